// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "app/cli/worker/parts/row_batch.h"
#include "app/cli/worker/parts/step_context.h"

namespace shinglescope {

/// Receives the index of a row in its table, the number of its shingles and its keys, as
/// writeBandKeys() writes them. The keys of a row without shingles mean nothing.
using RowKeySink = std::function<Result<void>(std::uint32_t row, std::uint32_t occurrences,
                                              std::span<const std::uint32_t> keys)>;

/// Signs all rows of a table with SigningPass. Errors: those of the sink and of SigningPass.
Result<void> signRows(const RowTable &table, const StepContext &context, const RowKeySink &sink);

}  // namespace shinglescope
