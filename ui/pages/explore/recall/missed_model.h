#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "core/lsh/s_curve.h"
#include "core/tune/recall/threshold_move.h"

namespace shinglescope {

/// Pairs that a run missed, as a flat table: similarity, the chance that the bands
/// had of finding it, the two rows, their texts. GUI thread; shares the data set.
class MissedModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { SimilarityColumn, ChanceColumn, RowsColumn, TextColumn, ColumnCount };

  explicit MissedModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setPairs(std::shared_ptr<const Dataset> dataset, std::vector<ColumnId> columns,
                const BandPlan &plan, std::vector<PairExample> pairs);
  void clear() { setPairs(nullptr, {}, {}, {}); }
  const PairExample &pairAt(int row) const { return m_pairs[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString textOf(RecordId row) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnId> m_columns;
  BandPlan m_plan;
  std::vector<PairExample> m_pairs;
};

}  // namespace shinglescope
