#pragma once

#include <cstdint>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/tune/comparison/bands_sweep.h"
#include "core/tune/rows/row_sample.h"

namespace shinglescope {

struct ShowdownOptions {
  /// Brute force compares this many pairs of texts at most; of more rows a
  /// sample is drawn for both sides.
  std::uint64_t mostPairs = 20'000'000;
  std::uint64_t seed = 1;            ///< of that sample
  RowsDrawn drawn = RowsDrawn::Any;  ///< partners at or over the recipe's threshold
};

/// LSH against brute force on the same rows. Seconds are wall, on the context's threads.
struct Showdown {
  std::uint64_t dataRows = 0;
  std::uint64_t rows = 0;            ///< that both sides were given
  RowsDrawn drawn = RowsDrawn::Any;  ///< these, where they are not all
  std::uint64_t distinctTexts = 0;   ///< of these, with a shingle
  unsigned threads = 1;

  double lshSeconds = 0;        ///< the whole run of `find`: prepare, sign, band, verify, group
  double shinglingSeconds = 0;  ///< preparing and cutting, which brute force needs too
  double bruteSeconds = 0;      ///< then comparing every two sets
  double joinSeconds = 0;       ///< or the exact join instead, which compares few
  std::uint64_t bruteComparisons = 0;
  std::uint64_t candidates = 0;  ///< pairs of texts that LSH compared

  PairCounts lshPairs;  ///< pairs of distinct texts that each found
  PairCounts brutePairs;
  PairCounts bothPairs;
  std::uint64_t identicalPairs = 0;  ///< row pairs of equal texts, found by both

  /// Seconds for one comparison, on one thread's share: bruteSeconds / bruteComparisons.
  double secondsPerComparison() const;
  /// Brute force over all n (n - 1) / 2 pairs of n such rows, none of them equal.
  double bruteSecondsFor(double rows) const;
  /// LSH grows with the rows: lshSeconds * n / rows, without the pairs that more rows make.
  double lshSecondsFor(double rows) const;
};

/// The published example: a million announcements make 499,999,500,000 pairs, which
/// at a microsecond each take 5.8 days, "six days of computation".
inline constexpr double kPublishedRows = 1'000'000;
inline constexpr double kPublishedSecondsPerPair = 1e-6;

/// Pairs of n rows: n (n - 1) / 2.
constexpr double pairsOfRows(double rows) { return rows * (rows - 1) / 2; }

/// Runs both. Every pair of texts is compared by merging their sets, so brute
/// force is no straw man: sets are sorted and compared in the same way as
/// candidates are. Pairs and counts are identical for any thread count, times are not.
/// BadParameter, Format for no rows, Limit, Cancelled. Stages: those of RowSampler, of a run, then
/// Comparing and Joining, in texts.
Result<Showdown> runShowdown(const Dataset &dataset, const Recipe &recipe,
                             const ShowdownOptions &options, const RunContext &context);

}  // namespace shinglescope
