// SPDX-License-Identifier: MIT
#include "ui/pages/review/review_page.h"

#include <QKeyEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <algorithm>

#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/keys/command_keys.h"
#include "ui/base/plots/plot_view.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/pages/export/export_dialog.h"
#include "ui/pages/review/compare/compare_panel.h"
#include "ui/pages/review/compare/row_comparison.h"
#include "ui/pages/review/contradictions/contradictions_presenter.h"
#include "ui/pages/review/contradictions/evidence_panel.h"
#include "ui/pages/review/groups/group_model.h"
#include "ui/pages/review/groups/group_picture_dialog.h"
#include "ui/pages/review/groups/groups_presenter.h"
#include "ui/pages/review/groups/members_panel.h"
#include "ui/pages/review/keep/keep_rules_dialog.h"
#include "ui/pages/review/labels/label_dialogs.h"
#include "ui/pages/review/matches_dialog.h"
#include "ui/pages/review/merge_dialog.h"
#include "ui/pages/review/merged/merge_rules_dialog.h"
#include "ui/pages/review/merged/record_merge_dialog.h"
#include "ui/pages/review/pairs/pair_list.h"
#include "ui/pages/review/pairs/pairs_presenter.h"
#include "ui/pages/review/quality_dialog.h"
#include "ui/pages/review/queue/queue_panel.h"
#include "ui/pages/review/recall_button.h"
#include "ui/pages/review/state/export_material.h"
#include "ui/pages/review/verdict_bar.h"
#include "ui/pages/review/verdict_keys.h"
#include "ui/pages/review/verdict_rule_dialog.h"
#include "ui/parts/similar/similar_dialog.h"
#include "ui/parts/table/column_types.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/parts/tuning/picture_caption.h"
#include "ui/parts/why/row_lesson_request.h"
#include "ui/parts/why/why_not_dialog.h"
#include "ui/parts/why/why_panel.h"
#include "ui/session/actions_controller.h"
#include "ui/session/overwrite_guards.h"
#include "ui/session/row_text.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

constexpr int kReviewPageGap = 8;
constexpr int kMembersHeight = 232;
const QString kColumns = QStringLiteral("review.columns");
const QString kMiddle = QStringLiteral("review.middle");
const QString kKeepRules = QStringLiteral("keep_rules");

}  // namespace

ReviewPage::ReviewPage(Session &session, ActionsController &controller, Settings &settings,
                       QWidget *parent)
    : WorkspacePage(parent),
      m_session(session),
      m_controller(controller),
      m_settings(settings),
      m_state(session, this),
      m_actions(this) {
  createLayout();
  createPresenters();
  connectActions();
  connectQueue();
  connectSession();
  m_actions.why->setChecked(true);
  m_actions.autoAdvance->setChecked(m_settings.isAutoAdvanceOn());
  showState();
}

ReviewPage::~ReviewPage() {
  m_settings.setSplitterState(kColumns, m_splitter->saveState());
  m_settings.setSplitterState(kMiddle, m_middle->saveState());
  deleteWidgets();
}

void ReviewPage::createLayout() {
  auto *layout = makeColumn(this);
  m_stack = new QStackedWidget(this);
  m_noResult = new EmptyState({}, {}, this);
  m_splitter = new QSplitter(Qt::Horizontal, this);
  m_queue = new QueuePanel(m_session, m_state, m_actions, m_splitter);
  m_queue->setMinimumWidth(220);
  m_splitter->addWidget(createMiddle());
  m_why = new WhyPanel(m_actions.why, m_splitter);
  m_why->setMinimumWidth(196);
  m_comparison = new RowComparison(m_session, m_state, m_actions, *m_compare, *m_why, this);
  m_splitter->setChildrenCollapsible(false);
  m_splitter->setStretchFactor(1, 1);
  m_splitter->setSizes({306, 616, 250});
  m_splitter->restoreState(m_settings.splitterState(kColumns));
  m_stack->addWidget(m_splitter);
  m_stack->addWidget(m_noResult);
  layout->addWidget(m_stack);
}

QWidget *ReviewPage::createMiddle() {
  auto *middle = new QWidget(m_splitter);
  middle->setMinimumWidth(576);
  auto *layout = makeColumn(middle, {}, kReviewPageGap);
  m_compare = new ComparePanel(m_actions, middle);
  m_noItem = new EmptyState({}, {}, middle);
  m_centre = new QStackedWidget(middle);
  m_centre->addWidget(m_compare);
  m_centre->addWidget(m_noItem);
  m_members = new MembersPanel(m_actions, middle);
  m_middle = new QSplitter(Qt::Vertical, middle);
  m_evidence = new EvidencePanel(middle);
  for (QWidget *part : std::initializer_list<QWidget *>{m_members, m_evidence, m_centre})
    m_middle->addWidget(part);
  m_middle->setChildrenCollapsible(false);
  m_middle->setStretchFactor(2, 1);
  m_middle->setSizes({kMembersHeight, kMembersHeight, 400});
  m_middle->restoreState(m_settings.splitterState(kMiddle));
  m_members->hide();
  m_evidence->hide();
  m_verdicts = new VerdictBar(m_actions, middle);
  layout->addWidget(m_middle, 1);
  layout->addWidget(m_verdicts);
  return middle;
}

void ReviewPage::createPresenters() {
  const ReviewParts parts{m_session, m_controller, m_state, m_actions, *m_comparison};
  auto *pairs = new PairsPresenter(parts, m_queue->pairs(), this);
  auto *groups = new GroupsPresenter(parts, m_queue->groups(), *m_members, this);
  auto *contradictions =
      new ContradictionsPresenter(parts, m_queue->contradictions(), *m_evidence, this);
  m_presenters = {pairs, groups, contradictions};
  connect(pairs, &PairsPresenter::filterClearRequested, m_queue, &QueuePanel::clearFilter);
  connect(pairs, &PairsPresenter::pageRequested, this, &WorkspacePage::pageRequested);
  connect(contradictions, &ContradictionsPresenter::leaveRequested, m_queue,
          [this] { m_queue->setMode(QueuePanel::Pairs); });
  connect(m_queue, &QueuePanel::itemPicked, pairs, &ReviewPresenter::show);
  connect(m_queue, &QueuePanel::groupPicked, groups, &ReviewPresenter::show);
  connect(m_queue, &QueuePanel::contradictionPicked, contradictions, &ReviewPresenter::show);
  for (ReviewPresenter *each : m_presenters) {
    connect(each, &ReviewPresenter::moved, this, &WorkspacePage::viewChanged);
    connect(each, &ReviewPresenter::centreChanged, this, &ReviewPage::showCentre);
    connect(each, &ReviewPresenter::messageRaised, this, &WorkspacePage::messageRaised);
  }
  m_keys = new VerdictKeys(
      parts, *m_verdicts, [this]() -> ReviewPresenter & { return inFront(); }, this);
  pairs->setInFront(true);
}

ReviewPresenter &ReviewPage::inFront() const { return *m_presenters[m_queue->mode()]; }

void ReviewPage::connectActions() {
  m_labels = new LabelDialogs(m_session, m_controller, m_settings, m_state, this);
  connect(m_labels, &LabelDialogs::messageRaised, this, &WorkspacePage::messageRaised);
  const auto on = [this](QAction *action, auto slot) {
    connect(action, &QAction::triggered, this, slot);
  };
  on(m_actions.next, [this] { inFront().move(1); });
  on(m_actions.previous, [this] { inFront().move(-1); });
  on(m_actions.nextUndecided, [this] { inFront().moveToUndecided(); });
  on(m_actions.keeper, [this] { inFront().markKeeper(); });
  on(m_actions.takeOut, [this] { inFront().takeOutOrPutBack(); });
  on(m_actions.keepRules, [this] { openKeepRules(); });
  on(m_actions.mergeRecords, [this] { openRecordMerge(); });
  on(m_actions.mergeRules, [this] { openMergeRules(); });
  on(m_actions.verdictRule, [this] { openVerdictRule(); });
  on(m_actions.acceptOffer, [this] { acceptOffer(); });
  on(m_actions.lookAtOffer, [this] { lookAtOffer(); });
  on(m_actions.group, [this] {
    if (m_queue->mode() == QueuePanel::Groups) {
      m_queue->setMode(QueuePanel::Pairs);
    } else if (const auto &shown = m_comparison->shown()) {
      if (!m_queue->showGroupOf(shown->a))
        emit messageRaised(tr("Row %1 is not in a group.")
                               .arg(rowNumberText(shown->a, m_session.dataset().get())));
    }
  });
  on(m_actions.contradictions, [this] {
    const bool isShown = m_queue->mode() == QueuePanel::Contradictions;
    m_queue->setMode(isShown ? QueuePanel::Pairs : QueuePanel::Contradictions);
  });
  on(m_actions.reveal, [this] {
    if (const auto &shown = m_comparison->shown()) emit rowRevealRequested(shown->a.value);
  });
  on(m_actions.learn, [this] { openInLearn(); });
  on(m_actions.likeA, [this] { findLike(Keep::A); });
  on(m_actions.likeB, [this] { findLike(Keep::B); });
  on(m_actions.whyNot, [this] { askWhyNot(); });
  on(m_actions.matches, [this] { showMatches(); });
  on(m_actions.quality, [this] { showQuality(); });
  on(m_actions.groupPicture, [this] { showGroupPicture(); });
  on(m_actions.recall, [this] { emit pageRequested(QStringLiteral("explore:recall")); });
  on(m_actions.merge, [this] { askForReview(); });
  on(m_actions.importLabels, [this] { m_labels->chooseLabels(); });
  on(m_actions.exportLabels, [this] { m_labels->exportLabels(); });
  connect(m_actions.autoAdvance, &QAction::toggled, this,
          [this](bool isOn) { m_settings.setAutoAdvanceOn(isOn); });
  connect(m_actions.blind, &QAction::toggled, this, [this](bool isOn) {
    m_queue->setBlind(isOn);
    m_members->setBlind(isOn);
    if (m_queue->mode() == QueuePanel::Groups) inFront().show();
    showGroupLine();
    m_comparison->refreshScores();
  });
}

void ReviewPage::connectQueue() {
  connect(m_queue, &QueuePanel::modeChanged, this, &ReviewPage::showMode);
  connect(m_queue, &QueuePanel::selectionChanged, this, [this] {
    showTitle();
    showGroupLine();
  });
  connect(m_queue, &QueuePanel::contradictionPicked, this, [this] {
    const bool isOffering = !m_state.consequences().offered().empty();
    m_actions.acceptOffer->setEnabled(isOffering && !m_session.isReadOnly());
    m_actions.lookAtOffer->setEnabled(isOffering);
  });
  for (const auto moved : {&QueuePanel::itemPicked, &QueuePanel::groupPicked,
                           &QueuePanel::contradictionPicked, &QueuePanel::modeChanged})
    connect(m_queue, moved, this, &WorkspacePage::viewChanged);
  connect(m_queue, &QueuePanel::thresholdMoved, &m_controller,
          &ActionsController::setReviewThreshold);
  connect(m_keys, &VerdictKeys::messageRaised, this, &WorkspacePage::messageRaised);
  connect(m_comparison, &RowComparison::leaving, m_verdicts, &VerdictBar::finishNote);
  connect(m_comparison, &RowComparison::messageRaised, this, &WorkspacePage::messageRaised);
  connect(m_comparison, &RowComparison::changed, this, [this] {
    const auto &shown = m_comparison->shown();
    m_queue->setCurrentRow(shown ? std::optional(shown->a) : std::nullopt);
    showTitle();
    showVerdict();
  });
  connect(m_why, &WhyPanel::rowActivated, this, &WorkspacePage::rowRevealRequested);
}

void ReviewPage::connectSession() {
  connect(&m_session, &Session::verdictsReplaced, this, &ReviewPage::showVerdict);
  connect(&m_state, &ReviewState::queueReset, this, &ReviewPage::showState);
  connect(&m_state, &ReviewState::itemsChanged, this, &ReviewPage::showState);
  connect(&m_state.groups(), &GroupState::changed, this, &ReviewPage::showVerdict);
  connect(&m_controller, &ActionsController::judgedTogether, this, [this](std::uint64_t items) {
    emit messageRaised(items == 0 ? tr("No pair in the queue joins the selected rows.")
                                  : tr("Judged %1 pairs together. Press %2 to undo.")
                                        .arg(countText(items), kUndoKey.text()));
  });
  connect(&m_controller, &ActionsController::merged, this, &ReviewPage::tellOfMerge);
  connect(&m_session, &Session::judgementChanged, this, [this](ItemKey key) {
    m_queue->pairs().refresh(key);
    // An undo or redo shows the item that it changed.
    if (!m_keys->isJudging()) inFront().goTo(key);
    showVerdict();
  });
  connect(&m_session, &Session::rolesChanged, m_comparison, &RowComparison::refresh);
  connect(m_noResult, &EmptyState::actionRequested, this, [this] {
    emit pageRequested(m_session.hasDataset() ? QStringLiteral("find") : QStringLiteral("data"));
  });
  connect(m_noItem, &EmptyState::actionRequested, this, [this] {
    // Copied, because the action may install another text with another action.
    if (const auto act = m_actOnEmpty) act();
  });
}

void ReviewPage::activate() { inFront().focus(); }

void ReviewPage::focusSearch() { m_queue->focusSearch(); }

bool ReviewPage::isBusy() const {
  const auto *quality = findChild<QualityDialog *>();
  return m_state.isBusy() || m_comparison->isBusy() || m_labels->isBusy() ||
         (quality != nullptr && quality->isBusy());
}

void ReviewPage::showExample() { m_queue->pairs().selectFirstDiffering(); }

void ReviewPage::showState() {
  // Clear the comparison if its table is no longer open.
  const auto &shown = m_comparison->shown();
  if (shown && shown->dataset != m_session.dataset()) m_comparison->clear();
  if (m_state.queue() == nullptr) m_verdicts->finishNote();
  if (!m_session.hasResult()) {
    m_comparison->clear();
    m_noResult->setSentence(m_session.hasDataset()
                                ? tr("Nothing to review yet: find the near-duplicates first.")
                                : tr("Nothing to review yet: open a file first."));
    m_noResult->setAction(m_session.hasDataset() ? tr("Go to Find") : tr("Go to Data"));
  } else if (m_state.queue() != nullptr && m_state.queue()->items.empty()) {
    m_noResult->setSentence(
        tr("The run found no pairs at or above %1. Try a lower threshold or more hashes.")
            .arg(similarityText(lowestKept(*m_session.result()).toDouble())));
    m_noResult->setAction(tr("Go to Find"));
  }
  const bool hasItems =
      m_session.hasResult() && (m_state.queue() == nullptr || !m_state.queue()->items.empty());
  m_stack->setCurrentWidget(hasItems ? static_cast<QWidget *>(m_splitter) : m_noResult);
  inFront().followState();
  showCentre();
}

void ReviewPage::showCentre() {
  const auto empty = inFront().emptyText();
  m_actOnEmpty = empty ? empty->act : nullptr;
  m_centre->setCurrentWidget(empty ? static_cast<QWidget *>(m_noItem) : m_compare);
  if (!empty) return;
  m_noItem->setSentence(empty->sentence);
  m_noItem->setAction(empty->action);
}

void ReviewPage::showMode() {
  for (ReviewPresenter *each : m_presenters)
    if (each != &inFront()) each->setInFront(false);
  inFront().setInFront(true);
  showCentre();
  inFront().focus();
  showTitle();
}

void ReviewPage::findLike(Keep side) {
  if (!m_comparison->shown()) return;
  auto *dialog = new SimilarDialog(
      {m_session.dataset(), m_session.result()->recipe(), m_comparison->rowOf(side)}, this);
  closeWithTable(*dialog, m_session);
  connect(dialog, &SimilarDialog::rowChosen, this, &ReviewPage::rowRevealRequested);
  openOnce(*dialog);
}

void ReviewPage::openInLearn() {
  const auto &shown = m_comparison->shown();
  if (!shown) return;
  const Recipe &recipe = m_session.result()->recipe();
  const auto spec = lessonOfChosenRows(*m_session.dataset(), recipe, {shown->a, shown->b});
  spec ? emit lessonRequested(*spec) : emit messageRaised(errorText(spec.error()));
}

void ReviewPage::askWhyNot() {
  if (!m_session.hasResult() || m_session.dataset()->rowCount() < 2) return;
  if (m_actions.blind->isChecked()) return emit messageRaised(blindText());
  PairExplainer::Question asked{m_session.dataset(), m_session.result(),
                                m_session.result()->recipe(), RecordId{0}, RecordId{1}};
  if (m_comparison->shown()) asked = m_comparison->question();
  auto *dialog = openWhyNot(std::move(asked), this);
  closeWithTable(*dialog, m_session);
  connect(dialog, &WhyNotDialog::rowChosen, this, &ReviewPage::rowRevealRequested);
}

void ReviewPage::showTitle() {
  m_compare->setTitle(inFront().title());
  m_compare->setSubtitle(inFront().subtitle());
}

void ReviewPage::showGroupLine() {
  const auto &shown = m_comparison->shown();
  if (!shown || m_state.queue() == nullptr) return m_compare->setGroupText({});
  QStringList said{inFront().judgedText(), m_keys->said()};
  if (const QueueItem *item = m_comparison->item(); item != nullptr && item->isClass()) {
    const auto rows = m_state.queue()->result->classes.rowsOf(item->textA).size();
    said << tr("%n identical rows, judged with one key.", nullptr, static_cast<int>(rows));
  }
  const ReviewGroup *group =
      inFront().tellsOfGroup() ? m_state.groups().groupOf(shown->a) : nullptr;
  if (group != nullptr) said << groupText(*group);
  said << m_comparison->membersText();
  if (group != nullptr && m_state.groups().isBusy()) {
    said << tr("(Groups at %1.)")
                .arg(similarityText(m_state.groups().groups()->threshold().toDouble()));
  }
  said.removeAll(QString());
  m_compare->setGroupText(said.join(u' '));
}

QString ReviewPage::groupText(const ReviewGroup &group) const {
  QStringList said{tr("Group of %n: %1.", nullptr, static_cast<int>(group.rows.size()))
                       .arg(rowListText(group.rows, m_session.dataset().get()))};
  if (!m_actions.blind->isChecked() && group.weakest)
    said << weakestLinkText(*group.weakest, m_state.groups().groups()->threshold(),
                            m_session.dataset().get()) +
                u'.';
  if (const auto keeper = group.keeper())
    said << tr("Keeper: %1.").arg(rowNumberText(*keeper, m_session.dataset().get()));
  return said.join(u' ');
}

void ReviewPage::showVerdict() {
  m_keys->showVerdict();
  showGroupLine();
}

void ReviewPage::exportResults() { openExport(std::nullopt); }

void ReviewPage::openExport(std::optional<ExportContent> content) {
  // Without a result, only the problems of reading can be exported.
  const bool isAnything =
      m_session.hasResult() ? m_state.queue() != nullptr : !m_session.loadReport().problems.empty();
  if (!isAnything) return;
  ExportMaterial material = exportMaterial(m_session, &m_state);
  material.columnTypes = typesSetByHand(m_session, m_settings);
  material.chosenTypes = chosenColumnTypes(m_session, m_settings);
  if (m_session.hasResult()) inFront().addSelection(material);
  auto *dialog = new ExportDialog(m_session, m_controller, m_settings, std::move(material), this);
  if (content) dialog->setContent(*content);
  openOnce(*dialog);
}

void ReviewPage::openKeepRules() {
  if (!m_session.hasResult() || m_state.queue() == nullptr) return;
  auto *dialog = new KeepRulesDialog(m_session, m_controller, m_settings, m_state,
                                     inFront().chosenGroups(), this);
  closeWithTable(*dialog, m_session);
  connect(dialog, &QDialog::finished, this, &WorkspacePage::viewChanged);
  openOnce(*dialog);
}

/// Says why if not.
bool ReviewPage::canMerge() {
  if (!m_session.hasResult() || m_state.queue() == nullptr) return false;
  if (m_session.secondTable() == nullptr) return true;
  emit messageRaised(messageText({MessageId::MergesNeedOneTable, {}}));
  return false;
}

std::optional<RecordId> ReviewPage::chosenGroupRow() const {
  if (const auto groups = inFront().chosenGroups(); !groups.empty()) return groups.front();
  const auto &shown = m_comparison->shown();
  return shown ? std::optional(shown->a) : std::nullopt;
}

void ReviewPage::openRecordMerge() {
  if (!canMerge()) return;
  const auto row = chosenGroupRow();
  if (!row) return;
  if (m_state.groups().groups() != nullptr && m_state.groups().groupOf(*row) == nullptr)
    return emit messageRaised(tr("Row %1 is not in a group.").arg(rowNumberText(*row)));
  auto *dialog = new RecordMergeDialog(m_session, m_controller, m_settings, m_state, *row, this);
  closeWithResult(*dialog, m_session);
  openOnce(*dialog);
}

void ReviewPage::showGroupPicture() {
  if (m_actions.blind->isChecked()) return emit messageRaised(blindText());
  if (const auto row = chosenGroupRow())
    openGroupPicture(m_session, m_controller, m_state, *row, this);
}

void ReviewPage::openMergeRules() {
  if (!canMerge()) return;
  auto *dialog = new MergeRulesDialog(m_session, m_controller, m_settings, m_state,
                                      inFront().chosenGroups(), this);
  closeWithResult(*dialog, m_session);
  openOnce(*dialog);
}

void ReviewPage::openVerdictRule() {
  if (!m_session.hasResult() || m_state.queue() == nullptr) return;
  auto *dialog =
      new VerdictRuleDialog(m_session, m_controller, m_state, m_actions.blind->isChecked(), this);
  closeWithTable(*dialog, m_session);
  openOnce(*dialog);
}

MatrixRows ReviewPage::chosenRows(std::size_t most) const { return inFront().chosenRows(most); }

void ReviewPage::acceptOffer() {
  const std::vector<ItemKey> &offered = m_state.consequences().offered();
  if (offered.empty()) return emit messageRaised(tr("Nothing follows from the verdicts so far."));
  m_controller.acceptOffers(offered);
}

void ReviewPage::lookAtOffer() {
  if (m_state.consequences().offered().empty())
    return emit messageRaised(tr("Nothing follows from the verdicts so far."));
  m_queue->showOffered();
}

void ReviewPage::showMatches() {
  if (!m_session.hasResult() || m_state.queue() == nullptr) return;
  if (!m_session.result()->firstReference)
    return emit messageRaised(
        tr("Best matches need two tables and pairs only across them; choose that in Find."));
  if (m_actions.blind->isChecked()) return emit messageRaised(blindText());
  auto *dialog = new MatchesDialog(m_session.dataset(), m_session.result(), this);
  closeWithResult(*dialog, m_session);
  connect(dialog, &MatchesDialog::pairChosen, this, [this](ItemKey pair) {
    m_queue->setMode(QueuePanel::Pairs);
    inFront().goTo(pair);
  });
  connect(dialog, &MatchesDialog::exportRequested, this,
          [this] { openExport(ExportContent::Matches); });
  openOnce(*dialog);
}

void ReviewPage::showQuality() {
  if (m_state.queue() == nullptr || m_session.records() == nullptr) return;
  auto *dialog =
      new QualityDialog({m_state.queue(), m_session.records(), m_session.verdicts().items(),
                         m_state.arrangement().seed, m_session.reviewThreshold()},
                        this);
  closeWithResult(*dialog, m_session);
  setOverwriteGuards(*dialog, overwriteGuardOf(m_session, m_controller));
  setPictureOrigins(*dialog, pictureOriginOf(m_session));
  connect(dialog, &QualityDialog::messageRaised, this, &WorkspacePage::messageRaised);
  connect(dialog, &QualityDialog::auditRequested, this, [this] {
    m_queue->continueAudit();
    m_queue->focusList();
  });
  openOnce(*dialog);
}

void ReviewPage::offerRecall(const RecallRun &run) {
  auto *offer = new RecallButton(m_session, run, m_queue);
  m_queue->setOffer(offer);
  connect(offer, &QPushButton::clicked, m_actions.recall, &QAction::trigger);
}

void ReviewPage::askForReview() {
  if (!m_session.hasResult()) return;
  askToOpen(this, tr("Merge another review"), m_settings.lastDirectory(),
            tr("Projects and verdicts (*.shinglescope *.csv *.tsv *.json);;All files (*)"),
            [this](const QString &path) { mergeReview(path); });
}

void ReviewPage::mergeReview(const QString &path) {
  if (!m_session.hasResult()) return;
  auto *dialog = new MergeDialog(m_session, m_controller, path, this);
  closeWithResult(*dialog, m_session);
  openOnce(*dialog);
}

void ReviewPage::tellOfMerge(const OtherReview &other) {
  const std::uint64_t added = other.report.added;
  const std::uint64_t contested = other.report.disagreements.size();
  const QString pairs = tr("%1 pairs added", nullptr, pluralOf(added)).arg(countText(added));
  const QString contradictions =
      tr("%1 contradictions", nullptr, pluralOf(contested)).arg(countText(contested));
  emit messageRaised(tr("Merged: %1, %2.").arg(pairs, contradictions));
}

QJsonObject ReviewPage::view() const {
  if (!m_session.hasResult()) return {};
  QueueView view = m_queue->view();
  view.threshold = m_session.reviewThreshold();
  view.isBlind = m_actions.blind->isChecked();
  QJsonObject json = queueViewToJson(view, m_session.dataset()->columnNames());
  json[kKeepRules] = QString::fromStdString(keepRulesToJson(m_state.keepRules()));
  return json;
}

void ReviewPage::restoreView(const QJsonObject &json) {
  if (!m_session.hasResult() || json.isEmpty()) return;
  const QueueView view = queueViewFromJson(json, m_session.dataset()->columnNames());
  const Result<KeepRules> rules = keepRulesFromJson(json[kKeepRules].toString().toStdString());
  if (rules) m_state.setKeepRules(*rules);
  const Ratio floor = lowestKept(*m_session.result());
  if (view.threshold >= floor) m_controller.setReviewThreshold(view.threshold);
  m_actions.blind->setChecked(view.isBlind);
  m_queue->restoreView(view);
}

/// Lowers the threshold as far as needed, but not below the floor of the result.
void ReviewPage::showScores(const ScoreRange &scores) {
  if (!m_session.hasResult()) return;
  const Ratio from = std::max(scores.from, lowestKept(*m_session.result()));
  if (from < m_session.reviewThreshold()) m_controller.setReviewThreshold(from);
  m_queue->showScores(scores);
}

/// If the threshold hides the pair, lowers it to the hundredth below the pair's similarity.
void ReviewPage::showPair(const ItemKey &rows) {
  if (!m_session.hasResult() || m_state.queue() == nullptr) return;
  const ReviewQueue &queue = *m_state.queue();
  const std::uint32_t item = findItem(queue, rows.a, rows.b);
  if (item == kNoItem) return;
  const auto isShownFrom = [&](const Ratio &threshold) {
    return isItemAtLeast(queue.items[item], *queue.result, threshold);
  };
  if (!isShownFrom(m_session.reviewThreshold())) {
    Ratio threshold{100, 100};
    while (threshold.isPositive() && !isShownFrom(threshold)) --threshold.numerator;
    m_controller.setReviewThreshold(std::max(threshold, lowestKept(*queue.result)));
  }
  m_queue->showItem(queue.keyAt(item));
}

void ReviewPage::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up) {
    inFront().move(event->key() == Qt::Key_Down ? 1 : -1);
    event->accept();
    return;
  }
  WorkspacePage::keyPressEvent(event);
}

}  // namespace shinglescope
