// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/hash.h"
#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// Returns the rows in the order of the leading 32 bits of their digests, then of their numbers.
/// An item has these bits in its upper half and the row in its lower one. In parallel: rows are
/// first divided by a few leading bits, so that each part is sorted in a cache. 16 bytes per row.
/// Errors: Cancelled. O(rows).
Result<std::vector<std::uint64_t>> rowsByDigest(std::span<const Digest128> digests,
                                                const RunContext &context);

}  // namespace shinglescope
