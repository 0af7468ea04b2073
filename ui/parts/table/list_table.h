#pragma once

#include <QTableView>

namespace shinglescope {

/// A flat list without header and grid, whose rows are chosen whole: the look of
/// the queue's lists. The last column takes the room that is left. The parent
/// owns it.
QTableView *makeListTable(QAbstractItemModel *model, const QString &name, QWidget *parent);

/// The names of the columns over such a list.
void showHeader(QTableView &table);

/// Puts the cursor on a row and selects it alone, whatever modifier is held: a key
/// such as Ctrl+Z comes here too, with which a view would toggle or extend.
void selectOnly(QTableView &table, int row);

/// Moves the cursor by so many rows; false where there is none.
bool moveCursor(QTableView &table, int step);

}  // namespace shinglescope
