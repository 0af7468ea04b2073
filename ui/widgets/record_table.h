#pragma once

#include <QTableView>
#include <vector>

#include "ui/models/record_model.h"

class QLabel;
class QMenu;

namespace shinglescope {

class RoleHeader;
class RowNumberHeader;

/// A table of records that stays smooth at a million rows: fixed row heights,
/// its own painting, widths from a sample of rows that fit the view until the
/// user drags one. Alt+Down opens the menu of the current column's role; the
/// table's own actions come first in the menu of a row. GUI thread; owns its
/// model.
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
  /// Selects the row at a position and scrolls to it.
  void goTo(int position);
  void showRoleMenu(int column);

  void keyboardSearch(const QString &) override {}

 signals:
  /// The user gave a column another role.
  void rolesEdited(const std::vector<shinglescope::ColumnRole> &roles);
  void sortRequested(int column);
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
  void addRoleActions(QMenu *menu, int column);
  void setRole(int column, ColumnRole role);
  int mainColumn() const;  ///< the widest compared one
  void measureColumns();
  void fitColumns();
  int measuredWidth(int column, int rows) const;

  RecordModel *m_records = nullptr;
  RoleHeader *m_header = nullptr;
  RowNumberHeader *m_numbers = nullptr;
  QLabel *m_corner = nullptr;
  std::vector<int> m_wantedWidths;
  bool m_isFitting = false;
  bool m_isUserSized = false;
};

}  // namespace shinglescope
