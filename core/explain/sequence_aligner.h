// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace shinglescope {

/// Position a of the first sequence corresponds to position b of the second.
struct Match {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
};

/// Aligns two sequences and returns equal positions, ascending in both. Matches the common head and
/// tail first. A small remainder is solved by libdtl (Wu, Manber, Myers, Miller: An O(NP) sequence
/// comparison algorithm, 1990); a larger one is cut at elements that occur exactly once on both
/// sides (patience diff). Pieces that stay too large are left unmatched, so the time is bounded on
/// any input: O(n log n) plus a constant for each piece.
std::vector<Match> alignSequences(std::span<const std::uint32_t> a,
                                  std::span<const std::uint32_t> b);

/// Matches only the common head and tail: O(n).
std::vector<Match> alignEnds(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

}  // namespace shinglescope
