// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/dataset/sniff/dialect_trial.h"

namespace shinglescope {

/// The position of the table in its file.
struct TableLayout {
  std::size_t firstRow = 0;         ///< of DialectTrial::rows: the header or first record
  std::uint32_t preambleLines = 0;  ///< physical lines above it
  /// The first rows below it that begin with a number sign and do not have the table's width, as
  /// physical line numbers from 0.
  std::vector<std::uint32_t> commentLines;
  std::size_t footnotes = 0;       ///< rows at the end that look like footnotes
  std::uint32_t footnoteLine = 0;  ///< the line of the first one
};

/// Locates the table. Titles above it are rows with fewer cells, or with one filled cell in a wide
/// table; they end where rows of the table's width begin.
TableLayout layoutOf(const DialectTrial &trial);

}  // namespace shinglescope
