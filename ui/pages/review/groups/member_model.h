#pragma once

#include <QAbstractTableModel>
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
class MemberModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { StateColumn, RowColumn, SimilarityColumn, FirstDataColumn };
  enum Role { SimilarityRole = PairModel::SimilarityRole };

  explicit MemberModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setMembers(std::shared_ptr<const Dataset> dataset, GroupMembers group,
                  std::vector<ColumnId> columns);
  const GroupMembers::Member &memberAt(int index) const {
    return m_group.members[static_cast<std::size_t>(index)];
  }
  int indexOf(RecordId row) const;  ///< -1 where it is not listed
  void setBlind(bool isBlind);      ///< similarities are not shown

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::shared_ptr<const Dataset> m_dataset;
  GroupMembers m_group;
  std::vector<ColumnId> m_columns;
  bool m_isBlind = false;
};

}  // namespace shinglescope
