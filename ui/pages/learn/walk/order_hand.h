// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/learn/tables/table_hand.h"

namespace shinglescope {

class LessonPlayer;
class WalkPlayer;

/// Moves rows of the sorted column, and with them the order of the permutation: with the mouse, or
/// with Alt and an arrow. GUI thread; table and players outlive it.
class OrderHand final : public TableHand {
  Q_OBJECT

 public:
  OrderHand(QTableView &table, LessonPlayer &player, WalkPlayer &walk, QObject *parent);
  /// Sorts the column and moves to its first row, with the focus.
  void take();

 protected:
  bool canTake(const QModelIndex &cell) const override;
  QString nameOf(const QModelIndex &cell) const override;
  QRect targetAt(const QModelIndex &cell, const QPoint &at) const override;
  void drop(const QModelIndex &cell, const QPoint &at) override;
  QString refusal() const override;
  void doubleClick(const QModelIndex &) override {}
  bool usesKey(const QKeyEvent &key) const override;
  bool pressKey(const QKeyEvent &key, const QModelIndex &cell) override;

 private:
  int placeAt(const QPoint &at) const;
  void moveRow(const QModelIndex &cell, int place);

  LessonPlayer &m_player;
  WalkPlayer &m_walk;
};

}  // namespace shinglescope
