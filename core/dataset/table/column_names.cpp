// SPDX-License-Identifier: MIT
#include "core/dataset/table/column_names.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "core/base/ascii.h"

namespace shinglescope {

namespace {

std::string_view trimmedName(std::string_view text) { return trimmed(text, " \t\r\n\v\f"); }

/// The use of a name that occurs in the header.
struct GivenName {
  bool isUsed = false;
  std::size_t lastSuffix = 1;
};

}  // namespace

ColumnNames columnNamesFromHeader(const std::vector<std::string_view> &cells) {
  ColumnNames result;
  result.names.reserve(cells.size());
  std::unordered_map<std::string_view, GivenName> given;
  given.reserve(cells.size());
  for (const std::string_view cell : cells) given.try_emplace(trimmedName(cell));
  std::unordered_set<std::string> madeUp;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string_view own = trimmedName(cells[i]);
    GivenName &use = given.at(own);
    const bool isFirst = !own.empty() && !std::exchange(use.isUsed, true);
    std::string name(own);
    if (!isFirst) {
      const std::string base = own.empty() ? "column " + std::to_string(i + 1) : name;
      // There is a counter for each name, so many columns with the same name take linear time;
      // columns without a name already have distinct numbers.
      std::size_t suffix = own.empty() ? 1 : use.lastSuffix;
      name = own.empty() ? base : base + " (" + std::to_string(++suffix) + ")";
      // A generated name must not be one that the file gives to another column.
      while (given.contains(name) || !madeUp.insert(name).second)
        name = base + " (" + std::to_string(++suffix) + ")";
      use.lastSuffix = suffix;
      result.notes.push_back(
          {own.empty() ? MessageId::ColumnWithoutName : MessageId::ColumnNameTwice, {i + 1, name}});
    }
    result.names.push_back(std::move(name));
  }
  return result;
}

std::vector<std::string> joinedHeader(const std::vector<std::vector<std::string>> &rows) {
  if (rows.size() == 1) return rows.front();
  std::size_t columns = 0;
  for (const auto &row : rows) columns = std::max(columns, row.size());
  std::vector<std::string> names(columns);
  std::vector<std::string_view> above(columns);
  for (const auto &row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string_view part = trimmedName(row[i]);
      if (part.empty() || part == above[i]) continue;
      if (!names[i].empty()) names[i] += ' ';
      names[i] += part;
      above[i] = part;
    }
  }
  return names;
}

std::vector<std::string> numberedColumnNames(std::size_t columns) {
  std::vector<std::string> names;
  names.reserve(columns);
  for (std::size_t i = 1; i <= columns; ++i) names.push_back("column " + std::to_string(i));
  return names;
}

}  // namespace shinglescope
