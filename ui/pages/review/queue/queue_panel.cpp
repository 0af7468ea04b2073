#include "ui/pages/review/queue/queue_panel.h"

#include <QItemSelectionModel>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "core/lsh/s_curve.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/search_field.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/base/text/report_text.h"
#include "ui/pages/review/groups/group_model.h"
#include "ui/pages/review/pairs/verdict_delegate.h"
#include "ui/pages/review/queue/offer_line.h"
#include "ui/pages/review/queue/queue_chips.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"

namespace shinglescope {
namespace {

constexpr int kQueuePanelPadding = 10;
constexpr int kSearchDelayMilliseconds = 200;
constexpr int kVerdictWidth = 28;
constexpr int kQueuePanelBarWidth = 88;

}  // namespace

QueuePanel::QueuePanel(Session &session, ReviewState &state, const Offer &offer, QWidget *parent)
    : Panel({}, parent), m_session(session), m_state(state) {
  setAccessibleName(tr("Queue"));
  auto *body = new QWidget(this);
  auto *layout = new QVBoxLayout(body);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(createTop(offer));
  auto *line = new QFrame(body);
  line->setObjectName(QStringLiteral("panelLine"));
  layout->addWidget(line);
  createLists();
  layout->addWidget(m_lists, 1);
  setBody(body);
  connectFilter();
  connectState();
  connectLists();
  showQueue();
}

QueuePanel::~QueuePanel() = default;

QWidget *QueuePanel::createTop(const Offer &offer) {
  auto *top = new QWidget(this);
  auto *layout = new QVBoxLayout(top);
  layout->setContentsMargins(kQueuePanelPadding, kQueuePanelPadding, kQueuePanelPadding,
                             kQueuePanelPadding);
  layout->setSpacing(8);
  m_mode = new SegmentedControl({tr("Pairs"), tr("Groups"), tr("Contradictions")}, top);
  m_mode->setSegmentHint(Contradictions, tr("Contradictions: verdicts that cannot all hold"));
  m_search = new SearchField(tr("Text or /regex/"), tr("Ctrl F"), top);
  m_refusal = makeNote(top, TextRole::Warning);
  m_refusal->hide();
  m_chips = new QueueChips(top);
  m_threshold = new ThresholdSlider(top);
  m_countLine = new QWidget(top);
  auto *countLayout = new QHBoxLayout(m_countLine);
  countLayout->setContentsMargins(0, 0, 0, 0);
  m_counts = makeNote(m_countLine, TextRole::Muted);
  countLayout->addWidget(m_counts, 1);
  m_offer = new OfferLine(offer.accept, offer.look, top);
  m_caution = makeNote(top, TextRole::Warning);
  m_caution->hide();
  for (QWidget *widget : {static_cast<QWidget *>(m_mode), static_cast<QWidget *>(m_caution),
                          static_cast<QWidget *>(m_search), static_cast<QWidget *>(m_refusal),
                          static_cast<QWidget *>(m_chips), static_cast<QWidget *>(m_threshold),
                          m_countLine, static_cast<QWidget *>(m_offer)}) {
    layout->addWidget(widget);
  }
  m_mode->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  return top;
}

void QueuePanel::createLists() {
  m_lists = new QStackedWidget(this);
  m_pairs = new PairModel(this);
  m_pairTable = makeListTable(m_pairs, tr("Pairs"), this);
  m_pairTable->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_pairTable->setItemDelegateForColumn(PairModel::VerdictColumn, new VerdictDelegate(this));
  m_pairTable->setItemDelegateForColumn(PairModel::SimilarityColumn, new SimilarityDelegate(this));
  m_pairTable->setColumnWidth(PairModel::VerdictColumn, kVerdictWidth);
  m_pairTable->setColumnWidth(PairModel::SimilarityColumn, kQueuePanelBarWidth);
  m_lists->addWidget(m_pairTable);
  createGroups();
  createContradictions();
}

void QueuePanel::connectFilter() {
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
  // Most of it is about pairs: whoever narrows them looks at pairs.
  connect(m_chips, &QueueChips::filterEdited, this, [this](const QueueFilter &filter) {
    setMode(Pairs);
    m_wanted.reset();
    m_filter = filter;
    applyFilter();
  });
  connect(m_chips, &QueueChips::arrangementEdited, this,
          [this](const QueueArrangement &arrangement) {
            // Groups are sorted too, but the audit draws pairs.
            if (mode() != Groups || arrangement.sort == QueueSort::Audit) setMode(Pairs);
            m_wanted.reset();
            m_lastKey.reset();  // whoever sorts wants what then comes first
            m_lastPosition = 0;
            m_state.setArrangement(arrangement);
          });
  connect(m_threshold, &ThresholdSlider::thresholdMoved, this, &QueuePanel::thresholdMoved);
}

void QueuePanel::connectState() {
  connect(&m_state, &ReviewState::queueReset, this, &QueuePanel::showQueue);
  connect(&m_state, &ReviewState::entriesChanged, this, &QueuePanel::showEntries);
  connect(&m_state, &ReviewState::changedCountChanged, this,
          [this] { m_chips->setChangedCount(m_state.changedCount()); });
  const auto showTags = [this] { m_chips->setTags(m_state.tags()); };
  connect(&m_state, &ReviewState::tagsChanged, this, showTags);
  connect(&m_state, &ReviewState::queueReset, this, showTags);
  connect(&m_session, &Session::verdictsChanged, m_pairTable->viewport(),
          qOverload<>(&QWidget::update));
  connect(&m_state, &ReviewState::filterRefused, this,
          [this](const QString &message) { say(m_refusal, message); });
  connect(&m_session, &Session::verdictsReplaced, this, [this] {
    const bool isOfQueue =
        m_state.queue() != nullptr && m_state.queue()->result == m_session.result();
    m_pairs->setVerdicts(isOfQueue ? m_session.sharedVerdicts() : nullptr);
  });
  // Rows stay what they are in another result of the same table.
  connect(&m_session, &Session::datasetChanged, this, [this] {
    m_lastKey.reset();
    m_groupRows.clear();
  });
  connect(&m_session, &Session::reviewThresholdChanged, this, [this] {
    m_threshold->setThreshold(m_session.reviewThreshold());
    showCounts();
  });
}

void QueuePanel::connectLists() {
  connect(m_mode, &SegmentedControl::currentChanged, this, [this](int index) {
    m_lists->setCurrentIndex(index);
    showCounts();
    if (index == Groups && currentGroupPosition() < 0) selectGroup(0);
    emit modeChanged();
  });
  connect(m_pairTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    m_lastPosition = currentPosition();
    if (const auto key = currentEntry()) m_lastKey = key;
    emit entryPicked();
  });
  connect(m_pairTable->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &QueuePanel::selectionChanged);
  connectGroups();
  connectConsequences();
}

void QueuePanel::applyFilter() {
  m_searchTimer.stop();
  m_filter.text = m_search->text().toStdString();
  if (m_filter == m_state.filter()) return;
  m_chips->setFilter(m_filter);
  m_state.setFilter(m_filter);
}

void QueuePanel::clearFilter() {
  m_search->clear();
  m_filter = {};
  applyFilter();
}

void QueuePanel::showQueue() {
  m_pairs->setQueue(m_session.dataset(), m_state.queue(),
                    m_session.hasDataset() ? m_session.sharedVerdicts() : nullptr,
                    m_state.titleColumn());
  if (m_state.queue() == nullptr) {
    m_search->clear();
    m_searchTimer.stop();
    m_filter = {};
    m_chips->setFilter({});
    m_lastPosition = 0;
    m_groupPosition = 0;
  } else {
    m_threshold->setFloor(m_state.queue()->result->recipe().effectiveFloor());
    m_threshold->setOff(linksText(m_state.queue()->result->report));
  }
  m_chips->setChangedCount(m_state.changedCount());
  m_chips->setColumns(m_session.hasDataset() ? m_session.dataset()->columnNames()
                                             : std::vector<std::string>());
  m_threshold->setThreshold(m_session.reviewThreshold());
  QStringList cautions;
  if (m_session.hasResult())
    cautions << partialText(m_session.result()->report) << crowdedText(m_session.result()->report);
  cautions.removeAll(QString());
  say(m_caution, cautions.join(u' '));
  showGroups();
}

void QueuePanel::showEntries() {
  const int before = m_lastPosition;
  const std::optional<EntryKey> key = m_lastKey;
  m_pairs->setEntries(m_state.queue(), m_state.entries());
  if (m_areGroupsNarrowed || m_state.filter() != QueueFilter{}) showGroups();
  showCounts();
  const int count = m_pairs->rowCount();
  if (count == 0) {
    emit entryPicked();
    return;
  }
  int row = key ? m_pairs->rowOf(*key) : 0;
  if (row < 0) row = std::clamp(before, 0, count - 1);
  pickPair(row);
  landWhereItWas();
  if (m_isAuditWanted) selectFirstUndecided();
}

/// With counts as far as there is room.
void QueuePanel::showModes() {
  const auto counted = [](int count, bool isBeingMade) {
    return isBeingMade ? QStringLiteral("…") : countText(static_cast<std::uint64_t>(count));
  };
  const GroupState &made = m_state.groups();
  const QString pairs = counted(m_pairs->rowCount(), m_state.isListBeingMade());
  const QString groups = counted(m_groups->rowCount(), made.groups() == nullptr && made.isBusy());
  const QString odd = countText(m_state.consequences().contradictions().size());
  const std::array<QStringList, 4> choices = {
      QStringList{tr("Pairs %1").arg(pairs), tr("Groups %1").arg(groups),
                  tr("Contradictions %1").arg(odd)},
      QStringList{tr("Pairs"), tr("Groups"), tr("Contradictions %1").arg(odd)},
      QStringList{tr("Pairs"), tr("Groups"), tr("At odds %1").arg(odd)},
      QStringList{tr("Pairs"), tr("Groups"), tr("≠ %1").arg(odd)}};
  for (const QStringList &texts : choices) {
    for (int mode = 0; mode < texts.size(); ++mode) m_mode->setSegmentText(mode, texts[mode]);
    if (m_mode->sizeHint().width() <= width() - 2 * kQueuePanelPadding - 2) break;
  }
}

void QueuePanel::resizeEvent(QResizeEvent *event) {
  Panel::resizeEvent(event);
  showModes();
}

void QueuePanel::showCounts() {
  showModes();
  if (m_state.queue() == nullptr) {
    m_counts->clear();
    return;
  }
  QStringList said;
  if (mode() != Groups && m_state.isListBeingMade()) {
    said << tr("The list of pairs is being built.");
  } else if (mode() == Groups && m_state.groups().isBusy()) {
    said << (m_state.groups().groups() == nullptr
                 ? tr("The groups are being built.")
                 : tr("These are the groups at %1; new ones are being built.")
                       .arg(similarityText(m_state.groups().groups()->threshold().toDouble())));
  } else {
    const std::uint64_t pairs = m_state.rowPairs();
    said << (pairs == 1 ? tr("%1 row pair, identical rows included.")
                        : tr("%1 row pairs, identical rows included.", nullptr, pluralOf(pairs)))
                .arg(countText(pairs));
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

void QueuePanel::setOffer(QWidget *offer) {
  m_countLine->layout()->addWidget(offer);
  m_countLine->layout()->setAlignment(offer, Qt::AlignTop);
}

QueuePanel::Mode QueuePanel::mode() const { return static_cast<Mode>(m_mode->currentIndex()); }
void QueuePanel::setMode(Mode mode) { m_mode->setCurrentIndex(mode); }

void QueuePanel::focusSearch() {
  setMode(Pairs);  // groups are not narrowed
  m_search->setFocus(Qt::ShortcutFocusReason);
  m_search->selectAll();
}

void QueuePanel::focusList() { m_lists->currentWidget()->setFocus(Qt::OtherFocusReason); }

int QueuePanel::currentPosition() const { return m_pairTable->currentIndex().row(); }

std::optional<EntryKey> QueuePanel::currentEntry() const {
  return m_pairs->keyAt(currentPosition());
}

/// Alone, whatever modifier is held: Ctrl+Z comes here too.
void QueuePanel::pickPair(int row) {
  m_pairTable->selectionModel()->setCurrentIndex(
      m_pairs->index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

std::vector<EntryHandle> QueuePanel::selectedEntries() const {
  std::vector<int> rows;
  for (const QItemSelectionRange &range : m_pairTable->selectionModel()->selection())
    for (int row = range.top(); row <= range.bottom(); ++row) rows.push_back(row);
  if (rows.empty() && currentEntry()) rows.push_back(currentPosition());
  std::ranges::sort(rows);
  rows.erase(std::ranges::unique(rows).begin(), rows.end());
  std::vector<EntryHandle> chosen(rows.size());
  std::ranges::transform(rows, chosen.begin(), [this](int row) { return m_pairs->handleAt(row); });
  return chosen;
}

std::uint64_t QueuePanel::selectedCount() const {
  std::uint64_t rows = 0;
  for (const QItemSelectionRange &range : m_pairTable->selectionModel()->selection())
    rows += static_cast<std::uint64_t>(range.height());
  return rows;
}

bool QueuePanel::selectEntry(EntryKey key) {
  const int row = m_pairs->rowOf(key);
  if (row < 0) return false;
  pickPair(row);
  return true;
}

bool QueuePanel::move(int step) {
  return moveCursor(*qobject_cast<QTableView *>(m_lists->currentWidget()), step);
}

bool QueuePanel::selectFirstDiffering() {
  for (int row = 0; row < m_pairs->rowCount(); ++row) {
    if (m_pairs->entryAt(row)->similarity >= 1.0F) continue;
    pickPair(row);
    return true;
  }
  return false;
}

bool QueuePanel::moveToUndecided() {
  const int count = m_pairs->rowCount();
  for (int step = 1; step <= count; ++step) {
    const int row = (std::max(0, currentPosition()) + step) % count;
    if (m_state.verdictOf(m_pairs->handleAt(row)) != Verdict::Undecided) continue;
    pickPair(row);
    return true;
  }
  return false;
}

void QueuePanel::continueAudit() {
  setMode(Pairs);
  m_wanted.reset();
  QueueArrangement audit = m_state.arrangement();
  const bool isThere = audit.sort == QueueSort::Audit && m_state.filter() == QueueFilter{};
  audit.sort = QueueSort::Audit;
  m_isAuditWanted = true;
  m_chips->setArrangement(audit);
  clearFilter();
  m_state.setArrangement(audit);
  if (isThere && !m_state.isFiltering()) selectFirstUndecided();
}

void QueuePanel::selectFirstUndecided() {
  m_isAuditWanted = false;
  for (int row = 0; row < m_pairs->rowCount(); ++row) {
    if (m_state.verdictOf(m_pairs->handleAt(row)) == Verdict::Undecided) {
      pickPair(row);
      return;
    }
  }
}

void QueuePanel::refreshEntry(EntryKey key) { m_pairs->refreshRow(m_pairs->rowOf(key)); }

void QueuePanel::setCurrentRow(std::optional<RecordId> row) { m_chips->setCurrentRow(row); }

void QueuePanel::setBlind(bool isBlind) {
  m_pairs->setBlind(isBlind);
  m_groups->setBlind(isBlind);
  m_chips->setBlind(isBlind);
}

}  // namespace shinglescope
