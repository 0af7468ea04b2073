#pragma once

#include <QHeaderView>

namespace shinglescope {

/// The header of a record table: each column's name, with the mark of the sort
/// order, and its role as a chip. A click on the chip asks for the menu of
/// roles, a click elsewhere asks to sort. Reads RecordModel's header data. GUI
/// thread.
class RoleHeader final : public QHeaderView {
  Q_OBJECT

 public:
  explicit RoleHeader(QWidget *parent = nullptr);
  /// The width at which nothing of a column's header is cut.
  int neededWidth(int section) const;
  /// Where the chip stands, in the viewport's coordinates.
  QRect chipRect(int section) const;
  /// Marks the sorted column; -1 for none.
  void setSortMark(int section, bool isDescending);
  QSize sizeHint() const override;

 signals:
  void roleMenuRequested(int section);

 protected:
  void paintSection(QPainter *painter, const QRect &rect, int section) const override;
  void mousePressEvent(QMouseEvent *event) override;
  void mouseReleaseEvent(QMouseEvent *event) override;
  void mouseMoveEvent(QMouseEvent *event) override;

 private:
  QString nameOf(int section) const;
  QString roleOf(int section) const;
  bool isCompared(int section) const;
  QRect chipRectIn(const QRect &rect, int section) const;
  int chipAt(const QPoint &point) const;

  QFont m_nameFont;
  QFont m_chipFont;
  int m_pressedChip = -1;
  int m_sortSection = -1;
  bool m_isDescending = false;
};

}  // namespace shinglescope
