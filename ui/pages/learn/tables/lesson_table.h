#pragma once

#include <QHash>
#include <QTableView>
#include <QTimer>

#include "ui/pages/learn/tables/lesson_grid.h"

namespace shinglescope {

/// A lesson's table: label columns as wide as their words, the others share the
/// room; the marked row and column are kept in sight. GUI thread.
class LessonTable final : public QTableView {
  Q_OBJECT

 public:
  explicit LessonTable(const QString &name, QWidget *parent = nullptr);
  void setGrid(LessonGrid grid);
  const LessonGrid &grid() const { return m_model->grid(); }

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  int fittingHeight() const;
  int headerWidth(int column) const;
  int labelWidth(int column) const;
  int figureWidth(int column, bool isTight);
  /// Of the columns that are no labels, closer together where there is too little room.
  QList<int> figureWidths(int room);
  int leastLabelWidth() const;
  void placeColumns();
  void placeRows();
  void showMarked();
  void settle();

  LessonGridModel *m_model = nullptr;
  QHash<QString, int> m_figureWidths;  ///< of texts in the table's font
  QTimer m_settle;
  bool m_isSettling = false;
};

}  // namespace shinglescope
