// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>
#include <optional>

#include "ui/pages/data/import/raw_line_model.h"

namespace shinglescope {

/// A file's first lines as raw text, each with its number and kind. Marks the lines of a data row
/// and reports the row of the current line. Ctrl+C copies the selected lines. GUI thread; owns its
/// model.
class RawTextView final : public QTableView {
  Q_OBJECT

 public:
  explicit RawTextView(QWidget *parent = nullptr);
  RawLineModel *rawLines() const { return m_lines; }
  void setLines(std::vector<RawLine> lines);
  /// Marks the lines of a data row and scrolls to the first.
  void showRow(std::optional<quint32> row);
  void keyboardSearch(const QString &) override {}

 signals:
  /// The current line belongs to this data row.
  void rowChosen(quint32 row);

 protected:
  void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
  void keyPressEvent(QKeyEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void fitColumns();
  void fillWidth();
  void copySelected() const;

  RawLineModel *m_lines = nullptr;
  int m_textWidth = 0;  ///< the width of the longest lines
};

}  // namespace shinglescope
