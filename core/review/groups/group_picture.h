// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/review/groups/review_groups.h"

namespace shinglescope {

/// A record of a group as a point in the unit square.
struct GroupPoint {
  RecordId row;
  double x = 0;
  double y = 0;
  bool operator==(const GroupPoint &) const = default;
};

/// A similarity of two records, by their positions among the points.
struct GroupEdge {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  double similarity = 1.0;
  bool isLink = true;        ///< at or above the threshold, and not judged Not: it joins the group
  bool isIdentical = false;  ///< both rows have the same text
  bool isJudgedNot = false;  ///< also if the verdict is contested
  bool isWeakest = false;    ///< the weakest link of the group
  bool operator==(const GroupEdge &) const = default;
};

/// A drawing of a group.
struct GroupPicture {
  std::vector<GroupPoint> points;  ///< by row
  std::vector<GroupEdge> edges;    ///< by points; the weakest link is among them, if known
  std::uint64_t rows = 0;          ///< of the whole group
  bool operator==(const GroupPicture &) const = default;
};

/// A drawing with more points could not be read.
inline constexpr std::size_t kMostGroupPoints = 40;

/// Draws the group of a slot: its first rows, those of the weakest link, and every similarity that
/// the result contains between them. Identical rows are joined to the first of them. The points are
/// placed by forces (Fruchterman and Reingold, 1991: edges attract, points repel) from a circle in
/// row order, in a fixed number of steps, so the same group gives the same picture. O(rows of the
/// group + most^2).
GroupPicture makeGroupPicture(const ReviewGroups &groups, std::uint32_t slot,
                              const std::optional<RowLink> &weakest,
                              std::size_t most = kMostGroupPoints);

}  // namespace shinglescope
