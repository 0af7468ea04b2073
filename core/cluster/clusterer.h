// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/cluster/text_components.h"

namespace shinglescope {

/// Groups rows by union-find over pairs at or above the threshold and over classes of identical
/// texts that have shingles. Returns groups of two rows or more, ordered by their smallest row,
/// each with its weakest link. Stage: Grouping, in groups.
Result<std::vector<Group>> makeGroups(const GroupingInput &input, const RunContext &context);

}  // namespace shinglescope
