// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/review/records/record_digests.h"
#include "core/review/verdicts/item_key.h"

namespace shinglescope {

/// The order in which a random audit shows items, as positions in `items`. It sorts by a hash of
/// the seed and of both records' cells, so reordering rows or columns does not change it. Adding or
/// removing items keeps the order of the others: at any threshold the first n items are a random
/// sample of those at or above it. Independent of the number of threads. Errors: Cancelled. O(n).
Result<std::vector<std::uint32_t>> randomAuditOrder(std::span<const ItemKey> items,
                                                    const RecordDigests &records,
                                                    std::uint64_t seed, const RunContext &context);

}  // namespace shinglescope
