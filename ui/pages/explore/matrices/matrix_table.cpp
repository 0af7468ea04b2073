// SPDX-License-Identifier: MIT
#include "ui/pages/explore/matrices/matrix_table.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMouseEvent>
#include <algorithm>

#include "ui/base/tables/marked_cell_delegate.h"
#include "ui/pages/explore/matrices/matrix_model.h"

namespace shinglescope {
namespace {

constexpr int kLeastColumn = 30;
constexpr int kLeastTitle = 60;
constexpr int kMeasuredTitles = 200;
constexpr int kMatrixTableSidePadding = 8;
constexpr int kMatrixTableRowGap = 8;

}  // namespace

MatrixTable::MatrixTable(MatrixModel *model, const QString &name, int mostTitleWidth,
                         QWidget *parent)
    : QTableView(parent), m_model(model), m_mostTitleWidth(mostTitleWidth) {
  setAccessibleName(name);
  setModel(model);
  setItemDelegate(new MarkedCellDelegate(this));
  setShowGrid(false);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setTabKeyNavigation(false);
  setFrameShape(QFrame::NoFrame);
  setWordWrap(false);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setMinimumSectionSize(kLeastColumn / 2);
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setHighlightSections(false);
  verticalHeader()->setTextElideMode(Qt::ElideRight);
  auto *copying = new QAction(tr("Copy list"), this);
  copying->setShortcut(QKeySequence::Copy);
  copying->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  addAction(copying);
  setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(copying, &QAction::triggered, this, &MatrixTable::copy);
  connect(model, &QAbstractItemModel::modelReset, this, [this] { fitColumns(m_cellCharacters); });
  fitColumns(m_cellCharacters);
}

void MatrixTable::fitColumns(int cellCharacters) {
  m_cellCharacters = cellCharacters;
  fitTitles();
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kMatrixTableRowGap);
  const int cell = fontMetrics().horizontalAdvance(QString(cellCharacters, u'0'));
  for (int column = 0; column < m_model->columnCount(); ++column) {
    const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int words = horizontalHeader()->fontMetrics().horizontalAdvance(title);
    setColumnWidth(column,
                   std::max(kLeastColumn, std::max(words, cell) + 2 * kMatrixTableSidePadding));
  }
}

/// Measures only the first lines, since measuring all of them would take too long.
void MatrixTable::fitTitles() {
  int width = kLeastTitle;
  for (int row = 0; row < std::min(m_model->rowCount(), kMeasuredTitles); ++row) {
    const QString title = m_model->headerData(row, Qt::Vertical, Qt::DisplayRole).toString();
    width = std::max(width, verticalHeader()->fontMetrics().horizontalAdvance(title));
  }
  verticalHeader()->setFixedWidth(
      std::min(width + 2 * kMatrixTableSidePadding + 2, m_mostTitleWidth));
}

void MatrixTable::showCell(int row, int column) {
  m_isTold = false;
  const QModelIndex cell = m_model->index(row, column);
  const bool isSeen = viewport()->rect().contains(visualRect(cell));
  setCurrentIndex(cell);
  if (!isSeen) scrollTo(cell, QAbstractItemView::PositionAtCenter);
  m_isTold = true;
}

void MatrixTable::copy() {
  if (m_model->rowCount() == 0) return;
  QGuiApplication::clipboard()->setText(m_model->tabText());
  emit messageRaised(tr("Copied the list as tab-separated text."));
}

void MatrixTable::currentChanged(const QModelIndex &current, const QModelIndex &previous) {
  QTableView::currentChanged(current, previous);
  if (m_isTold && current.isValid()) emit cellChosen(current.row(), current.column());
}

/// Moving to another cell already emits the signal; this adds clicks on the current one.
void MatrixTable::mousePressEvent(QMouseEvent *event) {
  const QModelIndex before = currentIndex();
  QTableView::mousePressEvent(event);
  const QModelIndex pressed = indexAt(event->pos());
  if (pressed.isValid() && pressed == before) emit cellChosen(pressed.row(), pressed.column());
}

void MatrixTable::changeEvent(QEvent *event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitColumns(m_cellCharacters);
}

}  // namespace shinglescope
