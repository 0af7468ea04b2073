#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/cluster/group.h"
#include "core/dataset/dataset.h"

namespace shinglescope {

using SharedGroups = std::shared_ptr<const std::vector<Group>>;

/// Groups of near-duplicates as a flat table: rows in it, weakest link, title
/// of the first row. GUI thread; shares immutable objects.
class GroupModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { SizeColumn, WeakestColumn, TitleColumn, ColumnCount };
  enum Role { SimilarityRole = Qt::UserRole + 2 };  // as PairModel's, for the delegate

  explicit GroupModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setGroups(std::shared_ptr<const Dataset> dataset, SharedGroups groups, ColumnId titleColumn);
  const Group *groupAt(int row) const;  ///< null out of range
  void setBlind(bool isBlind);          ///< weakest links are not shown
  bool isBlind() const { return m_isBlind; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::shared_ptr<const Dataset> m_dataset;
  SharedGroups m_groups;
  ColumnId m_titleColumn;
  bool m_isBlind = false;
};

/// The members of one group: row number from 1, title. GUI thread.
class GroupMemberModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { RowColumn, TitleColumn, ColumnCount };

  explicit GroupMemberModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setMembers(std::shared_ptr<const Dataset> dataset, std::vector<RecordId> rows,
                  ColumnId titleColumn);
  RecordId rowAt(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
  int indexOf(RecordId row) const;  ///< -1 where it is no member

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::shared_ptr<const Dataset> m_dataset;
  std::vector<RecordId> m_rows;
  ColumnId m_titleColumn;
};

/// "Weakest link 0.81 between 118 and 1 951", with what it was measured on
/// where that is not every two members.
QString weakestLinkText(const Group &group);
/// "118, 1 904, 1 951", at most eight rows.
QString rowListText(const std::vector<RecordId> &rows);

}  // namespace shinglescope
