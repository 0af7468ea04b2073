// SPDX-License-Identifier: MIT
#include "ui/pages/data/import/raw_text_view.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <algorithm>

#include "ui/base/style/theme.h"
#include "ui/pages/data/import/raw_line_delegate.h"

namespace shinglescope {

namespace {

constexpr int kRawTextViewRowPadding = 4;
constexpr int kLeastTextWidth = 200;
constexpr int kMostMeasured = 100;

/// Measures only the lines with the most characters, because measuring all takes long.
int widestText(const std::vector<RawLine> &lines, const QFontMetrics &metrics) {
  qsizetype longest = 0;
  for (const RawLine &line : lines) longest = std::max(longest, line.text.size());
  int widest = 0;
  int measured = 0;
  for (const RawLine &line : lines) {
    if (line.text.size() < longest * 2 / 3 || measured++ >= kMostMeasured) continue;
    widest = std::max(widest, metrics.horizontalAdvance(line.text));
  }
  return widest;
}

}  // namespace

RawTextView::RawTextView(QWidget *parent) : QTableView(parent) {
  m_lines = new RawLineModel(this);
  setModel(m_lines);
  setItemDelegate(new RawLineDelegate(this));
  setShowGrid(false);
  setWordWrap(false);
  setFrameShape(QFrame::NoFrame);
  setTabKeyNavigation(false);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::ContiguousSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setMouseTracking(true);
  verticalHeader()->hide();
  horizontalHeader()->hide();
  fitColumns();
}

void RawTextView::setLines(std::vector<RawLine> lines) {
  m_lines->setLines(std::move(lines));
  fitColumns();
}

void RawTextView::fitColumns() {
  const QFontMetrics metrics(monospaceFont());
  verticalHeader()->setDefaultSectionSize(std::max(metrics.height(), fontMetrics().height()) +
                                          kRawTextViewRowPadding);
  const int widest = std::max(widestText(m_lines->all(), metrics), kLeastTextWidth);
  const int sides = 2 * RawLineDelegate::kSide + 2;
  const int rows = m_lines->rowCount();
  setColumnWidth(RawLineModel::NumberColumn,
                 fontMetrics().horizontalAdvance(QLocale().toString(std::max(rows, 1000))) + sides);
  setColumnWidth(RawLineModel::KindColumn,
                 fontMetrics().horizontalAdvance(tr("not loaded")) + sides);
  m_textWidth = widest + sides;
  fillWidth();
}

/// Makes the mark of a line reach the right edge, however short the texts are.
void RawTextView::fillWidth() {
  const int others =
      columnWidth(RawLineModel::NumberColumn) + columnWidth(RawLineModel::KindColumn);
  setColumnWidth(RawLineModel::TextColumn, std::max(m_textWidth, viewport()->width() - others));
}

void RawTextView::showRow(std::optional<quint32> row) {
  m_lines->markRow(row);
  const int line = row ? m_lines->firstLineOf(*row) : -1;
  if (line < 0) return;
  // Scrolls only vertically; the user controls the horizontal position.
  const int top = rowViewportPosition(line);
  const bool isInView = top >= 0 && top + rowHeight(line) <= viewport()->height();
  if (isInView) return;
  const int column = std::max(columnAt(0), 0);
  scrollTo(m_lines->index(line, column), QAbstractItemView::PositionAtCenter);
}

void RawTextView::currentChanged(const QModelIndex &current, const QModelIndex &previous) {
  QTableView::currentChanged(current, previous);
  if (!current.isValid() || !hasFocus()) return;
  const RawLine &line = m_lines->at(current.row());
  if (line.row) emit rowChosen(*line.row);
}

void RawTextView::keyPressEvent(QKeyEvent *event) {
  if (event->matches(QKeySequence::Copy)) return copySelected();
  QTableView::keyPressEvent(event);
}

void RawTextView::copySelected() const {
  QStringList texts;
  for (int row = 0; row < m_lines->rowCount(); ++row) {
    if (selectionModel()->isRowSelected(row, {})) texts << m_lines->at(row).text;
  }
  QApplication::clipboard()->setText(texts.join(u'\n'));
}

void RawTextView::resizeEvent(QResizeEvent *event) {
  QTableView::resizeEvent(event);
  fillWidth();
}

void RawTextView::changeEvent(QEvent *event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange && m_lines != nullptr) fitColumns();
}

}  // namespace shinglescope
