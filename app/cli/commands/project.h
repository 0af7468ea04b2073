// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "core/dataset/csv/load_report.h"
#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope {

/// Checks a project path before a run: BadParameter if the file exists, because a project may
/// contain verdicts.
Result<void> checkNewProject(const std::string &path);

/// Writes a new project with the results for the file at `source`. On an error no project is left.
/// Errors: Io, Limit.
Result<void> writeNewProject(const std::string &path, const std::string &source,
                             const LoadReport &report,
                             std::shared_ptr<const DuplicateResult> result);

}  // namespace shinglescope
