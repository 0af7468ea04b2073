// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "ui/parts/table/column_layout.h"

namespace shinglescope {

class RecordTable;

/// User actions on the columns of a table: hide and show, move, resize, fit to the texts. Also
/// saves and restores the resulting layout. At least one column stays visible. GUI thread; the
/// table outlives it.
class ColumnTools final : public QObject {
  Q_OBJECT

 public:
  explicit ColumnTools(RecordTable *table);
  bool isShown(int column) const;
  int hiddenCount() const;
  bool canHide(int column) const { return isShown(column) && shownCount() > 1; }
  void setShown(int column, bool isShown);
  void showAll();
  /// Tests whether move() can move the column. A step is left (-1) or right (1), past hidden
  /// columns.
  bool canMove(int column, int step) const { return neighbourOf(column, step) >= 0; }
  void move(int column, int step);
  void widen(int column, int steps);
  void fit(int column);
  /// Restores all columns in the order of the file, with fresh widths.
  void reset();
  /// Returns the visible columns from left to right.
  std::vector<ColumnId> shownColumns() const;

  ColumnLayout layout() const;
  /// Applies a layout, unless it belongs to another table.
  void apply(const ColumnLayout &layout);
  /// True if the user changed anything, so the layout is worth saving.
  bool isChanged() const;

 signals:
  void changed();

 private:
  int shownCount() const;
  int neighbourOf(int column, int step) const;  ///< a visual index, or -1

  RecordTable *m_table;
};

}  // namespace shinglescope
