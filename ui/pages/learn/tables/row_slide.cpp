// SPDX-License-Identifier: MIT
#include "ui/pages/learn/tables/row_slide.h"

#include <algorithm>
#include <unordered_map>

namespace shinglescope {
namespace {

constexpr double kSlideMilliseconds = 700;  // at speed 1

}  // namespace

RowSlide::RowSlide(std::span<const std::uint32_t> before, std::span<const std::uint32_t> after) {
  std::unordered_map<std::uint32_t, int> placeOf;
  for (std::size_t place = 0; place < before.size(); ++place)
    placeOf.emplace(before[place], static_cast<int>(place));
  for (std::size_t place = 0; place < after.size(); ++place) {
    const auto found = placeOf.find(after[place]);
    m_before.push_back(found == placeOf.end() ? static_cast<int>(place) : found->second);
  }
}

bool RowSlide::isNeeded() const {
  for (std::size_t place = 0; place < m_before.size(); ++place)
    if (m_before[place] != static_cast<int>(place)) return true;
  return false;
}

double RowSlide::placeAt(int place, double progress) const {
  const double t = std::clamp(progress, 0.0, 1.0);
  const double eased = t * t * (3 - 2 * t);
  const double before = placeBefore(place);
  return before + (place - before) * eased;
}

int slideMilliseconds(double speed) { return static_cast<int>(kSlideMilliseconds / speed); }

}  // namespace shinglescope
