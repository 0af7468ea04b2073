// SPDX-License-Identifier: MIT
#include "ui/base/print/table_ends.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>
#include <algorithm>
#include <ranges>

namespace shinglescope {
namespace {

constexpr double kLine = 1;

/// Returns the bounds of a cell's text.
QRectF wordsOf(const QAbstractTextDocumentLayout &layout, const QTextTableCell &cell) {
  return layout.blockBoundingRect(cell.firstCursorPosition().block()) |
         layout.blockBoundingRect(cell.lastCursorPosition().block());
}

/// Returns a padding of a cell, or the table's padding if the cell does not set it.
double padding(const QTextTable &table, const QTextTableCell &cell, QTextFormat::Property which) {
  const QTextFormat format = cell.format();
  return format.hasProperty(which) ? format.doubleProperty(which) : table.format().cellPadding();
}

/// Returns the bounds of a cell's text including the padding.
QRectF roomOf(const QAbstractTextDocumentLayout &layout, const QTextTable &table,
              const QTextTableCell &cell) {
  return wordsOf(layout, cell)
      .adjusted(-padding(table, cell, QTextFormat::TableCellLeftPadding),
                -padding(table, cell, QTextFormat::TableCellTopPadding),
                padding(table, cell, QTextFormat::TableCellRightPadding),
                padding(table, cell, QTextFormat::TableCellBottomPadding));
}

/// Returns the last row that begins above this height.
int lastRowAbove(const QTextTable &table, const QAbstractTextDocumentLayout &layout, double y) {
  const auto rows = std::views::iota(0, table.rows());
  const auto begins = [&](int row) { return wordsOf(layout, table.cellAt(row, 0)).top() < y; };
  return static_cast<int>(std::ranges::partition_point(rows, begins) - rows.begin()) - 1;
}

}  // namespace

std::optional<TableEnd> tableEnd(const QTextDocument &document, int page) {
  const QAbstractTextDocumentLayout &layout = *document.documentLayout();
  const double pageEnd = (page + 1) * document.pageSize().height();
  for (QTextFrame *frame : document.rootFrame()->childFrames()) {
    const auto *table = qobject_cast<QTextTable *>(frame);
    if (table == nullptr) continue;
    const QRectF whole = layout.frameBoundingRect(frame);
    if (whole.top() >= pageEnd || whole.bottom() <= pageEnd) continue;
    const int row = lastRowAbove(*table, layout, pageEnd);
    if (row < 0 || row + 1 == table->rows()) return {};
    QRectF room;
    for (int column = 0; column < table->columns(); ++column)
      room |= roomOf(layout, *table, table->cellAt(row, column));
    if (room.bottom() >= pageEnd) return {};
    return TableEnd{{room.left() - kLine, room.bottom(), room.width() + 2 * kLine, kLine},
                    table->format().borderBrush()};
  }
  return {};
}

}  // namespace shinglescope
