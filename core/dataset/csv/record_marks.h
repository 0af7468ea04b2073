#pragma once

#include <optional>
#include <string>

#include "core/dataset/csv/dialect.h"

namespace shinglescope {

/// The characters that part records and cells.
struct RecordMarks {
  char delimiter = ',';
  std::optional<char> quote;    ///< encloses cells; doubled inside it stands for itself
  std::optional<char> escape;   ///< before a mark or line end makes it an ordinary character
  std::optional<char> comment;  ///< as a line's first byte: the line is no record
  /// Spaces between a delimiter and a quote that opens or closes a cell are no
  /// part of the cell: "a", "b".
  bool spacedQuotes = false;
  /// Several delimiters in a row are one, and none at the ends of a line.
  bool mergesDelimiters = false;
  std::string delimiterTail =
      {};  ///< further bytes of a delimiter of several, as the space of ", "
  std::optional<char> rowEnd = {};  ///< ends each record; none: LF, CRLF and CR do
};

/// Those of a dialect.
RecordMarks marksOf(const Dialect &dialect);

}  // namespace shinglescope
