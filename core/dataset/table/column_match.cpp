// SPDX-License-Identifier: MIT
#include "core/dataset/table/column_match.h"

#include <algorithm>
#include <unordered_map>

#include "core/base/ascii.h"

namespace shinglescope {
namespace {

bool isKeptInName(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || isAsciiLetter(byte) || isAsciiDigit(byte);
}

/// Matches the unmatched columns whose names are equal after `fold`; empty names never are.
template <class Fold>
void matchFolded(const Dataset &first, const Dataset &second, const Fold &fold,
                 std::vector<bool> &isTaken, ColumnMatch &match) {
  std::unordered_map<std::string, std::vector<std::uint32_t>> byName;
  for (std::uint32_t column = 0; column < second.columnCount(); ++column)
    if (!isTaken[column]) byName[fold(second.columnName({column}))].push_back(column);
  for (auto &[name, columns] : byName) std::ranges::reverse(columns);
  for (std::uint32_t column = 0; column < first.columnCount(); ++column) {
    if (match[column]) continue;
    const std::string name = fold(first.columnName({column}));
    const auto found = byName.find(name);
    if (name.empty() || found == byName.end() || found->second.empty()) continue;
    match[column] = ColumnId{found->second.back()};
    isTaken[found->second.back()] = true;
    found->second.pop_back();
  }
}

std::string numberOfColumn(ColumnId column) { return "#" + std::to_string(column.value + 1); }

std::string nameForPair(const Dataset &dataset, ColumnId column, ColumnNaming naming) {
  const std::string &name = dataset.columnName(column);
  const auto found = dataset.findColumn(name);
  const bool isNamed = naming == ColumnNaming::Names && !name.empty() && found && *found == column;
  return isNamed ? name : numberOfColumn(column);
}

}  // namespace

std::string foldedColumnName(std::string_view name) {
  std::string folded;
  for (const char c : name)
    if (isKeptInName(c)) folded += asciiLower(c);
  return folded;
}

ColumnMatch matchColumnsByName(const Dataset &first, const Dataset &second) {
  ColumnMatch match(first.columnCount());
  std::vector<bool> isTaken(second.columnCount());
  matchFolded(
      first, second, [](std::string_view name) { return std::string(name); }, isTaken, match);
  matchFolded(first, second, foldedColumnName, isTaken, match);
  return match;
}

std::vector<ColumnPair> pairsToName(const Dataset &first, const Dataset &second,
                                    const ColumnMatch &match, const std::vector<std::string> &named,
                                    ColumnNaming naming) {
  std::vector<ColumnPair> pairs;
  for (const std::string &name : named) {
    const auto column = first.findColumn(name);
    if (!column || column->value >= match.size() || !match[column->value]) continue;
    const ColumnId counterpart = *match[column->value];
    ColumnPair pair{nameForPair(first, *column, naming), nameForPair(second, counterpart, naming)};
    const auto finds = [&](const std::string &told) {
      const auto found = second.findColumn(told);
      return found && *found == counterpart;
    };
    // A recipe with names may be told the column by its name or, as here, by its number.
    if (finds(name) && (naming == ColumnNaming::Numbers || finds(pair.first))) continue;
    if (std::ranges::find(pairs, pair) == pairs.end()) pairs.push_back(std::move(pair));
  }
  return pairs;
}

ColumnMatch withNamedPairs(const Dataset &first, const Dataset &second, ColumnMatch match,
                           const std::vector<std::string> &named,
                           const std::vector<ColumnPair> &pairs) {
  match.resize(first.columnCount());
  std::vector<std::string> counterparts(first.columnCount());
  for (const ColumnPair &pair : pairs)
    if (const auto column = first.findColumn(pair.first)) counterparts[column->value] = pair.second;
  for (const std::string &name : named) {
    const auto column = first.findColumn(name);
    if (!column) continue;
    const std::string &given = counterparts[column->value];
    const auto found = second.findColumn(given.empty() ? name : given);
    if (found) match[column->value] = *found;
  }
  return match;
}

}  // namespace shinglescope
