// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/cli/options/typed_row.h"
#include "core/base/ratio.h"
#include "core/lsh/s_curve.h"
#include "core/tune/comparison/bands_estimate.h"
#include "core/tune/comparison/bucket_statistics.h"
#include "core/tune/comparison/examined_candidates.h"
#include "core/tune/recall/similarity_histogram.h"

namespace shinglescope {

/// The table that `matrices` writes as CSV.
enum class MatrixShown { Characteristic, Signature, Pairs };

/// The options of the commands that show what the views of Explore show.
struct ExploreOptions {
  std::vector<BandPlan> plans;     ///< of `curves`
  std::uint64_t steps = 100;       ///< of a curve
  std::optional<Ratio> weight;     ///< of misses, of `plans`
  std::optional<Ratio> d1, d2;     ///< the zone of `plans`
  Ratio p1{65, 100}, p2{95, 100};  ///< of the zone
  HistogramOptions histogram;
  std::optional<std::uint64_t> sampledRows;  ///< of `bands`; none: every pair is counted
  std::uint64_t sampleSeed = 1;
  BucketStatisticsOptions buckets;
  std::vector<TypedRow> rows;  ///< of `matrices`, or the pair of `estimator`
  MatrixShown matrix = MatrixShown::Characteristic;
  std::uint64_t mostPairs = 1000;                ///< of `estimator`, or of each fate
  std::optional<CandidateFate> fate;             ///< of `candidates`; none: all
  bool isRandom = false;                         ///< list random candidates
  std::uint32_t seeds = 5;                       ///< of the pair
  std::vector<std::uint32_t> hashes{100, 1000};  ///< of the pair
};

}  // namespace shinglescope
