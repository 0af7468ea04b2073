// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/pipeline/recipe/option_names.h"
#include "core/tune/comparison/bands_sweep.h"
#include "core/tune/rows/exact_sets.h"

namespace shinglescope {

/// What becomes of a pair of texts in a run with bands.
enum class CandidateFate {
  Found,   ///< a candidate at or above the threshold
  Below,   ///< a candidate below it: a false candidate, compared in vain
  Missed,  ///< at or above it, but in no common band
};

inline constexpr std::array kCandidateFateNames = {NamedChoice{"found", CandidateFate::Found},
                                                   NamedChoice{"below", CandidateFate::Below},
                                                   NamedChoice{"missed", CandidateFate::Missed}};

/// One pair of distinct texts, by their first rows.
struct ExaminedPair {
  RecordId rowA;  ///< rowA < rowB
  RecordId rowB;
  CandidateFate fate = CandidateFate::Found;
  std::uint32_t intersection = 0;
  std::uint32_t whole = 0;           ///< at least 1
  std::uint32_t equalPositions = 0;  ///< of the signatures
  std::uint32_t sharedBands = 0;     ///< 0 for missed pairs
  std::uint64_t rowPairs = 0;        ///< row pairs that it represents

  double similarity() const {
    return static_cast<double>(intersection) / static_cast<double>(whole);
  }
};

struct ExaminedOptions {
  bool found = true;
  bool below = true;
  bool missed = true;
  /// At most so many pairs are listed of each fate: the most similar, or random ones.
  std::uint64_t most = 10'000;
  bool isRandom = false;
  std::uint64_t seed = 1;  ///< of the draw
};

/// The candidates of a recipe, and the pairs that it misses.
struct ExaminedCandidates {
  PairCounts found;
  PairCounts below;
  PairCounts missed;
  std::uint64_t identicalPairs = 0;    ///< row pairs of equal texts, which every setting finds
  std::uint64_t pairsNotExamined = 0;  ///< upper bound of pairs skipped in capped buckets
  /// Found pairs first, then false candidates, then missed ones; in each, by descending similarity
  /// and then by rows.
  std::vector<ExaminedPair> pairs;

  const PairCounts &countOf(CandidateFate fate) const;
};

/// Lists what a run with the recipe of these texts compares, down to similarity 0, and what it
/// misses. All fates are counted, whichever are listed. `known` may contain the pairs of an exact
/// join with this or a lower threshold, which then is not repeated. Independent of the number of
/// threads. Errors: BadParameter for a recipe that compares by containment; those of
/// signExactSets(), exactJoin() and probeCandidates(); Cancelled. Stages: Joining, Signing, in
/// texts. Memory: 24 bytes per candidate.
Result<ExaminedCandidates> examineCandidates(const ExactSets &texts, const ExaminedOptions &options,
                                             const RunContext &context,
                                             const std::vector<ScoredPair> *known = nullptr);

}  // namespace shinglescope
