#include "ui/widgets/group_list.h"

#include <QLabel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/delegates/row_ground.h"
#include "ui/delegates/similarity_delegate.h"
#include "ui/state/settings.h"
#include "ui/style/text_role.h"
#include "ui/widgets/list_table.h"

namespace shinglescope {
namespace {

constexpr int kInside = 10;
constexpr int kBarWidth = 88;
constexpr int kNumberWidth = 64;
const QString kSplitter = QStringLiteral("review.groups");

}  // namespace

GroupList::GroupList(Settings &settings, QWidget *parent) : QWidget(parent), m_settings(settings) {
  createLayout();
  connect(m_groupTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &GroupList::showMembers);
  connect(m_memberTable->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &GroupList::pickMembers);
}

GroupList::~GroupList() { m_settings.setSplitterState(kSplitter, m_splitter->saveState()); }

void GroupList::createLayout() {
  m_groups = new GroupModel(this);
  m_groupTable = makeListTable(m_groups, tr("Groups"), this);
  m_groupTable->setItemDelegateForColumn(GroupModel::SizeColumn,
                                         new RowTextDelegate(RowTextDelegate::Look::Muted, this));
  m_groupTable->setItemDelegateForColumn(GroupModel::WeakestColumn, new SimilarityDelegate(this));
  m_groupTable->setColumnWidth(GroupModel::SizeColumn, kNumberWidth - 12);
  m_groupTable->setColumnWidth(GroupModel::WeakestColumn, kBarWidth);
  m_members = new GroupMemberModel(this);
  m_memberTable = makeListTable(m_members, tr("Members of the group"), this);
  m_memberTable->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_memberTable->setItemDelegateForColumn(GroupMemberModel::RowColumn,
                                          new RowTextDelegate(RowTextDelegate::Look::Muted, this));
  m_memberTable->setColumnWidth(GroupMemberModel::RowColumn, kNumberWidth);
  m_note = new QLabel(this);
  m_note->setTextFormat(Qt::PlainText);
  m_note->setWordWrap(true);
  m_note->setContentsMargins(kInside, 8, kInside, 8);
  setTextRole(m_note, TextRole::Muted);
  auto *lower = new QWidget(this);
  auto *lowerLayout = new QVBoxLayout(lower);
  lowerLayout->setContentsMargins(0, 0, 0, 0);
  lowerLayout->setSpacing(0);
  lowerLayout->addWidget(m_note);
  lowerLayout->addWidget(m_memberTable, 1);
  m_splitter = new QSplitter(Qt::Vertical, this);
  m_splitter->addWidget(m_groupTable);
  m_splitter->addWidget(lower);
  m_splitter->setChildrenCollapsible(false);
  m_splitter->setStretchFactor(0, 3);
  m_splitter->setStretchFactor(1, 2);
  m_splitter->restoreState(m_settings.splitterState(kSplitter));
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_splitter);
}

void GroupList::setGroups(std::shared_ptr<const Dataset> dataset, SharedGroups groups,
                          ColumnId titleColumn) {
  m_dataset = dataset;
  m_titleColumn = titleColumn;
  m_groups->setGroups(std::move(dataset), std::move(groups), titleColumn);
  m_members->setMembers(nullptr, {}, {});
}

void GroupList::setBlind(bool isBlind) {
  m_groups->setBlind(isBlind);
  showMembers();
}

const Group *GroupList::currentGroup() const {
  return m_groups->groupAt(m_groupTable->currentIndex().row());
}

int GroupList::currentPosition() const { return m_groupTable->currentIndex().row(); }

void GroupList::selectGroup(int position) { m_groupTable->selectRow(position); }

void GroupList::selectSome() {
  if (currentPosition() < 0 && groupCount() > 0) selectGroup(0);
}

void GroupList::focusMembers() { m_memberTable->setFocus(Qt::OtherFocusReason); }

bool GroupList::move(int step) {
  const int row = m_memberTable->currentIndex().row() + step;
  if (row < 0 || row >= m_members->rowCount()) return false;
  m_memberTable->selectRow(row);
  return true;
}

bool GroupList::moveOn(const TextClasses &classes) {
  // Identical rows are one entry: on to the next text, then to the next group.
  const auto textAt = [&](int row) { return classes.textOf(m_members->rowAt(row)); };
  const int judged = std::max(0, m_memberTable->currentIndex().row());
  int next = judged + 1;
  while (next < m_members->rowCount() && textAt(next) == textAt(judged)) ++next;
  const bool isGroupDone = next >= m_members->rowCount();
  QTableView *list = isGroupDone ? m_groupTable : m_memberTable;
  if (isGroupDone) next = currentPosition() + 1;
  if (next >= list->model()->rowCount()) return false;
  list->selectRow(next);
  return true;
}

void GroupList::showMembers() {
  const Group *group = currentGroup();
  if (group == nullptr) {
    m_members->setMembers(nullptr, {}, {});
    m_note->clear();
    return;
  }
  m_members->setMembers(m_dataset, group->rows, m_titleColumn);
  const QString how = tr("Choose two members to compare them.");
  m_note->setText(m_groups->isBlind() ? how : weakestLinkText(*group) + QStringLiteral(". ") + how);
  // The two that are least alike say whether the group holds together.
  QItemSelectionModel *selection = m_memberTable->selectionModel();
  for (const RecordId row : {group->weakestA, group->weakestB}) {
    selection->select(m_members->index(m_members->indexOf(row), 0),
                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
  }
  selection->setCurrentIndex(m_members->index(m_members->indexOf(group->weakestB), 0),
                             QItemSelectionModel::NoUpdate);
}

void GroupList::pickMembers() {
  const QModelIndexList chosen = m_memberTable->selectionModel()->selectedRows();
  if (chosen.isEmpty()) return;
  const RecordId last = m_members->rowAt(chosen.last().row());
  if (chosen.size() > 1) {
    const RecordId first = m_members->rowAt(chosen.first().row());
    emit membersPicked(std::min(first, last), std::max(first, last));
    return;
  }
  // One alone is compared with the group's first row, the first with its next.
  const int other = chosen.first().row() == 0 ? 1 : 0;
  const RecordId partner = m_members->rowAt(other);
  emit membersPicked(std::min(partner, last), std::max(partner, last));
}

}  // namespace shinglescope
