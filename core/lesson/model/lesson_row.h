// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace shinglescope {

/// A row of the characteristic matrix.
struct LessonRow {
  std::string label;         ///< the shingle
  std::uint64_t hash = 0;    ///< of the shingle
  std::uint8_t holders = 0;  ///< bit d: document d contains it
  std::uint8_t changed = 0;  ///< bit d: changed manually
  bool isIn(std::size_t document) const { return (holders >> document & 1U) != 0; }
  bool isChanged(std::size_t document) const { return (changed >> document & 1U) != 0; }
};

}  // namespace shinglescope
