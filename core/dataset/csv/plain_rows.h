#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace shinglescope {

/// Rows that were taken from the beginning of a text. Where their cells end is
/// relative to the row; a cell begins one byte behind the one before.
struct PlainRows {
  std::size_t bytes = 0;                    ///< of all rows with their line ends
  std::vector<std::uint32_t> rowBegins;     ///< relative to the text
  std::span<const std::uint32_t> cellEnds;  ///< rows x columns
};

}  // namespace shinglescope
