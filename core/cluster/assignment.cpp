// SPDX-License-Identifier: MIT
#include "core/cluster/assignment.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <queue>

namespace shinglescope {
namespace {

constexpr std::int64_t kUnreached = std::numeric_limits<std::int64_t>::max();
constexpr std::uint32_t kNoArc = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint64_t kPathsBetweenPolls = 16;

/// A residual network: source, left nodes, right nodes, sink. Arc 2i leads forth, arc 2i + 1 back.
class FlowNetwork {
 public:
  FlowNetwork(std::span<const std::uint32_t> left, std::span<const std::uint32_t> right,
              std::span<const AssignmentEdge> edges)
      : m_nodes(left.size() + right.size() + 2), m_arcsOf(m_nodes), m_potential(m_nodes) {
    const auto firstRight = static_cast<std::uint32_t>(left.size() + 1);
    for (const AssignmentEdge &edge : edges)
      addArc(edge.left + 1, firstRight + edge.right, std::min(left[edge.left], right[edge.right]),
             -static_cast<std::int64_t>(edge.weight));
    for (std::uint32_t i = 0; i < left.size(); ++i) addArc(0, i + 1, left[i], 0);
    for (std::uint32_t i = 0; i < right.size(); ++i) addArc(firstRight + i, sink(), right[i], 0);
    // The costs are negative, but the network has no cycle yet: the cheapest way to a right node is
    // its heaviest edge.
    for (const AssignmentEdge &edge : edges) {
      std::int64_t &potential = m_potential[firstRight + edge.right];
      potential = std::min(potential, -static_cast<std::int64_t>(edge.weight));
      m_potential[sink()] = std::min(m_potential[sink()], potential);
    }
  }

  /// Sends flow along the cheapest path. Returns false if no path gains weight.
  bool augment() {
    findPaths();
    if (m_distance[sink()] == kUnreached) return false;
    for (std::size_t node = 0; node < m_nodes; ++node)
      m_potential[node] += std::min(m_distance[node], m_distance[sink()]);
    if (m_potential[sink()] - m_potential[0] >= 0) return false;
    std::uint32_t flow = std::numeric_limits<std::uint32_t>::max();
    for (std::uint32_t arc = m_arcTo[sink()]; arc != kNoArc; arc = m_arcTo[start(arc)])
      flow = std::min(flow, m_arcs[arc].room);
    for (std::uint32_t arc = m_arcTo[sink()]; arc != kNoArc; arc = m_arcTo[start(arc)]) {
      m_arcs[arc].room -= flow;
      m_arcs[arc ^ 1U].room += flow;
    }
    return true;
  }

  std::uint32_t flowOf(std::size_t edge) const { return m_arcs[2 * edge + 1].room; }

 private:
  struct Arc {
    std::uint32_t end = 0;
    std::uint32_t room = 0;  ///< how much more flow fits
    std::int64_t cost = 0;
  };

  std::uint32_t sink() const { return static_cast<std::uint32_t>(m_nodes - 1); }
  std::uint32_t start(std::uint32_t arc) const { return m_arcs[arc ^ 1U].end; }

  void addArc(std::uint32_t from, std::uint32_t to, std::uint32_t room, std::int64_t cost) {
    m_arcsOf[from].push_back(static_cast<std::uint32_t>(m_arcs.size()));
    m_arcs.push_back({to, room, cost});
    m_arcsOf[to].push_back(static_cast<std::uint32_t>(m_arcs.size()));
    m_arcs.push_back({from, 0, -cost});
  }

  /// Dijkstra's algorithm on the reduced costs, which are never negative. Ends at the sink: nodes
  /// that are farther away do not matter.
  void findPaths() {
    m_distance.assign(m_nodes, kUnreached);
    m_arcTo.assign(m_nodes, kNoArc);
    using Entry = std::pair<std::int64_t, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    m_distance[0] = 0;
    open.emplace(0, 0);
    while (!open.empty()) {
      const auto [distance, node] = open.top();
      open.pop();
      if (node == sink()) return;
      if (distance > m_distance[node]) continue;
      for (const std::uint32_t arc : m_arcsOf[node]) look(arc, node, distance, open);
    }
  }

  template <class Queue>
  void look(std::uint32_t number, std::uint32_t node, std::int64_t distance, Queue &open) {
    const Arc &arc = m_arcs[number];
    if (arc.room == 0) return;
    const std::int64_t there = distance + arc.cost + m_potential[node] - m_potential[arc.end];
    if (there >= m_distance[arc.end]) return;
    m_distance[arc.end] = there;
    m_arcTo[arc.end] = number;
    open.emplace(there, arc.end);
  }

  std::size_t m_nodes;
  std::vector<Arc> m_arcs;
  std::vector<std::vector<std::uint32_t>> m_arcsOf;
  std::vector<std::int64_t> m_potential;
  std::vector<std::int64_t> m_distance;
  std::vector<std::uint32_t> m_arcTo;  ///< by node: the arc by which the path reaches it
};

std::uint64_t totalOf(std::span<const AssignmentEdge> edges,
                      const std::vector<std::uint32_t> &uses) {
  std::uint64_t weight = 0;
  for (std::size_t i = 0; i < edges.size(); ++i) weight += edges[i].weight * uses[i];
  return weight;
}

Assignment assignGreedily(std::span<const std::uint32_t> left, std::span<const std::uint32_t> right,
                          std::span<const AssignmentEdge> edges) {
  std::vector<std::uint32_t> order(edges.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, std::greater<>(),
                           [&](std::uint32_t edge) { return edges[edge].weight; });
  std::vector<std::uint32_t> leftRoom(left.begin(), left.end());
  std::vector<std::uint32_t> rightRoom(right.begin(), right.end());
  Assignment made{std::vector<std::uint32_t>(edges.size()), 0, false};
  for (const std::uint32_t number : order) {
    const AssignmentEdge &edge = edges[number];
    const std::uint32_t used = std::min(leftRoom[edge.left], rightRoom[edge.right]);
    leftRoom[edge.left] -= used;
    rightRoom[edge.right] -= used;
    made.uses[number] = used;
  }
  made.weight = totalOf(edges, made.uses);
  return made;
}

}  // namespace

Result<Assignment> assign(std::span<const std::uint32_t> leftCapacities,
                          std::span<const std::uint32_t> rightCapacities,
                          std::span<const AssignmentEdge> edges, const RunContext &context) {
  const std::uint64_t nodes = leftCapacities.size() + rightCapacities.size();
  if (nodes * edges.size() > kMostAssignmentWork)
    return assignGreedily(leftCapacities, rightCapacities, edges);
  FlowNetwork network(leftCapacities, rightCapacities, edges);
  for (std::uint64_t paths = 1; network.augment(); ++paths)
    if (paths % kPathsBetweenPolls == 0 && context.isCancelled()) return cancelledError();
  Assignment made{std::vector<std::uint32_t>(edges.size()), 0, true};
  for (std::size_t i = 0; i < edges.size(); ++i) made.uses[i] = network.flowOf(i);
  made.weight = totalOf(edges, made.uses);
  return made;
}

}  // namespace shinglescope
