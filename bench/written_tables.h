// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace shinglescope::bench {

/// The difficulty of a written table.
enum class TableKind {
  Ordinary,        ///< none: what programs write
  NumbersByComma,  ///< whole numbers between commas, a title, a source line, a short last row
  LinksFirst,      ///< links or times before the first delimiter
  OtherInside,     ///< another delimiter inside the cells
  StrayQuote,      ///< a quote in one line that encloses nothing
  OddLines,        ///< unbalanced quotes, notes between rows, spaces next to commas
  OddDelimiter,    ///< number signs, or single spaces between a word, a number and a tag
  PaddedTitle,     ///< title lines that contain delimiters
  Count
};

std::string tableKindName(TableKind kind);

/// A table, and its correct reading.
struct WrittenTable {
  TableKind kind = TableKind::Ordinary;
  std::string text;
  char delimiter = ',';
  std::size_t columns = 0;
  std::vector<std::vector<std::string>> rows;  ///< without header, title and source lines
};

/// Returns the table with this number: the same for the same seed on any machine.
WrittenTable writeTable(std::uint64_t seed, std::uint64_t number);

}  // namespace shinglescope::bench
