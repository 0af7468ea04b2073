// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// The estimated cost of an exact run. Counts depend only on data and recipe, times also on the
/// machine.
struct ExactEstimate {
  std::uint64_t rows = 0;
  std::uint64_t sampledRows = 0;    ///< rows of the sample that was joined
  std::uint64_t distinctTexts = 0;  ///< estimated
  std::uint64_t shingles = 0;       ///< estimated, of the distinct texts
  std::uint64_t comparisons = 0;    ///< estimated pairs of texts that pass the filters
  std::uint64_t pairs = 0;          ///< estimated pairs of texts at or above the threshold
  std::uint64_t allPairs = 0;       ///< pairs that brute force would compare within the scope
  double cpuSeconds = 0;            ///< estimated, of all threads together
  double seconds = 0;               ///< estimated, on context.threads threads
  /// The peak memory of the run: the table and everything built from it, as in RunEstimate.
  std::uint64_t memoryBytes = 0;
  std::uint64_t tableBytes = 0;  ///< the part that the table uses
  /// True if the run takes so long that the user should confirm it. Few character shingles of long
  /// texts are rare, so nearly all pairs must be compared.
  bool isExpensive() const { return seconds > 60; }
};

struct ExactEstimateOptions {
  std::size_t sampledTexts = 16'000;
  std::uint64_t countedBytes = 8ULL << 20U;  ///< of rows in which shingles are counted, at most
  std::uint64_t memory = 0;  ///< samples use at most a quarter of it; 0: the context's budget
  bool tellsTime = true;     ///< if false, no operation is timed, since timing needs memory
};

/// Draws up to `sampledTexts` distinct texts from a file and from its reference, if there is one
/// (`firstReference` is its first row). Counts how many texts contain each of their shingles, in
/// all rows or, if there are more than 8 MiB of rows, in 8 MiB of them. With these counts the
/// sampled texts have the same prefixes as in a run. So joining the sample compares a
/// representative sample of the pairs that a run would compare. Takes as long as shingling that
/// much text in one thread: docs/performance.md has measured times. Errors: BadParameter, Format
/// for no rows, Cancelled.
Result<ExactEstimate> estimateExact(const Dataset &dataset, const Recipe &recipe,
                                    const RunContext &context,
                                    std::optional<std::uint32_t> firstReference = {},
                                    const ExactEstimateOptions &options = {});

/// Returns Limit, before any work, if an exact run of this data would need more memory than its
/// budget; without a budget nothing is checked. Draws a sample only if the worst case for data of
/// this size would exceed the budget.
Result<void> checkExactMemory(const Dataset &dataset, const Recipe &recipe,
                              std::optional<std::uint32_t> firstReference,
                              const RunContext &context);

}  // namespace shinglescope
