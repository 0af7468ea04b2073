// SPDX-License-Identifier: MIT
#include "core/dataset/load/table_starts.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

#include "core/dataset/sniff/cell_kind.h"
#include "core/dataset/table/row_window.h"

namespace shinglescope {

namespace {

constexpr std::uint32_t kLeastRowsAbove = 2;
constexpr std::uint32_t kRowsBelow = 2;
/// Only this many columns of a wider header are compared.
constexpr std::uint32_t kTableStartsMaxColumns = 1000;

std::string_view cellAt(const RowWindow &rows, std::uint32_t row, std::uint32_t column) {
  return rows.cell(RecordId{row}, ColumnId{column});
}

std::uint32_t columnsOf(const Dataset &dataset) {
  return static_cast<std::uint32_t>(
      std::min<std::size_t>(dataset.columnCount(), kTableStartsMaxColumns));
}

bool repeatsHeader(const Dataset &dataset, const RowWindow &rows, std::uint32_t row) {
  for (std::uint32_t column = 0; column < columnsOf(dataset); ++column) {
    if (trimmedSpaces(cellAt(rows, row, column)) != dataset.columnNames()[column]) return false;
  }
  return true;
}

bool isName(std::string_view cell) {
  switch (cellKind(cell)) {
    case CellKind::Word:
    case CellKind::Text:
    case CellKind::Code: return true;
    default: return false;
  }
}

/// Returns whether every cell contains a distinct name.
bool holdsNames(const Dataset &dataset, const RowWindow &rows, std::uint32_t row) {
  std::unordered_set<std::string_view> names;
  for (std::uint32_t column = 0; column < columnsOf(dataset); ++column) {
    const std::string_view cell = cellAt(rows, row, column);
    if (!isName(cell) || !names.insert(cell).second) return false;
  }
  return true;
}

bool isAboveNumbers(const Dataset &dataset, const RowWindow &rows, std::uint32_t row) {
  if (row + kRowsBelow >= dataset.rowCount()) return false;
  for (std::uint32_t column = 0; column < columnsOf(dataset); ++column) {
    bool areNumbers = true;
    for (std::uint32_t below = row + 1; below <= row + kRowsBelow; ++below) {
      areNumbers = areNumbers && isNumberLike(cellAt(rows, below, column));
    }
    if (areNumbers) return true;
  }
  return false;
}

}  // namespace

Result<std::vector<RowProblem>> findTableStarts(const Dataset &dataset,
                                                const std::vector<RowPlace> &rowsAfterBlank) {
  std::vector<RowProblem> starts;
  if (dataset.columnCount() < 2) return starts;
  const auto count = static_cast<std::uint32_t>(dataset.rowCount());
  RowWindow rows(dataset);
  for (const RowPlace &place : rowsAfterBlank) {
    if (place.row < kLeastRowsAbove) continue;
    const std::uint32_t last = std::min(place.row + kRowsBelow, count - 1);
    if (auto shown = rows.show(place.row, last + 1); !shown) return shown.error();
    const bool isAgain = repeatsHeader(dataset, rows, place.row);
    const bool isOther = !isAgain && holdsNames(dataset, rows, place.row) &&
                         isAboveNumbers(dataset, rows, place.row);
    if (!isAgain && !isOther) continue;
    starts.push_back(problemAt(place, ProblemKind::TableBoundary, place.row,
                               {isAgain ? MessageId::HeaderAgain : MessageId::NamesBelowBlank}));
  }
  return starts;
}

}  // namespace shinglescope
