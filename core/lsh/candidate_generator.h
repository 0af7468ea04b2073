// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lsh/band_keys.h"
#include "core/lsh/bucket_index.h"
#include "core/lsh/bucket_sizes.h"
#include "core/lsh/bucket_tally.h"
#include "core/lsh/candidate_window.h"
#include "core/lsh/capped_texts.h"
#include "core/lsh/neighbour_candidates.h"
#include "core/shingle/pair_scope.h"

namespace shinglescope {

/// The advice if there are too many candidates.
inline constexpr MessageId kPairAdvice = MessageId::CutFewerBandsOrAllowMemory;

/// Pairs to be scored, and what was left out because buckets were capped.
struct Candidates {
  std::vector<CandidatePair> pairs;  ///< ascending by (a, b), without duplicates
  BucketTally tally;
};

/// Returns the pairs of texts that the scope allows and whose keys agree in at least one band: all
/// of them, except that a bucket over the band's cap (ScopedBucket::size) contributes only the
/// pairs of neighbourCandidates(). The cap follows from the sizes of the band's buckets
/// (BucketSizes). `texts` are those that have shingles, ascending. Keys may collide, so the caller
/// must confirm candidates on the signatures (countSharedBands). Bands are processed in parallel;
/// the result does not depend on the thread count. Limit if there are more candidates than
/// PairBudget allows. A window avoids this error: its end moves, and the result contains the pairs
/// before it. Memory: 16 bytes per text and thread, and 16 per candidate while lists are sorted;
/// with a window kBytesPerWindowPair for each pair of its capacity. The tally counts all buckets,
/// regardless of the window. Stage: Banding, in bands.
Result<Candidates> generateCandidates(const BandKeys &keys, std::span<const std::uint32_t> texts,
                                      const RunContext &context, const PairScope &scope = {},
                                      CandidateWindow *window = nullptr);

/// What the bands of a run share if they are processed a few at a time.
struct RunBands {
  RunBands(std::uint32_t bands, std::size_t texts)
      : count(bands), capped(texts, bands), tally(texts) {}

  std::uint32_t count;
  CappedTexts capped;                ///< of the bands so far
  BucketTally tally;                 ///< likewise; the caller settles it after all bands
  std::vector<BucketIndex> indexes;  ///< one for each thread; their memory is reused
};

/// The first step of generateCandidates(), for the bands of a run from `firstBand` on that `keys`
/// has: the pairs of buckets that are not capped.
Result<std::vector<CandidatePair>> bucketCandidates(const BandKeys &keys, std::uint32_t firstBand,
                                                    RunBands &run,
                                                    std::span<const std::uint32_t> texts,
                                                    const RunContext &context,
                                                    const PairScope &scope,
                                                    CandidateWindow *window);

/// Adds ascending pairs to ascending candidates, both within the window, which may be null.
void addCandidates(const std::vector<CandidatePair> &more, CandidateWindow *window,
                   std::vector<CandidatePair> &pairs);

/// Counts the pairs that generateCandidates() considers, once for every band that they share: an
/// upper bound of the work to generate and confirm candidates, from the sizes of the buckets alone.
/// Cancelled. Starts no stage. O(bands * texts).
Result<std::uint64_t> countBucketPairs(const BandKeys &keys, std::span<const std::uint32_t> texts,
                                       const RunContext &context, const PairScope &scope = {});

/// The bytes for each pair of a window's capacity while the lists grow, are sorted and are joined.
inline constexpr std::uint64_t kBytesPerWindowPair = 32;

}  // namespace shinglescope
