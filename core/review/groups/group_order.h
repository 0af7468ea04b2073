// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/review/groups/review_groups.h"
#include "core/review/queue/queue_order.h"

namespace shinglescope {

/// Orders the groups of the list. `Similarity`: groups with a higher weakest link come first.
/// `Borderline`: groups whose weakest link is nearer to the threshold come first. Otherwise, and
/// for ties, groups are ordered by their first rows. Groups without a known weakest link come last.
/// Refers to the groups, which must outlive it.
class GroupPrecedence {
 public:
  GroupPrecedence(const ReviewGroups &groups, QueueSort sort) : m_groups(groups), m_sort(sort) {}
  /// Both slots must be in use. O(1).
  bool operator()(std::uint32_t a, std::uint32_t b) const;

 private:
  double rankOf(const ReviewGroup &group) const;

  const ReviewGroups &m_groups;
  QueueSort m_sort;
};

/// The slots in use, in queue order. O(n log n).
std::vector<std::uint32_t> arrangedGroups(const ReviewGroups &groups, QueueSort sort);

}  // namespace shinglescope
