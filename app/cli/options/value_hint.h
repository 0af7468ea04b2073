// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <map>
#include <string>
#include <vector>

namespace shinglescope {

/// The values that the shell offers for an option or argument; nothing by default.
struct ValueHint {
  std::vector<std::string> words;
  bool isList = false;  ///< a list of these words, separated by commas
  bool isFile = false;
  bool isRepeatable = false;  ///< each value adds to the earlier ones
};

/// The hints of the options and arguments of a command. CLI11 has no place for them.
using ValueHints = std::map<const CLI::Option *, ValueHint>;

}  // namespace shinglescope
