#include "app/cli/commands/commands.h"

#include <cstdio>

#include "app/cli/commands/convert.h"
#include "app/cli/commands/export.h"
#include "app/cli/commands/query.h"
#include "app/cli/commands/review.h"
#include "app/cli/commands/search.h"
#include "app/cli/commands/sniff.h"
#include "app/cli/commands/tune.h"
#include "app/cli/options/parser.h"
#include "app/cli/output/summary.h"

namespace shinglescope {
namespace {

ExitCode reportFailure(const Error &error) {
  const ExitCode code = exitCodeOf(error);
  if (code == ExitCode::Interrupted) {
    say("Interrupted.");
  } else if (!error.detail.empty()) {
    say("shinglescope-cli: " + singleLine(error.detail));
  }
  return code;
}

Result<void> runCommand(const CliOptions &options, const std::stop_token &stop) {
  switch (options.command) {
    case CommandKind::Query: return runQuery(options, stop);
    case CommandKind::Convert: return runConvert(options, stop);
    case CommandKind::Sniff: return runSniff(options, stop);
    case CommandKind::Review: return runReview(options, stop);
    case CommandKind::Export: return runExport(options, stop);
    case CommandKind::Sweep: return runSweepCommand(options, stop);
    case CommandKind::Recall: return runRecallCommand(options, stop);
    case CommandKind::Showdown: return runShowdownCommand(options, stop);
    case CommandKind::Find:
    case CommandKind::Exact: break;
  }
  return runSearch(options, stop);
}

}  // namespace

ExitCode exitCodeOf(const Error &error) {
  switch (error.code) {
    case ErrorCode::BadParameter: return ExitCode::BadArguments;
    case ErrorCode::Cancelled: return ExitCode::Interrupted;
    case ErrorCode::Io:
    case ErrorCode::Format:
    case ErrorCode::Encoding:
    case ErrorCode::Limit:
    case ErrorCode::Internal: break;
  }
  return ExitCode::Failed;
}

ExitCode runCommandLine(int argc, const char *const *argv, const std::stop_token &stop) {
  const auto parsed = parseCommandLine(argc, argv);
  if (!parsed) return reportFailure(parsed.error());
  if (!parsed->options) {
    std::fputs(parsed->text.c_str(), stdout);
    return std::fflush(stdout) == 0 ? ExitCode::Done : ExitCode::Failed;
  }
  if (auto done = runCommand(*parsed->options, stop); !done) return reportFailure(done.error());
  return ExitCode::Done;
}

}  // namespace shinglescope
