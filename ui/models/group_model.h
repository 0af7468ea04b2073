#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/dataset/dataset.h"
#include "core/review/review_groups.h"
#include "ui/models/pair_model.h"

namespace shinglescope {

/// Groups of near-duplicates as a flat table: whether verdicts join all rows,
/// rows in it, weakest link, title of the first row. GUI thread; shares the data
/// set. The groups belong to their state, which sets the model anew whenever
/// they change.
class GroupModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { StateColumn, SizeColumn, WeakestColumn, TitleColumn, ColumnCount };
  enum Role { VerdictRole = PairModel::VerdictRole, SimilarityRole = PairModel::SimilarityRole };

  explicit GroupModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  /// `groups` may be null; else they live until the next call.
  void setGroups(std::shared_ptr<const Dataset> dataset, const ReviewGroups *groups,
                 std::vector<std::uint32_t> order, ColumnId titleColumn);
  const ReviewGroup *groupAt(int row) const;  ///< null out of range
  std::uint32_t slotAt(int row) const;        ///< ReviewGroups::kNoGroup out of range
  int rowOfSlot(std::uint32_t slot) const;    ///< -1 where it is not shown; O(groups)
  void setBlind(bool isBlind);                ///< weakest links are not shown
  bool isBlind() const { return m_isBlind; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString titleOf(const ReviewGroup &group) const;

  std::shared_ptr<const Dataset> m_dataset;
  const ReviewGroups *m_groups = nullptr;
  std::vector<std::uint32_t> m_order;
  ColumnId m_titleColumn;
  bool m_isBlind = false;
};

/// "Weakest link 0.81 between 118 and 1 951"; a lowest verified edge or an
/// estimate is called so.
QString weakestLinkText(const RowLink &link);
/// True where rows that are less alike than the threshold are in one group.
bool isChain(const RowLink &link, const Ratio &threshold);

}  // namespace shinglescope
