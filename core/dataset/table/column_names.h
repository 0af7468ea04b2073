// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"

namespace shinglescope {

/// Distinct column names, and what was changed to make them distinct.
struct ColumnNames {
  std::vector<std::string> names;
  std::vector<Message> notes;
};

/// Makes names from a header row: surrounding white space is dropped, an empty name becomes "column
/// 3", and a second "price" becomes "price (2)".
ColumnNames columnNamesFromHeader(const std::vector<std::string_view> &cells);

/// Makes one name for each column from several header rows: their cells from top to bottom, joined
/// by spaces. A word that repeats the row above is left out.
std::vector<std::string> joinedHeader(const std::vector<std::vector<std::string>> &rows);

/// Returns "column 1", "column 2", ...
std::vector<std::string> numberedColumnNames(std::size_t columns);

}  // namespace shinglescope
