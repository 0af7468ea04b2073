#include "ui/widgets/queue_panel.h"

#include <QHeaderView>
#include <QMenu>
#include <QSplitter>
#include <QVBoxLayout>

#include "core/lsh/s_curve.h"
#include "ui/controls/number_text.h"
#include "ui/controls/search_field.h"
#include "ui/delegates/row_ground.h"
#include "ui/delegates/similarity_delegate.h"
#include "ui/delegates/verdict_delegate.h"
#include "ui/state/report_text.h"
#include "ui/state/settings.h"
#include "ui/style/text_role.h"

namespace shinglescope {
namespace {

constexpr int kInside = 10;
constexpr int kSearchDelayMilliseconds = 200;
constexpr int kVerdictWidth = 28;
constexpr int kBarWidth = 88;
constexpr int kNumberWidth = 64;
const QString kGroupSplitter = QStringLiteral("review.groups");

}  // namespace

QueuePanel::QueuePanel(Session &session, ReviewState &state, Settings &settings, QWidget *parent)
    : Panel({}, parent), m_session(session), m_state(state), m_settings(settings) {
  setAccessibleName(tr("Queue"));
  auto *body = new QWidget(this);
  auto *layout = new QVBoxLayout(body);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(createTop());
  auto *line = new QFrame(body);
  line->setObjectName(QStringLiteral("panelLine"));
  layout->addWidget(line);
  m_lists = new QStackedWidget(body);
  m_pairs = new PairModel(this);
  m_pairTable = createTable(m_pairs, tr("Pairs"));
  m_pairTable->setItemDelegateForColumn(PairModel::VerdictColumn, new VerdictDelegate(this));
  m_pairTable->setItemDelegateForColumn(PairModel::SimilarityColumn, new SimilarityDelegate(this));
  m_pairTable->setColumnWidth(PairModel::VerdictColumn, kVerdictWidth);
  m_pairTable->setColumnWidth(PairModel::SimilarityColumn, kBarWidth);
  m_lists->addWidget(m_pairTable);
  m_lists->addWidget(createGroups());
  layout->addWidget(m_lists, 1);
  setBody(body);
  connectState();
  showQueue();
}

QueuePanel::~QueuePanel() {
  m_settings.setSplitterState(kGroupSplitter, m_groupSplitter->saveState());
}

QWidget *QueuePanel::createTop() {
  auto *top = new QWidget(this);
  auto *layout = new QVBoxLayout(top);
  layout->setContentsMargins(kInside, kInside, kInside, kInside);
  layout->setSpacing(8);
  m_mode = new SegmentedControl({tr("Pairs"), tr("Groups")}, top);
  m_search = new SearchField(tr("Text or /regex/"), tr("Ctrl F"), top);
  m_refusal = new QLabel(top);
  m_refusal->setTextFormat(Qt::PlainText);
  m_refusal->setWordWrap(true);
  m_refusal->hide();
  setTextRole(m_refusal, TextRole::Warning);
  m_threshold = new ThresholdSlider(top);
  m_counts = new QLabel(top);
  m_counts->setTextFormat(Qt::PlainText);
  m_counts->setWordWrap(true);
  setTextRole(m_counts, TextRole::Muted);
  m_caution = new QLabel(top);
  m_caution->setTextFormat(Qt::PlainText);
  m_caution->setWordWrap(true);
  m_caution->hide();
  setTextRole(m_caution, TextRole::Warning);
  for (QWidget *widget :
       {static_cast<QWidget *>(m_mode), static_cast<QWidget *>(m_caution),
        static_cast<QWidget *>(m_search), static_cast<QWidget *>(m_refusal), createChips(),
        static_cast<QWidget *>(m_threshold), static_cast<QWidget *>(m_counts)}) {
    layout->addWidget(widget);
  }
  return top;
}

QWidget *QueuePanel::createChips() {
  auto *chips = new QWidget(this);
  auto *layout = new QHBoxLayout(chips);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(6);
  m_sortChip = createMenuChip({tr("similarity ↓"), tr("borderline first"), tr("order in file")},
                              tr("Sort"), [this](int choice) {
                                m_lastKey.reset();  // whoever sorts wants what then comes first
                                m_lastPosition = 0;
                                m_state.setSort(static_cast<QueueSort>(choice));
                              });
  m_verdictChip = createMenuChip(
      {tr("all verdicts"), tr("undecided"), tr("duplicate"), tr("not a duplicate"), tr("unsure")},
      tr("Verdicts shown"), [this](int choice) {
        m_filter.verdict = static_cast<VerdictFilter>(choice);
        applyFilter();
      });
  layout->addWidget(m_sortChip);
  layout->addWidget(m_verdictChip);
  layout->addStretch(1);
  return chips;
}

Chip *QueuePanel::createMenuChip(const QStringList &choices, const QString &name,
                                 const std::function<void(int)> &use) {
  auto *chip = new Chip(choices.front(), this);
  auto *menu = new QMenu(chip);
  for (int i = 0; i < choices.size(); ++i) {
    menu->addAction(choices[i], this, [this, chip, choices, name, use, i] {
      chip->setText(choices[i]);
      chip->setChecked(i != 0);
      chip->setAccessibleName(name + QStringLiteral(": ") + choices[i]);
      chip->updateGeometry();
      setMode(Pairs);  // groups are neither sorted nor narrowed
      use(i);
    });
  }
  chip->setMenu(menu);
  chip->setPopupMode(QToolButton::InstantPopup);
  chip->setToolTip(name);
  chip->setAccessibleName(name + QStringLiteral(": ") + choices.front());
  return chip;
}

QTableView *QueuePanel::createTable(QAbstractItemModel *model, const QString &name) {
  auto *table = new QTableView(this);
  table->setModel(model);
  table->setAccessibleName(name);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setShowGrid(false);
  table->setWordWrap(false);
  table->setTabKeyNavigation(false);
  table->setFrameShape(QFrame::NoFrame);
  table->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
  table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table->horizontalHeader()->hide();
  table->horizontalHeader()->setMinimumSectionSize(20);
  table->horizontalHeader()->setSectionResizeMode(model->columnCount() - 1, QHeaderView::Stretch);
  table->verticalHeader()->hide();
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table->verticalHeader()->setDefaultSectionSize(kListRowHeight);
  table->setItemDelegate(new RowTextDelegate(RowTextDelegate::Look::Ink, table));
  return table;
}

QWidget *QueuePanel::createGroups() {
  auto *groups = new QWidget(this);
  auto *layout = new QVBoxLayout(groups);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  m_groupModel = new GroupModel(this);
  m_groupTable = createTable(m_groupModel, tr("Groups"));
  m_groupTable->setItemDelegateForColumn(GroupModel::SizeColumn,
                                         new RowTextDelegate(RowTextDelegate::Look::Muted, this));
  m_groupTable->setItemDelegateForColumn(GroupModel::WeakestColumn, new SimilarityDelegate(this));
  m_groupTable->setColumnWidth(GroupModel::SizeColumn, kNumberWidth - 12);
  m_groupTable->setColumnWidth(GroupModel::WeakestColumn, kBarWidth);
  m_members = new GroupMemberModel(this);
  m_memberTable = createTable(m_members, tr("Members of the group"));
  m_memberTable->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_memberTable->setItemDelegateForColumn(GroupMemberModel::RowColumn,
                                          new RowTextDelegate(RowTextDelegate::Look::Muted, this));
  m_memberTable->setColumnWidth(GroupMemberModel::RowColumn, kNumberWidth);
  m_groupNote = new QLabel(groups);
  m_groupNote->setTextFormat(Qt::PlainText);
  m_groupNote->setWordWrap(true);
  m_groupNote->setContentsMargins(kInside, 8, kInside, 8);
  setTextRole(m_groupNote, TextRole::Muted);
  auto *lower = new QWidget(groups);
  auto *lowerLayout = new QVBoxLayout(lower);
  lowerLayout->setContentsMargins(0, 0, 0, 0);
  lowerLayout->setSpacing(0);
  lowerLayout->addWidget(m_groupNote);
  lowerLayout->addWidget(m_memberTable, 1);
  m_groupSplitter = new QSplitter(Qt::Vertical, groups);
  m_groupSplitter->addWidget(m_groupTable);
  m_groupSplitter->addWidget(lower);
  m_groupSplitter->setChildrenCollapsible(false);
  m_groupSplitter->setStretchFactor(0, 3);
  m_groupSplitter->setStretchFactor(1, 2);
  m_groupSplitter->restoreState(m_settings.splitterState(kGroupSplitter));
  layout->addWidget(m_groupSplitter);
  return groups;
}

void QueuePanel::connectState() {
  m_searchTimer.setSingleShot(true);
  m_searchTimer.setInterval(kSearchDelayMilliseconds);
  connect(&m_searchTimer, &QTimer::timeout, this, &QueuePanel::applyFilter);
  connect(m_search, &QLineEdit::textChanged, &m_searchTimer, qOverload<>(&QTimer::start));
  for (const auto left : {&SearchField::nextRequested, &SearchField::leaveRequested}) {
    connect(m_search, left, this, [this] {
      applyFilter();
      focusList();
    });
  }
  connect(m_threshold, &ThresholdSlider::thresholdMoved, this, &QueuePanel::thresholdMoved);
  connect(m_mode, &SegmentedControl::currentChanged, this, [this](int index) {
    m_lists->setCurrentIndex(index);
    showCounts();
    if (index == Groups && m_groupTable->currentIndex().row() < 0 && m_groupModel->rowCount() > 0) {
      m_groupTable->selectRow(0);
    }
    emit modeChanged();
  });
  connect(&m_state, &ReviewState::queueReset, this, &QueuePanel::showQueue);
  connect(&m_state, &ReviewState::entriesChanged, this, &QueuePanel::showEntries);
  connect(&m_state, &ReviewState::groupsChanged, this, &QueuePanel::showGroups);
  connect(&m_state, &ReviewState::filterRefused, this, [this](const QString &message) {
    m_refusal->setText(message);
    m_refusal->setVisible(!message.isEmpty());
  });
  connect(&m_session, &Session::reviewThresholdChanged, this, [this] {
    m_threshold->setThreshold(m_session.reviewThreshold());
    showCounts();
  });
  connect(m_pairTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    m_lastPosition = currentPosition();
    if (const std::uint32_t entry = currentEntry(); entry != kNoEntry) {
      m_lastKey = m_state.queue()->keyAt(entry);
    }
    emit entryPicked();
  });
  connect(m_groupTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &QueuePanel::showMembers);
  connect(m_memberTable->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &QueuePanel::pickMembers);
}

void QueuePanel::applyFilter() {
  m_searchTimer.stop();
  m_filter.text = m_search->text();
  if (m_filter == m_state.filter()) return;
  m_state.setFilter(m_filter);
}

void QueuePanel::clearFilter() {
  m_search->clear();
  m_verdictChip->menu()->actions().front()->trigger();
  applyFilter();
}

void QueuePanel::showQueue() {
  m_pairs->setQueue(m_session.dataset(), m_state.queue(),
                    m_session.hasDataset() ? &m_session.verdicts() : nullptr,
                    m_state.titleColumn());
  if (m_state.queue() == nullptr) {
    m_search->clear();
    m_searchTimer.stop();
    m_verdictChip->menu()->actions().front()->trigger();
    m_lastKey.reset();
    m_lastPosition = 0;
  } else {
    m_threshold->setFloor(m_state.queue()->result->recipe().effectiveFloor());
    m_threshold->setOff(linksText(m_state.queue()->result->report));
  }
  m_threshold->setThreshold(m_session.reviewThreshold());
  QStringList cautions;
  if (m_session.hasResult())
    cautions << partialText(m_session.result()->report) << crowdedText(m_session.result()->report);
  cautions.removeAll(QString());
  m_caution->setText(cautions.join(u' '));
  m_caution->setVisible(!m_caution->text().isEmpty());
  showGroups();
}

void QueuePanel::showEntries() {
  const int before = m_lastPosition;
  const std::optional<EntryKey> key = m_lastKey;
  m_pairs->setEntries(m_state.entries());
  showCounts();
  const int count = m_pairs->rowCount();
  if (count == 0) {
    emit entryPicked();
    return;
  }
  int row = key ? m_pairs->rowOf(*key) : 0;
  if (row < 0) row = std::clamp(before, 0, count - 1);
  m_pairTable->selectRow(row);
}

void QueuePanel::showGroups() {
  m_groupModel->setGroups(m_session.dataset(), m_state.groups(), m_state.titleColumn());
  m_members->setMembers(nullptr, {}, {});
  if (mode() == Groups && m_groupModel->rowCount() > 0) m_groupTable->selectRow(0);
  showCounts();
}

void QueuePanel::showCounts() {
  const auto entries = static_cast<std::uint64_t>(m_pairs->rowCount());
  const auto groups = static_cast<std::uint64_t>(m_groupModel->rowCount());
  m_mode->setSegmentText(Pairs, tr("Pairs %1").arg(countText(entries)));
  m_mode->setSegmentText(Groups, tr("Groups %1").arg(countText(groups)));
  if (m_state.queue() == nullptr) {
    m_counts->clear();
    return;
  }
  QStringList said;
  if (mode() == Groups && !m_state.areGroupsCurrent()) {
    said << tr("These are the groups at %1; new ones are on their way.")
                .arg(similarityText(m_state.groupsThreshold().toDouble()));
  } else {
    said << tr("%1 row pairs, identical rows included.").arg(countText(m_state.rowPairs()));
  }
  const DuplicateResult &result = *m_state.queue()->result;
  const double threshold = m_session.reviewThreshold().toDouble();
  if (m_session.reviewThreshold() < result.recipe().threshold && result.report.engine != "exact") {
    said << tr("At %1 this recipe finds %2 of pairs.")
                .arg(similarityText(threshold),
                     percentText(candidateProbability(threshold, result.recipe().bandPlan())));
  }
  if (const QString links = linksText(result.report); !links.isEmpty()) said << links;
  m_counts->setText(said.join(u' '));
}

QueuePanel::Mode QueuePanel::mode() const { return static_cast<Mode>(m_mode->currentIndex()); }
void QueuePanel::setMode(Mode mode) { m_mode->setCurrentIndex(mode); }

void QueuePanel::focusSearch() {
  setMode(Pairs);  // groups are not narrowed
  m_search->setFocus(Qt::ShortcutFocusReason);
  m_search->selectAll();
}

void QueuePanel::focusList() {
  QTableView *list = mode() == Pairs ? m_pairTable : m_memberTable;
  list->setFocus(Qt::OtherFocusReason);
}

int QueuePanel::currentPosition() const { return m_pairTable->currentIndex().row(); }

std::uint32_t QueuePanel::currentEntry() const {
  const int row = currentPosition();
  return row < 0 || row >= m_pairs->rowCount() ? kNoEntry : m_pairs->entryAt(row);
}

bool QueuePanel::selectEntry(EntryKey key) {
  const int row = m_pairs->rowOf(key);
  if (row < 0) return false;
  m_pairTable->selectRow(row);
  return true;
}

bool QueuePanel::move(int step) {
  QTableView *list = mode() == Pairs ? m_pairTable : m_memberTable;
  const int row = list->currentIndex().row() + step;
  if (row < 0 || row >= list->model()->rowCount()) return false;
  list->selectRow(row);
  return true;
}

bool QueuePanel::moveOn() {
  if (mode() == Pairs) return move(1);
  // Identical rows are one entry: on to the next text, then to the next group.
  const TextClasses &classes = m_state.queue()->result->classes;
  const auto textAt = [&](int row) { return classes.textOf(m_members->rowAt(row)); };
  const int judged = std::max(0, m_memberTable->currentIndex().row());
  int next = judged + 1;
  while (next < m_members->rowCount() && textAt(next) == textAt(judged)) ++next;
  const bool isGroupDone = next >= m_members->rowCount();
  QTableView *list = isGroupDone ? m_groupTable : m_memberTable;
  if (isGroupDone) next = currentGroupPosition() + 1;
  if (next >= list->model()->rowCount()) return false;
  list->selectRow(next);
  return true;
}

bool QueuePanel::selectFirstDiffering() {
  for (int row = 0; row < m_pairs->rowCount(); ++row) {
    if (m_state.queue()->entries[m_pairs->entryAt(row)].similarity >= 1.0F) continue;
    m_pairTable->selectRow(row);
    return true;
  }
  return false;
}

bool QueuePanel::moveToUndecided() {
  const int count = m_pairs->rowCount();
  for (int step = 1; step <= count; ++step) {
    const int row = (std::max(0, currentPosition()) + step) % count;
    const int verdict = m_pairs->index(row, 0).data(PairModel::VerdictRole).toInt();
    if (verdict != static_cast<int>(Verdict::Undecided)) continue;
    m_pairTable->selectRow(row);
    return true;
  }
  return false;
}

void QueuePanel::refreshEntry(EntryKey key) { m_pairs->refreshRow(m_pairs->rowOf(key)); }

void QueuePanel::showGroupOf(RecordId row) {
  const Group *group = m_state.groupOf(row);
  if (group == nullptr) return;
  setMode(Groups);
  m_groupTable->selectRow(static_cast<int>(group - m_state.groups()->data()));
}

const Group *QueuePanel::currentGroup() const {
  return m_groupModel->groupAt(m_groupTable->currentIndex().row());
}

int QueuePanel::currentGroupPosition() const { return m_groupTable->currentIndex().row(); }

void QueuePanel::showMembers() {
  const Group *group = currentGroup();
  if (group == nullptr) {
    m_members->setMembers(nullptr, {}, {});
    m_groupNote->clear();
    return;
  }
  m_members->setMembers(m_session.dataset(), group->rows, m_state.titleColumn());
  m_groupNote->setText(weakestLinkText(*group) + QStringLiteral(". ") +
                       tr("Choose two members to compare them."));
  // The two that are least alike say whether the group holds together.
  QItemSelectionModel *selection = m_memberTable->selectionModel();
  for (const RecordId row : {group->weakestA, group->weakestB}) {
    selection->select(m_members->index(m_members->indexOf(row), 0),
                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
  }
  selection->setCurrentIndex(m_members->index(m_members->indexOf(group->weakestB), 0),
                             QItemSelectionModel::NoUpdate);
}

void QueuePanel::pickMembers() {
  const QModelIndexList chosen = m_memberTable->selectionModel()->selectedRows();
  if (chosen.isEmpty() || mode() != Groups) return;
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
