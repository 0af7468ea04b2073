// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/commands/command.h"
#include "app/cli/documents/program_text.h"

namespace shinglescope {

/// The parsed command with its options, or a text to print before exiting successfully: help,
/// version, a completion script or a manual page.
struct ParsedCommandLine {
  const CliCommand *command = nullptr;
  CliOptions options;
  std::string text;
};

/// The definitions of all commands and options. Parses arguments into the options, which all
/// commands share, because only one command is given. For one use.
class CommandLine {
 public:
  /// Defines the options of all commands or, if the first word is known to be the name of a
  /// command, only those of that one: there are hundreds of options, and a run needs a few.
  explicit CommandLine(std::string_view only = {});

  /// Parses the command line. Errors: BadParameter with one sentence.
  Result<ParsedCommandLine> parse(int argc, const char *const *argv);
  /// Returns the definitions for completions and manual pages.
  ProgramText describe() const;

 private:
  CLI::App &addCommand(const char *name, const char *summary, bool namesColumns);
  void add(const CliCommand &command);
  void addNameOf(const CliCommand &command);
  void addCompletion();
  void addMan();
  Result<ParsedCommandLine> settled();
  Result<ParsedCommandLine> document() const;
  Error usageError(const CLI::ParseError &error) const;

  CLI::App m_app;
  CliOptions m_options;
  std::vector<std::unique_ptr<OptionBinder>> m_binders;  ///< by command
  std::string m_shell;
  std::string m_page;  ///< the command of `man`; empty for the program
};

}  // namespace shinglescope
