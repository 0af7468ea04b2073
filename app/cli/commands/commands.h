// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "core/base/result.h"

namespace shinglescope {

/// The exit code of the process. `Interrupted` is that of SIGINT; main() replaces it by that of the
/// signal.
enum class ExitCode : int { Done = 0, Failed = 1, BadArguments = 2, Interrupted = 130 };

/// The exit code for an error.
ExitCode exitCodeOf(const Error &error);

/// Parses the arguments, runs the command and prints the output. On failure prints one line to
/// standard error.
ExitCode runCommandLine(int argc, const char *const *argv, const std::stop_token &stop);

}  // namespace shinglescope
