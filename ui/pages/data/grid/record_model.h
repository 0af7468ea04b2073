// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "core/dataset/columns/column_type.h"
#include "core/dataset/query/row_order.h"
#include "core/dataset/table/dataset.h"
#include "ui/base/tables/flat_model.h"
#include "ui/session/column_role.h"

namespace shinglescope {

/// Returns the name of a role in the window ("compared", "shown", ...).
QString columnRoleText(ColumnRole role);

/// The data set as a flat table, in the order of a RowOrder or of the file. data() takes constant
/// time for a cell of any size; texts are plain. The vertical header shows data rows from 1. GUI
/// thread; shares the immutable data set.
class RecordModel final : public FlatModelBase {
  Q_OBJECT

 public:
  /// Header data: the column's ColumnRole as an int.
  static constexpr int kColumnRoleRole = Qt::UserRole + 1;
  /// Header data: the sign of the column's type; empty while it is unknown.
  static constexpr int kTypeSignRole = Qt::UserRole + 2;
  /// Header data: the number of cells that cannot be read as the type.
  static constexpr int kUnparsedRole = Qt::UserRole + 3;

  using FlatModelBase::FlatModelBase;

  void setDataset(std::shared_ptr<const Dataset> dataset, std::vector<ColumnRole> roles);
  void setColumnRoles(std::vector<ColumnRole> roles);
  /// Sets the types; empty while they are unknown.
  void setColumnTypes(std::vector<ColumnGuess> types);
  void setOrder(RowOrder order);

  const std::shared_ptr<const Dataset> &dataset() const { return m_dataset; }
  const std::vector<ColumnRole> &columnRoles() const { return m_roles; }
  const std::vector<ColumnGuess> &columnTypes() const { return m_types; }
  /// Positions of the rows that contain the searched text, ascending.
  const std::vector<std::uint32_t> &matches() const { return m_order.matches; }
  RecordId recordAt(int position) const;
  /// Returns the position of a data row, or -1 if it is filtered out. O(rows).
  int positionOf(RecordId row) const;

 protected:
  int rows() const override;
  int columns() const override;
  QVariant cell(int row, int column, int role) const override;
  QVariant columnHeader(int column, int role) const override;
  QVariant rowHeader(int row, int role) const override;

 private:
  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnRole> m_roles;
  std::vector<ColumnGuess> m_types;
  RowOrder m_order;
  bool m_isOrdered = false;
};

}  // namespace shinglescope
