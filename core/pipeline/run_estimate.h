#pragma once

#include <cstdint>

#include "core/base/run_context.h"
#include "core/dataset/dataset.h"
#include "core/pipeline/memory_plan.h"
#include "core/pipeline/recipe.h"

namespace shinglescope {

/// What a run will cost, measured on an evenly spaced sample of rows.
struct RunEstimate {
  std::uint64_t rows = 0;
  std::uint64_t distinctTexts = 0;  ///< about
  double seconds = 0;               ///< about, on context.threads threads
  std::uint64_t memoryBytes = 0;    ///< about, beside the data set
  std::uint64_t candidates = 0;     ///< about
  /// About, of texts, down to the floor; 0 where the sample had too few to tell.
  std::uint64_t pairs = 0;
  MemoryPlan memoryPlan;  ///< how the run will keep within its memory
  /// The sample held no candidate: `candidates` is what 95 of 100 such data
  /// sets stay under (the rule of three: Hanley and Lippman-Hand, 1983).
  bool isCandidateBound = false;
  std::uint64_t allPairs = 0;  ///< what brute force would compare
  std::uint64_t sampledRows = 0;
};

/// Runs the recipe on up to `sampleRows` rows and extrapolates: linear stages
/// by rows, candidates by pairs. Takes well under a second for the default.
/// Errors as findDuplicates(), and those of planMemory() for all rows.
Result<RunEstimate> estimateRun(const Dataset &dataset, const Recipe &recipe,
                                const RunContext &context, std::size_t sampleRows = 2000);

}  // namespace shinglescope
