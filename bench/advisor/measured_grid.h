// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/lsh/s_curve.h"
#include "core/tune/rows/exact_sets.h"
#include "core/verify/scored_pair.h"

namespace shinglescope::bench {

inline constexpr std::uint64_t kAdvisedSeeds = 20;
inline constexpr std::uint32_t kGridHashes = 512;
inline constexpr std::uint32_t kGridRows = 24;

/// A plan as runs with 20 seeds compare and find pairs, with all caps of buckets.
struct MeasuredPlan {
  BandPlan plan;
  double compared = 0;     ///< mean pairs of texts
  double recall = 1;       ///< mean over the seeds
  double leastRecall = 1;  ///< of any seed
  double error = 0;        ///< standard error of the mean recall
  double cost = 0;         ///< hash values and compared pairs
};

/// All plans of up to 512 hashes with 1 to 24 rows, measured with the seeds 1 to 20 against the
/// exact join. Signatures of the texts of true pairs are computed once for each seed, with the most
/// hashes; every plan uses the first of them, which gives the recall of every plan before caps.
/// Candidates are counted for the plans that can be the cheapest: with given rows, these are the
/// fewest bands that keep a promise, because more bands cost more.
class MeasuredGrid {
 public:
  /// `pairs` are all pairs at or above the lowest of the thresholds. Refers to both.
  MeasuredGrid(const ExactSets &texts, const std::vector<ScoredPair> &pairs,
               std::vector<Ratio> thresholds, const RunContext &context)
      : m_texts(texts), m_pairs(pairs), m_thresholds(std::move(thresholds)), m_context(context) {}

  /// Signs and compares the true pairs.
  Result<void> sign();
  /// Measures one plan at a threshold.
  Result<MeasuredPlan> measure(const BandPlan &plan, const Ratio &threshold);
  /// The cheapest plan of the grid with a mean recall of at least `promise`; none if no plan has
  /// it. Only plans that may cost less than `known` are looked at.
  Result<std::optional<MeasuredPlan>> cheapest(const Ratio &threshold, double promise,
                                               const MeasuredPlan &known);

 private:
  struct SeedCount {
    double compared = 0;
    std::vector<std::uint32_t> missed;  ///< places in m_pairs
  };

  Result<void> signSeed(std::uint64_t seed);
  double uncappedRecall(const BandPlan &plan, const Ratio &threshold) const;
  Result<const SeedCount *> count(const BandPlan &plan, std::uint64_t seed);
  double hashValues(const BandPlan &plan) const;
  bool isAt(const ScoredPair &pair, const Ratio &threshold) const;
  double rowPairs(const ScoredPair &pair) const;
  void noteFirstBand(const ScoredPair &pair, std::uint32_t rows, std::uint32_t band);

  const ExactSets &m_texts;
  const std::vector<ScoredPair> &m_pairs;
  std::vector<Ratio> m_thresholds;
  RunContext m_context;
  /// By threshold and rows: the row pairs whose first shared band is this one, over all seeds.
  std::map<std::pair<double, std::uint32_t>, std::vector<double>> m_first;
  std::map<std::pair<std::uint64_t, std::pair<std::uint32_t, std::uint32_t>>, SeedCount> m_counts;
};

}  // namespace shinglescope::bench
