// SPDX-License-Identifier: MIT
#include "core/dataset/query/row_order.h"

#include "core/dataset/query/row_selection.h"
#include "core/dataset/query/row_sorter.h"

namespace shinglescope {

namespace {

/// Returns the given types, and guesses the missing ones that are needed.
Result<std::vector<ColumnType>> typesFor(const Dataset &dataset, const RowOrderRequest &request,
                                         const RunContext &context) {
  std::vector<ColumnType> types = request.types;
  types.resize(dataset.columnCount());
  std::vector<ColumnId> needed;
  for (const SortKey &key : request.sortKeys) needed.push_back(key.column);
  for (const ColumnFilter &filter : request.filters)
    if (filter.column) needed.push_back(*filter.column);
  for (const ColumnId column : needed) {
    if (column.value >= dataset.columnCount()) return badParameter({MessageId::OrderColumnGone});
    if (column.value < request.types.size()) continue;
    Result<ColumnGuess> guess = guessColumnType(dataset, column, GuessScope::Sample, context);
    if (!guess) return guess.error();
    types[column.value] = guess->type;
  }
  return types;
}

}  // namespace

Result<RowOrder> makeRowOrder(const Dataset &dataset, const RowOrderRequest &request,
                              const RunContext &context) {
  const Result<std::vector<ColumnType>> types = typesFor(dataset, request, context);
  if (!types) return types.error();
  RowOrder order;
  Result<RowSelection> selected = selectRows(dataset, request, *types, context);
  if (!selected) return selected.error();
  order.rows = std::move(selected->rows);
  Result<std::vector<std::uint64_t>> unparsed =
      sortRows(dataset, request.sortKeys, *types, order.rows, context);
  if (!unparsed) return unparsed.error();
  order.unparsed = std::move(*unparsed);
  const std::vector<char> &isMatch = selected->isMatch;
  for (std::uint32_t i = 0; !isMatch.empty() && i < order.rows.size(); ++i)
    if (isMatch[order.rows[i]] != 0) order.matches.push_back(i);
  return order;
}

}  // namespace shinglescope
