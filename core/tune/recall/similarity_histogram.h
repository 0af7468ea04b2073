#pragma once

#include <cstdint>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/run_context.h"
#include "core/base/statistics.h"
#include "core/tune/rows/tuned_texts.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

struct HistogramOptions {
  std::uint32_t bins = 20;  ///< of equal width over (0, 1], at most 1000
  /// From here on every pair is found by the exact join; rounded down to the
  /// edge of a bin, and at least the first edge. Lower costs more.
  Ratio floor{2, 10};
  std::uint64_t sampledPairs = 200'000;  ///< drawn at random for what is below
  std::uint64_t seed = 42;
};

/// Row pairs whose exact similarity lies in [low, high), in the last bin [low, 1].
struct SimilarityBin {
  double low = 0;
  double high = 0;
  bool isExact = false;         ///< counted, else estimated from the sample
  double rowPairs = 0;          ///< a whole number where exact; pairs of J = 0 are in no bin
  Interval interval;            ///< 95 %, in row pairs; both ends rowPairs where exact
  std::uint64_t textPairs = 0;  ///< of these, pairs of distinct texts; 0 where estimated
  std::uint64_t sampled = 0;    ///< pairs of the sample that fell here

  /// log10(1 + rowPairs): a height for a logarithmic axis on which nothing is 0.
  double logCount() const;
};

/// How similar the row pairs of a data set are, exactly.
struct SimilarityHistogram {
  std::vector<SimilarityBin> bins;   ///< ascending, without gaps, from 0 to 1
  Ratio floor;                       ///< where counting begins: the edge of a bin
  std::uint64_t allPairs = 0;        ///< row pairs that may be one (PairPopulation)
  std::uint64_t identicalPairs = 0;  ///< of equal prepared texts; in the last bin too
  double disjointPairs = 0;          ///< row pairs without a common shingle
  Interval disjointInterval;         ///< 95 %, in row pairs
  std::uint64_t sampledPairs = 0;    ///< drawn; 0 where there was nothing below the floor
  bool isEnumerated = false;         ///< so few pairs that all were looked at: all bins are exact
  std::uint64_t compared = 0;        ///< pairs that the join looked at
  std::vector<ScoredPair> pairs;     ///< distinct texts at or over the floor, ascending by text
};

/// Counts all pairs at or over the floor by the exact join (exactJoin(), no miss)
/// and estimates the rest from a simple random sample of all row pairs: a bin
/// below the floor that has c of the sample's m pairs below the floor holds
/// about c / m of them, with Wilson's interval. Where there are no more pairs than would be sampled
/// all are looked at. Bins are decided on integers. The sample depends on the seed and the data
/// alone; identical for any thread count. BadParameter for bins or a floor that will not do; Limit
/// as exactJoin; Cancelled. Stages: Joining, then Verifying, in pairs. Time: that of the join at
/// the floor, and O(shingles) a sampled pair.
Result<SimilarityHistogram> makeSimilarityHistogram(const TunedTexts &texts,
                                                    const HistogramOptions &options,
                                                    const RunContext &context);

}  // namespace shinglescope
