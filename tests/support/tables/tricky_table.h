// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/hash.h"
#include "core/dataset/csv/load_options.h"

namespace shinglescope::test {

/// Returns a table with everything that can mislead a guess about where a row begins.
inline std::string trickyTable(SplitMix64 &random, std::size_t rows) {
  static constexpr std::string_view kCells[] = {"a",
                                                "",
                                                "12.5",
                                                "some words",
                                                "\"q, r\"",
                                                "\"two\nlines\"",
                                                "\"three\r\nmore\n,lines,\n\"",
                                                "\"a \"\"b\"\"\"",
                                                "\"\"",
                                                "\xC3\xA8",
                                                "x\"y",
                                                "\"p\"q",
                                                "\xFF",
                                                "\"1,2,3\n4,5,6\n\""};
  static constexpr std::string_view kEnds[] = {"\n", "\n\n", ",more\n", "\r\n", "\n# note\n"};
  std::string text = "id,title,text\n";
  for (std::size_t i = 0; i < rows; ++i) {
    text += std::to_string(i);
    for (int column = 0; column < 2; ++column) {
      text += ',';
      text += random.next() % 4 > 0 ? kCells[random.next() % 4]
                                    : kCells[random.next() % std::size(kCells)];
    }
    text += random.next() % 40 > 0 ? kEnds[0] : kEnds[random.next() % std::size(kEnds)];
  }
  return text;
}

/// Returns the options to read it with; they vary by round.
inline LoadOptions trickyOptions(int round) {
  LoadOptions options;
  options.delimiter = ',';
  options.quote = std::optional('"');
  options.hasHeader = true;
  if (round % 3 == 0) options.comment = std::optional('#');
  if (round % 5 == 0) options.maxRowBytes = 40;
  if (round % 7 == 0) options.escape = std::optional('\\');
  return options;
}

}  // namespace shinglescope::test
