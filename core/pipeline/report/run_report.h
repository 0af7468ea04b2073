// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/load/reading_summary.h"
#include "core/dataset/table/column_match.h"
#include "core/lsh/bucket_tally.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/pipeline/report/memory_plan.h"

namespace shinglescope {

struct StageTime {
  Stage stage = Stage::Idle;
  double seconds = 0;  ///< wall time
};

/// The reference part of a report.
struct AgainstReport {
  std::string source;             ///< path of the reference
  std::uint64_t rows = 0;         ///< of the reference
  std::uint64_t matchedRows = 0;  ///< rows of the data with a partner in the reference
  ReadingSummary reading;
  bool hasPairsWithin = false;      ///< rows of one table form pairs too
  std::vector<ColumnPair> columns;  ///< columns that are called differently in the reference
};

/// The manifest of a run: its input, results, costs and omissions.
struct RunReport {
  std::string engine;  ///< "find", "exact", or "listed" for the pairs of another program
  std::string source;  ///< path of the data
  Recipe recipe;
  std::uint64_t rows = 0;
  std::uint64_t distinctTexts = 0;  ///< distinct prepared texts
  std::uint64_t emptyTexts = 0;     ///< rows without enough shingles, which are not in any pair
  std::uint64_t shingles = 0;       ///< over all distinct texts
  std::uint64_t candidates = 0;     ///< distinct pairs of texts that were examined
  BucketReport buckets;             ///< what the caps of `find` skipped
  std::uint64_t scoredPairs = 0;    ///< pairs of distinct texts kept, down to the floor
  std::uint64_t pairs = 0;  ///< row pairs at or above the threshold, identical rows included
  std::uint64_t groups = 0;
  std::uint64_t rowsInGroups = 0;
  std::uint64_t pairsWritten = 0;
  std::string pairsForm;  ///< empty if no pairs were written
  std::vector<StageTime> stages;
  double totalSeconds = 0;
  std::uint64_t peakMemoryBytes = 0;
  unsigned threads = 1;
  ReadingSummary reading;
  std::optional<MemoryPlan> memoryPlan;  ///< of `find`
  std::vector<std::string> reused;       ///< "signatures", "candidates", "scores" of an earlier run
  bool isPartial = false;                ///< cancelled: contains only the pairs verified until then
  std::optional<AgainstReport> against;

  double secondsOf(Stage stage) const;
  /// Returns whether signatures and bands found the pairs, so that some may be missing.
  bool usesBands() const { return engine == "find"; }
};

/// Describes what the run did not examine; empty if it examined everything.
std::vector<Message> leftOutOf(const RunReport &report);

/// Writes indented JSON; docs/report.md lists its keys.
std::string runReportToJson(const RunReport &report);
/// Parses the output of runReportToJson(): equal except for seconds, which have six decimals.
/// Errors: Format if the text is not a report. Unknown keys are ignored.
Result<RunReport> runReportFromJson(std::string_view json);

}  // namespace shinglescope
