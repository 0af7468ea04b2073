// The list of groups in the queue: it stays on its group while verdicts and
// marks change it.
#include <QItemSelectionModel>

#include "ui/base/tables/row_ground.h"
#include "ui/pages/review/groups/group_model.h"
#include "ui/pages/review/pairs/verdict_delegate.h"
#include "ui/pages/review/queue/queue_panel.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"

namespace shinglescope {
namespace {

constexpr int kGroupListStateWidth = 28;
constexpr int kSizeWidth = 44;
constexpr int kGroupListBarWidth = 80;

}  // namespace

void QueuePanel::createGroups() {
  m_groups = new GroupModel(this);
  m_groupTable = makeListTable(m_groups, tr("Groups"), this);
  m_groupTable->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_groupTable->setItemDelegateForColumn(GroupModel::StateColumn, new VerdictDelegate(this));
  m_groupTable->setItemDelegateForColumn(GroupModel::SizeColumn,
                                         new RowTextDelegate(RowTextDelegate::Look::Muted, this));
  m_groupTable->setItemDelegateForColumn(GroupModel::WeakestColumn, new SimilarityDelegate(this));
  m_groupTable->setColumnWidth(GroupModel::StateColumn, kGroupListStateWidth);
  m_groupTable->setColumnWidth(GroupModel::SizeColumn, kSizeWidth);
  m_groupTable->setColumnWidth(GroupModel::WeakestColumn, kGroupListBarWidth);
  m_lists->addWidget(m_groupTable);
}

void QueuePanel::connectGroups() {
  connect(&m_state.groups(), &GroupState::changed, this, &QueuePanel::showGroups);
  connect(m_groupTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    if (m_isFillingGroups) return;
    keepGroup();
    emit groupPicked();
  });
  connect(m_groupTable->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &QueuePanel::selectionChanged);
}

/// Those that hold both records of an entry in the list, as an export of the list has them.
std::vector<std::uint32_t> QueuePanel::groupsInList() const {
  const GroupState &state = m_state.groups();
  const auto queue = m_state.queue();
  if (state.groups() == nullptr || queue == nullptr || m_state.filter() == QueueFilter{})
    return state.order();
  const ReviewGroups &groups = *state.groups();
  const TextClasses &classes = queue->result->classes;
  std::vector<bool> isInList(groups.bySlot().size(), false);
  for (const std::uint32_t entry : m_state.entries()) {
    const QueueEntry &pair = queue->entries[entry];
    const std::uint32_t slot = groups.slotOf(classes.firstRow(pair.textA));
    if (slot != ReviewGroups::kNoGroup && slot == groups.slotOf(classes.firstRow(pair.textB)))
      isInList[slot] = true;
  }
  std::vector<std::uint32_t> order = state.order();
  std::erase_if(order, [&](std::uint32_t slot) { return !isInList[slot]; });
  return order;
}

void QueuePanel::showGroups() {
  const GroupState &groups = m_state.groups();
  m_isFillingGroups = true;
  m_areGroupsNarrowed = m_state.filter() != QueueFilter{};
  m_groups->setGroups(m_session.dataset(), groups.shared(), groupsInList(), m_state.titleColumn());
  int position = -1;
  for (const RecordId row : m_groupRows) {
    if (position < 0) position = m_groups->rowOf(row);
  }
  if (position < 0 && mode() == Groups)
    position = std::min(m_groupPosition, m_groups->rowCount() - 1);
  selectGroup(position);
  m_isFillingGroups = false;
  keepGroup();
  landWhereItWas();
  showCounts();
  emit groupPicked();
}

/// Any row of it may be taken out next.
void QueuePanel::keepGroup() {
  const ReviewGroup *group = m_groups->groupAt(currentGroupPosition());
  if (group == nullptr) return;
  m_groupRows = {group->rows.front(), group->rows.back()};
  m_groupPosition = currentGroupPosition();
}

void QueuePanel::selectGroup(int position) {
  if (position >= 0 && position < m_groups->rowCount()) m_groupTable->selectRow(position);
}

void QueuePanel::showGroupOf(RecordId row) {
  const int position = m_groups->rowOf(row);
  if (position < 0) return;
  selectGroup(position);
  setMode(Groups);
}

std::uint64_t QueuePanel::groupCount() const {
  return static_cast<std::uint64_t>(m_groups->rowCount());
}

int QueuePanel::currentGroupPosition() const { return m_groupTable->currentIndex().row(); }

std::optional<RecordId> QueuePanel::currentGroup() const {
  const ReviewGroup *group = m_groups->groupAt(currentGroupPosition());
  return group == nullptr ? std::nullopt : std::optional(group->rows.front());
}

std::vector<RecordId> QueuePanel::selectedGroups() const {
  std::vector<RecordId> chosen;
  for (const QModelIndex &index : m_groupTable->selectionModel()->selectedRows())
    if (const ReviewGroup *group = m_groups->groupAt(index.row()))
      chosen.push_back(group->rows.front());
  if (const auto current = currentGroup(); chosen.empty() && current) chosen.push_back(*current);
  return chosen;
}

bool QueuePanel::moveToOpenGroup() {
  const int count = m_groups->rowCount();
  for (int step = 1; step <= count; ++step) {
    const int position = (std::max(0, currentGroupPosition()) + step) % count;
    const ReviewGroup *group = m_groups->groupAt(position);
    if (group == nullptr || group->isReviewed) continue;
    selectGroup(position);
    return true;
  }
  return false;
}

}  // namespace shinglescope
