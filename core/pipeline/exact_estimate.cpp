#include "core/pipeline/exact_estimate.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/pipeline/estimated_count.h"
#include "core/pipeline/exact_sample.h"
#include "core/pipeline/recipe_columns.h"
#include "core/verify/exact_join.h"

namespace shinglescope {
namespace {

/// The largest part of the sample that is joined has so many shingles at most:
/// bounds the time where each set is compared with nearly each.
constexpr std::uint64_t kMostJoinedShingles = 1'000'000;
/// Growth of comparisons with rows; above 2 while shingles that were alone in a
/// small sample still find partners.
constexpr double kLeastGrowth = 1;
constexpr double kMostGrowth = 2.5;
/// Sets of a sample are in the cache and those of all rows are not.
constexpr double kCacheFactor = 1.5;
constexpr double kSecondsPerComparison = 3e-7;  ///< where the sample had too few to measure
constexpr double kEnoughComparisons = 1000;     ///< to measure one
constexpr double kEnoughToCompare = 30;         ///< to measure their growth
constexpr double kPairsThatTell = 100'000;      ///< more take memory and tell no more
/// Counting, choosing prefixes and indexing, without comparisons.
constexpr double kSecondsPerShingle = 2e-8;
/// A shingle in its set; its count, while prefixes are chosen; one in a prefix while its list
/// grows; one that is indexed, sorted and copied; a row in digests, classes and ranks; a pair while
/// lists are joined and sorted.
constexpr double kBytesPerShingle = 8;
constexpr double kBytesPerCount = 4;
constexpr double kMostCountBytes = 128.0 * (1U << 20U);
constexpr double kBytesInPrefix = 12;
constexpr double kBytesPerPosting = 44;
constexpr double kBytesPerRow = 60;
constexpr double kBytesPerPair = 44;
/// A byte of text makes at most one shingle, with all that may be held of it.
constexpr std::uint64_t kMostBytesPerTextByte = 64;

/// The peak of an exact run beside the data set.
double exactMemoryBytes(double rows, double texts, double shingles, double pairs,
                        const Ratio &threshold) {
  const double t = threshold.toDouble();
  const double probed = (1 - t) * shingles + texts;
  const double indexed = (1 - 2 * t / (1 + t)) * shingles + texts;
  const double counts = std::min(kBytesPerCount * shingles, kMostCountBytes);
  const double ofAllRows = shingles * rows / std::max(texts, 1.0);
  const double joining = kBytesPerShingle * shingles + kBytesInPrefix * probed +
                         std::max(counts, kBytesPerPosting * indexed);
  return rows * kBytesPerRow + std::max(kBytesPerShingle * ofAllRows, joining) +
         kBytesPerPair * pairs;
}

/// How many of the sample's texts, in its order, have no more shingles than may
/// be joined.
std::size_t joinableSets(const ExactSample &sample) {
  std::uint64_t shingles = 0;
  std::size_t count = 0;
  for (; count < sample.order.size(); ++count) {
    shingles += sample.texts.sets[TextId{sample.order[count]}].size();
    if (shingles > kMostJoinedShingles) break;
  }
  return count;
}

struct MeasuredJoin {
  double sets = 0;
  double shingles = 0;
  double comparisons = 0;
  double pairs = 0;
  double seconds = 0;
};

Result<MeasuredJoin> measureJoin(const SampledSets &part, const Ratio &threshold,
                                 const RunContext &context) {
  RunContext alone;
  alone.stop = context.stop;
  alone.memoryBudget = context.memoryBudget;
  const double start = threadSeconds();
  const ShingleSets &sets = part.sets;
  const auto joined = exactJoin(sets, threshold, alone, part.scope);
  if (!joined) return joined.error();
  return MeasuredJoin{static_cast<double>(sets.size()), static_cast<double>(sets.values.size()),
                      static_cast<double>(joined->compared),
                      static_cast<double>(joined->pairs.size()), threadSeconds() - start};
}

/// Joins of a quarter, a half and all of the joinable part of a sample, and what
/// they tell of all rows.
class JoinTrend {
 public:
  static Result<JoinTrend> measure(const ExactSample &sample, const Ratio &threshold,
                                   const RunContext &context) {
    JoinTrend trend;
    const std::size_t most = joinableSets(sample);
    for (const std::size_t share : {4, 2, 1}) {
      const auto join = measureJoin(firstSets(sample, most / share), threshold, context);
      if (!join) return join.error();
      trend.m_joins.push_back(*join);
      if (join->pairs > kPairsThatTell) break;
    }
    const auto texts = static_cast<double>(sample.order.size());
    trend.m_scale = sample.textScale() * texts / std::max(trend.m_joins.back().sets, 1.0);
    return trend;
  }

  /// Of all rows; they have `most` pairs that may be compared.
  double comparisons(double most) const {
    const MeasuredJoin &all = m_joins.back();
    if (all.sets < 1) return most;
    // None seen in a sample: fewer than three of a hundred such samples would
    // show none if there were more (the rule of three).
    const double seen = std::max(all.comparisons, m_scale > 1 ? 3.0 : 0.0);
    return std::min(seen * std::pow(m_scale, growth()), std::max(most, all.comparisons));
  }

  /// Of so many comparisons.
  double pairs(double comparisonsOfAll) const {
    const MeasuredJoin &all = m_joins.back();
    return all.comparisons > 0 ? comparisonsOfAll * all.pairs / all.comparisons : 0;
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
    if (few.comparisons < kEnoughToCompare || m_joins.size() == 1) return 2;
    const double exponent =
        std::log(all.comparisons / few.comparisons) / std::log(all.sets / few.sets);
    return std::clamp(exponent, kLeastGrowth, kMostGrowth);
  }

  std::vector<MeasuredJoin> m_joins;
  double m_scale = 1;  ///< texts to meet for each in the largest join
};

}  // namespace

Result<ExactEstimate> estimateExact(const Dataset &dataset, const Recipe &recipe,
                                    const RunContext &context,
                                    std::optional<std::uint32_t> firstReference,
                                    std::size_t sampleRows) {
  RunContext alone;
  alone.stop = context.stop;
  alone.memoryBudget = context.memoryBudget;
  const auto sample = takeExactSample(dataset, recipe, firstReference, sampleRows, alone);
  if (!sample) return sample.error();
  const auto trend = JoinTrend::measure(*sample, recipe.threshold, context);
  if (!trend) return trend.error();
  const auto scope = recipeScope(dataset, recipe, firstReference);
  if (!scope) return scope.error();
  const auto allowed = countAllowedPairs(*scope, dataset.rowCount(), alone);
  if (!allowed) return allowed.error();

  const double distinct = sample->scaled([](TextId) { return 1.0; });
  const double shingles = sample->scaled(
      [&](TextId text) { return static_cast<double>(sample->texts.sets[text].size()); });
  const double comparisons =
      trend->comparisons(std::min(estimatedPairs(distinct), static_cast<double>(*allowed)));
  // To find stop-shingles every row is prepared and cut twice more.
  const double passes = recipe.shingle.stopShare ? 3 : 1;
  const double preparing =
      passes * sample->preparingSeconds * sample->rows() / std::max(sample->sampledRows(), 1.0);
  ExactEstimate estimate;
  estimate.rows = dataset.rowCount();
  estimate.sampledRows = roundedCount(sample->sampledRows());
  estimate.distinctTexts = roundedCount(distinct);
  estimate.shingles = roundedCount(shingles);
  estimate.comparisons = roundedCount(comparisons);
  estimate.allPairs = *allowed;
  estimate.seconds =
      (preparing + trend->seconds(shingles, comparisons)) / std::max(1U, context.threads);
  estimate.pairs = roundedCount(trend->pairs(comparisons));
  estimate.memoryBytes = roundedCount(exactMemoryBytes(
      sample->rows(), distinct, shingles, trend->pairs(comparisons), recipe.threshold));
  return estimate;
}

Result<void> checkExactMemory(const Dataset &dataset, const Recipe &recipe,
                              std::optional<std::uint32_t> firstReference,
                              const RunContext &context) {
  if (context.memoryBudget == 0) return {};
  const std::uint64_t limit = memoryLimit(context);
  const auto most = static_cast<double>(dataset.memoryBytes() * kMostBytesPerTextByte);
  if (most + estimatedPairs(static_cast<double>(dataset.rowCount())) * kBytesPerPair <
      static_cast<double>(limit))
    return {};
  RunContext quiet = context;
  quiet.progress = nullptr;
  quiet.memoryBudget = 0;  // the sample is small
  const auto estimate = estimateExact(dataset, recipe, quiet, firstReference);
  if (!estimate) return estimate.error();
  const std::uint64_t needed = dataset.memoryBytes() + estimate->memoryBytes;
  if (needed <= limit) return {};
  return Error{ErrorCode::Limit,
               "An exact run of these rows needs about " + std::to_string(needed >> 20U) +
                   " MiB, with about " + std::to_string(estimate->pairs) +
                   " pairs of texts at or over the threshold; that is more than the " +
                   std::to_string(limit >> 20U) +
                   " MiB of memory that it may use, so it ends before it starts. Raise the "
                   "threshold, take fewer rows, allow more memory, or find with signatures."};
}

}  // namespace shinglescope
