// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "core/dataset/csv/dialect.h"

namespace shinglescope {

/// The characters that separate records and cells.
struct RecordMarks {
  char delimiter = ',';
  std::optional<char> quote;    ///< encloses cells; doubled inside one, it is a literal quote
  std::optional<char> escape;   ///< makes the structural character or line end after it ordinary
  std::optional<char> comment;  ///< as the first byte of a line: the line is not a record
  /// Spaces between a delimiter and an opening or closing quote do not belong to the cell: "a",
  /// "b".
  bool spacedQuotes = false;
  /// A run of delimiters counts as one, and as none at either end of a line.
  bool mergesDelimiters = false;
  std::string delimiterTail =
      {};  ///< further bytes of a multi-byte delimiter, such as the space of ", "
  std::optional<char> rowEnd = {};  ///< ends each record; none: LF, CRLF and CR end records
  bool isMadeOfCells = false;       ///< as in Dialect
};

/// Returns the characters of a dialect.
RecordMarks marksOf(const Dialect &dialect);

}  // namespace shinglescope
