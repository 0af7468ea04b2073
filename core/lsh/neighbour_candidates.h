// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lsh/candidate_window.h"
#include "core/lsh/capped_texts.h"
#include "core/shingle/pair_scope.h"

namespace shinglescope {

/// The number of bands by which the texts of a bucket are sorted. Texts that agree in all of them
/// are as similar as texts get.
inline constexpr std::uint32_t kNeighbourSortBands = 16;

/// The keys of a run, in memory or not.
struct KeySource {
  std::uint32_t bands = 0;
  std::uint32_t words = 1;  ///< see keyWords()
  /// Returns a word of the keys of a band, one for each text; 0 is the lower word. They may be read
  /// into `room`, which the caller keeps. Several workers may ask at the same time.
  std::function<Result<std::span<const std::uint32_t>>(std::uint32_t band, std::uint32_t word,
                                                       std::vector<std::uint32_t> &room)>
      read;
};

/// Returns the candidates that capped buckets contribute: the texts of a bucket are sorted by the
/// lower words of their keys in the following bands, so texts that agree in more bands are nearer
/// to each other (as in an LSH forest; Bawa, Condie and Ganesan, 2005), and each text is compared
/// with the next. All texts of a bucket are so connected. With a reference, each is compared with
/// the last one before it from the other side. A text takes part in the first kNeighbourBands of
/// its capped buckets. Ascending, without duplicates, within the window, which may be null. The
/// same for any number of threads. O(capped texts log texts) for each band; 20 bytes per capped
/// text and thread.
Result<std::vector<CandidatePair>> neighbourCandidates(
    const KeySource &keys, std::span<const std::uint32_t> texts, const CappedTexts &capped,
    const RunContext &context, const PairScope &scope, CandidateWindow *window);

}  // namespace shinglescope
