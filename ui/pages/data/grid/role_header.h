#pragma once

#include <QHeaderView>
#include <vector>

#include "core/dataset/query/row_order.h"

namespace shinglescope {

/// The header of a record table: each column's name, the sign of its type, the
/// mark of the sort order with its priority, and its role as a chip, which gives
/// way where the column is narrow. A click on the chip asks for the menu of
/// roles, a click elsewhere asks to sort, with Shift or Ctrl to sort by this
/// column too. May carry a row of widgets under the sections. Reads
/// RecordModel's header data. GUI thread.
class RoleHeader final : public QHeaderView {
  Q_OBJECT

 public:
  explicit RoleHeader(QWidget *parent = nullptr);
  /// The width at which nothing of a column's header is cut.
  int neededWidth(int section) const;
  /// Where the chip stands, in the viewport's coordinates; null if there is none.
  QRect chipRect(int section) const;
  /// Marks the columns that decide the order, the first one first.
  void setSortKeys(std::vector<SortKey> keys);
  /// What marks a column in the order: "\u2191", or "\u21912" where it is the second.
  QString sortMark(int section) const;
  /// Puts a widget under the sections; a child of the header. Shown as long as
  /// it is not hidden: call followBottom() when that changed.
  void setBottom(QWidget *bottom);
  void followBottom();
  QSize sizeHint() const override;

 signals:
  void roleMenuRequested(int section);
  void columnMenuRequested(int section);
  /// `isAdded`: to the keys that are there, instead of in their place.
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
    QRect chip;  ///< null where there is no room for it
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
