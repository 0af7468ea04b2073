// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shinglescope {

/// An exit status, file or variable, and its meaning.
struct ManualItem {
  std::string_view name;
  std::string_view meaning;
};

/// What --help and the manual pages say in addition to the options.
struct CommandManual {
  std::string_view command;                  ///< empty for the program
  std::vector<std::string_view> paragraphs;  ///< of the description
  std::vector<std::string_view> examples;  ///< without "shinglescope-cli "; may have several lines
};

/// Returns the texts of a command. They are empty for an unknown command.
CommandManual manualOf(std::string_view command);
/// How options name a column.
std::string_view columnNames();
const std::vector<ManualItem> &exitStatuses();
const std::vector<ManualItem> &manualFiles();
const std::vector<ManualItem> &manualVariables();

/// Returns the end of --help: examples, how columns are named, and the exit codes.
std::string helpFooter(std::string_view command, bool namesColumns);

}  // namespace shinglescope
