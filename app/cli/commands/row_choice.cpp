// SPDX-License-Identifier: MIT
#include "app/cli/commands/row_choice.h"

#include "core/base/sorted_list.h"
#include "core/dataset/query/row_order.h"

namespace shinglescope {
namespace {

constexpr std::string_view kDescending = ":desc";
constexpr std::string_view kAscending = ":asc";

/// Reads "COL=FILTER"; a column whose name contains '=' is named by its number.
Result<ColumnFilter> filterOf(const Dataset &dataset, const std::string &word) {
  const std::size_t sign = word.find('=');
  if (sign == 0 || sign == std::string::npos || sign + 1 == word.size())
    return badParameter("--where is \"" + word +
                        "\"; give a column, =, and a filter, such as \"price=>=100\" or "
                        "\"#2=Rome\".");
  const auto column = dataset.findColumn(word.substr(0, sign));
  if (!column) return column.error();
  return ColumnFilter{*column, word.substr(sign + 1)};
}

/// Reads "COL", "COL:asc" or "COL:desc".
Result<SortKey> typedSortKey(const Dataset &dataset, std::string_view word) {
  SortKey key;
  key.isDescending = word.ends_with(kDescending);
  if (key.isDescending) word.remove_suffix(kDescending.size());
  if (!key.isDescending && word.ends_with(kAscending)) word.remove_suffix(kAscending.size());
  if (auto found = assignTo(key.column, dataset.findColumn(word)); !found) return found.error();
  return key;
}

Result<RowOrderRequest> orderOf(const Dataset &dataset, const ConvertOptions &convert) {
  RowOrderRequest request;
  request.text = convert.search;
  for (const std::string &word : convert.where) {
    auto filter = filterOf(dataset, word);
    if (!filter) return filter.error();
    request.filters.push_back(*std::move(filter));
  }
  for (const std::string &word : convert.sort) {
    auto key = typedSortKey(dataset, word);
    if (!key) return key.error();
    request.sortKeys.push_back(*key);
  }
  return request;
}

Result<std::vector<ColumnId>> writtenColumns(const Dataset &dataset,
                                             const ConvertOptions &convert) {
  std::vector<ColumnId> columns;
  for (const std::string &word : convert.columns) {
    const auto column = dataset.findColumn(word);
    if (!column) return column.error();
    columns.push_back(*column);
  }
  if (!convert.columns.empty()) return columns;
  for (const std::uint32_t column : numbersBelow(dataset.columnCount()))
    columns.push_back({column});
  return columns;
}

}  // namespace

Result<ShownTable> chooseRows(const Dataset &dataset, const ConvertOptions &convert,
                              const RunContext &context) {
  auto columns = writtenColumns(dataset, convert);
  if (!columns) return columns.error();
  const auto request = orderOf(dataset, convert);
  if (!request) return request.error();
  auto order = makeRowOrder(dataset, *request, context);
  if (!order) return order.error();
  return ShownTable{std::move(order->rows), *std::move(columns), *request};
}

}  // namespace shinglescope
