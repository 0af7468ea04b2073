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

constexpr double kSlack = 0.5;        ///< in pixels
constexpr int kRowsTogether = 2;      ///< of a table, at the end and at the start of a page
constexpr int kMoves = 5;             ///< of one table
constexpr double kLargestRow = 0.25;  ///< in pages; larger rows may be divided

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
double neededEnd(const QTextBlock &block, double smallTable) {
  const QAbstractTextDocumentLayout &layout = *block.document()->documentLayout();
  if (QTextTable *table = tableAfter(block); table != nullptr) {
    const int last = table->rows() - 1;
    const double end = wordsOfRow(*table, last).bottom();
    const bool isSmall = end - wordsOfRow(*table, 0).top() <= smallTable;
    return isSmall ? end : wordsOfRow(*table, std::min(kRowsTogether, last)).bottom();
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

/// Returns how far a table must move down so that a row with this text begins on the next page.
double moveBelow(const QRectF &words, double pageHeight) {
  return (pageOf(words.top(), pageHeight) + 1) * pageHeight - words.top() + 2 * kSlack;
}

/// Returns how far a table must move down so that no row is divided between two pages and the last
/// row is not alone on a page, or 0.
double moveOf(const QTextTable &table, double pageHeight) {
  const auto pageOfRow = [&](const QRectF &words) { return pageOf(words.top(), pageHeight); };
  QRectF before = wordsOfRow(table, 0);
  for (int row = 1; row < table.rows(); ++row) {
    const QRectF words = wordsOfRow(table, row);
    const bool isDivided = pageOfRow(words) != pageOf(words.bottom() - kSlack, pageHeight);
    if (isDivided && words.height() < pageHeight * kLargestRow) return moveBelow(words, pageHeight);
    const bool isLast = row + 1 == table.rows() && row > kRowsTogether;
    if (isLast && pageOfRow(before) != pageOfRow(words)) return moveBelow(before, pageHeight);
    before = words;
  }
  return 0;
}

/// Keeps the blocks from `first` to `last` together with what follows.
void keepTogether(const QTextBlock &first, const QTextBlock &last, double pageHeight,
                  double smallTable) {
  for (int move = 0; move < kMoves; ++move) {
    const double top = first.document()->documentLayout()->blockBoundingRect(first).top();
    const double end = neededEnd(last, smallTable);
    const bool isBroken = first.blockFormat().pageBreakPolicy() != QTextFormat::PageBreak_Auto;
    if (!isBroken && pageOf(top, pageHeight) != pageOf(end - kSlack, pageHeight))
      breakBefore(first);
    const QTextTable *table = tableAfter(last);
    const double down = table == nullptr ? 0 : moveOf(*table, pageHeight);
    if (down <= 0) return;
    QTextBlockFormat format;
    format.setTopMargin(first.blockFormat().topMargin() + down);
    QTextCursor(first).mergeBlockFormat(format);
  }
}

}  // namespace

Result<void> breakPages(QTextDocument &document, const QSizeF &page, const RunContext &context,
                        double smallTable) {
  document.setPageSize(page);
  document.pageCount();  // lays out all blocks: a change to a block without a layout would be lost
  for (QTextBlock first = document.begin(); first.isValid(); first = first.next()) {
    if (context.isCancelled()) return cancelledError();
    if (!stays(first)) continue;
    QTextBlock last = first;  // the last in a sequence of heading, listing title and caption
    while (last.next().isValid() && stays(last.next())) last = last.next();
    keepTogether(first, last, page.height(), page.height() * smallTable);
    first = last;
  }
  return {};
}

}  // namespace shinglescope
