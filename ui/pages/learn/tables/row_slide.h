// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace shinglescope {

/// Rows of a table that slide from their old places to their new ones. Pure state: the places
/// follow from the progress alone.
class RowSlide {
 public:
  RowSlide() = default;
  /// The same rows in their old and their new order; rows that are not in both stay.
  RowSlide(std::span<const std::uint32_t> before, std::span<const std::uint32_t> after);

  /// Tests whether any row has another place.
  bool isNeeded() const;
  /// The old place of the row that is now at `place`.
  int placeBefore(int place) const { return m_before[static_cast<std::size_t>(place)]; }
  int rows() const { return static_cast<int>(m_before.size()); }
  /// Where the row that ends at `place` is, from its old place at progress 0 to `place` at 1. Slow
  /// at both ends.
  double placeAt(int place, double progress) const;

 private:
  std::vector<int> m_before;
};

/// How long rows slide at a speed of playing, in milliseconds: less than a step takes.
int slideMilliseconds(double speed);

}  // namespace shinglescope
