#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/review/records/record_digests.h"
#include "core/review/verdicts/entry_key.h"

namespace shinglescope {

/// The order in which a random audit asks for entries: positions in `entries`.
/// It is that of a hash of the seed and of both records' cells, so it is the
/// same after reordering rows or columns, and entries that are filtered away or
/// come with another run leave the others in their order: at any threshold the
/// first n entries are a random sample of those at or over it. The same for any
/// number of threads. Errors: Cancelled. O(n).
Result<std::vector<std::uint32_t>> randomAuditOrder(std::span<const EntryKey> entries,
                                                    const RecordDigests &records,
                                                    std::uint64_t seed, const RunContext &context);

}  // namespace shinglescope
