// SPDX-License-Identifier: MIT
#include "core/lsh/candidate_window.h"

#include <algorithm>

namespace shinglescope {

void CandidateWindow::keepIn(std::vector<CandidatePair> &pairs, std::size_t most) {
  if (endsEarly()) pairs.erase(std::ranges::lower_bound(pairs, end()), pairs.end());
  if (pairs.size() <= most) return;
  endAt(pairs[most]);
  pairs.resize(most);
}

std::span<const std::uint32_t> CandidateWindow::partOf(
    std::uint32_t text, std::span<const std::uint32_t> others) const {
  const std::uint64_t end = m_end.load(std::memory_order_relaxed);
  if (m_first == 0 && end == kOpen) return others;
  const auto isBefore = [text](std::uint32_t other, std::uint64_t number) {
    return numberOf({std::min(text, other), std::max(text, other)}) < number;
  };
  const auto first = std::lower_bound(others.begin(), others.end(), m_first, isBefore);
  return {first, std::lower_bound(first, others.end(), end, isBefore)};
}

}  // namespace shinglescope
