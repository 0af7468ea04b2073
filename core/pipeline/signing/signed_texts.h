// SPDX-License-Identifier: MIT
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

/// All rows of a data set, collapsed by equal prepared text, with the band keys of each distinct
/// text. Sets are not kept; signatures only on request.
struct SignedTexts {
  TextClasses classes;
  std::vector<std::uint32_t> occurrences;  ///< shingles of each text, with repetitions
  BandKeys keys;                           ///< of all bands, of the first ones, or of none
  std::shared_ptr<KeySpill> spill;         ///< keys by row, if the plan spills them
  SignatureMatrix signatures;              ///< of all texts, or of none
  double preparingShare = 0;               ///< the share of the time spent on preparing

  bool hasSignatures() const { return signatures.numHashes() > 0; }
  /// The sum over all distinct texts.
  std::uint64_t shingleOccurrences() const;
};

/// Prepares and signs every row in parallel (SigningPass), then collapses equal texts. Texts with
/// the same 128-bit digest are compared byte by byte, so crafted texts with equal digests stay
/// separate. Independent of the number of threads. If the memory plan does not keep all keys in
/// memory, they are in a file, or only the first bands are computed. Errors: BadParameter for an
/// unknown language or bad signature options, Io if the file fails. Stage: Signing, in rows.
/// Memory: 4 bytes per band and row, 20 bytes per row, and 12 more while equal texts are searched
/// for; with signatures 4 bytes per hash and row.
Result<SignedTexts> signDataset(const SigningInput &input, const BandPlan &plan,
                                const MemoryPlan &memory, bool keepSignatures,
                                const RunContext &context);

/// Stores some bands of rows whose keys for all `bands` bands are given together, with as many
/// words as in `keys`: the bands that `keys` contains, from `firstBand` on.
void storeBands(BandKeys &keys, std::uint32_t firstBand, std::uint32_t bands, std::size_t firstRow,
                std::span<const std::uint32_t> rowMajor);

/// The first row of each text, ascending.
std::vector<std::uint32_t> firstRows(const TextClasses &classes);

/// The seconds that one thread takes to prepare and sign a row, measured on a few hundred rows; for
/// planMemory().
Result<double> measureSigning(const SigningInput &input, const BandPlan &plan,
                              const RunContext &context);

}  // namespace shinglescope
