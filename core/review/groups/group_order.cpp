// SPDX-License-Identifier: MIT
#include "core/review/groups/group_order.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace shinglescope {

/// The smallest rank comes first.
double GroupPrecedence::rankOf(const ReviewGroup &group) const {
  const bool isByLink = m_sort == QueueSort::Similarity || m_sort == QueueSort::Borderline;
  if (!isByLink) return 0;
  if (!group.weakest) return std::numeric_limits<double>::infinity();
  if (m_sort == QueueSort::Similarity) return -group.weakest->similarity;
  return std::abs(group.weakest->similarity - m_groups.threshold().toDouble());
}

bool GroupPrecedence::operator()(std::uint32_t a, std::uint32_t b) const {
  const ReviewGroup &first = m_groups.bySlot()[a];
  const ReviewGroup &second = m_groups.bySlot()[b];
  const double rankA = rankOf(first);
  const double rankB = rankOf(second);
  return rankA != rankB ? rankA < rankB : first.rows.front() < second.rows.front();
}

std::vector<std::uint32_t> arrangedGroups(const ReviewGroups &groups, QueueSort sort) {
  std::vector<std::uint32_t> order = groups.inOrder();
  std::ranges::sort(order, GroupPrecedence(groups, sort));
  return order;
}

}  // namespace shinglescope
