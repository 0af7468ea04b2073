// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "app/cli/worker/frames/records.h"
#include "app/cli/worker/parts/step_context.h"

namespace shinglescope {

/// Adds up the counts of equal keys, and returns the keys in too many rows for the recipe,
/// ascending. Sorts the counts.
std::vector<std::uint64_t> frequentKeys(std::vector<KeyCount> &counts, const StepContext &context);

}  // namespace shinglescope
