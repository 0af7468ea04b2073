// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/review/records/record_source.h"
#include "core/review/verdicts/log_step.h"

namespace shinglescope {

/// The steps of another project, which is opened read-only.
Result<std::vector<LogStep>> stepsOfProject(const std::string &path, const RunContext &context);

/// The review of another reviewer as log steps. For a project these are its steps, for any other
/// file the verdicts of a table (readVerdicts()) on the rows of `source`. Errors: those of
/// ProjectStore::open(), readVerdicts() and commandsOf().
Result<std::vector<LogStep>> readReview(const std::string &path, const RecordSource &source,
                                        const RunContext &context);

/// The name of a file without directory and extension: "anna" for "/home/x/anna.shinglescope". It
/// is used for steps without a reviewer.
std::string reviewName(const std::string &path);

}  // namespace shinglescope
