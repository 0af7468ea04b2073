#pragma once

#include <stop_token>

#include "app/cli/options/option_binder.h"
#include "app/cli/options/options.h"

namespace shinglescope {

/// A command of shinglescope-cli: the options that it has, what they say together,
/// and its work.
struct CliCommand {
  const char *name;
  const char *summary;
  void (*bind)(OptionBinder &binder, CliOptions &options);
  /// After parsing. BadParameter.
  Result<void> (*settle)(const OptionBinder &binder, CliOptions &options);
  /// Writes what was asked for, and a summary on standard error.
  Result<void> (*run)(const CliOptions &options, const std::stop_token &stop);
  bool isOfProject = false;  ///< its first argument is a project, not a table
};

/// read, search, write
const CliCommand &findCommand();
const CliCommand &exactCommand();
/// read, look one text or row up, write the rows that are like it
const CliCommand &queryCommand();
/// read, write the table, its prepared texts, or its own bytes
const CliCommand &convertCommand();
/// how a file would be read: each item with its value, its score and the reason; reads one row
const CliCommand &sniffCommand();
/// take over verdicts, apply keep rules, write verdicts and the cleaned table; verdicts are saved
/// before anything is written
const CliCommand &reviewCommand();
/// write what a project holds, with its manifest; does not change the project
const CliCommand &exportCommand();
/// a grid of settings against the exact answer, as CSV or JSON
const CliCommand &sweepCommand();
/// a run of `find`, and how much of what there is it found, as JSON
const CliCommand &recallCommand();
/// `find` against brute force, as JSON
const CliCommand &showdownCommand();

}  // namespace shinglescope
