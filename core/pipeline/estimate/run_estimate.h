#pragma once

#include <cstdint>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/pipeline/report/memory_plan.h"

namespace shinglescope {

/// What a run will cost. Counts depend on data and recipe alone, times on the machine too.
struct RunEstimate {
  std::uint64_t rows = 0;
  std::uint64_t distinctTexts = 0;  ///< about; exact where all rows were looked at
  double cpuSeconds = 0;            ///< about, of all threads together
  double seconds = 0;               ///< about, on context.threads threads
  /// The peak of what the run holds: the table and all that is made of it. The program itself
  /// and what else it has open come to this. Meant to be over the peak, up to half as much again.
  std::uint64_t memoryBytes = 0;
  std::uint64_t tableBytes = 0;  ///< of these, the table
  std::uint64_t candidates = 0;  ///< about
  /// About, of texts, down to the floor; 0 where the sample had too few to tell.
  std::uint64_t pairs = 0;
  MemoryPlan memoryPlan;  ///< how the run will keep within its memory
  /// The sample met no candidate: `candidates` is what 95 of 100 such data
  /// sets stay under (the rule of three: Hanley and Lippman-Hand, 1983).
  bool isCandidateBound = false;
  std::uint64_t allPairs = 0;     ///< what brute force would compare
  std::uint64_t sampledRows = 0;  ///< whose partners were looked for
};

/// How closely an estimate looks, and at what run.
struct EstimateOptions {
  std::size_t sampledTexts = 2000;           ///< whose buckets are counted
  std::uint64_t lookedBytes = 32ULL << 20U;  ///< of text that is signed, 32 more a row
  bool keepsState = false;  ///< the run is a session's, which keeps signatures for the next
  bool tellsTime = true;    ///< else no operation is timed, which takes memory, and times are 0
};

/// Signs rows up to `lookedBytes` (all of a table that has no more; less under a small memory
/// budget) and looks up their band keys
/// among those of randomly drawn texts. The sizes of these texts' buckets, scaled by the share of
/// rows that were looked at, give emissions, candidates and capped buckets of all rows; drawn
/// candidates are compared. Time is the sum of counted operations times what each took here.
/// Takes as long as signing that much text in one thread: docs/performance.md has measured times.
/// Errors as findDuplicates(), and those of planMemory() for all rows.
Result<RunEstimate> estimateRun(const Dataset &dataset, const Recipe &recipe,
                                const RunContext &context, const EstimateOptions &options = {});

}  // namespace shinglescope
