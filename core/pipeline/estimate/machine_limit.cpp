// SPDX-License-Identifier: MIT
#include "core/pipeline/estimate/machine_limit.h"

#include <optional>

namespace shinglescope {
namespace {

/// A row of a table whose text stays in its file.
constexpr std::uint64_t kBytesPerUnreadRow = 8;

/// The plan for a table of so many rows like those of the estimate; none if it does not fit.
std::optional<MemoryPlan> planOf(const RunEstimate &estimate, const Recipe &recipe,
                                 std::uint64_t rows, const RunContext &context) {
  const double scale = static_cast<double>(rows) / static_cast<double>(estimate.rows);
  MemoryDemand demand;
  demand.rows = rows;
  demand.datasetBytes = kBytesPerUnreadRow * rows;
  demand.bands = recipe.bands;
  demand.signSecondsPerRow = estimate.cpuSeconds / static_cast<double>(estimate.rows);
  demand.needsAllCandidates = recipe.pairs == PairsWanted::Links;
  demand.resultBytes =
      static_cast<std::uint64_t>(scale * static_cast<double>(estimate.pairs)) * kBytesPerScoredPair;
  demand.savesMemory = true;
  const auto plan = planMemory(demand, context);
  if (!plan || plan->resultBytes < demand.resultBytes) return std::nullopt;
  return *plan;
}

}  // namespace

MachineLimit machineLimit(const RunEstimate &estimate, const Recipe &recipe,
                          std::uint64_t memoryBudget, unsigned threads) {
  MachineLimit limit;
  if (estimate.rows == 0) return limit;
  RunContext context;
  context.threads = threads;
  context.memoryBudget = memoryBudget;
  std::uint64_t tooMany = kMostRows + 1;
  while (tooMany - limit.rows > 1) {
    const std::uint64_t rows = limit.rows + (tooMany - limit.rows) / 2;
    (planOf(estimate, recipe, rows, context) ? limit.rows : tooMany) = rows;
  }
  if (limit.rows == 0) return limit;
  const auto plan = planOf(estimate, recipe, limit.rows, context);
  limit.isOfRowNumbers = limit.rows == kMostRows;
  limit.temporaryBytes = plan->keys == KeyStore::Spill ? plan->keyBytes : 0;
  limit.seconds =
      estimate.seconds * static_cast<double>(limit.rows) / static_cast<double>(estimate.rows);
  return limit;
}

}  // namespace shinglescope
