#pragma once

#include <stop_token>

#include "app/cli/options/options.h"
#include "core/base/result.h"

namespace shinglescope {

/// `sweep`: a grid of settings against the exact answer, as CSV or JSON.
Result<void> runSweepCommand(const CliOptions &options, const std::stop_token &stop);
/// `recall`: a run of `find`, and how much of what there is it found, as JSON.
Result<void> runRecallCommand(const CliOptions &options, const std::stop_token &stop);
/// `showdown`: `find` against brute force, as JSON.
Result<void> runShowdownCommand(const CliOptions &options, const std::stop_token &stop);

}  // namespace shinglescope
