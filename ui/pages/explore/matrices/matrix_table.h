#pragma once

#include <QTableView>

namespace shinglescope {

class MatrixModel;

/// One of the two matrices: its lines are named at the left, its columns by the
/// rows' numbers above, both always seen. The cell is moved by arrows and clicks;
/// Ctrl+C copies what it lists. GUI thread; the model outlives it.
class MatrixTable final : public QTableView {
  Q_OBJECT

 public:
  MatrixTable(MatrixModel *model, const QString &name, int mostTitleWidth,
              QWidget *parent = nullptr);
  /// Widths of the columns, and of the lines' names as far as there is room;
  /// cells have so many characters.
  void fitColumns(int cellCharacters);
  /// Makes this the current cell and brings it into view, without telling.
  void showCell(int row, int column);
  void keyboardSearch(const QString &) override {}

 public slots:
  /// All that is listed, as tab-separated text.
  void copy();

 signals:
  /// The user went to a cell, or clicked it again.
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
