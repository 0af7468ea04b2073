// SPDX-License-Identifier: MIT
#include "app/window/start_state.h"

#include <vector>

#include "app/window/window_options.h"
#include "core/dataset/table/dataset.h"
#include "ui/pages/data/grid/data_grid.h"
#include "ui/pages/data/grid/filter_row.h"
#include "ui/session/session.h"
#include "ui/window/main_window.h"

namespace shinglescope {
namespace {

/// A column, and the text after the colon.
struct ColumnAnd {
  ColumnId column;
  QString rest;
};

/// Splits at the first colon that follows a column's name, because names may contain colons.
std::optional<ColumnAnd> atColon(const Dataset &dataset, const QString &text) {
  for (qsizetype at = text.indexOf(u':'); at >= 0; at = text.indexOf(u':', at + 1)) {
    const Result<ColumnId> column = dataset.findColumn(text.first(at).toStdString());
    if (column) return ColumnAnd{*column, text.sliced(at + 1).trimmed()};
  }
  return std::nullopt;
}

std::optional<SortKey> sortKeyOf(const Dataset &dataset, const QString &text) {
  if (const Result<ColumnId> column = dataset.findColumn(text.toStdString())) {
    return SortKey{*column, false};
  }
  const std::optional<ColumnAnd> parts = atColon(dataset, text);
  const bool isDown = parts && parts->rest == QStringLiteral("down");
  if (!isDown && !(parts && parts->rest == QStringLiteral("up"))) return std::nullopt;
  return SortKey{parts->column, isDown};
}

std::optional<QString> applyFilters(const QStringList &filters, const Dataset &dataset,
                                    DataGrid &grid) {
  for (const QString &text : filters) {
    const std::optional<ColumnAnd> filter = atColon(dataset, text);
    if (!filter) {
      return QStringLiteral(
                 "\"%1\" is not a filter; write it as COLUMN:FILTER, such as "
                 "\"price:< 1000\", with a column of the file.")
          .arg(text);
    }
    grid.filterRow()->setText(static_cast<int>(filter->column.value), filter->rest);
  }
  return std::nullopt;
}

std::optional<QString> applySort(const QStringList &columns, const Dataset &dataset,
                                 DataGrid &grid) {
  std::vector<SortKey> keys;
  for (const QString &text : columns) {
    const std::optional<SortKey> key = sortKeyOf(dataset, text);
    if (!key) {
      return QStringLiteral(
                 "There is no column \"%1\" to sort by; write a column of the file, "
                 "followed by :down for descending order.")
          .arg(text);
    }
    keys.push_back(*key);
  }
  if (!keys.empty()) grid.setSortKeys(keys);
  return std::nullopt;
}

}  // namespace

std::optional<QString> applyStartState(const WindowOptions &options, const Session &session,
                                       MainWindow &window) {
  auto *grid = window.findChild<DataGrid *>();
  if (grid == nullptr || !session.hasDataset()) return std::nullopt;
  const Dataset &dataset = *session.dataset();
  if (auto mistake = applyFilters(options.filters, dataset, *grid)) return mistake;
  if (auto mistake = applySort(options.sorts, dataset, *grid)) return mistake;
  if (options.row == 0) return std::nullopt;
  if (options.row > dataset.rowCount()) {
    return QStringLiteral("There is no row %1; the file has %2.")
        .arg(options.row)
        .arg(dataset.rowCount());
  }
  grid->revealRow(options.row - 1);
  return std::nullopt;
}

}  // namespace shinglescope
