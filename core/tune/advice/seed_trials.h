// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/signature/signature_options.h"
#include "core/tune/advice/true_pairs.h"

namespace shinglescope {

/// The recall of a band plan with other seeds of the permutations, before buckets are capped.
struct RecallSpread {
  double mean = 1;          ///< over the seeds
  double deviation = 0;     ///< standard deviation over the seeds
  double expected = 1;      ///< by the curve, of the same pairs
  std::uint32_t seeds = 0;  ///< 0: there are no pairs
  /// What the permutations can be relied on to find: the curve's recall, or less if they are
  /// significantly worse than independent permutations are.
  double reliable() const;
};

/// Signs the texts of some true pairs with other seeds than the recipe's and finds the first band
/// that each pair shares. Pairs that have a text in common are found or missed together, and some
/// permutation schemes are worse on short texts than others; the curve tells neither, but these
/// trials do. Keeps what it has computed. One thread may use it.
class SeedTrials {
 public:
  static constexpr std::uint32_t kSeeds = 24;

  /// Uses up to 4,000 of the pairs, fewer if their texts are long. Refers to the texts.
  SeedTrials(const ExactSets &texts, const TruePairs &pairs, const SignatureOptions &signature);

  /// Errors: those of makeHashFamily(); Cancelled. O(seeds * shingles * hashes) unless a plan with
  /// at least as many bands of these rows was tried. Reports no stage.
  Result<RecallSpread> spreadOf(const BandPlan &plan, const RunContext &context);

 private:
  /// The row pairs found by the first 1, 2, ... bands, by seed.
  using FoundByBands = std::vector<std::vector<double>>;

  Result<FoundByBands> tryBands(const BandPlan &most, const RunContext &context) const;
  Result<std::vector<double>> trySeed(const BandPlan &most, std::uint64_t seed,
                                      const RunContext &context) const;

  const ExactSets &m_texts;
  SignatureOptions m_signature;
  std::vector<std::uint32_t> m_signed;  ///< texts of the pairs, ascending
  struct Pair {
    std::uint32_t a = 0;  ///< place in m_signed
    std::uint32_t b = 0;
    double similarity = 0;
    double rowPairs = 0;
  };
  std::vector<Pair> m_pairs;
  double m_rowPairs = 0;
  std::map<std::uint32_t, FoundByBands> m_found;  ///< by rows per band
};

}  // namespace shinglescope
