// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace shinglescope {

/// The walk through one permutation: the rows get their numbers one after the other, then the
/// column of rows sorts itself by them, one place at a time. Pure state: what is seen follows from
/// the step alone.
class OrderWalk {
 public:
  OrderWalk() = default;
  /// `values` are the numbers of the rows. Equal numbers are sorted by row.
  explicit OrderWalk(std::vector<std::uint32_t> values);

  std::size_t rows() const { return m_values.size(); }
  std::uint32_t valueOf(std::uint32_t row) const { return m_values[row]; }
  /// Step 0 shows rows without numbers; then each row takes a step, and then each place.
  std::size_t lastStep() const { return 2 * rows(); }
  /// The number of rows that have their number.
  std::size_t numbered(std::size_t step) const;
  /// The number of places that are sorted.
  std::size_t sorted(std::size_t step) const;
  /// The row that gets its number or its place; none at step 0.
  std::optional<std::uint32_t> rowAt(std::size_t step) const;
  /// The rows in the column, from top to bottom: the sorted ones, then the rest by row.
  std::vector<std::uint32_t> columnAt(std::size_t step) const;

 private:
  std::vector<std::uint32_t> m_values;
  std::vector<std::uint32_t> m_order;
};

}  // namespace shinglescope
