#pragma once

#include <QAbstractTableModel>
#include <functional>
#include <utility>
#include <vector>

namespace shinglescope {

/// The sides that texts of a column stand at.
inline constexpr int kAtLeft = int{Qt::AlignLeft | Qt::AlignVCenter};
inline constexpr int kAtRight = int{Qt::AlignRight | Qt::AlignVCenter};

/// A table whose cells stand under no other. Those who derive are only asked for rows and columns
/// that there are. Views ask for the cell under a cursor that there is not, for one to copy it:
/// that is no mistake, and nothing is said of it. GUI thread.
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
  /// Says that every cell may answer otherwise than before.
  void changeAll(const QList<int> &roles = {});
};

template <class Row>
using FlatCell = std::function<QVariant(const Row &)>;

/// What cells answer in some roles.
template <class Row>
using FlatRoles = std::vector<std::pair<int, FlatCell<Row>>>;

template <class Row>
struct FlatColumn {
  QString header = {};
  FlatCell<Row> text = {};  ///< shown, and read out where no role says otherwise
  int side = 0;             ///< of the cells; 0: as the view has it
  int headerSide = 0;
  QString headerTip = {};
  FlatRoles<Row> roles = {};  ///< before those of all columns
};

/// A flat table as a list of rows and a list of what its columns say of one. GUI thread; owns the
/// rows. A class that derives sets its columns when it is made, so that views find them.
template <class Row>
class FlatModel : public FlatModelBase {
 public:
  using FlatModelBase::FlatModelBase;
  const std::vector<Row> &all() const { return m_rows; }
  const Row &at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
  /// Null out of range.
  const Row *find(int row) const { return row < 0 || row >= rows() ? nullptr : &at(row); }

 protected:
  using Columns = std::vector<FlatColumn<Row>>;
  using Roles = FlatRoles<Row>;

  /// `roles` are those that all columns have.
  void setColumns(Columns columns, Roles roles = {}) {
    m_columns = std::move(columns);
    m_roles = std::move(roles);
  }
  /// Between beginResetModel() and endResetModel(), where more than the rows changes.
  void takeRows(std::vector<Row> rows) { m_rows = std::move(rows); }
  void reset(std::vector<Row> rows) {
    beginResetModel();
    takeRows(std::move(rows));
    endResetModel();
  }
  /// For columns that hold what they need to speak of these rows.
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
