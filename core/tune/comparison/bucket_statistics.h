// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/run_context.h"
#include "core/tune/rows/exact_sets.h"

namespace shinglescope {

struct BucketStatisticsOptions {
  std::size_t largest = 10;      ///< buckets listed with members and shingles
  std::size_t mostMembers = 20;  ///< rows listed for each of these buckets
  std::size_t commonest = 20;    ///< most common shingles listed
};

/// The number of buckets of one size, over all bands.
struct BucketSizeCount {
  std::uint64_t texts = 0;  ///< distinct texts in the bucket, at least 2
  std::uint64_t buckets = 0;
  bool operator==(const BucketSizeCount &) const = default;
};

/// A shingle as in a prepared text, and its frequency.
struct ShingleShare {
  std::string text;
  std::uint64_t rows = 0;  ///< rows that contain it
  double share = 0;        ///< of the rows that have a shingle
};

/// One of the largest buckets.
struct HotBucket {
  std::uint32_t band = 0;
  std::uint64_t texts = 0;
  std::uint64_t rows = 0;
  std::uint64_t textPairs = 0;    ///< candidates, unless the bucket is capped
  std::vector<RecordId> members;  ///< ascending; only the first if there are many
  /// The shingles whose minimum hashes are the band's values: all members contain them, and they
  /// alone put the members together. In the order of the band's rows, without repetitions.
  std::vector<ShingleShare> shingles;
};

/// The buckets of a recipe on a data set.
struct BucketStatistics {
  std::uint64_t texts = 0;              ///< distinct texts with shingles
  std::uint64_t buckets = 0;            ///< buckets with pairs, over all bands
  std::vector<BucketSizeCount> sizes;   ///< by ascending texts
  std::uint64_t candidates = 0;         ///< pairs of distinct texts that share a band
  std::uint64_t pairsNotExamined = 0;   ///< upper bound of pairs that caps skip
  std::vector<HotBucket> largest;       ///< most pairs first, then by band and first member
  std::vector<ShingleShare> commonest;  ///< by descending rows
};

/// Signs all texts, sorts the bands into buckets and describes the largest. The members of a bucket
/// have the same key in its band and the same label; with a reference, it has rows of both tables,
/// and only pairs across count. Independent of the number of threads. Errors: Limit as in
/// signExactSets(); Cancelled. Stages: Signing, in texts; Banding, in bands. Memory: 12 bytes per
/// shingle while common shingles are counted.
Result<BucketStatistics> viewBuckets(const ExactSets &texts, const BucketStatisticsOptions &options,
                                     const RunContext &context);

/// The effect of leaving out common shingles.
struct StopShinglePreview {
  Ratio share;
  std::uint64_t stopped = 0;           ///< shingles in more than the share of the rows
  std::vector<ShingleShare> examples;  ///< the most common of them
  BucketStatistics before;
  BucketStatistics after;
  std::uint64_t emptiedRows = 0;  ///< rows left without a shingle
};

/// Compares the buckets with and without the shingles of more than `share` of all rows. Errors:
/// BadParameter for a share that recipes do not allow; otherwise those of makeExactSets() and
/// viewBuckets().
Result<StopShinglePreview> previewStopShingles(const Dataset &dataset, const Recipe &recipe,
                                               const Ratio &share,
                                               const BucketStatisticsOptions &options,
                                               const RunContext &context);

}  // namespace shinglescope
