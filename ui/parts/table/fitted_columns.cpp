// SPDX-License-Identifier: MIT
#include "ui/parts/table/fitted_columns.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>
#include <algorithm>
#include <numeric>

namespace shinglescope {
namespace {

constexpr int kMostMeasuredRows = 500;
constexpr int kCellMargin = 14;  ///< what the delegate of lists leaves free, beyond Qt's hint

}  // namespace

FittedColumns::FittedColumns(QTableView &table)
    : QObject(&table), m_table(table), m_viewport(table.viewport()) {
  table.horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
  table.setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_viewport->installEventFilter(this);
  table.installEventFilter(this);
  connect(table.model(), &QAbstractItemModel::modelReset, this, &FittedColumns::measure);
  measure();
}

void FittedColumns::measure() {
  const int rows = std::min(m_table.model()->rowCount(), kMostMeasuredRows);
  m_needed.clear();
  for (int column = 0; column < m_table.model()->columnCount(); ++column) {
    int width = 0;
    if (m_table.isColumnHidden(column)) {
      // After a reset, Qt 6.4 adds hidden columns to the length of the header, which then scrolls.
      m_table.showColumn(column);
      m_table.hideColumn(column);
    } else {
      width = m_table.horizontalHeader()->sectionSizeHint(column);
      for (int row = 0; row < rows; ++row) {
        const QModelIndex index = m_table.model()->index(row, column);
        width = std::max(width, m_table.sizeHintForIndex(index).width() + kCellMargin);
      }
    }
    m_needed << width;
  }
  divide();
}

void FittedColumns::divide() {
  const int needed = std::accumulate(m_needed.begin(), m_needed.end(), 0);
  const auto shown =
      static_cast<int>(std::ranges::count_if(m_needed, [](int width) { return width > 0; }));
  if (shown == 0) return;
  const int left = std::max(0, m_table.viewport()->width() - needed);
  int place = 0;
  for (int column = 0; column < m_needed.size(); ++column) {
    if (m_needed[column] == 0) continue;
    m_table.setColumnWidth(column, m_needed[column] + left / shown + (place < left % shown));
    ++place;
  }
}

/// The viewport also sends events while the table is destroyed: only compare addresses here.
bool FittedColumns::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_viewport && event->type() == QEvent::Resize) divide();
  const bool isNewFont =
      event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
  if (watched == &m_table && isNewFont) measure();
  return QObject::eventFilter(watched, event);
}

}  // namespace shinglescope
