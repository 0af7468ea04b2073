#pragma once

#include <stop_token>

#include "app/cli/options/options.h"

namespace shinglescope {

/// review: open a project, take over verdicts, apply keep rules, write verdicts
/// and the cleaned table, and a summary on standard error. Verdicts are saved
/// before anything is written.
Result<void> runReview(const CliOptions &options, const std::stop_token &stop);

}  // namespace shinglescope
