#pragma once

#include <QTableView>
#include <functional>
#include <utility>
#include <vector>

#include "ui/pages/data/grid/record_model.h"

class QFrame;
class QLabel;
class QMenu;

namespace shinglescope {

class FilterRow;
class RecordDelegate;
class RoleHeader;
class RowNumberHeader;

/// A table of records that stays smooth at a million rows: fixed row heights,
/// its own painting, widths from a sample of rows that fit the view until the
/// user drags one. Alt+Down opens the menu of the current column: what its
/// owner put in, then the roles; the table's own actions come first in the menu
/// of a row. May carry a row of filters. GUI thread; owns its model.
class RecordTable final : public QTableView {
  Q_OBJECT

 public:
  explicit RecordTable(QWidget *parent = nullptr);
  RecordModel *records() const { return m_records; }
  RoleHeader *roleHeader() const { return m_header; }
  /// Shows a data set from its first row, with fresh column widths.
  void setDataset(std::shared_ptr<const Dataset> dataset, std::vector<ColumnRole> roles);
  /// Shows rows in another order; the current row stays current where it is shown.
  void setOrder(RowOrder order);
  /// What is selected, as first and last positions: ascending, each position once.
  std::vector<std::pair<int, int>> selectedRanges() const;
  /// Selects the row at a position and scrolls to it; in the current column, or in another.
  void goTo(int position, int column = -1);
  void showRoleMenu(int column);
  void showColumnMenu(int column);
  /// What stands in a column's menu before its roles; none: the roles alone.
  void setColumnMenu(std::function<void(QMenu &, int)> fill) { m_fillColumnMenu = std::move(fill); }
  /// Adds a row of filters under the header.
  FilterRow *addFilterRow();
  void setFilterRowVisible(bool isVisible);
  /// Marks a text in all cells; empty for none.
  void setHighlight(const QString &text);
  /// Signs of the columns' types in the header.
  void setColumnTypes(std::vector<ColumnGuess> types);

  void setColumnShown(int column, bool isShown);
  /// As wide as the texts of the first rows and of those in view.
  void fitColumn(int column);
  /// All columns as in the file, sharing the view, as when the table was opened.
  void resetColumns();
  /// True once a width was set by hand.
  bool isUserSized() const { return m_isUserSized; }

  void keyboardSearch(const QString &) override {}

 signals:
  /// The user gave a column another role.
  void rolesEdited(const std::vector<shinglescope::ColumnRole> &roles);
  /// `isAdded`: the column decides where those that sort already are equal.
  void sortRequested(int column, bool isAdded);
  void currentCellChanged();

 protected:
  void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
  void keyPressEvent(QKeyEvent *event) override;
  void contextMenuEvent(QContextMenuEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void updateGeometries() override;
  void changeEvent(QEvent *event) override;

 private:
  void createHeaders();
  void fillColumnMenu(QMenu *menu, int column);
  void popUpUnder(QMenu *menu, int column);
  void addRoleActions(QMenu *menu, int column);
  void setRole(int column, ColumnRole role);
  void layColumnsAsInFile();
  std::size_t lastShownColumn() const;
  int mainColumn() const;  ///< the widest compared one
  void measureColumns();
  void fitColumns();
  int measuredWidth(int column, int first, int rows, int widest) const;

  RecordModel *m_records = nullptr;
  RecordDelegate *m_delegate = nullptr;
  RoleHeader *m_header = nullptr;
  FilterRow *m_filters = nullptr;
  RowNumberHeader *m_numbers = nullptr;
  QLabel *m_corner = nullptr;
  QFrame *m_cornerLine = nullptr;
  std::function<void(QMenu &, int)> m_fillColumnMenu;
  std::vector<int> m_wantedWidths;
  bool m_isFitting = false;
  bool m_isUserSized = false;
};

}  // namespace shinglescope
