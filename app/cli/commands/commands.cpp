// SPDX-License-Identifier: MIT
#include "app/cli/commands/commands.h"

#include <cstdio>

#include "app/cli/commands/command_line.h"
#include "app/cli/output/console.h"
#include "app/cli/output/summary.h"
#include "core/base/cpu_target.h"

namespace shinglescope {
namespace {

ExitCode reportFailure(const Error &error) {
  const ExitCode code = exitCodeOf(error);
  if (code == ExitCode::Interrupted) {
    sayError("Interrupted.");
  } else if (!error.detail().empty()) {
    sayError("shinglescope-cli: " + singleLine(error.detail()));
  }
  return code;
}

/// The name of the command to run, or nothing if the first word is none.
std::string_view commandGiven(int argc, const char *const *argv) {
  if (argc < 2) return {};
  for (const CliCommand *command : allCommands())
    if (std::string_view(command->name) == argv[1]) return command->name;
  return {};
}

}  // namespace

ExitCode exitCodeOf(const Error &error) {
  if (error.code == ErrorCode::BadParameter) return ExitCode::BadArguments;
  return error.code == ErrorCode::Cancelled ? ExitCode::Interrupted : ExitCode::Failed;
}

ExitCode runCommandLine(int argc, const char *const *argv, const std::stop_token &stop) {
  const auto parsed = CommandLine(commandGiven(argc, argv)).parse(argc, argv);
  if (!parsed) return reportFailure(parsed.error());
  if (parsed->command == nullptr) {
    std::fputs(parsed->text.c_str(), stdout);
    return std::fflush(stdout) == 0 ? ExitCode::Done : ExitCode::Failed;
  }
  if (const auto problem = cpuTargetProblem())
    Console(parsed->options.verbosity).say("shinglescope-cli: " + inEnglish(*problem));
  auto done = parsed->command->run(parsed->options, stop);
  return done ? ExitCode::Done : reportFailure(done.error());
}

}  // namespace shinglescope
