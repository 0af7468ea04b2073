// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/lsh/s_curve.h"
#include "core/tune/rows/exact_sets.h"
#include "core/verify/numbered_sets.h"

namespace shinglescope {

struct ProfileOptions {
  /// All texts are profiled if their sets meet at most this often; otherwise as many random ones as
  /// meet about this often.
  std::uint64_t mostMeetings = 400'000'000;
  std::uint64_t leastTexts = 200;  ///< profiled in any case
  std::uint64_t seed = 1;          ///< of the random texts
};

/// The exact similarities of all pairs of distinct texts that may form a pair, or of the pairs of
/// random texts with all others. Every similarity counts, also those near 0: a plan with few rows
/// per band compares many such pairs. A plain value of 64 KB.
class SimilarityProfile {
 public:
  /// Counts the shared shingles of each profiled text with every other text in an inverted index,
  /// so pairs without a common shingle cost nothing. A pair of a sample of m of n texts stands for
  /// n / (2 m) pairs, since it can be met from both sides (Cochran, Sampling techniques, 1977,
  /// chapter 2). `numbered` are the sets of the texts. A pure function of data and options,
  /// independent of the number of threads. Cancelled. Stage: Comparing, in texts. O(shingles +
  /// meetings); 4 bytes per profiled text and thread.
  static Result<SimilarityProfile> make(const ExactSets &texts, const NumberedSets &numbered,
                                        const ProfileOptions &options, const RunContext &context);

  /// The expected number of candidates of a plan: the sum of P(candidate | J) over all pairs. Caps
  /// of buckets are not applied. O(1): 4096 similarities.
  double expectedCandidates(const BandPlan &plan) const;
  /// The number of pairs of distinct texts with a similarity in [low, high).
  double pairsBetween(double low, double high) const;
  bool isExact() const { return m_profiledTexts == m_texts; }
  std::uint64_t texts() const { return m_texts; }
  std::uint64_t profiledTexts() const { return m_profiledTexts; }
  /// Pairs of distinct texts that the scope allows, with and without a common shingle.
  double allPairs() const { return m_allPairs; }
  /// The mean similarity of two such texts: how much unrelated texts have in common.
  double meanSimilarity() const;

 private:
  friend class ProfileMaker;

  static constexpr std::size_t kBins = 4096;
  static constexpr std::uint64_t kScale = 1U << 20U;  ///< similarities are summed as integers
  struct Bin {
    std::uint64_t pairs = 0;
    std::uint64_t similarities = 0;  ///< their sum, times kScale
  };

  std::array<Bin, kBins> m_bins{};
  std::uint64_t m_texts = 0;
  std::uint64_t m_profiledTexts = 0;
  double m_allPairs = 0;
  double m_pairsPerPair = 1;  ///< that a counted pair stands for
};

}  // namespace shinglescope
