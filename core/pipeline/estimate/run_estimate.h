// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/pipeline/report/memory_plan.h"

namespace shinglescope {

/// The estimated cost of a run. Counts depend only on data and recipe, times also on the machine.
struct RunEstimate {
  std::uint64_t rows = 0;
  std::uint64_t distinctTexts = 0;  ///< estimated; exact if all rows were looked at
  double cpuSeconds = 0;            ///< estimated, of all threads together
  double seconds = 0;               ///< estimated, on context.threads threads
  /// The peak memory of the run: the table and everything built from it. Does not include the
  /// program itself and its other open data. Meant to exceed the real peak by up to half.
  std::uint64_t memoryBytes = 0;
  std::uint64_t tableBytes = 0;  ///< the part that the table uses
  std::uint64_t candidates = 0;  ///< estimated
  /// Estimated pairs of texts at or above the floor; 0 if the sample had too few pairs for an
  /// estimate.
  std::uint64_t pairs = 0;
  MemoryPlan memoryPlan;  ///< how the run will stay within its memory
  /// The sample contained no candidate. `candidates` is then an upper bound at 95 % confidence (the
  /// rule of three: Hanley and Lippman-Hand, 1983).
  bool isCandidateBound = false;
  std::uint64_t allPairs = 0;     ///< pairs that brute force would compare within the scope
  std::uint64_t sampledRows = 0;  ///< rows whose partners were searched
};

/// The effort of an estimate, and the kind of run that it is for.
struct EstimateOptions {
  std::size_t sampledTexts = 2000;           ///< texts whose buckets are counted
  std::uint64_t lookedBytes = 32ULL << 20U;  ///< text to sign, including 32 bytes per row
  bool keepsState = false;  ///< the run belongs to a session, which keeps signatures
  bool tellsTime = true;    ///< if false, no operation is timed (saves memory); times are 0
  std::optional<std::uint32_t> firstReference;  ///< the run is against these rows, the last ones
};

/// Signs rows up to `lookedBytes`: all rows of a smaller table, fewer with a small memory budget.
/// Looks up their band keys among those of randomly drawn texts. The sizes of these texts' buckets,
/// scaled by the share of rows looked at, yield the emitted pairs, candidates and capped buckets of
/// all rows. A sample of the candidates is compared. The time is the sum of the operation counts
/// times their measured costs. Takes as long as signing that much text in one thread:
/// docs/performance.md has measured times. Errors: those of findDuplicates(), and those of
/// planMemory() for all rows.
Result<RunEstimate> estimateRun(const Dataset &dataset, const Recipe &recipe,
                                const RunContext &context, const EstimateOptions &options = {});

}  // namespace shinglescope
