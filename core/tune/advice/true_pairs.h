// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/tune/rows/exact_sets.h"
#include "core/verify/measure.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

struct TruePairOptions {
  std::uint64_t exactUpTo = 20'000'000;  ///< entries of prefix lists (countJoinEntries())
  std::uint64_t seed = 1;                ///< of the random texts
};

/// The pairs of distinct texts at or above a threshold: all of them, or those of random texts.
struct TruePairs {
  Ratio threshold;
  std::vector<ScoredPair> pairs;  ///< ascending by text
  bool isExact = false;
  std::uint64_t joinEntries = 0;    ///< of an exact join at the threshold
  std::uint64_t searchedTexts = 0;  ///< texts whose partners were searched
  std::uint64_t dataTexts = 0;      ///< distinct texts with a shingle

  /// Keeps only the pairs at or above a threshold, which is not below the present one. The entries
  /// remain those of the lower threshold. O(pairs).
  TruePairs atLeast(const Ratio &higher) const;
  /// The estimated number of all such pairs of texts; exact if isExact.
  double textPairs() const;
};

/// Searching stops when it has this many pairs, or has searched this many texts.
inline constexpr std::size_t kEnoughTruePairs = 500;
inline constexpr std::size_t kMostSearchedTexts = 64'000;

/// Finds all pairs by the exact join if that visits no more entries than the options allow, which
/// is counted first. Otherwise searches the partners of 1,000 random texts, of 4,000, and so on,
/// until there are kEnoughTruePairs. A pure function of data and options. Errors: those of
/// exactJoin() and findPartners(). Stage: Joining or Searching, in texts.
Result<TruePairs> findTruePairs(const ExactSets &texts, const SimilarityBound &bound,
                                const TruePairOptions &options, const RunContext &context);

}  // namespace shinglescope
