// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QTableView>
#include <QTimer>

#include "ui/pages/learn/tables/lesson_grid.h"

namespace shinglescope {

/// The view of a lesson's table: label columns are as wide as their words, the others
/// share the rest; the marked row and column stay visible. GUI thread.
class LessonTable final : public QTableView {
  Q_OBJECT

 public:
  explicit LessonTable(const QString &name, QWidget *parent = nullptr);
  void setGrid(LessonGrid grid);
  const LessonGrid &grid() const { return m_model->grid(); }
  /// The width at which no header and no figure is cut, and labels are readable.
  int leastWidth();

 protected:
  bool event(QEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  int fittingHeight() const;
  int headerWidth(int column) const;
  int labelWidth(int column) const;
  int figureWidth(int column, bool isTight);
  /// The widths of the columns that are not labels, narrower if there is too little room.
  QList<int> figureWidths(int room);
  int leastLabelWidth() const;
  int longestWord(int column) const;
  void placeColumns();
  void placeEqualRows(int height);
  void placeRows();
  void showMarked();
  void settle();

  LessonGridModel *m_model = nullptr;
  QHash<QString, int> m_figureWidths;  ///< by text, in the table's font
  QTimer m_settle;
  bool m_isSettling = false;
};

}  // namespace shinglescope
