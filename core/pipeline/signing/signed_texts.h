#pragma once

#include <memory>
#include <vector>

#include "core/base/run_context.h"
#include "core/lsh/band_keys.h"
#include "core/pipeline/report/memory_plan.h"
#include "core/pipeline/signing/key_spill.h"
#include "core/shingle/text_classes.h"
#include "core/signature/signing_input.h"

namespace shinglescope {

/// All rows of a data set, collapsed by equal prepared text, with the band keys
/// of each distinct text; its set and, unless asked for, its signature are not
/// kept.
struct SignedTexts {
  TextClasses classes;
  std::vector<std::uint32_t> occurrences;  ///< of each text: shingles, repeated ones counted
  BandKeys keys;                           ///< of all bands, of the first ones, or of none
  std::shared_ptr<KeySpill> spill;         ///< keys by row, where the plan says so
  SignatureMatrix signatures;              ///< of all texts, or of none
  double preparingShare = 0;               ///< of the time that it took

  bool hasSignatures() const { return signatures.hashes() > 0; }
  /// Over all distinct texts.
  std::uint64_t shingleOccurrences() const;
};

/// Prepares and signs every row in parallel (SigningPass), then collapses equal
/// texts: those with the same digest of 128 bits, compared once more letter by
/// letter, so that crafted texts join nothing that differs. Identical for any
/// thread count. Where the memory plan keeps not all keys in memory, they are in
/// a file or, but for the first bands, not made. BadParameter for an unknown
/// language or bad signature options, Io where the file fails. Stage: Signing,
/// in rows. Memory: 4 bytes a band and row, 20 bytes a row and 12 more
/// while equal texts are looked for; with signatures 4 bytes a hash and row.
Result<SignedTexts> signDataset(const SigningInput &input, const BandPlan &plan,
                                const MemoryPlan &memory, bool keepSignatures,
                                const RunContext &context);

/// Stores some bands of rows that come with all `bands` of theirs together: as
/// many as `keys` has, from `firstBand` on.
void storeBands(BandKeys &keys, std::uint32_t firstBand, std::uint32_t bands, std::size_t firstRow,
                std::span<const std::uint32_t> rowMajor);

/// The first row of each text, ascending.
std::vector<std::uint32_t> firstRows(const TextClasses &classes);

/// Seconds that one thread takes to prepare and sign a row, measured on some
/// hundred rows; for planMemory().
Result<double> measureSigning(const SigningInput &input, const BandPlan &plan,
                              const RunContext &context);

}  // namespace shinglescope
