#pragma once

#include <memory>
#include <string>

#include "core/dataset/csv/load_report.h"
#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope {

/// Told before a run: BadParameter where there is a file already, since a
/// project may hold somebody's verdicts.
Result<void> checkNewProject(const std::string &path);

/// Writes a new project with what was found in the file at `source`. On an error
/// none is left. Io, Limit.
Result<void> writeNewProject(const std::string &path, const std::string &source,
                             const LoadReport &report,
                             std::shared_ptr<const DuplicateResult> result);

}  // namespace shinglescope
