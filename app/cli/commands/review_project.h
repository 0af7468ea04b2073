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
#include "core/project/project_store.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// An open project with its table and its restored result. One thread; the destructor closes the
/// project.
struct ReviewProject {
  std::unique_ptr<ProjectStore> store;
  std::string sourcePath;
  LoadedDataset loaded;
  std::uint64_t maxRowBytes = 0;                  ///< the limit with which the table was read
  std::shared_ptr<const DuplicateResult> result;  ///< null if it is damaged and not needed
  std::unique_ptr<Verdicts> verdicts;             ///< the store's verdicts, attached to the result
};

/// Opens the project, for writing only if the options change it, runs the work with a progress
/// display, and closes the project. Errors: those of ProjectStore::open(); Io if the table is not
/// found; Format if the table is not the one that was searched, or nothing was searched; Cancelled;
/// those of the work and of closing.
Result<void> withReviewProject(const CliOptions &options, const std::stop_token &stop,
                               const std::function<Result<void>(ReviewProject &, ProgressPrinter &,
                                                                const RunContext &)> &work);

/// The requested threshold, otherwise the run's. Errors: BadParameter if it is below the lowest
/// score kept.
Result<Ratio> thresholdOf(const ReviewProject &project, const std::optional<Ratio> &asked);

/// Reports the number of verdicts on records that the table does not have, if any.
void sayOrphans(const Console &console, const ReviewProject &project);

}  // namespace shinglescope
