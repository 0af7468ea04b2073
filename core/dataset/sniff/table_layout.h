#pragma once

#include <string>
#include <vector>

#include "core/dataset/sniff/dialect_trial.h"

namespace shinglescope {

/// Where the table stands in its file.
struct TableLayout {
  std::size_t firstRow = 0;         ///< of DialectTrial::rows: the header or first record
  std::uint32_t preambleLines = 0;  ///< physical lines above it
  /// Of the first rows below it, those that begin with a number sign and have
  /// not the table's width, as physical lines from 0.
  std::vector<std::uint32_t> commentLines;
  std::size_t footnotes = 0;       ///< rows at the end that look like them
  std::uint32_t footnoteLine = 0;  ///< the first of them
};

/// Titles above a table are rows of fewer cells, or of one filled cell where
/// the table has many; they end where rows of the table's width begin.
TableLayout layoutOf(const DialectTrial &trial);

}  // namespace shinglescope
