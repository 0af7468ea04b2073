#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/explain/sequence_aligner.h"

namespace shinglescope {

/// As alignSequences(), for long sequences: cuts both into blocks of about
/// sixteen numbers, whose ends depend on the numbers alone, so that an
/// insertion moves no other block; aligns the blocks, then the numbers of small
/// stretches of blocks that have no partner. O(n log n); what is left is bounded
/// by a budget for all such stretches together.
std::vector<Match> alignBlocks(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

}  // namespace shinglescope
