// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/sort_keys.h"

#include <QStringList>
#include <algorithm>

#include "ui/base/text/display_text.h"

namespace shinglescope {

namespace {

constexpr qsizetype kSortKeysNameCharacters = 24;
constexpr std::size_t kKeysNamed = 3;

}  // namespace

std::vector<SortKey> withSortClick(std::vector<SortKey> keys, ColumnId column, bool isAdded) {
  const auto found = std::ranges::find(keys, column, &SortKey::column);
  const bool isSole = keys.size() == 1 && found != keys.end();
  if (found == keys.end() || (!isAdded && !isSole))
    return withSortKey(std::move(keys), {column, false}, isAdded);
  if (found->isDescending) return withoutSortKey(std::move(keys), column);
  found->isDescending = true;
  return keys;
}

std::vector<SortKey> withSortKey(std::vector<SortKey> keys, SortKey key, bool isAdded) {
  if (!isAdded) return {key};
  const auto found = std::ranges::find(keys, key.column, &SortKey::column);
  if (found == keys.end())
    keys.push_back(key);
  else
    *found = key;
  return keys;
}

std::vector<SortKey> withoutSortKey(std::vector<SortKey> keys, ColumnId column) {
  std::erase_if(keys, [column](const SortKey &key) { return key.column == column; });
  return keys;
}

QString sortKeysText(const std::vector<SortKey> &keys, const std::vector<std::string> &names) {
  QStringList parts;
  for (std::size_t i = 0; i < std::min(keys.size(), kKeysNamed); ++i) {
    const QString arrow =
        keys[i].isDescending ? QStringLiteral(" \u2193") : QStringLiteral(" \u2191");
    parts << cellDisplayText(names[keys[i].column.value], kSortKeysNameCharacters) + arrow;
  }
  if (keys.size() > kKeysNamed) parts << QStringLiteral("\u2026");
  return parts.join(QStringLiteral(", "));
}

}  // namespace shinglescope
