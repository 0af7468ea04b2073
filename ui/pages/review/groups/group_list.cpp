// SPDX-License-Identifier: MIT
#include "ui/pages/review/groups/group_list.h"

#include <QItemSelectionModel>
#include <QTableView>
#include <algorithm>

#include "core/review/merged/merged_groups.h"
#include "ui/base/tables/row_ground.h"
#include "ui/pages/review/groups/group_model.h"
#include "ui/pages/review/pairs/verdict_delegate.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"

namespace shinglescope {
namespace {

constexpr int kGroupListStateWidth = 28;
constexpr int kGroupListSizeWidth = 44;
constexpr int kGroupListBarWidth = 80;

}  // namespace

GroupList::GroupList(const Session &session, const ReviewState &state, QWidget *parent)
    : QObject(parent), m_session(session), m_state(state) {
  m_model = new GroupModel(this);
  m_table = makeListTable(m_model, tr("Groups"), parent);
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_table->setItemDelegateForColumn(GroupModel::StateColumn, new VerdictDelegate(this));
  m_table->setItemDelegateForColumn(GroupModel::SizeColumn,
                                    new RowTextDelegate(RowTextDelegate::Look::Muted, this));
  m_table->setItemDelegateForColumn(GroupModel::WeakestColumn, new SimilarityDelegate(this));
  m_table->setColumnWidth(GroupModel::StateColumn, kGroupListStateWidth);
  m_table->setColumnWidth(GroupModel::SizeColumn, kGroupListSizeWidth);
  m_table->setColumnWidth(GroupModel::WeakestColumn, kGroupListBarWidth);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    if (m_isFilling) return;
    m_isStaying = false;
    keepGroup();
    emit picked();
  });
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &GroupList::selectionChanged);
}

int GroupList::count() const { return m_model->rowCount(); }

/// Returns the groups that contain both records of a listed item, the same as an export of the
/// list.
std::vector<std::uint32_t> GroupList::groupsInList() const {
  const GroupState &state = m_state.groups();
  const auto queue = m_state.queue();
  if (state.groups() == nullptr || queue == nullptr || m_state.filter() == QueueFilter{})
    return state.order();
  const ReviewGroups &groups = *state.groups();
  const TextClasses &classes = queue->result->classes;
  std::vector<bool> isInList(groups.bySlot().size(), false);
  for (const std::uint32_t item : m_state.items()) {
    const QueueItem &pair = queue->items[item];
    const std::uint32_t slot = groups.slotOf(classes.firstRow(pair.textA));
    if (slot != ReviewGroups::kNoGroup && slot == groups.slotOf(classes.firstRow(pair.textB)))
      isInList[slot] = true;
  }
  std::vector<std::uint32_t> order = state.order();
  std::erase_if(order, [&](std::uint32_t slot) { return !isInList[slot]; });
  return order;
}

void GroupList::showGroups(bool isInFront) {
  m_isFilling = true;
  m_isNarrowed = m_state.filter() != QueueFilter{};
  if (const ReviewGroups *groups = m_state.groups().groups())
    m_model->setMerged(slotsWithMerges(m_session.verdicts().mergeTexts(), *groups));
  m_model->setGroups(m_session.dataset(), m_state.groups().shared(), groupsInList(),
                     m_state.titleColumn());
  int position = -1;
  for (const RecordId row : m_rows)
    if (position < 0) position = m_model->rowOf(row);
  if (position < 0 && isInFront && !m_isStaying) position = std::min(m_lastPosition, count() - 1);
  if (position >= 0) selectInNewRows(*m_table, position);
  m_isFilling = false;
  keepGroup();
}

void GroupList::setBlind(bool isBlind) { m_model->setBlind(isBlind); }

void GroupList::startOver() {
  m_lastPosition = 0;
  m_isStaying = false;
}

void GroupList::forget() {
  m_rows.clear();
  m_isStaying = false;
}

/// Remembers two rows of the group, because either may be taken out next.
void GroupList::keepGroup() {
  const ReviewGroup *group = m_model->groupAt(position());
  if (group == nullptr) return;
  m_rows = {group->rows.front(), group->rows.back()};
  m_lastPosition = position();
}

int GroupList::position() const { return m_table->currentIndex().row(); }

std::optional<RecordId> GroupList::current() const {
  const ReviewGroup *group = m_model->groupAt(position());
  return group == nullptr ? std::nullopt : std::optional(group->rows.front());
}

std::vector<RecordId> GroupList::selected() const {
  std::vector<RecordId> chosen;
  for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
    if (const ReviewGroup *group = m_model->groupAt(index.row()))
      chosen.push_back(group->rows.front());
  if (const auto row = current(); chosen.empty() && row) chosen.push_back(*row);
  return chosen;
}

void GroupList::select(int position) {
  if (position >= 0 && position < count()) selectOnly(*m_table, position);
}

void GroupList::selectFirst() {
  if (position() < 0) select(0);
}

bool GroupList::selectGroupOf(RecordId row) {
  const int position = m_model->rowOf(row);
  select(position);
  return position >= 0;
}

bool GroupList::moveToOpen() {
  const int start = position() < 0 ? m_lastPosition - 1 : position();
  for (int step = 1; step <= count(); ++step) {
    const int next = (start + step) % count();
    const ReviewGroup *group = m_model->groupAt(next);
    if (group == nullptr || group->isReviewed) continue;
    select(next);
    return true;
  }
  return false;
}

bool GroupList::move(int step) {
  if (position() >= 0) return moveCursor(*m_table, step);
  select(std::min(m_lastPosition, count() - 1));
  return count() > 0;
}

void GroupList::land(int position) {
  forget();
  m_lastPosition = std::max(0, position);
  select(position);
}

}  // namespace shinglescope
