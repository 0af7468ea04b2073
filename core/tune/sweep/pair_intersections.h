// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/shingle/shingle_sets.h"

namespace shinglescope {

/// Returns the place of the first pair (i, j), j < i, in a list of all pairs: those of i = 1 come
/// first, then those of i = 2.
constexpr std::size_t firstPairOf(std::size_t i) { return i == 0 ? 0 : i * (i - 1) / 2; }

/// The shingles of all texts that are looked at together, about: 40 MB.
inline constexpr std::size_t kShinglesPerPart = std::size_t{1} << 20U;

/// Counts the shared shingles of all pairs of some texts: the pair i > j is at firstPairOf(i) + j.
/// Each shingle counts for the pairs of the texts that contain it, so the cost is the sum of all
/// intersections instead of the sizes of both sets of every pair: texts share few of their
/// shingles. Takes 4 bytes per pair besides one part. In parallel; Cancelled.
Result<std::vector<std::uint32_t>> countIntersections(
    const ShingleSets &sets, std::span<const std::uint32_t> texts, const RunContext &context,
    std::size_t shinglesPerPart = kShinglesPerPart);

}  // namespace shinglescope
