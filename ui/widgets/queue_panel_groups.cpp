// The list of groups in the queue: it stays on its group while verdicts and
// marks change it.
#include <QItemSelectionModel>

#include "ui/delegates/row_ground.h"
#include "ui/delegates/similarity_delegate.h"
#include "ui/delegates/verdict_delegate.h"
#include "ui/models/group_model.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/queue_panel.h"

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
}

void QueuePanel::showGroups() {
  const GroupState &groups = m_state.groups();
  m_isFillingGroups = true;
  m_groups->setGroups(m_session.dataset(), groups.groups(), groups.order(), m_state.titleColumn());
  int position = -1;
  for (const RecordId row : m_groupRows) {
    if (position < 0) position = m_groups->rowOfSlot(groups.slotOf(row));
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
  const std::uint32_t slot = m_state.groups().slotOf(row);
  if (slot == ReviewGroups::kNoGroup) return;
  selectGroup(m_groups->rowOfSlot(slot));
  setMode(Groups);
}

int QueuePanel::currentGroupPosition() const { return m_groupTable->currentIndex().row(); }

std::uint32_t QueuePanel::currentGroup() const { return m_groups->slotAt(currentGroupPosition()); }

std::vector<std::uint32_t> QueuePanel::selectedGroups() const {
  std::vector<std::uint32_t> chosen;
  for (const QModelIndex &index : m_groupTable->selectionModel()->selectedRows())
    chosen.push_back(m_groups->slotAt(index.row()));
  if (chosen.empty() && currentGroup() != ReviewGroups::kNoGroup) chosen.push_back(currentGroup());
  return chosen;
}

bool QueuePanel::moveToOpenGroup() {
  const int count = m_groups->rowCount();
  for (int step = 1; step <= count; ++step) {
    const int position = (std::max(0, currentGroupPosition()) + step) % count;
    if (m_groups->groupAt(position)->isReviewed) continue;
    selectGroup(position);
    return true;
  }
  return false;
}

}  // namespace shinglescope
