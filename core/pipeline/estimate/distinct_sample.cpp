// SPDX-License-Identifier: MIT
#include "core/pipeline/estimate/distinct_sample.h"

#include <algorithm>
#include <cmath>

namespace shinglescope {

void DistinctSample::settle() {
  std::ranges::sort(m_items, {}, [](const Item &item) { return std::pair(item.hash, item.value); });
  m_items.erase(std::ranges::unique(m_items, {}, &Item::hash).begin(), m_items.end());
  if (m_items.size() <= m_most) return;
  m_items.resize(m_most);
  m_limit = m_items.back().hash;
  m_isCut = true;
}

double DistinctSample::count() {
  settle();
  const auto kept = static_cast<double>(m_items.size());
  return m_isCut ? (kept - 1) / std::ldexp(static_cast<double>(m_limit), -64) : kept;
}

std::vector<std::uint64_t> DistinctSample::values(std::size_t most) {
  settle();
  std::vector<std::uint64_t> values;
  for (std::size_t i = 0; i < std::min(most, m_items.size()); ++i)
    values.push_back(m_items[i].value);
  return values;
}

}  // namespace shinglescope
