#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"

namespace shinglescope {

/// Names that can be told apart, and what had to be changed for it.
struct ColumnNames {
  std::vector<std::string> names;
  std::vector<Message> notes;
};

/// Names from a header row: white space round them is dropped, an empty one
/// becomes "column 3", a second "price" becomes "price (2)".
ColumnNames columnNamesFromHeader(const std::vector<std::string_view> &cells);

/// One name for each column from the rows of a header: what they say, from above, joined by spaces.
/// A word that the row above has said already is not said again.
std::vector<std::string> joinedHeader(const std::vector<std::vector<std::string>> &rows);

/// "column 1", "column 2", ...
std::vector<std::string> numberedColumnNames(std::size_t columns);

}  // namespace shinglescope
