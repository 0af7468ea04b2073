// SPDX-License-Identifier: MIT
#include "core/project/table_match_json.h"

#include <nlohmann/json.hpp>
#include <unordered_map>

namespace shinglescope {
namespace {

using MatchJson = nlohmann::json;

constexpr const char *kPairsWithinKey = "pairs_within";
constexpr const char *kColumnsKey = "columns";

std::unordered_map<std::string_view, ColumnId> columnsByName(const Dataset &dataset) {
  std::unordered_map<std::string_view, ColumnId> columns;
  for (std::uint32_t column = 0; column < dataset.columnCount(); ++column)
    columns.try_emplace(dataset.columnName({column}), ColumnId{column});
  return columns;
}

}  // namespace

std::string tableMatchToJson(const TableMatch &match, const Dataset &first, const Dataset &second) {
  MatchJson columns = MatchJson::object();
  for (std::uint32_t column = 0; column < match.columns.size(); ++column) {
    const auto &counterpart = match.columns[column];
    columns[first.columnName({column})] =
        counterpart ? MatchJson(second.columnName(*counterpart)) : MatchJson();
  }
  const MatchJson json = {{kPairsWithinKey, match.hasPairsWithin},
                          {kColumnsKey, std::move(columns)}};
  return json.dump(-1, ' ', false, MatchJson::error_handler_t::replace);
}

TableMatch tableMatchFromJson(std::string_view text, const Dataset &first, const Dataset &second,
                              ColumnMatch guess) {
  TableMatch match{std::move(guess), false};
  match.columns.resize(first.columnCount());
  const MatchJson json = MatchJson::parse(text, nullptr, false);
  if (!json.is_object()) return match;
  if (const auto within = json.find(kPairsWithinKey); within != json.end() && within->is_boolean())
    match.hasPairsWithin = within->get<bool>();
  const auto columns = json.find(kColumnsKey);
  if (columns == json.end() || !columns->is_object()) return match;
  const auto ofFirst = columnsByName(first);
  const auto ofSecond = columnsByName(second);
  for (const auto &[name, counterpart] : columns->items()) {
    const auto column = ofFirst.find(name);
    if (column == ofFirst.end()) continue;
    if (counterpart.is_null()) match.columns[column->second.value].reset();
    if (!counterpart.is_string()) continue;
    const auto found = ofSecond.find(counterpart.get_ref<const std::string &>());
    if (found != ofSecond.end()) match.columns[column->second.value] = found->second;
  }
  return match;
}

}  // namespace shinglescope
