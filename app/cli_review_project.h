#pragma once

#include <memory>
#include <string>

#include "app/cli_options.h"
#include "core/project/project_store.h"
#include "core/review/verdicts.h"

namespace shinglescope {

/// A project that is open, with its table read again and its result restored.
/// One thread; closes the project when it goes.
struct ReviewProject {
  std::unique_ptr<ProjectStore> store;
  std::string sourcePath;
  LoadedDataset loaded;
  std::uint64_t maxRowBytes = 0;  ///< the limit with which it was read
  std::shared_ptr<const DuplicateResult> result;
  std::unique_ptr<Verdicts> verdicts;  ///< of the store, under the result
};

/// Opens it for writing only where the options change it. Errors: those of
/// ProjectStore::open(); Io where the table is not found; Format where the table
/// is not the one that was searched, or nothing was searched; Cancelled.
Result<ReviewProject> openReviewProject(const CliOptions &options, const RunContext &context);

/// The steps of another project, read without changing it.
Result<std::vector<LogStep>> stepsOfProject(const std::string &path, const RunContext &context);

/// "anna" of "/home/x/anna.shinglescope".
std::string projectName(const std::string &path);

}  // namespace shinglescope
