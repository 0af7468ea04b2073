#pragma once

#include <optional>

#include "core/shingle/text_classes.h"
#include "ui/base/controls/panel.h"
#include "ui/pages/review/groups/member_model.h"

class QAction;
class QLabel;
class QTableView;

namespace shinglescope {

class KeyButton;

/// The members of a group in a table, what is to be said of the group above it,
/// and the keys that make a row the keeper or take it out. Two chosen members
/// are to be compared, one with the keeper or the first. Presses the page's
/// actions; changes nothing itself. GUI thread.
class MembersPanel final : public Panel {
  Q_OBJECT

 public:
  struct Actions {
    QAction *keeper;
    QAction *takeOut;
  };
  /// All that is shown of a group.
  struct Content {
    std::shared_ptr<const Dataset> dataset = {};
    GroupMembers group = {};
    std::vector<ColumnId> columns = {};
    std::pair<RecordId, RecordId> leastAlike = {};  ///< chosen at first
    QString warning = {};
    QString note = {};
  };
  explicit MembersPanel(const Actions &actions, QWidget *parent = nullptr);

  /// What was chosen stays chosen where it is still listed.
  void showGroup(Content content);
  void clearGroup();
  void setBlind(bool isBlind);  ///< similarities are not shown
  void focusTable();
  /// The row under the cursor.
  std::optional<RecordId> currentRow() const;
  std::vector<RecordId> selectedRows() const;  ///< ascending
  bool isTakenOut(RecordId row) const;
  bool move(int step);  ///< false at an end
  /// To the next member that is not identical to this one; false at the end.
  bool moveOn(const TextClasses &classes);
  void pickMembers();  ///< says anew which members are chosen

 signals:
  void membersPicked(shinglescope::RecordId a, shinglescope::RecordId b);
  void currentChanged();

 private:
  void createBody();
  void select(const std::vector<RecordId> &rows, RecordId current);
  void showButtons();

  Actions m_actions;
  MemberModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  QLabel *m_warning = nullptr;
  QLabel *m_note = nullptr;
  KeyButton *m_keeper = nullptr;
  KeyButton *m_takeOut = nullptr;
  bool m_isFilling = false;
};

}  // namespace shinglescope
