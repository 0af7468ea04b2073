#pragma once

#include <cstdint>
#include <optional>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// What finding every pair without a miss will cost. Counts depend on data and recipe alone,
/// times on the machine too.
struct ExactEstimate {
  std::uint64_t rows = 0;
  std::uint64_t sampledRows = 0;    ///< that were joined with each other
  std::uint64_t distinctTexts = 0;  ///< about
  std::uint64_t shingles = 0;       ///< about, of the distinct texts
  std::uint64_t comparisons = 0;    ///< about; pairs of texts that the filters let through
  std::uint64_t pairs = 0;          ///< about; those of texts at or over the threshold
  std::uint64_t allPairs = 0;       ///< what brute force would compare within the scope
  double cpuSeconds = 0;            ///< about, of all threads together
  double seconds = 0;               ///< about, on context.threads threads
  /// The peak of what the run holds: the table and all that is made of it, as in RunEstimate.
  std::uint64_t memoryBytes = 0;
  std::uint64_t tableBytes = 0;  ///< of these, the table
  /// Long enough to ask first: character shingles of long texts have hardly a
  /// rare one among them, so that nearly all pairs must be compared.
  bool isExpensive() const { return seconds > 60; }
};

struct ExactEstimateOptions {
  std::size_t sampledTexts = 16'000;
  std::uint64_t memory = 0;  ///< of which samples take at most a quarter; 0 for the context's
  bool tellsTime = true;     ///< else no operation is timed, which takes memory
};

/// Draws up to `sampledTexts` distinct texts, of a file and of its reference where there is one
/// (its first row), and counts in how many texts of all rows each of their shingles is, or of
/// 32 MiB of rows where there are more. With these counts the sample's texts have the prefixes
/// that they have in a run, so that joining the sample compares those of its pairs that a run
/// would: they are a fair sample of all. Takes as long as cutting that much text in one thread:
/// docs/performance.md has measured times. Errors: BadParameter, Format for no rows, Cancelled.
Result<ExactEstimate> estimateExact(const Dataset &dataset, const Recipe &recipe,
                                    const RunContext &context,
                                    std::optional<std::uint32_t> firstReference = {},
                                    const ExactEstimateOptions &options = {});

/// Limit, before anything is done, where an exact run of this data would need more memory than
/// its budget; without a budget nothing is checked. Looks at a sample only where the worst data of
/// this size would.
Result<void> checkExactMemory(const Dataset &dataset, const Recipe &recipe,
                              std::optional<std::uint32_t> firstReference,
                              const RunContext &context);

}  // namespace shinglescope
