#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "core/review/verdicts/contradictions.h"

namespace shinglescope {

/// The verdicts that cannot all hold, as a flat table: the two rows, and in
/// words what is wrong with them. GUI thread; shares the data set.
class ContradictionModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { RowsColumn, KindColumn, ColumnCount };

  explicit ContradictionModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setContradictions(std::shared_ptr<const Dataset> dataset, std::vector<Contradiction> all,
                         ColumnId titleColumn);
  /// Null out of range.
  const Contradiction *at(int row) const;
  int rowOf(EntryKey entry) const;  ///< -1 where it is not there

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::shared_ptr<const Dataset> m_dataset;
  std::vector<Contradiction> m_all;
  ColumnId m_titleColumn;
};

}  // namespace shinglescope
