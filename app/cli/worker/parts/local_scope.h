// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "app/cli/worker/parts/step_context.h"
#include "core/shingle/pair_scope.h"

namespace shinglescope {

/// Returns the scope of some rows, which are ascending and numbered by their index. `labels` has 16
/// bytes for each row, or is empty if any two rows may pair.
PairScope localScope(std::span<const std::uint64_t> rows, std::string_view labels,
                     const StepContext &context);

/// Returns the classes of rows whose texts all differ: text i has row i.
TextClasses singleRowClasses(std::size_t rows);

}  // namespace shinglescope
