#include "core/dataset/load/table_starts.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

#include "core/dataset/sniff/cell_kind.h"

namespace shinglescope {

namespace {

constexpr std::uint32_t kLeastRowsAbove = 2;
constexpr std::uint32_t kRowsBelow = 2;
/// Only this many columns of a wider header are compared.
constexpr std::uint32_t kTableStartsMaxColumns = 1000;

std::string_view cellAt(const Dataset &dataset, std::uint32_t row, std::uint32_t column) {
  return dataset.cell(RecordId{row}, ColumnId{column});
}

std::uint32_t columnsOf(const Dataset &dataset) {
  return static_cast<std::uint32_t>(
      std::min<std::size_t>(dataset.columnCount(), kTableStartsMaxColumns));
}

bool repeatsHeader(const Dataset &dataset, std::uint32_t row) {
  for (std::uint32_t column = 0; column < columnsOf(dataset); ++column) {
    if (trimmedSpaces(cellAt(dataset, row, column)) != dataset.columnNames()[column]) return false;
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
bool holdsNames(const Dataset &dataset, std::uint32_t row) {
  std::unordered_set<std::string_view> names;
  for (std::uint32_t column = 0; column < columnsOf(dataset); ++column) {
    const std::string_view cell = cellAt(dataset, row, column);
    if (!isName(cell) || !names.insert(cell).second) return false;
  }
  return true;
}

bool isAboveNumbers(const Dataset &dataset, std::uint32_t row) {
  if (row + kRowsBelow >= dataset.rowCount()) return false;
  for (std::uint32_t column = 0; column < columnsOf(dataset); ++column) {
    bool areNumbers = true;
    for (std::uint32_t below = row + 1; below <= row + kRowsBelow; ++below) {
      areNumbers = areNumbers && isNumberLike(cellAt(dataset, below, column));
    }
    if (areNumbers) return true;
  }
  return false;
}

}  // namespace

std::vector<RowProblem> findTableStarts(const Dataset &dataset,
                                        const std::vector<RowPlace> &rowsAfterBlank) {
  std::vector<RowProblem> starts;
  if (dataset.columnCount() < 2) return starts;
  for (const RowPlace &place : rowsAfterBlank) {
    if (place.row < kLeastRowsAbove) continue;
    const bool isAgain = repeatsHeader(dataset, place.row);
    const bool isOther =
        !isAgain && holdsNames(dataset, place.row) && isAboveNumbers(dataset, place.row);
    if (!isAgain && !isOther) continue;
    starts.push_back(problemAt(place, ProblemKind::TableBoundary, place.row,
                               {isAgain ? MessageId::HeaderAgain : MessageId::NamesBelowBlank}));
  }
  return starts;
}

}  // namespace shinglescope
