// SPDX-License-Identifier: MIT
#pragma once

#include <QBrush>
#include <QRectF>
#include <optional>

class QTextDocument;

namespace shinglescope {

/// The lower edge of the part of a table on one page, if the table continues on the next. Qt
/// extends the last row of that part to the end of the page and draws no line below it.
struct TableEnd {
  QRectF line;
  QBrush brush;
};

/// Returns the end of the table that crosses the end of `page`, which counts from 0. Returns
/// nullopt if no table crosses it, or if the page ends within a row. Any thread. O(tables + log
/// rows).
std::optional<TableEnd> tableEnd(const QTextDocument &document, int page);

}  // namespace shinglescope
