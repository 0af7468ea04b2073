// SPDX-License-Identifier: MIT
#include "ui/pages/review/groups/groups_presenter.h"

#include "ui/base/text/number_text.h"
#include "ui/pages/review/compare/row_comparison.h"
#include "ui/pages/review/groups/group_content.h"
#include "ui/pages/review/groups/group_list.h"
#include "ui/pages/review/groups/members_panel.h"
#include "ui/pages/review/state/review_actions.h"
#include "ui/parts/table/list_table.h"
#include "ui/session/actions_controller.h"
#include "ui/session/row_text.h"

namespace shinglescope {

GroupsPresenter::GroupsPresenter(const ReviewParts &parts, GroupList &list, MembersPanel &members,
                                 QObject *parent)
    : ReviewPresenter(parts, parent), m_list(list), m_members(members) {
  connect(&m_members, &MembersPanel::membersPicked, this, [this](RecordId a, RecordId b) {
    if (isInFront()) this->parts().comparison.compare(a, b);
  });
  connect(&m_members, &MembersPanel::currentChanged, this, &ReviewPresenter::moved);
}

void GroupsPresenter::setInFront(bool isInFront) {
  ReviewPresenter::setInFront(isInFront);
  m_members.setVisible(isInFront);
  if (!isInFront) return;
  show();
  m_members.pickMembers();
}

void GroupsPresenter::show() {
  if (!isInFront()) return;
  const std::optional<RecordId> group = m_list.current();
  if (!group) return showNoGroup();
  m_members.setTitle(
      tr("Group %1").arg(countText(static_cast<std::uint64_t>(m_list.position()) + 1)));
  m_members.setSubtitle(tr("of %1").arg(countText(static_cast<std::uint64_t>(m_list.count()))));
  m_members.showGroup(makeGroupContent(parts().session, parts().state.groups(), *group,
                                       parts().actions.blind->isChecked()));
}

/// A group that ended because a row was taken out of it stays on the screen until the cursor moves.
void GroupsPresenter::showNoGroup() {
  const GroupState &groups = parts().state.groups();
  m_members.setSubtitle({});
  if (m_list.isStaying() && !m_takenFrom.empty()) {
    m_members.setTitle(tr("The group has ended"));
    return m_members.showGroup(makeEndedGroupContent(parts().session, m_takenFrom));
  }
  m_members.clearGroup();
  const bool isBeingMade = groups.groups() == nullptr && groups.isBusy();
  m_members.setTitle(isBeingMade ? tr("Building the groups...") : tr("No group"));
  parts().comparison.clear();
}

/// The groups may be ready before the queue in which their pairs are looked up.
void GroupsPresenter::followState() {
  if (!parts().comparison.shown()) m_members.pickMembers();
}

void GroupsPresenter::focus() { m_members.table().setFocus(Qt::OtherFocusReason); }

bool GroupsPresenter::move(int step) {
  return moveCursor(m_members.table(), step) || m_list.move(step);
}

void GroupsPresenter::moveToUndecided() {
  if (!m_list.moveToOpen()) emit messageRaised(tr("Every group is reviewed."));
}

void GroupsPresenter::advance() {
  const auto &queue = parts().state.queue();
  if (queue != nullptr && m_members.moveOn(queue->result->classes)) return;
  if (!m_list.move(1)) emit messageRaised(tr("That was the last in the list."));
}

std::optional<ReviewPresenter::EmptyText> GroupsPresenter::emptyText() {
  const auto &result = parts().session.result();
  if (result == nullptr || !result->firstReference) return std::nullopt;
  QAction *matches = parts().actions.matches;
  return EmptyText{tr("Pairs across two tables form no groups; they have best matches instead."),
                   tr("Show best matches"), [matches] { matches->trigger(); }};
}

QString GroupsPresenter::judgedText() const {
  const ReviewGroups *groups = parts().state.groups().groups();
  if (groups == nullptr) return {};
  return judgedTogetherText(judgedTogether(m_members.selectedRows(), m_list.selected()),
                            groups->threshold());
}

bool GroupsPresenter::judgeSelected(const SharedVerdict &said) {
  if (parts().state.queue() == nullptr) return false;
  const GroupState &groups = parts().state.groups();
  auto lists = rowsOf(judgedTogether(m_members.selectedRows(), m_list.selected()), groups);
  if (lists.empty()) return false;
  parts().controller.judgeAmong(parts().state.queue(), std::move(lists),
                                groups.groups()->threshold(), said);
  return true;
}

bool GroupsPresenter::keepSide(Keep side) {
  if (const auto &shown = parts().comparison.shown())
    markKeeper(side == Keep::A ? shown->a : shown->b);
  return true;
}

/// Returns the side that is the keeper of the group.
std::optional<Keep> GroupsPresenter::keptSide() const {
  const auto &shown = parts().comparison.shown();
  if (!shown) return std::nullopt;
  const ReviewGroup *group = parts().state.groups().groupOf(shown->a);
  const auto keeper = group == nullptr ? std::nullopt : group->keeper();
  if (keeper == shown->a) return Keep::A;
  return keeper == shown->b ? Keep::B : Keep::Neither;
}

/// Marks the row under the cursor.
void GroupsPresenter::markKeeper() {
  if (const auto row = m_members.currentRow()) markKeeper(*row);
}

void GroupsPresenter::markKeeper(RecordId row) {
  const ReviewCommand command =
      keeperCommand(parts().session.verdicts(), parts().state.groups(), row);
  if (command.rows.empty())
    return emit messageRaised(
        tr("Row %1 is not in a group.").arg(rowNumberText(row, parts().session.dataset().get())));
  parts().controller.apply(command);
}

void GroupsPresenter::takeOutOrPutBack() {
  const auto row = m_members.currentRow();
  if (!row) return;
  m_takenFrom = m_members.rows();
  m_list.stay();
  parts().controller.apply(takeOutCommand(parts().session.verdicts(), *row));
}

std::vector<RecordId> GroupsPresenter::chosenGroups() const { return m_list.selected(); }

void GroupsPresenter::addSelection(ExportMaterial &material) const {
  for (const RecordId row : m_list.selected()) {
    const ReviewGroup *group = parts().state.groups().groupOf(row);
    if (group == nullptr) continue;
    material.selectedRows.insert(material.selectedRows.end(), group->rows.begin(),
                                 group->rows.end());
  }
}

/// Returns the members of the group.
std::vector<RecordId> GroupsPresenter::rowsInFront() const {
  const ReviewGroup *group = parts().state.groups().groupOf(parts().comparison.shown()->a);
  return group == nullptr ? ReviewPresenter::rowsInFront() : group->rows;
}

}  // namespace shinglescope
