// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <functional>
#include <utility>
#include <vector>

namespace shinglescope {

/// Alignments for the texts of a column.
inline constexpr int kAtLeft = int{Qt::AlignLeft | Qt::AlignVCenter};
inline constexpr int kAtRight = int{Qt::AlignRight | Qt::AlignVCenter};

/// A table without hierarchy. The virtual functions are called only for rows and columns that
/// exist. Views also query invalid cells, for example to copy the current cell if there is none;
/// for these the model returns nothing, without a warning. GUI thread.
class FlatModelBase : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;
  int rowCount(const QModelIndex &parent = {}) const final;
  int columnCount(const QModelIndex &parent = {}) const final;
  QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;
  QVariant headerData(int section, Qt::Orientation orientation,
                      int role = Qt::DisplayRole) const final;

 protected:
  virtual int rows() const = 0;
  virtual int columns() const = 0;
  virtual QVariant cell(int row, int column, int role) const = 0;
  virtual QVariant columnHeader(int column, int role) const = 0;
  virtual QVariant rowHeader(int, int) const { return {}; }
  /// Notifies views that every cell may have changed.
  void changeAll(const QList<int> &roles = {});
};

template <class Row>
using FlatCell = std::function<QVariant(const Row &)>;

/// The values of cells for some roles.
template <class Row>
using FlatRoles = std::vector<std::pair<int, FlatCell<Row>>>;

template <class Row>
struct FlatColumn {
  QString header = {};
  FlatCell<Row> text = {};  ///< displayed; also the accessible text unless a role overrides it
  int side = 0;             ///< alignment of the cells; 0: the view's default
  int headerSide = 0;
  QString headerTip = {};
  FlatRoles<Row> roles = {};  ///< take precedence over the roles of all columns
};

/// A flat table made of a list of rows and a list of columns, each of which computes its values
/// from a row. GUI thread; owns the rows. Derived classes set their columns in the constructor, so
/// that views find them.
template <class Row>
class FlatModel : public FlatModelBase {
 public:
  using FlatModelBase::FlatModelBase;
  const std::vector<Row> &all() const { return m_rows; }
  const Row &at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
  /// Returns null if the row is out of range.
  const Row *find(int row) const { return row < 0 || row >= rows() ? nullptr : &at(row); }

 protected:
  using Columns = std::vector<FlatColumn<Row>>;
  using Roles = FlatRoles<Row>;

  /// Sets the columns; `roles` apply to all of them.
  void setColumns(Columns columns, Roles roles = {}) {
    m_columns = std::move(columns);
    m_roles = std::move(roles);
  }
  /// Replaces the rows. Call it between beginResetModel() and endResetModel() if more than the rows
  /// changes.
  void takeRows(std::vector<Row> rows) { m_rows = std::move(rows); }
  void reset(std::vector<Row> rows) {
    beginResetModel();
    takeRows(std::move(rows));
    endResetModel();
  }
  /// Replaces rows and columns together, for columns that contain data about these rows.
  void reset(std::vector<Row> rows, Columns columns, Roles roles = {}) {
    beginResetModel();
    takeRows(std::move(rows));
    setColumns(std::move(columns), std::move(roles));
    endResetModel();
  }

  int rows() const final { return static_cast<int>(m_rows.size()); }
  int columns() const final { return static_cast<int>(m_columns.size()); }
  QVariant cell(int row, int column, int role) const override {
    const FlatColumn<Row> &of = m_columns[static_cast<std::size_t>(column)];
    for (const Roles *roles : {&of.roles, &m_roles})
      for (const auto &[known, answer] : *roles)
        if (known == role) return answer(at(row));
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return of.text(at(row));
    return role == Qt::TextAlignmentRole && of.side != 0 ? QVariant(of.side) : QVariant();
  }
  QVariant columnHeader(int column, int role) const final {
    const FlatColumn<Row> &of = m_columns[static_cast<std::size_t>(column)];
    if (role == Qt::DisplayRole && !of.header.isEmpty()) return of.header;
    if (role == Qt::ToolTipRole && !of.headerTip.isEmpty()) return of.headerTip;
    return role == Qt::TextAlignmentRole && of.headerSide != 0 ? QVariant(of.headerSide)
                                                               : QVariant();
  }

 private:
  std::vector<Row> m_rows;
  Columns m_columns;
  Roles m_roles;
};

}  // namespace shinglescope
