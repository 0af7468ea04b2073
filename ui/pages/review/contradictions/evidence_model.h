#pragma once

#include <QAbstractTableModel>
#include <QDateTime>
#include <memory>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "core/review/verdicts/judgement.h"
#include "ui/parts/table/pair_model.h"

namespace shinglescope {

/// One verdict of those that cannot all hold.
struct Evidence {
  RecordId a;
  RecordId b;
  Judgement judgement = {};
  QString reviewer = {};  ///< empty where nobody said
  QDateTime time = {};
  bool isOfOtherContent = false;  ///< the records were changed since
};

/// The verdicts of a contradiction as a flat table: the verdict, the two rows,
/// who gave it and when, the records' titles. GUI thread; shares the data set.
class EvidenceModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { VerdictColumn, SaidColumn, RowsColumn, WhoColumn, TitleColumn, ColumnCount };
  enum Role { VerdictRole = PairModel::VerdictRole };

  explicit EvidenceModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setEvidence(std::shared_ptr<const Dataset> dataset, std::vector<Evidence> all,
                   ColumnId titleColumn);
  const Evidence &at(int row) const { return m_all[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString saidBy(const Evidence &said) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<Evidence> m_all;
  ColumnId m_titleColumn;
};

}  // namespace shinglescope
