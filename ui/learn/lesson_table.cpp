#include "ui/learn/lesson_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>

#include "ui/delegates/marked_cell_delegate.h"

namespace shinglescope {
namespace {

constexpr int kLessonTableSidePadding = 12;
constexpr int kLeastColumn = 38;
constexpr int kLeastLetters = 12;
constexpr int kRowGap = 11;
constexpr int kLeastRowGap = 6;

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
}

void LessonTable::setGrid(LessonGrid grid) {
  const bool isNew =
      grid.headers != m_model->grid().headers || grid.rows.size() != m_model->grid().rows.size();
  m_model->setGrid(std::move(grid));
  if (isNew) placeColumns();
  if (isNew) updateGeometries();  // else it scrolls only as far as the rows before reach
  const int row = m_model->grid().markedRow;
  if (row >= 0) scrollTo(m_model->index(row, 0));
}

/// Rows move together a little where all are seen then.
int LessonTable::fittingHeight() const {
  const int most = fontMetrics().height() + kRowGap;
  const int rows = static_cast<int>(m_model->grid().rows.size());
  const int fitting = rows == 0 ? most : viewport()->height() / rows;
  return fitting >= fontMetrics().height() + kLeastRowGap ? std::min(fitting, most) : most;
}

void LessonTable::placeColumns() {
  verticalHeader()->setDefaultSectionSize(fittingHeight());
  const LessonGrid &grid = m_model->grid();
  const int columns = static_cast<int>(grid.headers.size());
  if (columns == 0) return;
  const int room = viewport()->width();
  const int labels = std::min(grid.labelColumns, columns);
  const auto headerWidth = [&](int column) {
    const int words = horizontalHeader()->fontMetrics().horizontalAdvance(grid.headers[column]);
    return std::max(kLeastColumn, words + 2 * kLessonTableSidePadding - 4);
  };
  int needed = 0;  // by the headers of the others
  for (int column = labels; column < columns; ++column) needed += headerWidth(column);
  int left = room;
  for (int column = 0; column < labels; ++column) {
    int width = fontMetrics().horizontalAdvance(grid.headers[column]);
    for (const auto &row : grid.rows)
      if (static_cast<std::size_t>(column) < row.size())
        width = std::max(
            width, fontMetrics().horizontalAdvance(row[static_cast<std::size_t>(column)].text));
    if (static_cast<std::size_t>(column) < grid.labelsToCome.size())
      for (const QString &text : grid.labelsToCome[static_cast<std::size_t>(column)])
        width = std::max(width, fontMetrics().horizontalAdvance(text));
    width = std::min(width + 2 * kLessonTableSidePadding, static_cast<int>(room * grid.labelShare));
    // Many hashes scroll; what the rows are called stays to be read.
    const int least = std::min(
        width, fontMetrics().averageCharWidth() * kLeastLetters + 2 * kLessonTableSidePadding);
    if (column + 1 == labels) width = std::clamp(left - needed, least, width);
    setColumnWidth(column, width);
    left -= width;
  }
  const int spare = std::max(0, left - needed) / std::max(1, columns - labels);
  for (int column = labels; column < columns; ++column)
    setColumnWidth(column, headerWidth(column) + spare);
}

void LessonTable::resizeEvent(QResizeEvent *event) {
  QTableView::resizeEvent(event);
  placeColumns();
}

void LessonTable::changeEvent(QEvent *event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange) placeColumns();
}

}  // namespace shinglescope
