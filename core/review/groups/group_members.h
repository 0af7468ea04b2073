// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/review/groups/review_groups.h"

namespace shinglescope {

/// The rows that were taken out of a group and would return to it, ascending. They have the same
/// text as one of its rows or are linked to one. O(rows of the result + links of the rows that were
/// taken out).
std::vector<RecordId> rowsTakenOut(const ReviewGroups &groups, std::uint32_t slot);

/// A shortest chain of links between two rows of a group, both included; deterministic. Empty if a
/// row is not a member. O(links of the group).
std::vector<RecordId> linkChain(const ReviewGroups &groups, RecordId a, RecordId b);

/// The similarity of two rows, if the result contains it: 1 for identical texts, the measured value
/// for a pair of the result, otherwise none. O(log pairs).
std::optional<double> knownSimilarity(const ReviewGroups &groups, RecordId a, RecordId b);

}  // namespace shinglescope
