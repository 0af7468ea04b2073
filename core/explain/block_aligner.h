// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/explain/sequence_aligner.h"

namespace shinglescope {

/// Aligns long sequences like alignSequences(). Cuts both into blocks of about sixteen numbers,
/// whose ends depend on the numbers alone, so an insertion does not move other blocks. Aligns the
/// blocks, then the numbers of small stretches of blocks without a partner. O(n log n); the
/// detailed alignment is bounded by a budget for all stretches together.
std::vector<Match> alignBlocks(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

}  // namespace shinglescope
