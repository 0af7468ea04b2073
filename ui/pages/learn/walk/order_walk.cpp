// SPDX-License-Identifier: MIT
#include "ui/pages/learn/walk/order_walk.h"

#include <algorithm>
#include <numeric>

namespace shinglescope {

OrderWalk::OrderWalk(std::vector<std::uint32_t> values)
    : m_values(std::move(values)), m_order(m_values.size()) {
  std::iota(m_order.begin(), m_order.end(), 0U);
  std::ranges::stable_sort(m_order, {}, [this](std::uint32_t row) { return m_values[row]; });
}

std::size_t OrderWalk::numbered(std::size_t step) const { return std::min(step, rows()); }

std::size_t OrderWalk::sorted(std::size_t step) const {
  return std::min(step, lastStep()) - numbered(step);
}

std::optional<std::uint32_t> OrderWalk::rowAt(std::size_t step) const {
  if (step == 0 || rows() == 0) return std::nullopt;
  if (step <= rows()) return static_cast<std::uint32_t>(step - 1);
  return m_order[sorted(step) - 1];
}

std::vector<std::uint32_t> OrderWalk::columnAt(std::size_t step) const {
  const auto places = static_cast<std::ptrdiff_t>(sorted(step));
  std::vector<std::uint32_t> column = m_order;
  std::sort(column.begin() + places, column.end());
  return column;
}

}  // namespace shinglescope
