#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/review/records/record_source.h"
#include "core/review/verdicts/log_step.h"

namespace shinglescope {

/// The steps of another project, which is opened for reading only.
Result<std::vector<LogStep>> stepsOfProject(const std::string &path, const RunContext &context);

/// What another reviewer said, as the steps of a log: those of a project, or, of any other file,
/// the verdicts of a table (readVerdicts()) on the rows of `source`. Errors: those of
/// ProjectStore::open(), readVerdicts() and actOf().
Result<std::vector<LogStep>> readReview(const std::string &path, const RecordSource &source,
                                        const RunContext &context);

/// The name of a file without folder and ending, "anna" of
/// "/home/x/anna.shinglescope": who is meant where a step names
/// nobody.
std::string reviewName(const std::string &path);

}  // namespace shinglescope
