// The groups of Review: members, keepers, rows taken out, and how one moves
// among them.
#include "ui/base/controls/empty_state.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/export/export_plan.h"
#include "ui/pages/review/groups/group_content.h"
#include "ui/pages/review/groups/members_panel.h"
#include "ui/pages/review/keep/keep_rules_dialog.h"
#include "ui/pages/review/compare/compare_panel.h"
#include "ui/pages/review/contradictions/evidence_panel.h"
#include "ui/pages/review/queue/queue_panel.h"
#include "ui/pages/review/review_page.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/session/actions_controller.h"
#include "ui/session/row_text.h"

namespace shinglescope {

void ReviewPage::connectGroups() {
  connect(m_queue, &QueuePanel::groupPicked, this, &ReviewPage::showGroup);
  connect(&m_state.groups(), &GroupState::changed, this, &ReviewPage::showVerdict);
  connect(m_members, &MembersPanel::membersPicked, this, [this](RecordId a, RecordId b) {
    if (!isIn(QueuePanel::Groups)) return;
    compareRows(a, b);
    showGroupLine();
  });
  connect(m_members, &MembersPanel::currentChanged, this, &WorkspacePage::viewChanged);
  connect(m_actions.keeper, &QAction::triggered, this, [this] {
    const bool isInGroups = isIn(QueuePanel::Groups);
    if (!isInGroups) return emit messageRaised(tr("Keepers are chosen in Groups: press G."));
    if (const auto row = m_members->currentRow()) markKeeper(*row);
  });
  connect(m_actions.takeOut, &QAction::triggered, this, &ReviewPage::takeOutOrPutBack);
  connect(m_actions.keepRules, &QAction::triggered, this, &ReviewPage::openKeepRules);
}

bool ReviewPage::isIn(int mode) const { return static_cast<int>(m_queue->mode()) == mode; }

void ReviewPage::showMode() {
  const bool isInGroups = isIn(QueuePanel::Groups);
  m_members->setVisible(isInGroups);
  m_evidence->setVisible(isIn(QueuePanel::Contradictions));
  if (isInGroups) {
    showGroup();
    m_members->pickMembers();
  } else if (isIn(QueuePanel::Pairs)) {
    pickEntry();
  }
  showEmptyCentre();
  focusList();
  showTitle();
}

void ReviewPage::focusList() {
  if (isIn(QueuePanel::Groups)) {
    m_members->focusTable();
  } else if (isIn(QueuePanel::Contradictions)) {
    m_evidence->focusTable();
  } else {
    m_queue->focusList();
  }
}

void ReviewPage::showGroup() {
  if (!isIn(QueuePanel::Groups)) return;
  const std::optional<RecordId> group = m_queue->currentGroup();
  if (!group) {
    m_members->clearGroup();
    const bool isBeingMade = m_state.groups().groups() == nullptr && m_state.groups().isBusy();
    m_members->setTitle(isBeingMade ? tr("The groups are being built") : tr("No group"));
    m_members->setSubtitle({});
    return clearComparison();
  }
  const auto position = static_cast<std::uint64_t>(m_queue->currentGroupPosition());
  m_members->setTitle(tr("Group %1").arg(countText(position + 1)));
  m_members->setSubtitle(tr("of %1").arg(countText(m_queue->groupCount())));
  m_members->showGroup(
      makeGroupContent(m_session, m_state.groups(), *group, m_actions.blind->isChecked()));
}

void ReviewPage::markKeeper(RecordId row) {
  const Act act = keeperAct(m_session.verdicts(), m_state.groups(), row);
  if (act.rows.empty())
    return emit messageRaised(tr("Row %1 is in no group.").arg(rowNumberText(row)));
  m_controller.act(act);
}

/// In Groups the row under the cursor; of a pair the rows that were taken out.
void ReviewPage::takeOutOrPutBack() {
  if (isIn(QueuePanel::Groups)) {
    if (const auto row = m_members->currentRow())
      m_controller.act(takeOutAct(m_session.verdicts(), *row));
    return;
  }
  Act act;
  if (m_shown) {
    for (const RecordId row : {m_shown->a, m_shown->b})
      if (m_session.verdicts().markOf(row) == RowMark::TakenOut)
        act.rows.push_back({row, RowMark::None});
  }
  if (act.rows.empty())
    return emit messageRaised(tr("Rows are taken out of a group in Groups: press G."));
  m_controller.act(act);
}

/// A row of each: in Groups of those that are selected, else of that of the rows shown.
std::vector<RecordId> ReviewPage::chosenGroups() const {
  if (isIn(QueuePanel::Groups)) return m_queue->selectedGroups();
  if (m_shown && m_state.groups().groupOf(m_shown->a) != nullptr) return {m_shown->a};
  return {};
}

/// In Groups the members of the group, else the two rows that are compared.
MatrixRows ReviewPage::chosenRows(std::size_t most) const {
  MatrixRows chosen;
  if (!m_shown) return chosen;
  const ReviewGroup *group =
      isIn(QueuePanel::Groups) ? m_state.groups().groupOf(m_shown->a) : nullptr;
  chosen.rows = group == nullptr ? std::vector<RecordId>{m_shown->a, m_shown->b} : group->rows;
  chosen.available = chosen.rows.size();
  if (chosen.rows.size() > most) chosen.rows.resize(most);
  return chosen;
}

void ReviewPage::openKeepRules() {
  if (!m_session.hasResult() || m_state.queue() == nullptr) return;
  auto *dialog =
      new KeepRulesDialog(m_session, m_controller, m_settings, m_state, chosenGroups(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  closeWithTable(*dialog, m_session);
  connect(dialog, &QDialog::finished, this, &WorkspacePage::viewChanged);
  dialog->open();
}

/// Of a pair the side is kept with the verdict; in a group the row is marked.
void ReviewPage::keepSide(Keep side) {
  if (!isIn(QueuePanel::Groups)) return judgeAs(Verdict::Duplicate, side);
  if (m_shown) markKeeper(side == Keep::A ? m_shown->a : m_shown->b);
}

/// Which of the two rows shown is the keeper of their group.
Keep ReviewPage::keptOfShown() const {
  const ReviewGroup *group = m_state.groups().groupOf(m_shown->a);
  const auto keeper = group == nullptr ? std::nullopt : group->keeper();
  if (keeper == m_shown->a) return Keep::A;
  return keeper == m_shown->b ? Keep::B : Keep::Neither;
}

void ReviewPage::move(int step) {
  if (isIn(QueuePanel::Groups) && m_members->move(step)) return;
  if (isIn(QueuePanel::Contradictions) && m_evidence->move(step)) return;
  m_queue->move(step);
}

void ReviewPage::moveToUndecided() {
  const bool isInGroups = isIn(QueuePanel::Groups);
  if (isInGroups ? m_queue->moveToOpenGroup() : m_queue->moveToUndecided()) return;
  emit messageRaised(isInGroups ? tr("Every group is reviewed.")
                                : tr("Every pair shown is decided."));
}

void ReviewPage::advance() {
  if (isIn(QueuePanel::Contradictions)) return;  // the list goes on by itself
  const bool isInGroups = isIn(QueuePanel::Groups);
  if (isInGroups && m_members->moveOn(m_state.queue()->result->classes)) return;
  if (!m_queue->move(1)) emit messageRaised(tr("This was the last of the list."));
}

/// In Groups the rows of those that are selected, else the pairs that are.
void ReviewPage::addSelection(ExportMaterial &material) const {
  if (!isIn(QueuePanel::Groups)) {
    for (const EntryHandle &entry : m_queue->selectedEntries())
      if (material.queue->find(entry) != nullptr) material.selectedEntries.push_back(entry.index);
    std::ranges::sort(material.selectedEntries);
    return;
  }
  for (const RecordId row : m_queue->selectedGroups()) {
    const ReviewGroup *group = m_state.groups().groupOf(row);
    if (group == nullptr) continue;
    material.selectedRows.insert(material.selectedRows.end(), group->rows.begin(),
                                 group->rows.end());
  }
}

}  // namespace shinglescope
