// SPDX-License-Identifier: MIT
#include "ui/pages/learn/tables/lesson_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStyle>
#include <numeric>

#include "ui/base/jobs/delay.h"
#include "ui/base/style/theme.h"
#include "ui/base/tables/marked_cell_delegate.h"

namespace shinglescope {
namespace {

constexpr int kLessonTableSidePadding = 12;
constexpr int kLeastColumn = 38;
constexpr int kLeastLetters = 12;
constexpr int kLeastLabelShare = 50;  // percent, if the labels need it
constexpr int kLeastWrappedLetters = 6;
constexpr int kRowGap = 11;
constexpr int kLeastRowGap = 6;
constexpr int kHeaderGap = 20;
constexpr int kFigureGap = 14;
constexpr int kSaved = 4;        ///< reduces a header's gap if the columns would not fit
constexpr int kFigureSaved = 8;  ///< reduces a figure's gap

}  // namespace

LessonTable::LessonTable(const QString &name, QWidget *parent)
    : QTableView(parent), m_model(new LessonGridModel(this)) {
  setAccessibleName(name);
  setModel(m_model);
  setItemDelegate(new MarkedCellDelegate(this));
  setShowGrid(false);
  setSelectionMode(QAbstractItemView::NoSelection);
  setTabKeyNavigation(false);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  verticalHeader()->hide();
  horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setMinimumSectionSize(kLeastColumn / 2);
  horizontalHeader()->setFocusPolicy(Qt::NoFocus);
  horizontalHeader()->installEventFilter(this);
  setDelay(m_settle, 0, this, &LessonTable::settle);
}

void LessonTable::setGrid(LessonGrid grid) {
  const bool isNew =
      grid.headers != m_model->grid().headers || grid.rows.size() != m_model->grid().rows.size();
  m_model->setGrid(std::move(grid));
  if (isNew) m_figureWidths.clear();
  placeColumns();
  if (isNew) updateGeometries();  // the scroll range is still that of the previous rows
  showMarked();
}

/// Makes the marked cell visible, or the one that the user has chosen with the keyboard.
void LessonTable::showMarked() {
  if (hasFocus() && currentIndex().isValid()) return scrollTo(currentIndex());
  const LessonGrid &grid = m_model->grid();
  if (grid.markedRow < 0 && grid.markedHeader < 0) return;
  const int row = grid.markedRow < 0 ? std::max(rowAt(0), 0) : grid.markedRow;
  const int column = std::max(grid.markedHeader, 0);
  // Keeps the row labels visible if there is room for both.
  const int right = horizontalHeader()->sectionPosition(column) + columnWidth(column);
  if (right <= viewport()->width()) horizontalScrollBar()->setValue(0);
  scrollTo(m_model->index(row, column));
}

/// Reduces the row height slightly if all rows then fit.
int LessonTable::fittingHeight() const {
  const int most = fontMetrics().height() + kRowGap;
  const int rows = static_cast<int>(m_model->grid().rows.size());
  const int fitting = rows == 0 ? most : viewport()->height() / rows;
  return fitting >= fontMetrics().height() + kLeastRowGap ? std::min(fitting, most) : most;
}

int LessonTable::headerWidth(int column) const {
  return horizontalHeader()->fontMetrics().horizontalAdvance(m_model->grid().headers[column]);
}

/// The width of the column's current and later texts.
int LessonTable::labelWidth(int column) const {
  const LessonGrid &grid = m_model->grid();
  const auto number = static_cast<std::size_t>(column);
  int width = headerWidth(column);
  for (const auto &row : grid.rows)
    if (number < row.size())
      width = std::max(width, fontMetrics().horizontalAdvance(row[number].text));
  if (number < grid.labelsToCome.size())
    for (const QString &text : grid.labelsToCome[number])
      width = std::max(width, fontMetrics().horizontalAdvance(text));
  return width + 2 * kLessonTableSidePadding;
}

/// The width of the header and the figures; words may be cut or wrapped.
int LessonTable::figureWidth(int column, bool isTight) {
  const auto number = static_cast<std::size_t>(column);
  int figures = 0;
  const QFontMetrics metrics(strongFont(tabularFont(font())));
  for (const auto &row : m_model->grid().rows) {
    if (number >= row.size() || row[number].isLeft || row[number].text.isEmpty()) continue;
    // Cached, because many cells have the same few figures and every step measures all cells.
    int &known = m_figureWidths[row[number].text];
    if (known == 0) known = metrics.horizontalAdvance(row[number].text);
    figures = std::max(figures, known);
  }
  if (isTight)
    return std::max(headerWidth(column) + kHeaderGap - kSaved, figures + kFigureGap - kFigureSaved);
  return std::max({kLeastColumn, headerWidth(column) + kHeaderGap, figures + kFigureGap});
}

QList<int> LessonTable::figureWidths(int room) {
  const LessonGrid &grid = m_model->grid();
  const auto all = [&](bool isTight) {
    QList<int> widths;
    for (int column = grid.labelColumns; column < grid.headers.size(); ++column)
      widths << figureWidth(column, isTight);
    return widths;
  };
  // Words of texts are whole where there is room, whatever the headers need.
  const auto withWords = [&](QList<int> widths) {
    for (int i = 0; grid.isWrapping && i < widths.size(); ++i)
      widths[i] =
          std::max(widths[i], longestWord(grid.labelColumns + i) + 2 * MarkedCellDelegate::kSide);
    return widths;
  };
  for (const QList<int> &widths : {withWords(all(false)), withWords(all(true)), all(false)})
    if (std::accumulate(widths.cbegin(), widths.cend(), 0) <= room) return widths;
  return all(true);
}

/// Keeps the row labels readable even if many hashes scroll.
int LessonTable::leastLabelWidth() const {
  const LessonGrid &grid = m_model->grid();
  const int letter = fontMetrics().averageCharWidth();
  const int most = letter * kLeastLetters + 2 * kLessonTableSidePadding;
  if (!grid.isWrapping) return std::max(most, viewport()->width() * kLeastLabelShare / 100);
  const int width = std::max(letter * kLeastWrappedLetters, longestWord(grid.labelColumns - 1));
  return std::min(most, width + 2 * MarkedCellDelegate::kSide);
}

/// The width of the longest word in a column.
int LessonTable::longestWord(int column) const {
  const auto number = static_cast<std::size_t>(column);
  int width = 0;
  for (const auto &row : m_model->grid().rows)
    if (number < row.size() && row[number].isLeft)
      for (const QString &word : row[number].text.split(u' '))
        width = std::max(width, fontMetrics().horizontalAdvance(word));
  return width;
}

int LessonTable::leastWidth() {
  const LessonGrid &grid = m_model->grid();
  const int columns = static_cast<int>(grid.headers.size());
  const int labels = std::min(grid.labelColumns, columns);
  int width = 2 * frameWidth();
  for (int column = 0; column + 1 < labels; ++column) width += labelWidth(column);
  if (labels > 0) width += std::min(labelWidth(labels - 1), leastLabelWidth());
  for (int column = labels; column < columns; ++column)
    width += std::max(figureWidth(column, true),
                      grid.isWrapping ? longestWord(column) + 2 * MarkedCellDelegate::kSide : 0);
  // A table of long texts usually scrolls.
  if (grid.isWrapping) width += style()->pixelMetric(QStyle::PM_ScrollBarExtent);
  return width;
}

void LessonTable::placeColumns() {
  if (!m_isSettling) m_settle.start();
  const LessonGrid &grid = m_model->grid();
  const int columns = static_cast<int>(grid.headers.size());
  const int labels = std::min(grid.labelColumns, columns);
  const int room = viewport()->width();
  QList<int> widths;
  for (int column = 0; column < labels; ++column)
    widths << std::min(labelWidth(column), static_cast<int>(room * grid.labelShare));
  int left = room;  // width left for the figures and the last label
  for (int column = 0; column + 1 < labels; ++column) left -= widths[column];
  const int least = labels > 0 ? std::min(widths.last(), leastLabelWidth()) : 0;
  const QList<int> figures = figureWidths(left - least);
  const int needed = std::accumulate(figures.cbegin(), figures.cend(), 0);
  if (labels > 0) {
    // The share keeps room for figures; what they do not need is the labels'.
    const int most = grid.isWrapping ? widths.last() : labelWidth(labels - 1);
    widths.last() = std::clamp(left - needed, least, most);
    left -= widths.last();
  }
  const int spare = std::max(0, left - needed) / std::max(1, columns - labels);
  for (const int figure : figures) widths << figure + spare;
  for (int column = 0; column < columns; ++column) setColumnWidth(column, widths[column]);
  placeRows();
}

void LessonTable::placeEqualRows(int height) {
  verticalHeader()->setDefaultSectionSize(height);
  // Qt 6.8 does not change rows that were given a height, such as those of another stage.
  for (int row = 0; row < m_model->rowCount(); ++row)
    if (rowHeight(row) != height) setRowHeight(row, height);
}

void LessonTable::placeRows() {
  const LessonGrid &grid = m_model->grid();
  if (!grid.isWrapping) return placeEqualRows(fittingHeight());
  for (std::size_t row = 0; row < grid.rows.size(); ++row) {
    int height = fontMetrics().height();
    for (std::size_t column = 0; column < grid.rows[row].size(); ++column) {
      const GridCell &cell = grid.rows[row][column];
      if (!cell.isLeft) continue;
      const QFontMetrics metrics(cell.tone == CellTone::Strong ? strongFont(font()) : font());
      const QRect words(0, 0, columnWidth(static_cast<int>(column)) - 2 * MarkedCellDelegate::kSide,
                        QWIDGETSIZE_MAX);
      if (cell.text.size() * metrics.maxWidth() <= words.width()) continue;
      height = std::max(height, metrics.boundingRect(words, Qt::TextWordWrap, cell.text).height());
    }
    setRowHeight(static_cast<int>(row), height + kRowGap);
  }
}

/// Sets the new row heights before Qt updates the scroll bars.
void LessonTable::resizeEvent(QResizeEvent *event) {
  placeColumns();
  QTableView::resizeEvent(event);
}

/// A nested resize can leave unneeded scroll bars and move the marked cell out of view; this
/// corrects both.
void LessonTable::settle() {
  m_isSettling = true;
  updateGeometries();
  setVerticalScrollBarPolicy(verticalScrollBarPolicy());
  setHorizontalScrollBarPolicy(horizontalScrollBarPolicy());
  m_isSettling = false;
  showMarked();
}

/// Lays out the columns again, because the header's font changes after the table's font.
bool LessonTable::eventFilter(QObject *watched, QEvent *event) {
  if (watched == horizontalHeader() && event->type() == QEvent::FontChange) placeColumns();
  return QTableView::eventFilter(watched, event);
}

/// With the focus, the table turns its pages itself; otherwise these keys step through the lesson.
bool LessonTable::event(QEvent *event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto *press = static_cast<QKeyEvent *>(event);
    const bool isPage = press->key() == Qt::Key_PageUp || press->key() == Qt::Key_PageDown;
    if (isPage && press->modifiers() == Qt::NoModifier) {
      event->accept();
      return true;
    }
  }
  return QTableView::event(event);
}

void LessonTable::changeEvent(QEvent *event) {
  QTableView::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  m_figureWidths.clear();
  placeColumns();
}

}  // namespace shinglescope
