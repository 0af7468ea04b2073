#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "app/cli/options/options.h"
#include "app/cli/output/progress.h"
#include "core/project/project_store.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// A project that is open, with its table read again and its result restored.
/// One thread; closes the project when it goes.
struct ReviewProject {
  std::unique_ptr<ProjectStore> store;
  std::string sourcePath;
  LoadedDataset loaded;
  std::uint64_t maxRowBytes = 0;                  ///< the limit with which it was read
  std::shared_ptr<const DuplicateResult> result;  ///< none where it is damaged and not needed
  std::unique_ptr<Verdicts> verdicts;             ///< of the store, under the result
};

/// Opens the project, for writing only where the options change it, works on it
/// while progress is shown, and closes it. Errors: those of ProjectStore::open();
/// Io where the table is not found; Format where the table is not the one that
/// was searched, or nothing was searched; Cancelled; those of the work and of
/// closing.
Result<void> withReviewProject(const CliOptions &options, const std::stop_token &stop,
                               const std::function<Result<void>(ReviewProject &, ProgressPrinter &,
                                                                const RunContext &)> &work);

/// The threshold that was asked for, else the run's. BadParameter where it is
/// below what scores are kept down to.
Result<Ratio> thresholdOf(const ReviewProject &project, const std::optional<Ratio> &asked);

/// Counts the verdicts on records that the table does not have, if there are any.
void sayOrphans(const ReviewProject &project);

}  // namespace shinglescope
