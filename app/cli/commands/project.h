// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/dataset/csv/load_report.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/project/project_store.h"

namespace shinglescope {

/// Checks a project path before a run: BadParameter if the file exists, because a project may
/// contain verdicts.
Result<void> checkNewProject(const std::string &path);

/// Adds more to a project before it is published.
using ProjectAddition = std::function<Result<void>(ProjectStore &)>;

/// Writes a new project with the results for the file at `source`, and `addition` if given. On an
/// error no project is left. Errors: Io, Limit; those of the addition.
Result<void> writeNewProject(const std::string &path, const std::string &source,
                             const LoadReport &report,
                             std::shared_ptr<const DuplicateResult> result,
                             const ProjectAddition &addition = {});

}  // namespace shinglescope
