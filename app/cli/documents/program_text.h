// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/options/value_hint.h"

namespace shinglescope {

/// An option or argument as --help shows it.
struct OptionText {
  std::vector<std::string> names;  ///< "-o" and "--out", or the argument's name
  std::string value;               ///< such as "FILE"; empty if the option has no value
  std::string help;
  std::string group;
  ValueHint hint;
  bool isRequired = false;
};

struct CommandText {
  std::string name;
  std::string summary;
  std::optional<OptionText> argument;
  std::vector<OptionText> options;
};

/// The commands and options of the program, from which completions and manual pages are generated.
struct ProgramText {
  std::string name;
  std::string version;
  std::string summary;
  std::vector<OptionText> options;  ///< without a command
  std::vector<CommandText> commands;
};

/// Collects the definitions that --help shows.
ProgramText describeProgram(const CLI::App &app, const ValueHints &hints);

/// Returns the names of an option, such as "-o" and "--out"; none for an argument.
std::vector<std::string> namesOf(const CLI::Option &option);
/// Returns the names of all commands.
std::vector<std::string> commandNames(const CLI::App &app);
std::vector<std::string> commandNames(const ProgramText &program);
/// Returns the names of the options, such as "-o" and "--out".
std::vector<std::string> optionNames(const std::vector<OptionText> &options);
/// Joins words with a separator.
std::string joinedWords(const std::vector<std::string> &words, const std::string &separator);

}  // namespace shinglescope
