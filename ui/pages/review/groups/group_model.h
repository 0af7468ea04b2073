#pragma once

#include <memory>

#include "core/dataset/table/dataset.h"
#include "core/review/groups/review_groups.h"
#include "ui/parts/table/pair_model.h"

namespace shinglescope {

/// Groups of near-duplicates as a flat table, a row for each slot: whether verdicts join all rows,
/// rows in it, weakest link, title of the first row. GUI thread; shares the data
/// set. The groups belong to their state, which sets the model anew whenever
/// they change; until then the model shows nothing of them.
class GroupModel final : public FlatModel<std::uint32_t> {
  Q_OBJECT

 public:
  enum Column { StateColumn, SizeColumn, WeakestColumn, TitleColumn };
  enum Role { VerdictRole = PairModel::VerdictRole, SimilarityRole = PairModel::SimilarityRole };

  explicit GroupModel(QObject *parent = nullptr);
  /// `groups` may be null; `order` are slots of them. Does not keep them alive.
  void setGroups(std::shared_ptr<const Dataset> dataset,
                 const std::shared_ptr<const ReviewGroups> &groups,
                 std::vector<std::uint32_t> order, ColumnId titleColumn);
  /// Null out of range, and where the groups have changed since they were set.
  const ReviewGroup *groupAt(int row) const;
  int rowOf(RecordId member) const;  ///< of its group; -1 where that is not shown. O(groups)
  void setBlind(bool isBlind);       ///< weakest links are not shown
  bool isBlind() const { return m_isBlind; }

 protected:
  QVariant cell(int row, int column, int role) const override;

 private:
  /// Null where they have changed, or are gone, since they were set.
  std::shared_ptr<const ReviewGroups> currentGroups() const;
  QString titleOf(const ReviewGroup &group) const;
  bool isScored(const ReviewGroup &group) const { return !m_isBlind && group.weakest; }

  std::shared_ptr<const Dataset> m_dataset;
  /// Weak, since a state whose groups nobody shares can change them in place.
  std::weak_ptr<const ReviewGroups> m_groups;
  Generation m_generation;  ///< of the groups that the slots are of
  Ratio m_threshold;
  ColumnId m_titleColumn;
  bool m_isBlind = false;
};

/// "Weakest link 0.81 between 118 and 1 951" in groups at a threshold; a lowest
/// verified edge or an estimate is called so.
QString weakestLinkText(const RowLink &link, const Ratio &threshold);
/// True where rows that are less alike than the threshold are in one group.
bool isChain(const RowLink &link, const Ratio &threshold);

}  // namespace shinglescope
