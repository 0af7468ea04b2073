// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/ratio.h"
#include "core/dataset/table/dataset.h"
#include "ui/parts/table/pair_model.h"

namespace shinglescope {

/// The rows of a group that its table lists: members and rows taken out.
struct GroupMembers {
  struct Member {
    RecordId row;
    bool isKeeper = false;
    bool isTakenOut = false;
    std::optional<double> similarity = {};  ///< to the keeper, or to the first row
    bool operator==(const Member &) const = default;
  };
  std::vector<Member> members;  ///< ascending by row
  bool hasKeeper = false;       ///< there is exactly one keeper; similarities are to it
  Ratio threshold = {};         ///< the group's threshold; no shown similarity is rounded across it
  bool operator==(const GroupMembers &) const = default;
};

/// The members of one group as a flat table: state, row number from 1, similarity to the
/// keeper, and the columns of the data. GUI thread; shares the data set.
class MemberModel final : public FlatModel<GroupMembers::Member> {
  Q_OBJECT

 public:
  enum Column { StateColumn, RowColumn, SimilarityColumn, FirstDataColumn };
  enum Role { SimilarityRole = PairModel::SimilarityRole };

  explicit MemberModel(QObject *parent = nullptr) : FlatModel(parent) {
    setMembers(nullptr, {}, {});
  }
  void setMembers(const std::shared_ptr<const Dataset> &dataset, GroupMembers group,
                  const std::vector<ColumnId> &columns);
  int indexOf(RecordId row) const;  ///< -1 if it is not listed
  void setBlind(bool isBlind);      ///< hides similarities

 private:
  bool m_isBlind = false;
};

}  // namespace shinglescope
