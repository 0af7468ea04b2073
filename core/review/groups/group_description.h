// SPDX-License-Identifier: MIT
#pragma once

#include "core/cluster/text_components.h"
#include "core/review/groups/review_groups.h"

namespace shinglescope {

/// Describes a component by its verdicts and marks: the rows that are present, the keepers, and
/// whether it is reviewed or contradictory. Returns no rows if it is not a group: fewer than two
/// rows, or a class that was judged Not. O(rows and pairs of the component).
ReviewGroup describeGroup(const ReviewIndex &index, const TextComponent &component);

/// Converts a link of texts to rows: the first row of each text that is present in the group.
RowLink linkOfRows(const ReviewIndex &index, const WeakestLink &link, const ReviewGroup &group);

}  // namespace shinglescope
