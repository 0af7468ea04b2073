// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/dataset/table/dataset.h"
#include "core/review/groups/review_groups.h"
#include "ui/parts/table/pair_model.h"

namespace shinglescope {

/// Groups of near-duplicates as a flat table, one row per slot: state, number of rows, weakest
/// link, title of the first row. The groups belong to their state, which resets the model whenever
/// they change; until then the cells are empty. GUI thread; shares the data set.
class GroupModel final : public FlatModel<std::uint32_t> {
  Q_OBJECT

 public:
  enum Column { StateColumn, SizeColumn, WeakestColumn, TitleColumn };
  enum Role { VerdictRole = PairModel::VerdictRole, SimilarityRole = PairModel::SimilarityRole };

  explicit GroupModel(QObject *parent = nullptr);
  /// Sets the groups, which may be null, and the slots in display order. Does not keep the
  /// groups alive.
  void setGroups(std::shared_ptr<const Dataset> dataset,
                 const std::shared_ptr<const ReviewGroups> &groups,
                 std::vector<std::uint32_t> order, ColumnId titleColumn);
  /// Sets the slots of merged groups, ascending; call it before setGroups().
  void setMerged(std::vector<std::uint32_t> merged) { m_merged = std::move(merged); }
  /// Returns null for a row out of range, or if the groups have changed since they were set.
  const ReviewGroup *groupAt(int row) const;
  int rowOf(RecordId member) const;  ///< row of its group; -1 if not shown. O(groups)
  void setBlind(bool isBlind);       ///< hides weakest links
  bool isBlind() const { return m_isBlind; }

 protected:
  QVariant cell(int row, int column, int role) const override;

 private:
  /// Returns null if the groups have changed or are gone.
  std::shared_ptr<const ReviewGroups> currentGroups() const;
  QString titleOf(const ReviewGroup &group) const;
  bool isMerged(std::uint32_t slot) const;
  bool isScored(const ReviewGroup &group) const { return !m_isBlind && group.weakest; }

  std::shared_ptr<const Dataset> m_dataset;
  /// Weak, because the state changes groups in place only if nobody else shares them.
  std::weak_ptr<const ReviewGroups> m_groups;
  Generation m_generation;  ///< of the groups when they were set
  Ratio m_threshold;
  ColumnId m_titleColumn;
  std::vector<std::uint32_t> m_merged;
  bool m_isBlind = false;
};

/// Describes a group's link, for example "Weakest link 0.81 between 118 and 1 951". The text also
/// states whether it is the lowest verified edge or an estimate.
QString weakestLinkText(const RowLink &link, const Ratio &threshold, const Dataset *dataset);
/// Tests whether a group contains two rows whose similarity is below the threshold.
bool isChain(const RowLink &link, const Ratio &threshold);

}  // namespace shinglescope
