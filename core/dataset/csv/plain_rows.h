// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace shinglescope {

/// Rows taken from the beginning of a text. The ends of cells are relative to the row; a cell
/// begins one byte after the end of the previous one.
struct PlainRows {
  std::size_t bytes = 0;                    ///< of all rows, with their line ends
  std::vector<std::uint32_t> rowBegins;     ///< relative to the text
  std::span<const std::uint32_t> cellEnds;  ///< rows x columns
};

}  // namespace shinglescope
