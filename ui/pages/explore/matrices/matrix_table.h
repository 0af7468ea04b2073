// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>

namespace shinglescope {

class MatrixModel;

/// The view of one of the two matrices, with line titles on the left and row numbers
/// on top, both always visible. Arrows and clicks move the current cell; Ctrl+C copies
/// the list. GUI thread; the model outlives it.
class MatrixTable final : public QTableView {
  Q_OBJECT

 public:
  MatrixTable(MatrixModel *model, const QString &name, int mostTitleWidth,
              QWidget *parent = nullptr);
  /// Sets the widths of the columns for cells of this many characters, and the width of the line
  /// titles as far as there is room.
  void fitColumns(int cellCharacters);
  /// Makes this the current cell and scrolls to it, without emitting a signal.
  void showCell(int row, int column);
  void keyboardSearch(const QString &) override {}

 public slots:
  /// Copies the whole list as tab-separated text.
  void copy();

 signals:
  /// The user moved to a cell or clicked the current one.
  void cellChosen(int row, int column);
  void messageRaised(const QString &message);

 protected:
  void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
  void mousePressEvent(QMouseEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void fitTitles();

  MatrixModel *m_model;
  int m_mostTitleWidth;
  int m_cellCharacters = 1;
  bool m_isTold = true;
};

}  // namespace shinglescope
