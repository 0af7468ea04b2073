// SPDX-License-Identifier: MIT
#include "ui/pages/learn/tables/sliding_rows.h"

#include <QAbstractItemDelegate>
#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <cstdlib>

#include "ui/base/style/motion.h"
#include "ui/base/style/theme.h"

namespace shinglescope {

SlidingRows::SlidingRows(QTableView &table) : QWidget(table.viewport()), m_table(table) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
  m_motion.setStartValue(0.0);
  m_motion.setEndValue(1.0);
  connect(&m_motion, &QVariantAnimation::valueChanged, this, [this] { update(); });
  connect(&m_motion, &QVariantAnimation::finished, this, &QWidget::hide);
  connect(table.verticalScrollBar(), &QScrollBar::valueChanged, this, &SlidingRows::finish);
  table.viewport()->installEventFilter(this);
}

void SlidingRows::start(RowSlide slide, int milliseconds) {
  finish();
  const bool isFitting = slide.rows() <= m_table.model()->rowCount();
  if (!isFitting || !slide.isNeeded() || !mayAnimate(m_table)) return;
  m_slide = std::move(slide);
  setGeometry(m_table.viewport()->rect());
  show();
  raise();
  m_motion.setDuration(milliseconds);
  m_motion.start();
}

void SlidingRows::finish() {
  m_motion.stop();
  hide();
}

void SlidingRows::paintRow(QPainter &painter, int row) const {
  const int height = m_table.rowHeight(row);
  const bool isMoving = row < m_slide.rows();
  const double place = isMoving ? m_slide.placeAt(row, m_motion.currentValue().toDouble()) : row;
  const int top = m_table.rowViewportPosition(0) + static_cast<int>(place * height);
  QStyleOptionViewItem option;
  option.initFrom(&m_table);
  option.font = m_table.font();
  option.state = QStyle::State_Enabled;
  for (int column = 0; column < m_table.model()->columnCount(); ++column) {
    option.rect =
        QRect(m_table.columnViewportPosition(column), top, m_table.columnWidth(column), height);
    painter.fillRect(option.rect, themeColors(palette()).panel);
    const QModelIndex index = m_table.model()->index(row, column);
    m_table.itemDelegateForIndex(index)->paint(&painter, option, index);
  }
}

void SlidingRows::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.fillRect(rect(), themeColors(palette()).panel);
  // Rows that do not move are below those that do, and the longest way is on top.
  std::vector<int> rows(static_cast<std::size_t>(m_table.model()->rowCount()));
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<int>(i);
  const auto way = [this](int row) {
    return row < m_slide.rows() ? std::abs(row - m_slide.placeBefore(row)) : 0;
  };
  std::ranges::stable_sort(rows, {}, way);
  for (const int row : rows) paintRow(painter, row);
}

bool SlidingRows::eventFilter(QObject *watched, QEvent *event) {
  const bool isChange = event->type() == QEvent::Resize || event->type() == QEvent::FontChange ||
                        event->type() == QEvent::MouseButtonPress;
  if (watched == parentWidget() && isChange) finish();
  return QWidget::eventFilter(watched, event);
}

}  // namespace shinglescope
