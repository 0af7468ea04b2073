#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lsh/band_keys.h"
#include "core/lsh/bucket_sizes.h"
#include "core/lsh/bucket_tally.h"
#include "core/shingle/pair_scope.h"

namespace shinglescope {

/// What helps where candidates are too many.
inline constexpr const char *kPairAdvice =
    "cut the hashes into fewer bands, take longer shingles or fewer rows, or allow more memory";

/// Two distinct texts that share a band, a < b.
struct CandidatePair {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  auto operator<=>(const CandidatePair &) const = default;
};

/// Pairs to be scored, and what was left out where buckets were capped.
struct Candidates {
  std::vector<CandidatePair> pairs;  ///< ascending by (a, b), each once
  BucketTally tally{0};
};

/// The pairs of texts that the scope allows and whose keys agree in at least one
/// band: all of them, but in a bucket over the band's cap (ScopedBucket::size)
/// only those with its leaders. The cap follows from the sizes of the band's
/// buckets (BucketSizes) where none is given. `texts` are those that have shingles, ascending. Keys
/// may collide: whoever uses a candidate confirms it on the signatures (countSharedBands). Bands
/// are worked on in parallel; the result does not depend on the thread count. Limit where the
/// candidates are more than PairBudget grants. 16 bytes a text for each thread and 16 a candidate
/// while lists are sorted. Stage: Banding, in bands.
Result<Candidates> generateCandidates(const BandKeys &keys, std::span<const std::uint32_t> texts,
                                      const RunContext &context, const PairScope &scope = {},
                                      std::optional<std::size_t> cap = std::nullopt);

/// Counts the buckets that these texts make in one band within the scope, for whoever looks at a
/// band in parts and must cap all of them alike. O(texts).
Result<void> countBucketSizes(const BandKeys &keys, std::uint32_t band,
                              std::span<const std::uint32_t> texts, const PairScope &scope,
                              BucketSizes &sizes, const RunContext &context);

}  // namespace shinglescope
