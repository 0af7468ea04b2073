// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "app/cli/options/options.h"
#include "app/cli/output/console.h"
#include "app/cli/output/progress.h"
#include "core/dataset/table/column_match.h"
#include "core/project/project_store.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// The second of two tables that a project compares, and how.
struct ReviewedSecond {
  std::string path;
  LoadedDataset loaded;
  TableMatch match;
};

/// An open project with its table, or its two tables, and its restored result. One thread; the
/// destructor closes the project.
struct ReviewProject {
  std::unique_ptr<ProjectStore> store;
  std::string sourcePath;
  LoadedDataset loaded;                           ///< the table, or the first of two
  std::optional<ReviewedSecond> second;           ///< none if there is only one
  std::shared_ptr<const Dataset> dataset;         ///< the rows of the table, or of both
  std::uint64_t maxRowBytes = 0;                  ///< the limit with which the table was read
  std::shared_ptr<const DuplicateResult> result;  ///< null if it is damaged and not needed
  std::unique_ptr<Verdicts> verdicts;             ///< the store's verdicts, attached to the result

  /// Tests whether pairs are formed only across two tables, so that there are no groups.
  bool isAcrossOnly() const {
    return result ? result->firstReference.has_value() : second && !second->match.hasPairsWithin;
  }
};

/// Opens the project, for writing only if the options change it, runs the work with a progress
/// display, and closes the project. Errors: those of ProjectStore::open(); Io if a table is not
/// found; Format if a table is not the one that was searched, the columns of two tables were
/// matched differently, or nothing was searched; Cancelled; those of the work and of closing.
Result<void> withReviewProject(const CliOptions &options, const std::stop_token &stop,
                               const std::function<Result<void>(ReviewProject &, ProgressPrinter &,
                                                                const RunContext &)> &work);

/// The requested threshold, otherwise the run's. Errors: BadParameter if it is below the lowest
/// score kept.
Result<Ratio> thresholdOf(const ReviewProject &project, const std::optional<Ratio> &asked);

/// The table and number of a row as messages name it: "row 3", or "row 3 of table 2".
std::string rowName(const ReviewProject &project, RecordId row);

/// The names of the files of two tables, first and second; empty if there is one.
std::vector<std::string> tableNames(const ReviewProject &project);

/// Reports the number of verdicts on records that the table does not have, if any.
void sayOrphans(const Console &console, const ReviewProject &project);

}  // namespace shinglescope
