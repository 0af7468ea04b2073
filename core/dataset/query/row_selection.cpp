// SPDX-License-Identifier: MIT
#include "core/dataset/query/row_selection.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/dataset/query/row_filter.h"
#include "core/dataset/query/text_finder.h"

namespace shinglescope {

namespace {

constexpr std::size_t kRowSelectionRowsPerBlock = 8'192;
constexpr std::size_t kRowSelectionRowsPerPoll = 64;

/// One parsed filter of the request. Without a `column` it applies to all cells.
struct ReadyFilter {
  std::optional<ColumnId> column;
  CellFilter filter;
  const CellParser *parser = nullptr;
};

/// Returns whether an operator must hold in every cell of a row.
bool isNegative(FilterOperator op) {
  return op == FilterOperator::NotEqual || op == FilterOperator::NotMatches ||
         op == FilterOperator::Empty;
}

/// Matches whole rows against one filter. One thread.
class RowMatcher {
 public:
  RowMatcher(const Dataset &dataset, const ReadyFilter &filter)
      : m_dataset(dataset), m_column(filter.column) {
    if (m_column) {
      m_matchers.emplace_back(filter.filter, *filter.parser);
      return;
    }
    for (const auto &all : filter.filter.anyOf) {
      m_alternativeEnds.push_back(m_alternativeEnds.empty() ? 0 : m_alternativeEnds.back());
      for (const FilterCondition &condition : all) {
        m_matchers.emplace_back(CellFilter{{{condition}}}, *filter.parser);
        m_isForAll.push_back(isNegative(condition.op));
        m_finders.emplace_back();
        if (condition.op == FilterOperator::Contains) m_finders.back().emplace(condition.operand);
        ++m_alternativeEnds.back();
      }
    }
  }

  Result<bool> matches(RecordId row) {
    if (m_column) return m_matchers.front().matches(m_dataset.cell(row, *m_column));
    std::size_t i = 0;
    for (const std::size_t end : m_alternativeEnds) {
      bool doAllHold = true;
      for (; i < end; ++i) {
        if (!doAllHold) continue;
        const Result<bool> holds = holdsInRow(i, row);
        if (!holds) return holds;
        doAllHold = *holds;
      }
      if (doAllHold) return true;
    }
    return m_alternativeEnds.empty();
  }

 private:
  Result<bool> holdsInRow(std::size_t condition, RecordId row) {
    if (m_finders[condition]) return holdsText(*m_finders[condition], row);
    const bool isForAll = m_isForAll[condition];
    const std::size_t columns = m_dataset.columnCount();
    const std::vector<std::string_view> extraCells = m_dataset.extraCells(row);
    for (std::size_t i = 0; i < columns + extraCells.size(); ++i) {
      const Result<bool> holds = m_matchers[condition].matches(
          i < columns ? m_dataset.cell(row, {static_cast<std::uint32_t>(i)})
                      : extraCells[i - columns]);
      if (!holds) return holds;
      if (*holds != isForAll) return !isForAll;
    }
    return isForAll;
  }

  bool holdsText(const TextFinder &finder, RecordId row) const {
    const auto holds = [&finder](std::string_view cell) { return finder.isIn(cell); };
    const std::vector<std::string_view> extraCells = m_dataset.extraCells(row);
    if (std::ranges::any_of(extraCells, holds)) return true;
    const std::string_view text = m_dataset.rowText(row);
    if (finder.isAsciiText()) {
      bool mayBeOther = false;
      const std::size_t at = finder.find(text, 0, mayBeOther);
      const bool isFound = at != std::string_view::npos;
      if (isFound && isInOneCell(row, text.data() + at, finder.length())) return true;
      if (!isFound && !mayBeOther) return false;
    }
    if (!finder.mayBeIn(text)) return false;
    for (std::uint32_t column = 0; column < m_dataset.columnCount(); ++column)
      if (holds(m_dataset.cell(row, {column}))) return true;
    return false;
  }

  /// Returns whether the bytes are within one cell.
  bool isInOneCell(RecordId row, const char *bytes, std::size_t length) const {
    for (std::uint32_t column = 0; column < m_dataset.columnCount(); ++column) {
      const std::string_view cell = m_dataset.cell(row, {column});
      if (bytes < cell.data() + cell.size())
        return bytes >= cell.data() && bytes + length <= cell.data() + cell.size();
    }
    return false;
  }

  const Dataset &m_dataset;
  std::optional<ColumnId> m_column;
  std::vector<CellMatcher> m_matchers;
  std::vector<bool> m_isForAll;
  std::vector<std::optional<TextFinder>> m_finders;  ///< for conditions that search for a text
  std::vector<std::size_t> m_alternativeEnds;
};

/// Clears the marks of the rows that do not pass.
Result<void> markRows(const Dataset &dataset, const ReadyFilter &filter,
                      std::vector<char> &isMarked, const RunContext &context) {
  const auto work = [&](const Block &block) -> Result<void> {
    RowMatcher matcher(dataset, filter);
    for (std::size_t row = block.begin; row < block.end; ++row) {
      if (row % kRowSelectionRowsPerPoll == 0 && context.isCancelled()) return cancelledError();
      if (isMarked[row] == 0) continue;
      Result<bool> passes = matcher.matches({static_cast<std::uint32_t>(row)});
      if (!passes) {
        Error error = passes.error();
        error.row = row;
        return error;
      }
      isMarked[row] = *passes ? 1 : 0;
    }
    context.advance(block.end - block.begin);
    return {};
  };
  context.startStage(Stage::Filtering, WorkUnit::Rows, isMarked.size());
  return forEachBlock(context, isMarked.size(), kRowSelectionRowsPerBlock, work);
}

/// Returns the text of the request as a filter over all cells.
Result<CellFilter> searchFilter(const RowOrderRequest &request) {
  if (request.textIsFilter) return parseCellFilter(request.text, {});
  return CellFilter{{{FilterCondition{FilterOperator::Contains, request.text}}}};
}

std::vector<char> firstMarks(std::size_t rows, const RowOrderRequest &request) {
  if (!request.onlyRows) return std::vector<char>(rows, 1);
  std::vector<char> marks(rows, 0);
  for (const std::uint32_t row : *request.onlyRows)
    if (row < rows) marks[row] = 1;
  return marks;
}

}  // namespace

Result<RowSelection> selectRows(const Dataset &dataset, const RowOrderRequest &request,
                                const std::vector<ColumnType> &types, const RunContext &context) {
  std::vector<char> isShown = firstMarks(dataset.rowCount(), request);
  for (const ColumnFilter &filter : request.filters) {
    const ColumnType type = filter.column ? types[filter.column->value] : ColumnType{};
    Result<CellFilter> parsed = parseCellFilter(filter.text, type);
    if (!parsed) return parsed.error();
    if (parsed->isEmpty()) continue;
    const CellParser parser(type);
    Result<void> marked =
        markRows(dataset, {filter.column, std::move(*parsed), &parser}, isShown, context);
    if (!marked) return marked.error();
  }
  RowSelection selection;
  if (!request.text.empty()) {
    Result<CellFilter> search = searchFilter(request);
    if (!search) return search.error();
    const CellParser parser{ColumnType{}};
    selection.isMatch = isShown;
    Result<void> marked =
        markRows(dataset, {std::nullopt, std::move(*search), &parser}, selection.isMatch, context);
    if (!marked) return marked.error();
    if (request.onlyMatches) isShown = selection.isMatch;
  }
  for (std::uint32_t row = 0; row < isShown.size(); ++row)
    if (isShown[row] != 0) selection.rows.push_back(row);
  return selection;
}

}  // namespace shinglescope
