#pragma once

#include <stop_token>

#include "app/cli/options/options.h"
#include "core/base/result.h"

namespace shinglescope {

/// What the process returns.
enum class ExitCode : int { Done = 0, Failed = 1, BadArguments = 2, Interrupted = 130 };

/// The exit code that an error stands for.
ExitCode exitCodeOf(const Error &error);

/// Reads the arguments, runs the command and prints what there is to say: one
/// line on standard error where it fails.
ExitCode runCommandLine(int argc, const char *const *argv, const std::stop_token &stop);

}  // namespace shinglescope
