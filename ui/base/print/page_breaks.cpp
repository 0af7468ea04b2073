// SPDX-License-Identifier: MIT
#include "ui/base/print/page_breaks.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <cmath>

namespace shinglescope {
namespace {

constexpr double kSmallTable = 0.5;  ///< in pages; smaller tables are kept whole
constexpr double kSlack = 0.5;       ///< in pixels

bool stays(const QTextBlock &block) { return block.blockFormat().boolProperty(kStaysWithNext); }

/// Returns the table that contains the block after this one.
QTextTable *tableAfter(const QTextBlock &block) {
  const QTextBlock next = block.next();
  return next.isValid() ? QTextCursor(next).currentTable() : nullptr;
}

/// Returns the bounds of the text in a row of a table.
QRectF wordsOfRow(const QTextTable &table, int row) {
  const QAbstractTextDocumentLayout &layout = *table.document()->documentLayout();
  QRectF words;
  for (int column = 0; column < table.columns(); ++column)
    words |= layout.blockBoundingRect(table.cellAt(row, column).lastCursorPosition().block());
  return words;
}

/// Returns the end of the content that must be on the same page as the block.
double neededEnd(const QTextBlock &block, double pageHeight) {
  const QAbstractTextDocumentLayout &layout = *block.document()->documentLayout();
  if (QTextTable *table = tableAfter(block); table != nullptr) {
    const double end = wordsOfRow(*table, table->rows() - 1).bottom();
    const bool isSmall = end - wordsOfRow(*table, 0).top() <= pageHeight * kSmallTable;
    return isSmall ? end : wordsOfRow(*table, std::min(1, table->rows() - 1)).bottom();
  }
  const QTextBlock next = block.next();
  if (!next.isValid()) return layout.blockBoundingRect(block).bottom();
  const QRectF rect = layout.blockBoundingRect(next);
  if (next.layout() == nullptr || next.layout()->lineCount() == 0) return rect.bottom();
  return rect.top() + next.layout()->lineAt(0).rect().bottom();
}

int pageOf(double y, double pageHeight) { return static_cast<int>(std::floor(y / pageHeight)); }

void breakBefore(const QTextBlock &block) {
  QTextBlockFormat format;
  format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
  QTextCursor(block).mergeBlockFormat(format);
}

}  // namespace

Result<void> breakPages(QTextDocument &document, const QSizeF &page, const RunContext &context) {
  document.setPageSize(page);
  document.pageCount();  // lays out all blocks: a change to a block without a layout would be lost
  for (QTextBlock first = document.begin(); first.isValid(); first = first.next()) {
    if (context.isCancelled()) return cancelledError();
    if (!stays(first)) continue;
    QTextBlock last = first;  // the last in a sequence of heading, listing title and caption
    while (last.next().isValid() && stays(last.next())) last = last.next();
    const double top = document.documentLayout()->blockBoundingRect(first).top();
    const double end = neededEnd(last, page.height());
    const bool isBroken = first.blockFormat().pageBreakPolicy() != QTextFormat::PageBreak_Auto;
    if (!isBroken && pageOf(top, page.height()) != pageOf(end - kSlack, page.height()))
      breakBefore(first);
    first = last;
  }
  return {};
}

}  // namespace shinglescope
