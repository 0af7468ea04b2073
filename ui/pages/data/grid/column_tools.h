#pragma once

#include <QObject>

#include "ui/parts/table/column_layout.h"

namespace shinglescope {

class RecordTable;

/// What a user does to the columns of a table: hide and bring back, move, widen
/// and narrow, fit to the texts; and the layout that comes of it. One column at
/// least stays in view. GUI thread; the table outlives it.
class ColumnTools final : public QObject {
  Q_OBJECT

 public:
  explicit ColumnTools(RecordTable *table);
  bool isShown(int column) const;
  int hiddenCount() const;
  bool canHide(int column) const { return isShown(column) && shownCount() > 1; }
  void setShown(int column, bool isShown);
  void showAll();
  /// Left (-1) or right (1), past hidden columns.
  bool canMove(int column, int step) const { return neighbourOf(column, step) >= 0; }
  void move(int column, int step);
  void widen(int column, int steps);
  void fit(int column);
  /// Every column as in the file, as wide as it fits.
  void reset();
  /// The shown columns from left to right.
  std::vector<ColumnId> shownColumns() const;

  ColumnLayout layout() const;
  /// Ignores a layout of another table.
  void apply(const ColumnLayout &layout);
  /// True if the user changed anything, so that it is worth to be remembered.
  bool isChanged() const;

 signals:
  void changed();

 private:
  int shownCount() const;
  int neighbourOf(int column, int step) const;  ///< a visual index, or -1

  RecordTable *m_table;
};

}  // namespace shinglescope
