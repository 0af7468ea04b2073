// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>
#include <QVariantAnimation>

#include "ui/pages/learn/tables/row_slide.h"

namespace shinglescope {

/// Paints the rows of a table on their way to their places, above the table, which already shows
/// the result. Ends at once when the table scrolls, changes its size or gets the mouse. GUI thread;
/// a child of the table's viewport.
class SlidingRows final : public QWidget {
  Q_OBJECT

 public:
  explicit SlidingRows(QTableView &table);
  /// Slides the rows; without motion, or if none has another place, nothing is seen.
  void start(RowSlide slide, int milliseconds);
  void finish();
  bool isSliding() const { return isVisible(); }

 protected:
  void paintEvent(QPaintEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void paintRow(QPainter &painter, int row) const;

  QTableView &m_table;
  RowSlide m_slide;
  QVariantAnimation m_motion;
};

}  // namespace shinglescope
