#pragma once

#include <optional>
#include <string>

#include "app/cli/options/options.h"

namespace shinglescope {

/// Options, or a text to print and end well (--help, --version).
struct ParsedCommandLine {
  std::optional<CliOptions> options;
  std::string text;
};

/// Reads the arguments of shinglescope-cli. BadParameter with one sentence.
Result<ParsedCommandLine> parseCommandLine(int argc, const char *const *argv);

}  // namespace shinglescope
