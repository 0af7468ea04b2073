// SPDX-License-Identifier: MIT
#include "ui/pages/review/queue/queue_panel.h"

#include <QTableView>
#include <algorithm>
#include <array>

#include "core/lsh/s_curve.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/search_field.h"
#include "ui/base/jobs/delay.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/base/text/report_text.h"
#include "ui/pages/review/contradictions/contradiction_list.h"
#include "ui/pages/review/groups/group_list.h"
#include "ui/pages/review/pairs/pair_list.h"
#include "ui/pages/review/queue/offer_banner.h"
#include "ui/pages/review/queue/queue_chips.h"
#include "ui/pages/review/state/review_actions.h"

namespace shinglescope {
namespace {

constexpr int kQueuePanelPadding = 10;
constexpr int kSearchDelayMilliseconds = 200;

}  // namespace

QueuePanel::QueuePanel(Session &session, ReviewState &state, const ReviewActions &actions,
                       QWidget *parent)
    : Panel({}, parent), m_session(session), m_state(state) {
  setAccessibleName(tr("Queue"));
  auto *body = new QWidget(this);
  auto *layout = makeColumn(body, {}, 0);
  layout->addWidget(createTop(actions));
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

QWidget *QueuePanel::createTop(const ReviewActions &actions) {
  auto *top = new QWidget(this);
  auto *layout = makeColumn(
      top, {kQueuePanelPadding, kQueuePanelPadding, kQueuePanelPadding, kQueuePanelPadding}, 8);
  m_mode = new SegmentedControl({tr("Pairs"), tr("Groups"), tr("Contradictions")}, top);
  m_mode->setSegmentHint(Contradictions, tr("Contradictions: verdicts that conflict"));
  m_search = new SearchField(tr("Text or /regex/"), kFindInRowsKey, top);
  m_refusal = makeNote(top, TextRole::Warning);
  m_refusal->hide();
  m_chips = new QueueChips(top);
  m_threshold = new ThresholdSlider(top);
  m_countLine = new QWidget(top);
  auto *countLayout = makeRow(m_countLine);
  m_counts = makeNote(m_countLine, TextRole::Muted);
  countLayout->addWidget(m_counts, 1);
  m_offer = new OfferBanner(actions.acceptOffer, actions.lookAtOffer, top);
  m_caution = makeNote(top, TextRole::Warning);
  m_caution->hide();
  addWidgets(*layout,
             {m_mode, m_caution, m_search, m_refusal, m_chips, m_threshold, m_countLine, m_offer});
  m_mode->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  return top;
}

void QueuePanel::createLists() {
  m_lists = new QStackedWidget(this);
  m_pairs = new PairList(m_session, m_state, this);
  m_groups = new GroupList(m_session, m_state, this);
  m_contradictions = new ContradictionList(m_session, m_state, this);
  for (QTableView *table : {&m_pairs->table(), &m_groups->table(), &m_contradictions->table()})
    m_lists->addWidget(table);
}

void QueuePanel::connectFilter() {
  setDelay(m_searchTimer, kSearchDelayMilliseconds, this, &QueuePanel::applyFilter);
  connect(m_search, &QLineEdit::textChanged, &m_searchTimer, qOverload<>(&QTimer::start));
  for (const auto left : {&SearchField::nextRequested, &SearchField::leaveRequested}) {
    connect(m_search, left, this, [this] {
      applyFilter();
      focusList();
    });
  }
  // Most filters concern pairs, so filtering shows the pairs.
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
            m_pairs->setLast({});  // after sorting, the first pair is current
            m_state.setArrangement(arrangement);
          });
  connect(m_threshold, &ThresholdSlider::thresholdMoved, this, &QueuePanel::thresholdMoved);
}

void QueuePanel::connectState() {
  connect(&m_state, &ReviewState::queueReset, this, &QueuePanel::showQueue);
  connect(&m_state, &ReviewState::itemsChanged, this, &QueuePanel::showItems);
  connect(&m_state, &ReviewState::changedCountChanged, this,
          [this] { m_chips->setChangedCount(m_state.changedCount()); });
  const auto showTags = [this] { m_chips->setTags(m_state.tags()); };
  connect(&m_state, &ReviewState::tagsChanged, this, showTags);
  connect(&m_state, &ReviewState::queueReset, this, showTags);
  connect(&m_state, &ReviewState::filterRefused, this,
          [this](const QString &message) { say(m_refusal, message); });
  connect(&m_state.groups(), &GroupState::changed, this, &QueuePanel::showGroups);
  connect(&m_state.consequences(), &VerdictConsequences::changed, this,
          &QueuePanel::showConsequences);
  connect(&m_session, &Session::verdictsChanged, m_pairs->table().viewport(),
          qOverload<>(&QWidget::update));
  connect(&m_session, &Session::verdictsReplaced, m_pairs, &PairList::showVerdicts);
  // Row numbers stay valid in another result of the same table.
  connect(&m_session, &Session::datasetChanged, this, [this] {
    m_pairs->setLast({});
    m_groups->forget();
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
    if (index == Groups) m_groups->selectFirst();
    emit modeChanged();
  });
  connect(m_pairs, &PairList::picked, this, &QueuePanel::itemPicked);
  connect(m_pairs, &PairList::selectionChanged, this, &QueuePanel::selectionChanged);
  connect(m_groups, &GroupList::picked, this, &QueuePanel::groupPicked);
  connect(m_groups, &GroupList::selectionChanged, this, &QueuePanel::selectionChanged);
  connect(m_contradictions, &ContradictionList::picked, this, &QueuePanel::contradictionPicked);
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
  m_pairs->showQueue();
  if (m_state.queue() == nullptr) {
    m_search->clear();
    m_searchTimer.stop();
    m_filter = {};
    m_chips->setFilter({});
    m_groups->startOver();
  } else {
    m_threshold->setFloor(lowestKept(*m_state.queue()->result));
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

void QueuePanel::showItems() {
  m_pairs->showItems();
  if (m_groups->isNarrowed() || m_state.filter() != QueueFilter{}) showGroups();
  showCounts();
  if (m_pairs->count() == 0) return;
  landWhereItWas();
  if (m_isAuditWanted) startAudit();
}

void QueuePanel::showGroups() {
  m_groups->showGroups(mode() == Groups);
  landWhereItWas();
  showCounts();
  emit groupPicked();
}

void QueuePanel::showConsequences() {
  const VerdictConsequences &consequences = m_state.consequences();
  m_offer->setCount(consequences.offered().size());
  m_chips->setOfferedCount(consequences.offered().size());
  m_contradictions->showContradictions();
  showCounts();
  emit contradictionPicked();
  // All offered pairs are judged, so the whole queue is shown again.
  if (m_filter.isOfferedOnly && consequences.offered().empty() && !consequences.isBusy()) {
    m_filter.isOfferedOnly = false;
    applyFilter();
  }
}

/// Shows the names of the modes, with their counts if there is room.
void QueuePanel::showModes() {
  const auto counted = [](int count, bool isBeingMade) {
    return isBeingMade ? QStringLiteral("…") : countText(static_cast<std::uint64_t>(count));
  };
  const GroupState &made = m_state.groups();
  const QString pairs = counted(m_pairs->count(), m_state.isListBeingMade());
  const QString groups = counted(m_groups->count(), made.groups() == nullptr && made.isBusy());
  const QString odd = countText(m_state.consequences().contradictions().size());
  const std::array<QStringList, 4> choices = {
      QStringList{tr("Pairs %1").arg(pairs), tr("Groups %1").arg(groups),
                  tr("Contradictions %1").arg(odd)},
      QStringList{tr("Pairs"), tr("Groups"), tr("Contradictions %1").arg(odd)},
      QStringList{tr("Pairs"), tr("Groups"), tr("At odds %1").arg(odd)},
      QStringList{tr("Pairs"), tr("Groups"), tr("≠ %1").arg(odd)}};
  m_mode->setNarrow(false);
  for (const QStringList &texts : choices) {
    for (int mode = 0; mode < texts.size(); ++mode) m_mode->setSegmentText(mode, texts[mode]);
    if (m_mode->sizeHint().width() <= width() - 2 * kQueuePanelPadding - 2) return;
  }
  m_mode->setNarrow(true);
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
    said << tr("Building the list of pairs...");
  } else if (mode() == Groups && m_state.groups().isBusy()) {
    said << (m_state.groups().groups() == nullptr
                 ? tr("Building the groups...")
                 : tr("Showing the groups at %1 while new ones are built.")
                       .arg(similarityText(m_state.groups().groups()->threshold().toDouble())));
  } else {
    const std::uint64_t pairs = m_state.rowPairs();
    said << tr("%1 row pairs, identical rows included.", nullptr, pluralOf(pairs))
                .arg(countText(pairs));
  }
  const DuplicateResult &result = *m_state.queue()->result;
  const double threshold = m_session.reviewThreshold().toDouble();
  if (m_session.reviewThreshold() < result.recipe().threshold && result.report.usesBands()) {
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

void QueuePanel::focusSearch() {
  if (mode() == Contradictions) setMode(Pairs);  // which the text does not filter
  m_search->setFocus(Qt::ShortcutFocusReason);
  m_search->selectAll();
}

bool QueuePanel::showGroupOf(RecordId row) {
  const bool isListed = m_groups->selectGroupOf(row);
  if (isListed) setMode(Groups);
  return isListed;
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
  if (isThere && !m_state.isFiltering()) startAudit();
}

void QueuePanel::startAudit() {
  m_isAuditWanted = false;
  m_pairs->selectFirstUndecided();
}

void QueuePanel::setCurrentRow(std::optional<RecordId> row) { m_chips->setCurrentRow(row); }

void QueuePanel::setBlind(bool isBlind) {
  m_pairs->setBlind(isBlind);
  m_groups->setBlind(isBlind);
  m_chips->setBlind(isBlind);
}

void QueuePanel::showOffered() {
  setMode(Pairs);
  m_wanted.reset();
  m_filter.isOfferedOnly = true;
  m_chips->setFilter(m_filter);
  m_state.setFilter(m_filter);
  focusList();
}

QueueView QueuePanel::view() const {
  if (m_wanted) return *m_wanted;
  QueueView view;
  view.mode = mode();
  view.filter = m_filter;
  view.arrangement = m_state.arrangement();
  view.item = m_pairs->last();
  view.firstRow = m_pairs->firstShown();
  view.group = m_groups->position();
  return view;
}

void QueuePanel::restoreView(const QueueView &view) {
  {
    const QSignalBlocker quiet(m_search);
    m_search->setText(QString::fromStdString(view.filter.text));
  }
  m_filter = view.filter;
  m_chips->setFilter(view.filter);
  m_chips->setArrangement(view.arrangement);
  m_state.setArrangement(view.arrangement);
  if (!(m_state.filter() == view.filter)) m_state.setFilter(view.filter);
  m_wanted = view;
  m_pairs->setLast(view.item);
  setMode(static_cast<Mode>(std::clamp(view.mode, 0, static_cast<int>(Contradictions))));
  landWhereItWas();
}

void QueuePanel::showScores(const ScoreRange &scores) {
  setMode(Pairs);
  m_wanted.reset();
  m_search->clear();
  m_filter = {};
  m_filter.scores = scores;
  applyFilter();
}

void QueuePanel::showItem(ItemKey key) {
  setMode(Pairs);
  m_wanted.reset();
  if (!m_state.isFiltering() && m_pairs->select(key)) return;
  QueueView wanted = view();
  wanted.mode = Pairs;
  wanted.filter = {};
  wanted.item = key;
  restoreView(wanted);
}

void QueuePanel::landWhereItWas() {
  if (!m_wanted || m_pairs->count() == 0 || m_state.isFiltering()) return;
  const QueueView view = *m_wanted;
  m_wanted.reset();
  if (view.item) m_pairs->select(*view.item);
  m_pairs->scrollTo(view.firstRow);
  m_groups->land(view.group);
}

}  // namespace shinglescope
