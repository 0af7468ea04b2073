#pragma once

#include <QTableView>

namespace shinglescope {

class MatrixModel;

/// One of the two matrices: its lines are named at the left, its columns by the
/// rows' numbers above, both always seen. The cell is moved by arrows and clicks;
/// Ctrl+C copies the whole matrix. GUI thread; the model outlives it.
class MatrixTable final : public QTableView {
  Q_OBJECT

 public:
  MatrixTable(MatrixModel *model, const QString &name, int titleWidth, QWidget *parent = nullptr);
  /// Widths for the numbers above and for cells of so many characters.
  void fitColumns(int cellCharacters);
  /// Makes this the current cell and brings it into view, without telling.
  void showCell(int row, int column);
  void keyboardSearch(const QString &) override {}

 public slots:
  /// The whole matrix as tab-separated text.
  void copy();

 signals:
  /// The user went to a cell, or clicked it again.
  void cellChosen(int row, int column);
  void messageRaised(const QString &message);

 protected:
  void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
  void changeEvent(QEvent *event) override;

 private:
  MatrixModel *m_model;
  int m_cellCharacters = 1;
  bool m_isTold = true;
};

}  // namespace shinglescope
