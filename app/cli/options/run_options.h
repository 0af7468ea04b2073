// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options/option_binder.h"
#include "app/cli/options/options.h"

namespace shinglescope {

/// Binds what every command has: --quiet and --no-progress.
void bindVerbosity(OptionBinder &binder, Verbosity &verbosity);
void bindThreads(OptionBinder &binder, CliOptions &options);
void bindMemory(OptionBinder &binder, CliOptions &options);
void bindOutput(OptionBinder &binder, const char *type, const char *help, CliOptions &options);
/// The thresholds that the shell offers.
std::vector<std::string> usualThresholds();
/// Binds the current paths of a project's tables: --source and --against-source.
void bindSource(OptionBinder &binder, ReviewOptions &review);
/// Binds a threshold; the default is that of the run.
void bindProjectThreshold(OptionBinder &binder, const char *help, std::optional<Ratio> &threshold);

}  // namespace shinglescope
