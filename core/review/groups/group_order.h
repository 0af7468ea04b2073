#pragma once

#include <cstdint>
#include <vector>

#include "core/review/groups/review_groups.h"
#include "core/review/queue/queue_order.h"

namespace shinglescope {

/// Which of two groups is listed first: under `Similarity` the one with the
/// higher weakest link, under `Borderline` the one whose weakest link is nearer
/// to the threshold, otherwise the one with the smaller first row. Groups whose
/// weakest link is not known come last; of equal ones the one with the smaller
/// first row is first. Reads the groups, which must outlive it.
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

/// The slots that are in use, in the order of the queue. O(n log n).
std::vector<std::uint32_t> arrangedGroups(const ReviewGroups &groups, QueueSort sort);

}  // namespace shinglescope
