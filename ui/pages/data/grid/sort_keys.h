// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

#include "core/dataset/query/row_order.h"

namespace shinglescope {

/// Returns the keys after a click on a column's header, which cycles through ascending, descending
/// and unsorted. An added column becomes the last key; otherwise it is the only one.
std::vector<SortKey> withSortClick(std::vector<SortKey> keys, ColumnId column, bool isAdded);

/// Returns the keys with a column sorted in the given direction. With `isAdded`, a column that is
/// already a key keeps its place.
std::vector<SortKey> withSortKey(std::vector<SortKey> keys, SortKey key, bool isAdded);

/// Returns the keys without a column.
std::vector<SortKey> withoutSortKey(std::vector<SortKey> keys, ColumnId column);

/// Returns a text such as "price \u2193, title \u2191"; empty without keys. Long lists are cut.
QString sortKeysText(const std::vector<SortKey> &keys, const std::vector<std::string> &names);

}  // namespace shinglescope
