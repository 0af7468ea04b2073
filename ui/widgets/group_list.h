#pragma once

#include <QWidget>

#include "core/shingle/text_classes.h"
#include "ui/models/group_model.h"

class QLabel;
class QSplitter;
class QTableView;

namespace shinglescope {

class Settings;

/// The groups of the queue above the members of the one under the cursor. Two
/// chosen members are to be compared, one with its first. GUI thread.
class GroupList final : public QWidget {
  Q_OBJECT

 public:
  explicit GroupList(Settings &settings, QWidget *parent = nullptr);
  ~GroupList() override;

  void setGroups(std::shared_ptr<const Dataset> dataset, SharedGroups groups, ColumnId titleColumn);
  void setBlind(bool isBlind);  ///< similarities are not shown
  int groupCount() const { return m_groups->rowCount(); }
  /// Null where there is none.
  const Group *currentGroup() const;
  int currentPosition() const;  ///< from 0; -1 where none is
  void selectGroup(int position);
  /// The first group, where none is chosen yet.
  void selectSome();
  void focusMembers();
  bool move(int step);  ///< among the members; false at an end
  /// To the next text of the group, then to the next group; false at the end.
  bool moveOn(const TextClasses &classes);
  void pickMembers();  ///< says anew which members are chosen

 signals:
  void membersPicked(shinglescope::RecordId a, shinglescope::RecordId b);

 private:
  void createLayout();
  void showMembers();

  Settings &m_settings;
  std::shared_ptr<const Dataset> m_dataset;
  ColumnId m_titleColumn;
  GroupModel *m_groups = nullptr;
  QTableView *m_groupTable = nullptr;
  GroupMemberModel *m_members = nullptr;
  QTableView *m_memberTable = nullptr;
  QLabel *m_note = nullptr;
  QSplitter *m_splitter = nullptr;
};

}  // namespace shinglescope
