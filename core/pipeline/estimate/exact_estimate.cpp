// SPDX-License-Identifier: MIT
#include "core/pipeline/estimate/exact_estimate.h"

#include <algorithm>
#include <limits>

#include "core/pipeline/estimate/estimated_count.h"
#include "core/pipeline/estimate/exact_probe.h"
#include "core/pipeline/estimate/exact_sample.h"
#include "core/pipeline/estimate/operation_costs.h"
#include "core/pipeline/estimate/run_memory.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

/// The number of measured operations in a step; determined from whole runs (bench/estimate).
constexpr double kFetchesPerShingle = 0.1;  ///< the counts and index of all rows exceed the caches
constexpr double kFetchesPerComparison = 1;
constexpr double kFetchesPerPosting = 0.05;
/// Finding stop shingles prepares and shingles every row two more times.
constexpr double kStopPasses = 2;
/// A byte of text yields at most one shingle; this is the total memory for that shingle.
constexpr std::uint64_t kMostBytesPerTextByte = 64;
constexpr double kMostBytesPerPair = 96;

double exactCpuSeconds(const ExactProbe &probe, const ExactSample &sample, bool hasStops,
                       double comparisons, double freshBytes, const OperationCosts &costs) {
  const double rowSeconds = sample.preparingSeconds / std::max(sample.sampledRows(), 1.0);
  const double passes = hasStops ? 1 + kStopPasses : 1;
  const double shingleSeconds =
      probe.tableSeconds / std::max(probe.joinedShingles, 1.0) + kFetchesPerShingle * costs.fetch;
  return passes * rowSeconds * sample.rowCount() + shingleSeconds * probe.shingles +
         comparisons * (probe.compareSeconds + kFetchesPerComparison * costs.fetch) +
         probe.entries * kFetchesPerPosting * costs.fetch + freshBytes * costs.freshByte;
}

}  // namespace

Result<ExactEstimate> estimateExact(const Dataset &dataset, const Recipe &recipe,
                                    const RunContext &context,
                                    std::optional<std::uint32_t> firstReference,
                                    const ExactEstimateOptions &options) {
  const RunContext alone = quietlyAlone(context);
  const std::uint64_t memory = options.memory > 0 ? options.memory : memoryLimit(context);
  const SampleSize size{options.sampledTexts, memory};
  const auto sample = takeExactSample(dataset, recipe, firstReference, size, alone);
  if (!sample) return sample.error();
  const auto scope = recipeScope(dataset, recipe, firstReference);
  if (!scope) return scope.error();
  const auto allowed = countAllowedPairs(*scope, dataset.rowCount(), alone);
  if (!allowed) return allowed.error();
  const std::uint64_t counted = sampledBytes(options.countedBytes, kGrowthSigned, memory);
  const auto probe = probeExact(dataset, recipe, *sample, counted, alone);
  if (!probe) return probe.error();
  Result<OperationCosts> costs = OperationCosts();
  if (options.tellsTime) costs = measureOperations(probe->shingles * sizeof(std::uint64_t), alone);
  if (!costs) return costs.error();

  const double most =
      std::max(std::min(estimatedPairs(probe->texts), static_cast<double>(*allowed)),
               probe->joinedComparisons);
  const double comparisons = std::min(probe->comparisons, most);
  const double pairs = std::min(probe->pairs, comparisons);
  ExactSizes sizes;
  sizes.rows = sample->rowCount();
  sizes.texts = probe->texts;
  sizes.shingles = probe->shingles;
  sizes.rowShingles = probe->shingles * sizes.rows / std::max(probe->texts, 1.0);
  sizes.once = probe->once;
  sizes.onceInSample = probe->onceInSample;
  sizes.repeated = probe->repeated;
  sizes.indexed = probe->indexed;
  sizes.pairs = pairs;
  sizes.mostSetBytes = dataset.keepsText() ? std::numeric_limits<double>::max()
                                           : static_cast<double>(kFewExactSetBytes);
  sizes.threads = context.threads;
  const double made = exactPeakBytes(sizes);

  ExactEstimate estimate;
  estimate.rows = dataset.rowCount();
  estimate.sampledRows = roundedCount(sample->sampledRows());
  estimate.distinctTexts = roundedCount(probe->texts);
  estimate.shingles = roundedCount(probe->shingles);
  estimate.comparisons = roundedCount(comparisons);
  estimate.pairs = roundedCount(pairs);
  estimate.allPairs = *allowed;
  estimate.cpuSeconds = exactCpuSeconds(
      *probe, *sample, recipe.shingle.maxDocumentFrequency.has_value(), comparisons, made, *costs);
  estimate.seconds = estimate.cpuSeconds / std::max(1U, context.threads);
  estimate.tableBytes = tableBytes(dataset);
  estimate.memoryBytes = estimate.tableBytes + roundedCount(made);
  return estimate;
}

Result<void> checkExactMemory(const Dataset &dataset, const Recipe &recipe,
                              std::optional<std::uint32_t> firstReference,
                              const RunContext &context) {
  if (context.memoryBudget == 0) return {};
  const std::uint64_t limit = memoryLimit(context);
  const std::uint64_t text =
      dataset.keepsText() ? dataset.memoryBytes() : dataset.source()->textEnd();
  const auto most = static_cast<double>(text * kMostBytesPerTextByte);
  if (most + estimatedPairs(static_cast<double>(dataset.rowCount())) * kMostBytesPerPair <
      static_cast<double>(limit))
    return {};
  RunContext quiet = quietly(context);
  quiet.memoryBudget = 0;  // the sample is small
  ExactEstimateOptions quick;
  quick.memory = limit;
  quick.tellsTime = false;
  const auto estimate = estimateExact(dataset, recipe, quiet, firstReference, quick);
  if (!estimate) return estimate.error();
  const std::uint64_t needed = estimate->memoryBytes;
  if (needed <= limit) return {};
  return errorOf(ErrorCode::Limit,
                 {MessageId::ExactOverMemory, {needed >> 20U, estimate->pairs, limit >> 20U}});
}

}  // namespace shinglescope
