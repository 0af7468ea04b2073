// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/run_context.h"
#include "core/lsh/candidate_window.h"
#include "core/shingle/text_classes.h"
#include "core/signature/signing_input.h"

namespace shinglescope {

/// Rejects most candidates below a similarity without their sets: each text has a bitmap with one
/// bit for each of its shingles, so two sets differ in at least as many shingles as their bitmaps
/// in bits (Sandes, Teodoro and Melo, Bitmap filter: speeding up exact set similarity joins with
/// bitwise operations, 2020). Never rejects a pair at or above the similarity. Afterwards any
/// number of threads may read.
class BitmapFilter {
 public:
  /// Computes the bitmaps of `texts` (ascending, without duplicates), in parallel, from the text of
  /// their first rows. `occurrences` has the number of shingles of each text, counted with
  /// repetition. A bitmap has four bits for each shingle of an average text, but all together take
  /// at most `mostBytes`; if that is too little, nothing is rejected. Errors: those of
  /// TextPreparer::create(), Io, Cancelled. O(bytes of the texts).
  static Result<BitmapFilter> make(const SigningInput &input, const TextClasses &classes,
                                   std::span<const std::uint32_t> texts,
                                   std::span<const std::uint32_t> occurrences,
                                   std::uint64_t mostBytes, const RunContext &context);

  /// Returns the candidates that may be at or above the similarity, in the same order. The filter
  /// has both texts of each. Errors: Cancelled.
  Result<std::vector<CandidatePair>> passing(std::span<const CandidatePair> candidates,
                                             const Ratio &similarity,
                                             const RunContext &context) const;

 private:
  class Maker;

  std::span<std::uint64_t> bitmap(std::size_t slot) {
    return {m_bits.data() + slot * m_words, m_words};
  }
  /// Appends the passing candidates of a block.
  void keepPassing(std::span<const CandidatePair> candidates, const Ratio &similarity,
                   std::vector<CandidatePair> &kept) const;

  std::uint32_t m_words = 0;  ///< of a bitmap; 0 if nothing is rejected
  std::vector<std::uint32_t> m_slotOfText;
  std::vector<std::uint32_t> m_shingles;  ///< by slot: at least the size of the set
  std::vector<std::uint64_t> m_bits;      ///< slot by slot
};

}  // namespace shinglescope
