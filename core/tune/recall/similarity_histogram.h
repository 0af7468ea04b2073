// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/run_context.h"
#include "core/base/statistics.h"
#include "core/tune/rows/exact_sets.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

struct HistogramOptions {
  std::uint32_t bins = 20;  ///< of equal width over (0, 1], at most 1000
  /// From this similarity on, the exact join finds every pair. It is rounded down to the edge of a
  /// bin, and is at least the first edge. A lower floor takes more time.
  Ratio floor{2, 10};
  std::uint64_t sampledPairs = 200'000;  ///< drawn at random for the bins below
  std::uint64_t seed = 42;
};

/// Row pairs whose exact similarity lies in [low, high) or, in the last bin, in [low, 1].
struct SimilarityBin {
  double low = 0;
  double high = 0;
  bool isExact = false;         ///< counted; otherwise estimated from the sample
  double rowPairs = 0;          ///< a whole number if exact; pairs with J = 0 are not in a bin
  Interval interval;            ///< 95 %, in row pairs; both ends equal rowPairs if exact
  std::uint64_t textPairs = 0;  ///< pairs of distinct texts in this bin; 0 if estimated
  std::uint64_t sampled = 0;    ///< sampled pairs in this bin

  /// log10(1 + rowPairs): a height for a logarithmic axis that includes 0.
  double logCount() const;
};

/// The distribution of the exact similarities of a data set's row pairs.
struct SimilarityHistogram {
  Measure measure;                   ///< of the similarities
  std::vector<SimilarityBin> bins;   ///< ascending, without gaps, from 0 to 1
  Ratio floor;                       ///< lowest counted similarity: the edge of a bin
  std::uint64_t allPairs = 0;        ///< row pairs that may form a pair (PairPopulation)
  std::uint64_t identicalPairs = 0;  ///< row pairs of equal prepared texts; also in the last bin
  double disjointPairs = 0;          ///< row pairs without a common shingle
  Interval disjointInterval;         ///< 95 %, in row pairs
  std::uint64_t sampledPairs = 0;    ///< drawn pairs; 0 if there was nothing below the floor
  bool isEnumerated = false;         ///< few enough pairs to examine all: all bins are exact
  std::uint64_t compared = 0;        ///< pairs that the join compared
  std::vector<ScoredPair> pairs;     ///< distinct texts at or above the floor, ascending by text
};

/// Counts all pairs at or above the floor by the exact join (exactJoin()), which misses none.
/// Estimates the rest from a simple random sample of all row pairs: a bin with c of the sample's m
/// pairs below the floor has about c / m of all pairs below it, with Wilson's interval. If there
/// are no more pairs than would be sampled, all are examined. Bins are decided on integers. The
/// sample depends only on seed and data; independent of the number of threads. Errors: BadParameter
/// for invalid bins or floor; Limit as in exactJoin(); Cancelled. Stages: Joining, then Verifying,
/// in pairs. Time: the join at the floor, and O(shingles) per sampled pair.
Result<SimilarityHistogram> makeSimilarityHistogram(const ExactSets &texts,
                                                    const HistogramOptions &options,
                                                    const RunContext &context);

}  // namespace shinglescope
