// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/dataset/load/dataset_loader.h"

namespace shinglescope {

/// The kind of a physical line of a file.
enum class RawLineKind {
  Preamble,  ///< skipped, above the table
  Header,
  Row,  ///< one of the lines of a data row
  Blank,
  Comment,
  Footer,     ///< left out at the end of the table
  NotLoaded,  ///< between rows, but not part of any row
  Beyond      ///< after the last row that was read
};

/// A physical line at the beginning of a file.
struct RawLine {
  std::uint32_t number = 1;  ///< from 1
  RawLineKind kind = RawLineKind::Beyond;
  std::optional<std::uint32_t> row;  ///< 0-based; only for Row
  QString text;                      ///< cut to one line of a table
};

/// Splits `text` (UTF-8, possibly with invalid bytes) into at most `mostLines` physical lines,
/// which end with LF, CR LF or CR. `firstOffset` is the position of the text in the source, as in
/// Dataset::sourceOffset. Without `loaded`, every line is Beyond.
std::vector<RawLine> rawLines(std::string_view text, std::uint64_t firstOffset,
                              const LoadedDataset *loaded, std::size_t mostLines);

}  // namespace shinglescope
