#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/review/groups/review_groups.h"

namespace shinglescope {

/// The rows that were taken out of a group and would come back to it: they have
/// the text of one of its rows or are linked with it. Ascending. O(rows of the
/// result + links of those that were taken out).
std::vector<RecordId> rowsTakenOut(const ReviewGroups &groups, std::uint32_t slot);

/// A shortest chain of links between two rows of a group, both included: the same
/// each time. Empty where a row is no member. O(links of the group).
std::vector<RecordId> linkChain(const ReviewGroups &groups, RecordId a, RecordId b);

/// How alike two rows are as far as the result says: 1 for identical texts,
/// what was measured for its pairs, else nothing. O(log pairs).
std::optional<double> knownSimilarity(const ReviewGroups &groups, RecordId a, RecordId b);

}  // namespace shinglescope
