#pragma once

#include <vector>

#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// What a column is for. One column at most is the id.
enum class ColumnRole { Compared, Shown, Id, Link, Ignored };

/// A first guess: long texts and titles are compared, a column of unique short values is
/// the id (one named like an id first), URLs are links, empty columns are ignored,
/// the rest is shown; where no column has long texts the wordiest is compared. Looks
/// at the first 500 rows.
std::vector<ColumnRole> guessColumnRoles(const Dataset &dataset);

}  // namespace shinglescope
