// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// A possible match of a node on the left with one on the right.
struct AssignmentEdge {
  std::uint32_t left = 0;
  std::uint32_t right = 0;
  std::uint64_t weight = 0;  ///< greater than 0, less than 2^40
};

/// How often each edge is used.
struct Assignment {
  std::vector<std::uint32_t> uses;  ///< by edge
  std::uint64_t weight = 0;         ///< sum over the uses
  bool isOptimal = true;            ///< false: chosen greedily
};

/// The work, nodes * edges, up to which assign() finds the optimum.
inline constexpr std::uint64_t kMostAssignmentWork = 30'000'000;

/// Assigns nodes to each other so that the sum of the weights is as large as possible and no node
/// is used more often than its capacity: a maximum weight b-matching, found by shortest augmenting
/// paths with potentials (Ahuja, Magnanti, Orlin: Network Flows, 1993, chapter 9.7). Beyond
/// kMostAssignmentWork edges are taken greedily, the heaviest first, which reaches at least half of
/// the optimum (Avis: A survey of heuristics for the weighted matching problem, Networks 13, 1983).
/// Of several optima, which one is chosen depends only on the order of the edges. O(augmentations *
/// edges * log nodes); augmentations are at most the smaller sum of capacities. Errors: Cancelled.
Result<Assignment> assign(std::span<const std::uint32_t> leftCapacities,
                          std::span<const std::uint32_t> rightCapacities,
                          std::span<const AssignmentEdge> edges, const RunContext &context);

}  // namespace shinglescope
