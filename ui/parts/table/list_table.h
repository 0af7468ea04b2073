#pragma once

#include <QTableView>

namespace shinglescope {

/// Creates a flat list in the style of the queue: whole rows are selected, without header and
/// grid. The last column takes the remaining width. The parent owns the list.
QTableView *makeListTable(QAbstractItemModel *model, const QString &name, QWidget *parent);

/// Shows the column names above such a list.
void showHeader(QTableView &table);

/// Makes a row current and selects only that row, whatever modifier is held. With keys such as
/// Ctrl+Z, a view would otherwise toggle or extend the selection.
void selectOnly(QTableView &table, int row);

/// Moves the cursor by `step` rows; returns false if there is no such row.
bool moveCursor(QTableView &table, int step);

}  // namespace shinglescope
