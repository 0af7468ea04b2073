#pragma once

#include <QTableView>

#include "ui/learn/lesson_grid.h"

namespace shinglescope {

/// A lesson's table: label columns as wide as their words, the others share the
/// room; the marked row is kept in sight. GUI thread.
class LessonTable final : public QTableView {
  Q_OBJECT

 public:
  explicit LessonTable(const QString &name, QWidget *parent = nullptr);
  void setGrid(LessonGrid grid);
  const LessonGrid &grid() const { return m_model->grid(); }

 protected:
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  int fittingHeight() const;
  void placeColumns();

  LessonGridModel *m_model = nullptr;
};

}  // namespace shinglescope
