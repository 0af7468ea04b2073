#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/run_context.h"
#include "core/tune/rows/tuned_texts.h"

namespace shinglescope {

struct BucketViewOptions {
  std::size_t largest = 10;      ///< buckets that are shown with members and shingles
  std::size_t mostMembers = 20;  ///< rows listed of each
  std::size_t commonest = 20;    ///< shingles listed by how many rows hold them
};

/// How many buckets have so many texts, over all bands.
struct BucketSizeCount {
  std::uint64_t texts = 0;  ///< distinct texts in the bucket, at least 2
  std::uint64_t buckets = 0;
  bool operator==(const BucketSizeCount &) const = default;
};

/// A shingle as it stands in a prepared text, and how common it is.
struct ShingleShare {
  std::string text;
  std::uint64_t rows = 0;  ///< that hold it
  double share = 0;        ///< of the rows that have a shingle
};

/// One of the largest buckets.
struct HotBucket {
  std::uint32_t band = 0;
  std::uint64_t texts = 0;
  std::uint64_t rows = 0;
  std::uint64_t textPairs = 0;    ///< texts (texts - 1) / 2: candidates, where no cap cuts it
  std::vector<RecordId> members;  ///< ascending; only the first of many
  /// The shingles whose least values are the band's values: all members have
  /// them, and they alone brought them together. In the order of the band's rows, each once.
  std::vector<ShingleShare> shingles;
};

/// The buckets of a recipe on a data set.
struct BucketView {
  std::uint64_t texts = 0;              ///< distinct ones with shingles
  std::uint64_t buckets = 0;            ///< of two texts or more, over all bands
  std::vector<BucketSizeCount> sizes;   ///< by ascending texts
  std::uint64_t candidates = 0;         ///< pairs of distinct texts that share a band
  std::uint64_t pairsNotExamined = 0;   ///< upper bound of what caps leave out
  std::vector<HotBucket> largest;       ///< most texts first, then by band and first member
  std::vector<ShingleShare> commonest;  ///< by descending rows
};

/// Signs all texts, sorts the bands into buckets and looks into the largest. The
/// members of a bucket agree in their band's key; a bucket is cut by the recipe's scope
/// for candidates only. Identical for any thread count. Limit as
/// signTunedTexts(); Cancelled. Stages: Signing, in texts; Banding, in bands. 12 bytes a shingle
/// while common ones are counted.
Result<BucketView> viewBuckets(const TunedTexts &texts, const BucketViewOptions &options,
                               const RunContext &context);

/// What leaving out common shingles does.
struct StopShinglePreview {
  Ratio share;
  std::uint64_t stopped = 0;           ///< shingles that more than the share of the rows hold
  std::vector<ShingleShare> examples;  ///< the commonest of them
  BucketView before;
  BucketView after;
  std::uint64_t emptiedRows = 0;  ///< rows that have no shingle left
};

/// The buckets with and without the shingles that more than `share` of all rows
/// hold. BadParameter for a share that a recipe refuses; else as makeTunedTexts(), viewBuckets().
Result<StopShinglePreview> previewStopShingles(const Dataset &dataset, const Recipe &recipe,
                                               const Ratio &share, const BucketViewOptions &options,
                                               const RunContext &context);

}  // namespace shinglescope
