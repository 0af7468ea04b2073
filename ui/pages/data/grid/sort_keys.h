#pragma once

#include <QString>
#include <vector>

#include "core/dataset/query/row_order.h"

namespace shinglescope {

/// The keys after a click on a column's header: ascending, descending, not at
/// all, in turn. Added, the column decides where the keys before it are equal;
/// else it alone decides.
std::vector<SortKey> withSortClick(std::vector<SortKey> keys, ColumnId column, bool isAdded);

/// The keys with a column in a given direction, in the place that it has.
std::vector<SortKey> withSortKey(std::vector<SortKey> keys, SortKey key, bool isAdded);

/// The keys without a column.
std::vector<SortKey> withoutSortKey(std::vector<SortKey> keys, ColumnId column);

/// "price \u2193, title \u2191"; empty for no keys. Long lists are cut.
QString sortKeysText(const std::vector<SortKey> &keys, const std::vector<std::string> &names);

}  // namespace shinglescope
