// SPDX-License-Identifier: MIT
#pragma once

#include <QPersistentModelIndex>
#include <QTableView>
#include <QTimer>

class QKeyEvent;
class QLabel;
class QMouseEvent;
class QRubberBand;

namespace shinglescope {

/// Lets the user change what a table shows manually: drag a cell with the mouse, or use keys while
/// the table has the focus. The name of what is dragged follows the pointer, and its target is
/// framed. The mouse does not give the focus to the table, so the page keeps its keys. GUI thread;
/// the table outlives it.
class TableHand : public QObject {
  Q_OBJECT

 public:
  TableHand(QTableView &table, QObject *parent);
  bool isDragging() const { return m_isDragging; }

 signals:
  /// What the change did, or why it is not possible.
  void messageRaised(const QString &message);
  /// Esc: the user is done with the table.
  void left();

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
  QTableView &table() const { return m_table; }

  virtual bool canTake(const QModelIndex &cell) const = 0;
  virtual QString nameOf(const QModelIndex &cell) const = 0;
  /// The place where a cell would be dropped; empty outside.
  virtual QRect targetAt(const QModelIndex &cell, const QPoint &at) const = 0;
  virtual void drop(const QModelIndex &cell, const QPoint &at) = 0;
  /// Why nothing can be taken now; empty if that is plain to see.
  virtual QString refusal() const { return {}; }
  virtual void doubleClick(const QModelIndex &cell) = 0;
  /// Tests whether the table needs a key that the page would take.
  virtual bool usesKey(const QKeyEvent &key) const = 0;
  /// Handles a key at the current cell; returns false if the table shall handle it.
  virtual bool pressKey(const QKeyEvent &key, const QModelIndex &cell) = 0;

 private:
  bool handleMouse(QMouseEvent &event);
  bool press(const QMouseEvent &event);
  bool move(const QMouseEvent &event);
  void begin();
  void follow(const QPoint &at);
  void scroll();
  void endDrag();

  QTableView &m_table;
  QPersistentModelIndex m_taken;
  QPoint m_start;
  QPoint m_at;  ///< the pointer, while dragging
  QTimer m_scroll;
  bool m_isDragging = false;
  QLabel *m_name = nullptr;
  QRubberBand *m_target = nullptr;
};

}  // namespace shinglescope
