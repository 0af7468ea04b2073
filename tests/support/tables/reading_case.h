// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/csv/record_marks.h"
#include "core/dataset/load/dataset_loader.h"

namespace shinglescope::test {

using Rows = std::vector<std::vector<std::string>>;
using Lines = std::vector<std::string>;

inline LoadOptions with(char delimiter, std::optional<char> quote = '"') {
  LoadOptions options;
  options.delimiter = delimiter;
  options.quote = quote;
  options.hasHeader = false;
  options.escape = std::optional<char>();
  options.comment = std::optional<char>();
  options.spacedQuotes = false;
  options.mergesDelimiters = false;
  options.preambleLines = 0;
  return options;
}

/// Returns the structural characters of options that set all of them.
inline RecordMarks marksOf(const LoadOptions &options) {
  return {*options.delimiter,    *options.quote,
          *options.escape,       *options.comment,
          *options.spacedQuotes, *options.mergesDelimiters,
          options.delimiterTail, options.rowEnd.value_or(std::nullopt)};
}

inline LoadOptions changed(LoadOptions options, const std::function<void(LoadOptions &)> &change) {
  change(options);
  return options;
}

inline LoadOptions withLimit(std::uint64_t maxRowBytes) {
  return changed(with(','), [=](LoadOptions &o) { o.maxRowBytes = maxRowBytes; });
}

inline LoadOptions withHeader() {
  return changed(with(','), [](LoadOptions &o) { o.hasHeader = true; });
}

inline LoadOptions spaced() {
  return changed(with(','), [](LoadOptions &o) { o.spacedQuotes = true; });
}

inline LoadOptions inEncoding(const char *name) {
  return changed(with(','), [=](LoadOptions &o) { o.encoding = name; });
}

/// A case of docs/reading.md: bytes in; rows, problems and notes out. A problem is "kind
/// row@line:offset", with row "-" if there is none. A note may be given in part. The lists of notes
/// and problems must be complete.
struct ReadingCase {
  const char *name;
  std::string bytes;
  Rows rows;
  Lines problems = {};
  Lines notes = {};
  LoadOptions options = with(',');
  Lines columns = {};  ///< compared unless empty
  std::string fileName = "table.csv";
};

inline std::string repeated(std::string_view text, std::size_t times) {
  std::string result;
  for (; times > 0; --times) result += text;
  return result;
}

inline Rows numberedRows(std::size_t count) {
  return Rows(count, std::vector<std::string>{"p", "q"});
}

}  // namespace shinglescope::test
