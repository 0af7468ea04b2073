// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// For each column of a first table, its counterpart in a second one; nothing if it has none.
using ColumnMatch = std::vector<std::optional<ColumnId>>;

/// How two tables are compared.
struct TableMatch {
  ColumnMatch columns;          ///< by column of the first table
  bool hasPairsWithin = false;  ///< rows of one table form pairs too
};

/// Two columns that correspond to each other, in the syntax of Dataset::findColumn.
struct ColumnPair {
  std::string first;   ///< of the first table
  std::string second;  ///< of the second table
  bool operator==(const ColumnPair &) const = default;
};

/// Returns a column name without ASCII spaces and punctuation, in ASCII lower case: "Post Code" and
/// "post_code" become "postcode".
std::string foldedColumnName(std::string_view name);

/// Matches columns of the same name, then those whose folded names are equal; each column of the
/// second table at most once, in table order. O(columns).
ColumnMatch matchColumnsByName(const Dataset &first, const Dataset &second);

/// How pairsToName() names columns.
enum class ColumnNaming {
  Numbers,  ///< "#2": exact, and never read as a name
  Names     ///< for other tables with these columns; a number if the name is not that of the column
};

/// Returns the pairs that a search with these columns must be told, because the name of a column
/// of the first table does not find its counterpart: `named` are columns of the first table in the
/// syntax of Dataset::findColumn. Columns without a counterpart are left out.
std::vector<ColumnPair> pairsToName(const Dataset &first, const Dataset &second,
                                    const ColumnMatch &match, const std::vector<std::string> &named,
                                    ColumnNaming naming = ColumnNaming::Numbers);

/// Matches the columns of `named` as a search does that is told `pairs`: to the column that a pair
/// names, otherwise to the column of the same name. If the second table has no such column, and for
/// all other columns, the counterpart stays that of `match`. Pairs of columns that `first` does not
/// have are ignored. O((named + pairs) * columns).
ColumnMatch withNamedPairs(const Dataset &first, const Dataset &second, ColumnMatch match,
                           const std::vector<std::string> &named,
                           const std::vector<ColumnPair> &pairs);

}  // namespace shinglescope
