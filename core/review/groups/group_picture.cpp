// SPDX-License-Identifier: MIT
#include "core/review/groups/group_picture.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope {
namespace {

constexpr int kLayoutSteps = 300;
/// The share of the square that a point may move in the first step.
constexpr double kFirstStep = 0.12;
constexpr double kLeastDistance = 1e-4;
constexpr double kCircleRadius = 0.4;

/// The rows to draw, ascending: those of the weakest link and the first others.
std::vector<RecordId> chosenRows(const ReviewGroup &group, const std::optional<RowLink> &weakest,
                                 std::size_t most) {
  std::vector<RecordId> rows;
  const auto add = [&](RecordId row) {
    if (rows.size() < most && std::ranges::find(rows, row) == rows.end()) rows.push_back(row);
  };
  if (weakest) {
    add(weakest->a);
    add(weakest->b);
  }
  for (std::size_t i = 0; i < group.rows.size() && rows.size() < most; ++i) add(group.rows[i]);
  std::ranges::sort(rows);
  return rows;
}

/// Finds the edges between the rows of a picture.
class EdgeFinder {
 public:
  EdgeFinder(const ReviewGroups &groups, const GroupPicture &picture)
      : m_groups(groups), m_index(groups.index()), m_result(m_index.result()), m_picture(picture) {}

  std::vector<GroupEdge> find() {
    for (std::uint32_t b = 0; b < m_picture.points.size(); ++b)
      for (std::uint32_t a = 0; a < b; ++a)
        if (isFirstOfText(a)) addEdge(a, b);
    std::ranges::sort(m_edges, {}, [](const GroupEdge &edge) { return std::pair(edge.a, edge.b); });
    return std::move(m_edges);
  }

 private:
  TextId textOf(std::uint32_t point) const {
    return m_result.classes.textOf(m_picture.points[point].row);
  }

  bool isFirstOfText(std::uint32_t point) const {
    for (std::uint32_t other = 0; other < point; ++other)
      if (textOf(other) == textOf(point)) return false;
    return true;
  }

  void addEdge(std::uint32_t a, std::uint32_t b) {
    const auto [first, second] = std::minmax({textOf(a), textOf(b)});
    GroupEdge edge{a, b};
    if (first == second) {
      edge.isIdentical = true;
      edge.isJudgedNot = m_index.ofClass(first).isNot();
      edge.isLink = !edge.isJudgedNot;
      return m_edges.push_back(edge);
    }
    if (!isFirstOfText(b)) return;  // the first row of the text stands for the others
    const auto pair = m_index.findPair(first, second);
    if (!pair) return;
    const ScoredPair &scored = m_result.pairs[*pair];
    edge.similarity = decidingSimilarity(scored, m_result.recipe());
    edge.isJudgedNot = m_index.ofPair(*pair).isNot();
    edge.isLink =
        !edge.isJudgedNot && isPairAtLeast(scored, m_result.recipe(), m_groups.threshold());
    m_edges.push_back(edge);
  }

  const ReviewGroups &m_groups;
  const ReviewIndex &m_index;
  const DuplicateResult &m_result;
  const GroupPicture &m_picture;
  std::vector<GroupEdge> m_edges;
};

/// Marks the weakest link; it need not be a pair of the result, if all members were compared.
void markWeakest(const RowLink &weakest, GroupPicture &picture) {
  const auto pointOf = [&](RecordId row) {
    const auto found = std::ranges::find(picture.points, row, &GroupPoint::row);
    return static_cast<std::uint32_t>(found - picture.points.begin());
  };
  const std::uint32_t a = pointOf(std::min(weakest.a, weakest.b));
  const std::uint32_t b = pointOf(std::max(weakest.a, weakest.b));
  if (b >= picture.points.size() || a == b) return;
  const auto edge = std::ranges::find_if(
      picture.edges, [&](const GroupEdge &each) { return each.a == a && each.b == b; });
  if (edge != picture.edges.end()) {
    edge->isWeakest = true;
    return;
  }
  GroupEdge added{a, b, weakest.similarity};
  added.isLink = false;
  added.isWeakest = true;
  picture.edges.push_back(added);
}

struct Force {
  double x = 0;
  double y = 0;
};

/// Moves the points by the forces between them, ever less.
class ForceLayout {
 public:
  explicit ForceLayout(GroupPicture &picture)
      : m_points(picture.points),
        m_edges(picture.edges),
        m_forces(m_points.size()),
        m_distance(
            std::sqrt(1.0 / static_cast<double>(std::max<std::size_t>(1, m_points.size())))) {}

  void run() {
    placeOnCircle();
    for (int step = 0; step < kLayoutSteps; ++step)
      move(kFirstStep * (1.0 - static_cast<double>(step) / kLayoutSteps));
    fitSquare();
  }

 private:
  void placeOnCircle() {
    const auto count = static_cast<double>(m_points.size());
    for (std::size_t i = 0; i < m_points.size(); ++i) {
      const double angle = 2 * std::numbers::pi * static_cast<double>(i) / count;
      m_points[i].x = 0.5 + kCircleRadius * std::cos(angle);
      m_points[i].y = 0.5 + kCircleRadius * std::sin(angle);
    }
  }

  /// Adds a force along the line of two points; a positive one pushes them apart.
  void push(std::size_t a, std::size_t b, double force, double dx, double dy, double distance) {
    const Force along{dx / distance * force, dy / distance * force};
    m_forces[a].x += along.x;
    m_forces[a].y += along.y;
    m_forces[b].x -= along.x;
    m_forces[b].y -= along.y;
  }

  void move(double mostStep) {
    std::ranges::fill(m_forces, Force{});
    for (std::size_t b = 0; b < m_points.size(); ++b) {
      for (std::size_t a = 0; a < b; ++a) {
        const double dx = m_points[a].x - m_points[b].x;
        const double dy = m_points[a].y - m_points[b].y;
        const double distance = std::max(kLeastDistance, std::hypot(dx, dy));
        push(a, b, m_distance * m_distance / distance, dx, dy, distance);
      }
    }
    for (const GroupEdge &edge : m_edges) {
      const double dx = m_points[edge.a].x - m_points[edge.b].x;
      const double dy = m_points[edge.a].y - m_points[edge.b].y;
      const double distance = std::max(kLeastDistance, std::hypot(dx, dy));
      push(edge.a, edge.b, -edge.similarity * distance * distance / m_distance, dx, dy, distance);
    }
    for (std::size_t i = 0; i < m_points.size(); ++i) {
      const double length = std::max(kLeastDistance, std::hypot(m_forces[i].x, m_forces[i].y));
      const double share = std::min(length, mostStep) / length;
      m_points[i].x += m_forces[i].x * share;
      m_points[i].y += m_forces[i].y * share;
    }
  }

  void fitSquare() {
    for (double GroupPoint::*axis : {&GroupPoint::x, &GroupPoint::y}) {
      const auto [least, most] = std::ranges::minmax(m_points, {}, axis);
      const double low = least.*axis;
      const double size = most.*axis - low;
      for (GroupPoint &point : m_points)
        point.*axis = size < kLeastDistance ? 0.5 : (point.*axis - low) / size;
    }
  }

  std::vector<GroupPoint> &m_points;
  const std::vector<GroupEdge> &m_edges;
  std::vector<Force> m_forces;
  double m_distance;  ///< the distance at which the forces of an edge are equal
};

}  // namespace

GroupPicture makeGroupPicture(const ReviewGroups &groups, std::uint32_t slot,
                              const std::optional<RowLink> &weakest, std::size_t most) {
  const ReviewGroup &group = groups.bySlot()[slot];
  GroupPicture picture;
  picture.rows = group.rows.size();
  for (const RecordId row : chosenRows(group, weakest, most)) picture.points.push_back({row});
  if (picture.points.empty()) return picture;
  picture.edges = EdgeFinder(groups, picture).find();
  if (weakest) markWeakest(*weakest, picture);
  ForceLayout(picture).run();
  return picture;
}

}  // namespace shinglescope
