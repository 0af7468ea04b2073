#pragma once

#include <QBrush>
#include <QRectF>
#include <optional>

class QTextDocument;

namespace shinglescope {

/// The end of a table's part on a page, for a table that goes on on the next one:
/// Qt lets its last row there reach down to the page's end, and draws no line below.
struct TableEnd {
  QRectF line;
  QBrush brush;
};

/// Of the table that crosses the end of the page, counted from 0; nothing where none
/// does, or where a single row does. Any thread. O(tables + log rows).
std::optional<TableEnd> tableEnd(const QTextDocument &document, int page);

}  // namespace shinglescope
