#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/tune/sweep/sweep.h"

namespace shinglescope {

/// The row pairs of one setting of a sweep: what became of each, its rows, exact
/// and estimated similarity, the compared texts. GUI thread; shares the data set.
class SweepPairModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { FateColumn, RowsColumn, ExactColumn, EstimateColumn, TextColumn, ColumnCount };

  explicit SweepPairModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setPairs(std::shared_ptr<const Dataset> dataset, std::vector<ColumnId> columns,
                std::vector<SweepPair> pairs);
  /// Only pairs of this fate; all without one.
  void setFate(std::optional<SweepFate> fate);
  const SweepPair &pairAt(int row) const { return m_pairs[m_shown[static_cast<std::size_t>(row)]]; }
  std::size_t pairCount() const { return m_pairs.size(); }
  std::size_t countOf(SweepFate fate) const;

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  void choose();
  QString textOf(RecordId row) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnId> m_columns;
  std::vector<SweepPair> m_pairs;
  std::vector<std::uint32_t> m_shown;
  std::optional<SweepFate> m_fate;
};

}  // namespace shinglescope
