// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/dataset/load/dataset_loader.h"

namespace shinglescope::test {

/// A table with quotes, line ends, and missing and extra cells.
inline const std::string kAwkwardTable =
    "id,title,note\n"
    "1,\"comma, quote \"\" and\nline\",plain\n"
    "2,,\n"
    "3,short\n"
    "4,long,row,extra,\"ex,tra\"\n"
    "\" 5 \",\"\ttab \",\xc3\xa9t\xc3\xa9\n";

inline LoadOptions delimitedBy(char delimiter) {
  LoadOptions options;
  options.delimiter = delimiter;
  options.quote = std::optional<char>('"');
  options.hasHeader = true;
  return options;
}

}  // namespace shinglescope::test
