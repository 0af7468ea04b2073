#pragma once

#include "core/cluster/text_components.h"
#include "core/review/groups/review_groups.h"

namespace shinglescope {

/// Fills in what verdicts and marks say of a component: its rows that are
/// present, keepers, and whether it is reviewed or contradictory. No rows where
/// it is no group: fewer than two, or a class that was judged Not. O(rows and
/// pairs of the component).
ReviewGroup describeGroup(const ReviewIndex &index, const TextComponent &component);

/// A link of texts, by the first rows of these that are present.
RowLink linkOfRows(const ReviewIndex &index, const WeakestLink &link, const ReviewGroup &group);

}  // namespace shinglescope
