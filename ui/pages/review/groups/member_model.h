#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/ratio.h"
#include "core/dataset/table/dataset.h"
#include "ui/parts/table/pair_model.h"

namespace shinglescope {

/// The rows of a group as its table lists them: members and, among them, those
/// that were taken out.
struct GroupMembers {
  struct Member {
    RecordId row;
    bool isKeeper = false;
    bool isTakenOut = false;
    std::optional<double> similarity = {};  ///< with the keeper, or the first row
    bool operator==(const Member &) const = default;
  };
  std::vector<Member> members;  ///< ascending by row
  bool hasKeeper = false;       ///< just one; similarities are with it
  Ratio threshold = {};         ///< that makes the group, next to which similarities are read
  bool operator==(const GroupMembers &) const = default;
};

/// The members of one group: keeper or taken out, row number from 1, how alike
/// the keeper, and the columns of the data. GUI thread; shares the data set.
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
  int indexOf(RecordId row) const;  ///< -1 where it is not listed
  void setBlind(bool isBlind);      ///< similarities are not shown

 private:
  bool m_isBlind = false;
};

}  // namespace shinglescope
