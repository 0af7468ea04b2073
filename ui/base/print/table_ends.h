#pragma once

#include <QBrush>
#include <QRectF>
#include <optional>

class QTextDocument;

namespace shinglescope {

/// The end of a table's part on a page if the table continues on the next. Qt extends the last row
/// there to the page's end and draws no line below it.
struct TableEnd {
  QRectF line;
  QBrush brush;
};

/// Returns the end of the table that crosses the end of the page, counted from 0. Returns nothing
/// if no table crosses it, or if a single row does. Any thread. O(tables + log rows).
std::optional<TableEnd> tableEnd(const QTextDocument &document, int page);

}  // namespace shinglescope
