// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/shingle/text_classes.h"
#include "ui/base/controls/panel.h"
#include "ui/pages/review/groups/member_model.h"

class QLabel;
class QTableView;

namespace shinglescope {

class KeyButton;
struct ReviewActions;

/// A table of the members of a group, with notes about the group above and buttons that make a row
/// the keeper or take it out. Requests the comparison of two selected members, or of one with the
/// keeper or the first. Triggers the page's actions, which must outlive it; changes nothing itself.
/// GUI thread.
class MembersPanel final : public Panel {
  Q_OBJECT

 public:
  /// Everything that the panel shows of a group.
  struct Content {
    std::shared_ptr<const Dataset> dataset = {};
    GroupMembers group = {};
    std::vector<ColumnId> columns = {};
    std::pair<RecordId, RecordId> leastAlike = {};  ///< the initial selection
    QString warning = {};
    QString note = {};
  };
  explicit MembersPanel(const ReviewActions &actions, QWidget *parent = nullptr);

  /// Shows a group. Selected rows stay selected if they are still listed.
  void showGroup(Content content);
  void clearGroup();
  QTableView &table() const { return *m_table; }
  void setBlind(bool isBlind) { m_model->setBlind(isBlind); }  ///< hides similarities
  /// The row under the cursor.
  std::optional<RecordId> currentRow() const;
  std::vector<RecordId> rows() const;          ///< all that are listed, ascending
  std::vector<RecordId> selectedRows() const;  ///< ascending
  bool isTakenOut(RecordId row) const;
  /// Moves to the next member that is not identical to this one; returns false at the end.
  bool moveOn(const TextClasses &classes);
  void pickMembers();  ///< emits membersPicked() again

 signals:
  void membersPicked(shinglescope::RecordId a, shinglescope::RecordId b);
  void currentChanged();

 private:
  void createBody();
  void select(const std::vector<RecordId> &rows, RecordId current);
  void showButtons();

  const ReviewActions &m_actions;
  MemberModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  QLabel *m_warning = nullptr;
  QLabel *m_note = nullptr;
  KeyButton *m_keeper = nullptr;
  KeyButton *m_takeOut = nullptr;
  bool m_isFilling = false;
};

}  // namespace shinglescope
