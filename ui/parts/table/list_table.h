// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>
#include <initializer_list>
#include <utility>

namespace shinglescope {

/// Creates a table without a grid, in which whole rows are selected. The parent owns the table.
QTableView *makeRowTable(QAbstractItemModel *model, const QString &name, QWidget *parent);

/// Creates a row table in the style of the queue: a flat list without a header. The last column
/// fills the remaining width.
QTableView *makeListTable(QAbstractItemModel *model, const QString &name, QWidget *parent);

/// Shows the column names above a list table.
void showHeader(QTableView &table);

/// Sets column widths, which the user can change.
void setWidths(QTableView &table, std::initializer_list<std::pair<int, int>> widths);

/// Makes a row current and selects only that row, whatever modifier key is held. With keys such as
/// Ctrl+Z, a view would otherwise toggle or extend the selection.
void selectOnly(QTableView &table, int row);

/// The same after the model was replaced; also scrolls to the row, which `selectOnly` cannot do
/// then, because a view computes the height of its new rows later. O(rows).
void selectInNewRows(QTableView &table, int row);

/// Moves the cursor by `step` rows; returns false if there is no such row.
bool moveCursor(QTableView &table, int step);

}  // namespace shinglescope
