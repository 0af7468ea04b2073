#include "core/pipeline/exact_estimate.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <memory>
#include <string_view>
#include <vector>

#include "core/pipeline/recipe_columns.h"
#include "core/shingle/shingled_texts.h"
#include "core/verify/exact_join.h"

namespace shinglescope {
namespace {

/// The largest part of the sample that is joined has so many shingles at most:
/// bounds the time where each set is compared with nearly each.
constexpr std::uint64_t kMostJoinedShingles = 1'000'000;
constexpr std::uint64_t kMostSampledBytes = 16U << 20U;
/// Growth of comparisons with rows; above 2 while shingles that were alone in a
/// small sample still find partners.
constexpr double kLeastGrowth = 1;
constexpr double kMostGrowth = 2.5;
/// Sets of a sample are in the cache and those of all rows are not.
constexpr double kCacheFactor = 1.5;
constexpr double kSecondsPerComparison = 3e-7;  ///< where the sample had too few to measure
constexpr double kEnoughComparisons = 1000;     ///< to measure one
constexpr double kEnoughToCompare = 30;         ///< to measure their growth
/// Counting, choosing prefixes and indexing, without comparisons.
constexpr double kSecondsPerShingle = 2e-8;
/// A shingle in its set and the table of counts, one in a prefix and its index,
/// and a row in the text classes and digests.
constexpr double kBytesPerShingle = 14;
constexpr double kBytesPerPosting = 24;
constexpr double kBytesPerRow = 60;

/// Time of this thread alone: a busy machine must not make a run look long.
double threadSeconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

std::uint64_t rounded(double value) { return static_cast<std::uint64_t>(std::llround(value)); }
double pairsOf(double items) { return items * std::max(items - 1, 0.0) / 2; }

/// Evenly spaced rows, fewer where they are long; only the compared columns.
std::shared_ptr<const Dataset> sampleOf(const Dataset &dataset,
                                        const std::vector<ColumnId> &columns, std::size_t most) {
  DatasetBuilder builder(dataset.columnNames());
  std::vector<std::string_view> cells(dataset.columnCount());
  // By the golden ratio, so that the rows are spread wherever it has to stop.
  const std::size_t rows = dataset.rowCount();
  const std::size_t wanted = std::min(rows, std::max<std::size_t>(most, 1));
  std::uint64_t bytes = 0;
  std::vector<std::uint32_t> chosen;
  for (std::size_t i = 0; i < wanted; ++i)
    chosen.push_back(static_cast<std::uint32_t>(i * rows / wanted));
  std::vector<bool> isTaken(wanted, false);
  const double golden = (std::sqrt(5.0) - 1) / 2;
  double place = 0;
  for (std::size_t i = 0; i < wanted && bytes < kMostSampledBytes; ++i) {
    place += golden;
    place -= std::floor(place);
    auto at = static_cast<std::size_t>(place * static_cast<double>(wanted));
    while (isTaken[at]) at = (at + 1) % wanted;
    isTaken[at] = true;
    for (const ColumnId column : columns) {
      cells[column.value] = dataset.cell({chosen[at]}, column);
      bytes += cells[column.value].size();
    }
    builder.addRow(cells, 0);
  }
  return builder.finish();
}

/// The first sets of the sample.
ShingleSets firstSets(const ShingleSets &sets, std::size_t count) {
  ShingleSets first;
  const auto end = sets.offsets.begin() + static_cast<std::ptrdiff_t>(count + 1);
  first.offsets.assign(sets.offsets.begin(), end);
  first.values.assign(sets.values.begin(),
                      sets.values.begin() + static_cast<std::ptrdiff_t>(first.offsets.back()));
  return first;
}

/// How many sets of the sample have no more shingles than may be joined.
std::size_t joinableSets(const ShingleSets &sets) {
  const auto end = std::upper_bound(sets.offsets.begin(), sets.offsets.end(), kMostJoinedShingles);
  return static_cast<std::size_t>(end - sets.offsets.begin()) - 1;
}

struct MeasuredJoin {
  double sets = 0;
  double shingles = 0;
  double comparisons = 0;
  double seconds = 0;
};

Result<MeasuredJoin> measureJoin(const ShingleSets &sets, const Ratio &threshold,
                                 const RunContext &context) {
  RunContext alone;
  alone.stop = context.stop;
  alone.memoryBudget = context.memoryBudget;
  const double start = threadSeconds();
  const auto joined = exactJoin(sets, threshold, alone);
  if (!joined) return joined.error();
  return MeasuredJoin{static_cast<double>(sets.size()), static_cast<double>(sets.values.size()),
                      static_cast<double>(joined->compared), threadSeconds() - start};
}

/// Joins of a quarter, a half and all of the joinable part of a sample, and what
/// they tell of more sets.
class JoinTrend {
 public:
  static Result<JoinTrend> measure(const ShingleSets &sets, const Ratio &threshold,
                                   const RunContext &context) {
    JoinTrend trend;
    const std::size_t most = joinableSets(sets);
    for (const std::size_t share : {4, 2, 1}) {
      const auto join = measureJoin(firstSets(sets, most / share), threshold, context);
      if (!join) return join.error();
      trend.m_joins.push_back(*join);
    }
    return trend;
  }

  double comparisons(double sets) const {
    const MeasuredJoin &all = m_joins.back();
    if (all.sets < 1) return pairsOf(sets);
    // None seen in a sample: fewer than three of a hundred such samples would
    // show none if there were more (the rule of three).
    const double seen = std::max(all.comparisons, sets > all.sets ? 3.0 : 0.0);
    const double most = std::max(pairsOf(sets), all.comparisons);
    return std::min(seen * std::pow(sets / all.sets, growth()), most);
  }

  double seconds(double shingles, double comparisonsOfAll) const {
    const MeasuredJoin &all = m_joins.back();
    double each = kSecondsPerComparison;
    if (all.comparisons >= kEnoughComparisons) {
      const double rest = all.seconds - all.shingles * kSecondsPerShingle;
      each = std::max(rest, 0.0) / all.comparisons * kCacheFactor;
    }
    return shingles * kSecondsPerShingle + comparisonsOfAll * each;
  }

 private:
  /// The exponent with which comparisons grow with the number of sets.
  double growth() const {
    const MeasuredJoin &few = m_joins.front();
    const MeasuredJoin &all = m_joins.back();
    if (few.comparisons < kEnoughToCompare) return 2;
    const double exponent =
        std::log(all.comparisons / few.comparisons) / std::log(all.sets / few.sets);
    return std::clamp(exponent, kLeastGrowth, kMostGrowth);
  }

  std::vector<MeasuredJoin> m_joins;
};

}  // namespace

Result<ExactEstimate> estimateExact(const Dataset &dataset, const Recipe &recipe,
                                    const RunContext &context, std::size_t sampleRows) {
  const auto columns = comparedColumns(dataset, recipe);
  if (!columns) return columns.error();
  if (dataset.rowCount() == 0)
    return Error{ErrorCode::Format, "The data has no rows, so there is nothing to compare."};
  const std::shared_ptr<const Dataset> sample = sampleOf(dataset, *columns, sampleRows);
  RunContext alone;
  alone.stop = context.stop;
  alone.memoryBudget = context.memoryBudget;
  const double start = threadSeconds();
  const auto texts = shingleDataset(*sample, *columns, recipe.preparation, recipe.shingle, alone);
  if (!texts) return texts.error();
  const double preparing = threadSeconds() - start;
  const auto trend = JoinTrend::measure(texts->sets, recipe.threshold, context);
  if (!trend) return trend.error();

  const auto rows = static_cast<double>(dataset.rowCount());
  const double scale = rows / static_cast<double>(sample->rowCount());
  const double distinct = static_cast<double>(texts->classes.textCount()) * scale;
  const double shingles = static_cast<double>(texts->sets.values.size()) * scale;
  const double comparisons = trend->comparisons(distinct);
  const double prefixShare = 1 - recipe.threshold.toDouble();
  ExactEstimate estimate;
  estimate.rows = dataset.rowCount();
  estimate.sampledRows = sample->rowCount();
  estimate.distinctTexts = rounded(distinct);
  estimate.shingles = rounded(shingles);
  estimate.comparisons = rounded(comparisons);
  estimate.allPairs = estimate.rows * (estimate.rows - 1) / 2;
  estimate.seconds =
      (preparing * scale + trend->seconds(shingles, comparisons)) / std::max(1U, context.threads);
  estimate.memoryBytes =
      rounded(rows * kBytesPerRow + shingles * (kBytesPerShingle + prefixShare * kBytesPerPosting));
  return estimate;
}

}  // namespace shinglescope
