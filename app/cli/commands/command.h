#pragma once

#include <stop_token>

#include "app/cli/options/option_binder.h"
#include "app/cli/options/options.h"

namespace shinglescope {

/// A command of shinglescope-cli: its options, the checks of their combination, and its work.
struct CliCommand {
  const char *name;
  const char *summary;
  void (*bind)(OptionBinder &binder, CliOptions &options);
  /// Checks and completes the options after parsing. Errors: BadParameter.
  Result<void> (*settle)(const OptionBinder &binder, CliOptions &options);
  /// Writes the results, and a summary to standard error.
  Result<void> (*run)(const CliOptions &options, const std::stop_token &stop);
  bool isOfProject = false;  ///< its first argument is a project, not a table
};

/// find, exact: read, search, write
const CliCommand &findCommand();
const CliCommand &exactCommand();
/// query: read, look up one text or row, write the similar rows
const CliCommand &queryCommand();
/// convert: read, write the table, its prepared texts, or its own bytes
const CliCommand &convertCommand();
/// sniff: how a file would be read, each item with value, score and reason; reads one row
const CliCommand &sniffCommand();
/// review: import verdicts, apply keep rules, write verdicts and the cleaned table; verdicts are
/// saved before anything is written
const CliCommand &reviewCommand();
/// export: write the content of a project, with its manifest; does not change the project
const CliCommand &exportCommand();
/// sweep: a grid of settings against the exact answer, as CSV or JSON
const CliCommand &sweepCommand();
/// recall: a run of `find` and its measured recall, as JSON
const CliCommand &recallCommand();
/// showdown: `find` against brute force, as JSON
const CliCommand &showdownCommand();

}  // namespace shinglescope
