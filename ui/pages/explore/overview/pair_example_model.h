#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "core/tune/recall/threshold_move.h"

namespace shinglescope {

/// Pairs that another threshold takes in or leaves out: which of both, the
/// similarity, and each row with its number (from 1) and compared columns as one
/// line. data() costs the characters shown. GUI thread; shares the data set.
class PairExampleModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { SignColumn, SimilarityColumn, FirstColumn, SecondColumn, ColumnCount };

  explicit PairExampleModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  /// `upper` is the higher one of the two thresholds, which all of the pairs are below.
  void setMove(std::shared_ptr<const Dataset> dataset, std::vector<ColumnId> columns,
               const ThresholdMove &move, const Ratio &upper);
  void clear() { setMove(nullptr, {}, {}, {}); }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;

 private:
  QString textOf(RecordId row) const;
  QString describe(const PairExample &pair) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnId> m_columns;
  std::vector<PairExample> m_pairs;
  bool m_isGain = true;
  Ratio m_upper;
};

}  // namespace shinglescope
