// SPDX-License-Identifier: MIT
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

/// A table of records that stays smooth at a million rows: fixed row heights and its own painting.
/// Column widths come from a sample of rows and fit the view until the user drags one. Alt+Down
/// opens the menu of the current column: the owner's commands, then the roles. The menu of a row
/// starts with the table's own actions. May have a row of filters. GUI thread; owns its model.
class RecordTable final : public QTableView {
  Q_OBJECT

 public:
  explicit RecordTable(QWidget *parent = nullptr);
  RecordModel *records() const { return m_records; }
  RoleHeader *roleHeader() const { return m_header; }
  /// Shows a data set from its first row, with fresh column widths.
  void setDataset(std::shared_ptr<const Dataset> dataset, std::vector<ColumnRole> roles);
  /// Shows rows in another order; the current row stays current if it is shown.
  void setOrder(RowOrder order);
  /// Returns the selection as first and last positions: ascending, each position once.
  std::vector<std::pair<int, int>> selectedRanges() const;
  /// Selects the row at a position and scrolls to it, in the current column or another one.
  void goTo(int position, int column = -1);
  void showRoleMenu(int column);
  void showColumnMenu(int column);
  /// Sets the function that fills a column's menu above the roles; without it, the menu contains
  /// only the roles.
  void setColumnMenu(std::function<void(QMenu &, int)> fill) { m_fillColumnMenu = std::move(fill); }
  /// Adds a row of filters under the header.
  FilterRow *addFilterRow();
  void setFilterRowVisible(bool isVisible);
  /// Highlights a text in all cells; empty for none.
  void setHighlight(const QString &text);
  /// Shows signs of the columns' types in the header.
  void setColumnTypes(std::vector<ColumnGuess> types);

  void setColumnShown(int column, bool isShown);
  /// Fits the column to the texts of the first rows and of the visible ones.
  void fitColumn(int column);
  /// Restores the file's columns, which share the width of the view, as in a newly opened table.
  void resetColumns();
  /// True after the user has set a width.
  bool isUserSized() const { return m_isUserSized; }

  void keyboardSearch(const QString &) override {}

 signals:
  /// The user changed a column's role.
  void rolesEdited(const std::vector<shinglescope::ColumnRole> &roles);
  /// If `isAdded`, the column becomes the last sort key instead of the only one.
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
  int mainColumn() const;  ///< the widest compared column
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
