// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/learn/tables/table_hand.h"

namespace shinglescope {

class LessonPlayer;

/// Puts shingles into documents and takes them out, in the matrix of the stages from matrix to
/// signature. A shingle is dragged to the column of a document, a 1 out of its column; a double
/// click or Space switches a cell. GUI thread; table and player outlive it.
class MatrixHand final : public TableHand {
  Q_OBJECT

 public:
  MatrixHand(QTableView &table, LessonPlayer &player, QObject *parent);
  /// Moves to a document's cell of the row, with the focus.
  void take(int row);

 protected:
  bool canTake(const QModelIndex &cell) const override;
  QString nameOf(const QModelIndex &cell) const override;
  QRect targetAt(const QModelIndex &cell, const QPoint &at) const override;
  void drop(const QModelIndex &cell, const QPoint &at) override;
  void doubleClick(const QModelIndex &cell) override;
  bool usesKey(const QKeyEvent &key) const override;
  bool pressKey(const QKeyEvent &key, const QModelIndex &cell) override;

 private:
  bool isShown(const QModelIndex &cell) const;
  int documentOf(int column) const;
  bool isIn(const QModelIndex &cell, int document) const;
  void switchCells(const QModelIndex &cell, const QList<int> &documents);

  LessonPlayer &m_player;
};

}  // namespace shinglescope
