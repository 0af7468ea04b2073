// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>

class QTableView;

namespace shinglescope {

/// Keeps every column of a table of figures as wide as its title and its cells, whatever the
/// language and the font, and divides the rest of the width among them; a table that is too narrow
/// scrolls. Measures when the model changes: O(columns × visible rows), because only the first rows
/// are measured. The table owns it. GUI thread.
class FittedColumns final : public QObject {
  Q_OBJECT

 public:
  explicit FittedColumns(QTableView &table);

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void measure();
  void divide();

  QTableView &m_table;
  QObject *m_viewport;
  QList<int> m_needed;  ///< by column; 0 for a hidden one
};

}  // namespace shinglescope
