#pragma once

#include <vector>

#include "core/base/run_context.h"
#include "core/lsh/band_keys.h"
#include "core/shingle/text_classes.h"
#include "core/signature/signing_input.h"

namespace shinglescope {

/// All rows of a data set, collapsed by equal prepared text, with the band keys
/// of each distinct text; its set and, unless asked for, its signature are not
/// kept.
struct SignedTexts {
  TextClasses classes;
  std::vector<std::uint32_t> occurrences;  ///< of each text: shingles, repeated ones counted
  BandKeys keys;
  SignatureMatrix signatures;  ///< of all texts, or of none
  double preparingShare = 0;   ///< of the time that it took

  bool hasSignatures() const { return signatures.hashes() > 0; }
  /// Over all distinct texts.
  std::uint64_t shingleOccurrences() const;
};

/// Prepares and signs every row in parallel (SigningPass), then collapses equal
/// texts: those with the same digest of 128 bits, compared once more letter by
/// letter, so that crafted texts join nothing that differs. Identical for any
/// thread count. BadParameter for an unknown language or bad signature options,
/// Limit where the keys do not fit into the memory that the run may use. Stage:
/// Signing, in rows. Memory: 4 bytes a band and row, 20 bytes a row and 12 more
/// while equal texts are looked for; with signatures 4 bytes a hash and row.
Result<SignedTexts> signDataset(const SigningInput &input, const BandPlan &plan,
                                bool keepSignatures, const RunContext &context);

}  // namespace shinglescope
