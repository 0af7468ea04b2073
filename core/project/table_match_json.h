// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/dataset/table/column_match.h"

namespace shinglescope {

/// Writes how the two tables of a project are compared, in the form that the project stores next to
/// the identity of the second: the matching columns by name, and the kind of pairs.
std::string tableMatchToJson(const TableMatch &match, const Dataset &first, const Dataset &second);

/// Reads it, for columns that still exist. Other columns, or all if the text is not of this form,
/// are matched as `guess` says. O(columns of both tables).
TableMatch tableMatchFromJson(std::string_view json, const Dataset &first, const Dataset &second,
                              ColumnMatch guess);

}  // namespace shinglescope
