// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/run_context.h"
#include "core/base/statistics.h"
#include "core/lesson/model/lesson_tables.h"

namespace shinglescope {

inline constexpr std::uint32_t kConvergenceHashes = 1000;
inline constexpr std::uint32_t kSpreadSeeds = 100;
inline constexpr std::uint32_t kSpreadHashes[] = {10, 100, 1000};

/// The estimates of many seeds for one number of hashes, ascending.
struct EstimateInterval {
  std::uint32_t numHashes = 0;
  std::vector<double> estimates;
  double mean() const;
  double deviation() const;  ///< the root mean square distance from the mean
};

/// The convergence of one pair's estimate to its similarity.
struct PairConvergence {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  double jaccard = 0;
  std::vector<double> estimates;          ///< after 1, 2, ... hashes, the lesson's own first
  std::vector<Interval> band95;           ///< contains 95 % of such estimates, for the same counts
  std::vector<EstimateInterval> spreads;  ///< for each of kSpreadHashes
};

struct Convergence {
  std::vector<PairConvergence> pairs;  ///< in the order of the tables; no document is empty
};

/// Computes the estimates from the lesson's own hashes, then from those that it would have with up
/// to kMaxLessonHashes, then from the engine's seeded hash functions up to kConvergenceHashes.
/// Given columns cannot be continued, so the engine's functions follow them directly. All of
/// kSpreadSeeds except the first use only the engine's functions. `permutations` are those that
/// built the tables. A pure function of its arguments, independent of the number of threads.
/// Cancelled. Stage: Signing, in seeds. O(seeds * hashes * rows).
Result<Convergence> convergenceOf(const LessonTables &tables, const PermutationSpec &permutations,
                                  const RunContext &context);

}  // namespace shinglescope
