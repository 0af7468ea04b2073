// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/style/theme.h"
#include "ui/base/tables/marked_cell_delegate.h"
#include "ui/pages/learn/tables/lesson_table.h"

namespace shinglescope::test {

/// Tests whether the whole text of a cell is visible, in one line or several.
inline bool isReadInFull(const LessonTable &table, int row, int column) {
  const QModelIndex cell = table.model()->index(row, column);
  const QString text = cell.data().toString();
  const QSize room(table.columnWidth(column), table.rowHeight(row));
  if (!cell.data(LessonGridModel::LeftRole).toBool())
    return QFontMetrics(tabularFont(table.font())).horizontalAdvance(text) <= room.width() - 4;
  const QRect width(0, 0, room.width() - 2 * MarkedCellDelegate::kSide, QWIDGETSIZE_MAX);
  const QRect taken = table.fontMetrics().boundingRect(width, Qt::TextWordWrap, text);
  return taken.width() <= width.width() && taken.height() <= room.height();
}

/// Returns the texts of a table that are cut.
inline QStringList cutCells(const LessonTable &table) {
  QStringList cut;
  for (int row = 0; row < table.model()->rowCount(); ++row)
    for (int column = 0; column < table.model()->columnCount(); ++column)
      if (!isReadInFull(table, row, column))
        cut << QStringLiteral("%1, column %2 of %3 pixels: %4")
                   .arg(table.objectName())
                   .arg(column)
                   .arg(table.columnWidth(column))
                   .arg(table.model()->index(row, column).data().toString());
  return cut;
}

}  // namespace shinglescope::test
