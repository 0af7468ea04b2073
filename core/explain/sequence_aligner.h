#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace shinglescope {

/// Position a of the first sequence stands for position b of the second.
struct Match {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
};

/// Aligns two sequences: equal positions, ascending in both. Common head and
/// tail first; what is left is solved by libdtl (Wu, Manber, Myers, Miller: An
/// O(NP) sequence comparison algorithm, 1990) where it is small, else cut at
/// elements that occur exactly once on both sides (patience diff). What cannot
/// be cut small stays unmatched, so that the time is bounded on any input:
/// O(n log n) plus a constant for each cut-out piece.
std::vector<Match> alignSequences(std::span<const std::uint32_t> a,
                                  std::span<const std::uint32_t> b);

/// Common head and tail only: O(n).
std::vector<Match> alignEnds(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

}  // namespace shinglescope
