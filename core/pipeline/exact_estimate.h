#pragma once

#include <cstdint>
#include <optional>

#include "core/base/run_context.h"
#include "core/dataset/dataset.h"
#include "core/pipeline/recipe.h"

namespace shinglescope {

/// What finding every pair without a miss will cost, measured on a sample.
struct ExactEstimate {
  std::uint64_t rows = 0;
  std::uint64_t sampledRows = 0;
  std::uint64_t distinctTexts = 0;  ///< about
  std::uint64_t shingles = 0;       ///< about, of the distinct texts
  std::uint64_t comparisons = 0;    ///< about; pairs of texts that the filters let through
  std::uint64_t pairs = 0;          ///< about; those of texts at or over the threshold
  std::uint64_t allPairs = 0;       ///< what brute force would compare within the scope
  double seconds = 0;               ///< about, on context.threads threads
  std::uint64_t memoryBytes = 0;    ///< about, beside the data set
  /// Long enough to ask first: character shingles of long texts have hardly a
  /// rare one among them, so that nearly all pairs must be compared.
  bool isExpensive() const { return seconds > 60; }
};

/// Prepares up to `sampleRows` evenly spaced rows, of a file and of its
/// reference where there is one (its first row), and measures the join of them
/// with ever better knowledge of which shingles are rare; the trend gives the
/// comparisons of all rows. Within a factor of three where it matters. Takes
/// well under a second. Errors: BadParameter, Format for no rows, Cancelled.
Result<ExactEstimate> estimateExact(const Dataset &dataset, const Recipe &recipe,
                                    const RunContext &context,
                                    std::optional<std::uint32_t> firstReference = {},
                                    std::size_t sampleRows = 4000);

/// Limit, before anything is done, where an exact run of this data would need more memory than
/// its budget; without a budget nothing is checked. Looks at a sample only where the worst data of
/// this size would.
Result<void> checkExactMemory(const Dataset &dataset, const Recipe &recipe,
                              std::optional<std::uint32_t> firstReference,
                              const RunContext &context);

}  // namespace shinglescope
