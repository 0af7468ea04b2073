// SPDX-License-Identifier: MIT
#pragma once

#include <QHeaderView>
#include <vector>

#include "core/dataset/query/row_order.h"

namespace shinglescope {

/// The header of a record table: each column's name, the sign of its type, its sort mark with the
/// priority, and its role as a chip, which a narrow column omits. A click on the chip requests the
/// menu of roles. A click elsewhere requests sorting by the column; with Shift or Ctrl, the column
/// is added to the sort keys. May have a row of widgets under the sections. Reads RecordModel's
/// header data. GUI thread.
class RoleHeader final : public QHeaderView {
  Q_OBJECT

 public:
  explicit RoleHeader(QWidget *parent = nullptr);
  /// Returns the width at which the whole header of a column is visible.
  int neededWidth(int section) const;
  /// Returns the chip's rectangle in viewport coordinates; null if there is none.
  QRect chipRect(int section) const;
  /// Marks the columns that sort, the first key first.
  void setSortKeys(std::vector<SortKey> keys);
  /// Returns the sort mark of a column: "\u2191", or "\u21912" if it is the second key.
  QString sortMark(int section) const;
  /// Puts a widget, a child of the header, under the sections. Call followBottom() after showing or
  /// hiding it.
  void setBottom(QWidget *bottom);
  void followBottom();
  QSize sizeHint() const override;

 signals:
  void roleMenuRequested(int section);
  void columnMenuRequested(int section);
  /// If `isAdded`, the column is added to the existing keys instead of replacing them.
  void sortRequested(int section, bool isAdded);

 protected:
  void paintSection(QPainter *painter, const QRect &rect, int section) const override;
  void mousePressEvent(QMouseEvent *event) override;
  void mouseReleaseEvent(QMouseEvent *event) override;
  void mouseMoveEvent(QMouseEvent *event) override;
  void contextMenuEvent(QContextMenuEvent *event) override;
  bool viewportEvent(QEvent *event) override;

 protected slots:
  void updateGeometries() override;

 private:
  struct Parts {
    QRect name;
    QRect sign;
    QRect mark;
    QRect chip;  ///< null if there is no space for it
  };
  Parts partsOf(const QRect &rect, int section) const;
  QString headerText(int section, int role) const;
  QString roleOf(int section) const;
  bool isCompared(int section) const;
  void paintChip(QPainter *painter, const QRect &chip, int section) const;
  int bottomHeight() const;
  int chipAt(const QPoint &point) const;

  QFont m_nameFont;
  QFont m_chipFont;
  QWidget *m_bottom = nullptr;
  std::vector<SortKey> m_sortKeys;
  int m_pressedChip = -1;
  Qt::KeyboardModifiers m_modifiers;
};

}  // namespace shinglescope
