#include "core/dataset/column_names.h"

#include <unordered_map>
#include <unordered_set>

namespace shinglescope {

namespace {

std::string_view trimmedName(std::string_view text) {
  static constexpr std::string_view kWhiteSpace = " \t\r\n\v\f";
  const std::size_t first = text.find_first_not_of(kWhiteSpace);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(kWhiteSpace) - first + 1);
}

}  // namespace

ColumnNames columnNamesFromHeader(const std::vector<std::string_view> &cells) {
  ColumnNames result;
  std::unordered_set<std::string> taken;
  for (const std::string_view cell : cells) taken.emplace(trimmedName(cell));
  std::unordered_set<std::string> used;
  std::unordered_map<std::string, std::size_t> lastSuffix;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string given(trimmedName(cells[i]));
    const std::string base = given.empty() ? "column " + std::to_string(i + 1) : given;
    std::string name = base;
    const bool isFirstUse = !given.empty() && !used.contains(name);
    std::size_t &suffix = lastSuffix.try_emplace(base, 1).first->second;
    // A made-up name must not take one that the file gives to another column.
    while (!isFirstUse && (used.contains(name) || taken.contains(name))) {
      name = base + " (" + std::to_string(++suffix) + ")";
    }
    if (name != given) {
      result.notes.push_back(
          "Column " + std::to_string(i + 1) + " is called \"" + name +
          (given.empty() ? "\": it has no name." : "\": its name occurs twice."));
    }
    used.insert(name);
    result.names.push_back(std::move(name));
  }
  return result;
}

std::vector<std::string> numberedColumnNames(std::size_t columns) {
  std::vector<std::string> names;
  names.reserve(columns);
  for (std::size_t i = 1; i <= columns; ++i) names.push_back("column " + std::to_string(i));
  return names;
}

}  // namespace shinglescope
