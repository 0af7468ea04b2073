// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/style/theme.h"
#include "ui/base/tables/marked_cell_delegate.h"
#include "ui/pages/learn/bands/bucket_box_list.h"
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

/// Returns the texts of boxes that are wider than their box.
inline QStringList cutBoxes(const BucketBoxList &view) {
  constexpr int kAround = 24;  // the frame of a box and the space around it
  constexpr int kChip = 6;     // the frame of a document
  const QFontMetricsF figures(strongFont(tabularFont(view.font())));
  const QFontMetricsF letters(strongFont(view.font()));
  QStringList cut;
  for (int row = 0; row < view.model()->rowCount(); ++row) {
    const BucketBox &box = view.boxes().box(row);
    const int width = view.visualRect(view.model()->index(row, 0)).width();
    const auto add = [&](const QString &text, double needed) {
      if (needed > width) cut << QStringLiteral("box of %1 pixels: %2").arg(width).arg(text);
    };
    add(box.text, figures.horizontalAdvance(box.text) + kAround);
    for (const QString &document : box.documents)
      add(document, letters.horizontalAdvance(document) + kAround + kChip);
  }
  return cut;
}

}  // namespace shinglescope::test
