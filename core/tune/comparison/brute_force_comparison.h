// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/tune/comparison/bands_sweep.h"
#include "core/tune/comparison/examined_candidates.h"
#include "core/tune/rows/row_sample.h"

namespace shinglescope {

struct BruteForceOptions {
  /// Brute force compares at most this many pairs of texts. If there are more rows, both sides use
  /// a sample of them.
  std::uint64_t mostPairs = 20'000'000;
  std::uint64_t seed = 1;            ///< of that sample
  RowsDrawn drawn = RowsDrawn::Any;  ///< partners at or above the recipe's threshold
};

/// LSH against brute force on the same rows. Seconds are wall time, on the context's threads.
struct BruteForceComparison {
  std::uint64_t dataRows = 0;
  std::uint64_t rows = 0;            ///< rows that both sides were given
  RowsDrawn drawn = RowsDrawn::Any;  ///< how they were drawn, if they are not all rows
  std::uint64_t distinctTexts = 0;   ///< distinct texts that have a shingle
  unsigned threads = 1;

  double lshSeconds = 0;        ///< the whole run of `find`: prepare, sign, band, verify, group
  double shinglingSeconds = 0;  ///< preparing and shingling, which brute force needs too
  double bruteSeconds = 0;      ///< comparing every pair of sets after that
  double joinSeconds = 0;       ///< the exact join instead, which compares few pairs
  std::uint64_t bruteComparisons = 0;
  double allowedShare = 1;       ///< of all row pairs: those that the recipe's scope allows
  std::uint64_t candidates = 0;  ///< pairs of texts that LSH compared

  PairCounts lshPairs;  ///< pairs of distinct texts that each side found
  PairCounts brutePairs;
  PairCounts bothPairs;
  std::uint64_t identicalPairs = 0;  ///< row pairs of equal texts, found by both
  /// The most similar pair of each fate, if there is one; rows of the whole data set.
  std::vector<ExaminedPair> examples;

  /// The seconds of one comparison, over all threads: bruteSeconds / bruteComparisons.
  double secondsPerComparison() const;
  /// The seconds of brute force for all n (n - 1) / 2 pairs of n such rows, all distinct, of which
  /// the scope allows the same share.
  double bruteSecondsFor(double rows) const;
  /// The seconds of LSH, which grow with the rows: lshSeconds * n / rows, ignoring the pairs that
  /// more rows would add.
  double lshSecondsFor(double rows) const;
};

/// The published example: a million announcements make 499,999,500,000 pairs, which at a
/// microsecond each take 5.8 days, "six days of computation".
inline constexpr double kPublishedRows = 1'000'000;
inline constexpr double kPublishedSecondsPerPair = 1e-6;

/// Pairs of n rows: n (n - 1) / 2.
constexpr double pairsOfRows(double rows) { return rows * (rows - 1) / 2; }

/// Runs both sides. Brute force is a fair opponent: it compares every pair by merging sorted sets,
/// the way candidates are compared. Pairs and counts are independent of the number of threads;
/// times are not. Errors: BadParameter, Format for no rows, Limit, Cancelled. Stages: those of
/// RowSampler, of a run, then Comparing and Joining, in texts, and those of examineCandidates().
Result<BruteForceComparison> runShowdown(const Dataset &dataset, const Recipe &recipe,
                                         const BruteForceOptions &options,
                                         const RunContext &context);

}  // namespace shinglescope
