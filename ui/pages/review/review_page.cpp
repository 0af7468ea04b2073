#include "ui/pages/review/review_page.h"

#include <QKeyEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/base/controls/empty_state.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/report_text.h"
#include "ui/pages/export/export_dialog.h"
#include "ui/pages/review/groups/group_content.h"
#include "ui/pages/review/groups/group_model.h"
#include "ui/pages/review/groups/members_panel.h"
#include "ui/pages/review/compare/compare_panel.h"
#include "ui/pages/review/contradictions/evidence_panel.h"
#include "ui/pages/review/quality_dialog.h"
#include "ui/pages/review/queue/queue_panel.h"
#include "ui/pages/review/state/export_material.h"
#include "ui/pages/review/verdict_bar.h"
#include "ui/parts/similar/similar_dialog.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/parts/why/pair_explainer.h"
#include "ui/parts/why/row_lesson_request.h"
#include "ui/parts/why/why_panel.h"
#include "ui/session/actions_controller.h"
#include "ui/session/row_text.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

constexpr int kReviewPageGap = 8;
constexpr int kMembersHeight = 232;
const QString kColumns = QStringLiteral("review.columns");
const QString kMiddle = QStringLiteral("review.middle");

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
  connectActions();
  connectComparison();
  connectSession();
  connectGroups();
  connectConsequences();
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
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  m_stack = new QStackedWidget(this);
  m_noResult = new EmptyState({}, {}, this);
  m_splitter = new QSplitter(Qt::Horizontal, this);
  m_queue = new QueuePanel(m_session, m_state, {m_actions.acceptOffer, m_actions.lookAtOffer},
                           m_splitter);
  m_queue->setMinimumWidth(220);
  m_splitter->addWidget(createMiddle());
  m_why = new WhyPanel(m_actions.why, m_splitter);
  m_why->setMinimumWidth(196);
  m_explainer = new PairExplainer(*m_why, this);
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
  auto *layout = new QVBoxLayout(middle);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kReviewPageGap);
  m_compare = new ComparePanel(
      {m_actions.onlyDifferences, m_actions.shingles, m_actions.swap, m_actions.flip,
       m_actions.whiteSpace, m_actions.ignoreSpace, m_actions.ignoreCase, m_actions.ignoreDigits,
       m_actions.members, m_actions.why, m_actions.previousDifference, m_actions.nextDifference},
      middle);
  m_noEntry = new EmptyState({}, {}, middle);
  m_centre = new QStackedWidget(middle);
  m_centre->addWidget(m_compare);
  m_centre->addWidget(m_noEntry);
  m_members = new MembersPanel({m_actions.keeper, m_actions.takeOut}, middle);
  m_middle = new QSplitter(Qt::Vertical, middle);
  m_evidence = new EvidencePanel(middle);
  m_middle->addWidget(m_members);
  m_middle->addWidget(m_evidence);
  m_middle->addWidget(m_centre);
  m_middle->setChildrenCollapsible(false);
  m_middle->setStretchFactor(2, 1);
  m_middle->setSizes({kMembersHeight, kMembersHeight, 400});
  m_middle->restoreState(m_settings.splitterState(kMiddle));
  m_members->hide();
  m_evidence->hide();
  m_verdicts = new VerdictBar({m_actions.duplicate, m_actions.notDuplicate, m_actions.unsure,
                               m_actions.keepA, m_actions.keepB, m_actions.note, m_actions.next},
                              middle);
  layout->addWidget(m_middle, 1);
  layout->addWidget(m_verdicts);
  return middle;
}

void ReviewPage::connectActions() {
  const auto on = [this](QAction *action, auto slot) {
    connect(action, &QAction::triggered, this, slot);
  };
  on(m_actions.duplicate, [this] { judgeAs(Verdict::Duplicate, std::nullopt); });
  on(m_actions.notDuplicate, [this] { judgeAs(Verdict::NotDuplicate, Keep::Neither); });
  on(m_actions.unsure, [this] { judgeAs(Verdict::Unsure, Keep::Neither); });
  on(m_actions.keepA, [this] { keepSide(shownSide(Keep::A)); });
  on(m_actions.keepB, [this] { keepSide(shownSide(Keep::B)); });
  on(m_actions.clear, [this] { clearVerdict(); });
  on(m_actions.repeat, [this] { repeatVerdict(); });
  on(m_actions.note, [this] { m_verdicts->editNote(); });
  on(m_actions.next, [this] { move(1); });
  on(m_actions.previous, [this] { move(-1); });
  on(m_actions.nextUndecided, [this] { moveToUndecided(); });
  on(m_actions.previousDifference, [this] { m_compare->view().stepDifference(-1); });
  on(m_actions.nextDifference, [this] { m_compare->view().stepDifference(1); });
  on(m_actions.group, [this] {
    if (m_queue->mode() == QueuePanel::Groups) {
      m_queue->setMode(QueuePanel::Pairs);
    } else if (m_shown) {
      m_queue->showGroupOf(m_shown->a);
    }
  });
  on(m_actions.reveal, [this] {
    if (m_shown) emit rowRevealRequested(m_shown->a.value);
  });
  on(m_actions.learn, [this] { openInLearn(); });
  on(m_actions.likeA, [this] { findLike(Keep::A); });
  on(m_actions.likeB, [this] { findLike(Keep::B); });
  on(m_actions.quality, [this] { showQuality(); });
  on(m_actions.recall, [this] { emit pageRequested(QStringLiteral("explore:recall")); });
  on(m_actions.merge, [this] { askForReview(); });
  connect(&m_controller, &ActionsController::merged, this, &ReviewPage::tellOfMerge);
  connect(m_actions.autoAdvance, &QAction::toggled, this,
          [this](bool isOn) { m_settings.setAutoAdvanceOn(isOn); });
  connect(m_actions.blind, &QAction::toggled, this, [this](bool isOn) {
    m_queue->setBlind(isOn);
    m_members->setBlind(isOn);
    showGroup();
    showGroupLine();
    showShingles();
    explain();
  });
  connect(m_verdicts, &VerdictBar::noteEdited, this, &ReviewPage::setNote);
  connect(m_verdicts, &VerdictBar::noteClosed, this, [this] { focusList(); });
}

void ReviewPage::connectSession() {
  connect(&m_session, &Session::verdictsReplaced, this, &ReviewPage::showVerdict);
  connect(&m_state, &ReviewState::queueReset, this, &ReviewPage::showState);
  connect(&m_state, &ReviewState::entriesChanged, this, &ReviewPage::showState);
  connect(m_queue, &QueuePanel::entryPicked, this, &ReviewPage::pickEntry);
  connect(m_queue, &QueuePanel::modeChanged, this, &ReviewPage::showMode);
  connect(m_queue, &QueuePanel::selectionChanged, this, [this] {
    showTitle();
    showGroupLine();
  });
  connect(&m_controller, &ActionsController::judgedTogether, this, [this](std::uint64_t entries) {
    emit messageRaised(
        entries == 0
            ? tr("No pair of the queue joins the selected rows.")
            : tr("Judged together: %1 pairs. Ctrl+Z takes it back.").arg(countText(entries)));
  });
  connect(m_queue, &QueuePanel::entryPicked, this, &WorkspacePage::viewChanged);
  connect(m_queue, &QueuePanel::groupPicked, this, &WorkspacePage::viewChanged);
  connect(m_queue, &QueuePanel::modeChanged, this, &WorkspacePage::viewChanged);
  connect(m_queue, &QueuePanel::thresholdMoved, &m_controller,
          &ActionsController::setReviewThreshold);
  connect(&m_session, &Session::judgementChanged, this, [this](EntryKey key) {
    m_queue->refreshEntry(key);
    // An undo or redo shows what it changed.
    if (!m_isJudging && m_queue->mode() == QueuePanel::Pairs) m_queue->selectEntry(key);
    showVerdict();
  });
  connect(&m_session, &Session::rolesChanged, this, [this] {
    if (m_shown && m_session.hasResult()) showComparison();
  });
  connect(m_noResult, &EmptyState::actionRequested, this, [this] {
    emit pageRequested(m_session.hasDataset() ? QStringLiteral("find") : QStringLiteral("data"));
  });
  connect(m_noEntry, &EmptyState::actionRequested, this, [this] {
    if (isIn(QueuePanel::Contradictions)) {
      m_queue->setMode(QueuePanel::Pairs);
    } else if (m_state.filter() == QueueFilter{} &&
               !linksText(m_session.result()->report).isEmpty()) {
      emit pageRequested(QStringLiteral("find"));
    } else if (m_state.filter() == QueueFilter{}) {
      m_controller.setReviewThreshold(m_state.queue()->result->recipe().effectiveFloor());
    } else {
      m_queue->clearFilter();
    }
  });
}

void ReviewPage::activate() { focusList(); }
void ReviewPage::focusSearch() { m_queue->focusSearch(); }

bool ReviewPage::isBusy() const {
  const auto *quality = findChild<QualityDialog *>();
  return m_state.isBusy() || m_explainer->isRunning() || (quality != nullptr && quality->isBusy());
}

void ReviewPage::showExample() { m_queue->selectFirstDiffering(); }

void ReviewPage::showState() {
  // Rows of a table that is no longer open are not compared any longer.
  if (m_shown && m_shown->dataset != m_session.dataset()) clearComparison();
  if (m_state.queue() == nullptr) m_verdicts->finishNote();
  if (!m_session.hasResult()) {
    clearComparison();
    m_noResult->setSentence(m_session.hasDataset()
                                ? tr("Nothing to review yet: find the near-duplicates first.")
                                : tr("Nothing to review yet: open a file first."));
    m_noResult->setAction(m_session.hasDataset() ? tr("Go to Find") : tr("Go to Data"));
  } else if (m_state.queue() != nullptr && m_state.queue()->entries.empty()) {
    m_noResult->setSentence(
        tr("The run found no pair down to %1. Try a lower threshold or more "
           "hashes.")
            .arg(similarityText(m_session.result()->recipe().effectiveFloor().toDouble())));
    m_noResult->setAction(tr("Go to Find"));
  }
  const bool hasEntries =
      m_session.hasResult() && (m_state.queue() == nullptr || !m_state.queue()->entries.empty());
  m_stack->setCurrentWidget(hasEntries ? static_cast<QWidget *>(m_splitter) : m_noResult);
  // The groups may be there before the queue that their pairs are looked up in.
  if (isIn(QueuePanel::Groups) && !m_shown) m_members->pickMembers();
  showEmptyCentre();
}

void ReviewPage::showEmptyCentre() {
  if (isIn(QueuePanel::Contradictions)) return showContradiction();
  const bool isBeingMade = m_state.isListBeingMade();
  const bool isEmpty = m_queue->mode() == QueuePanel::Pairs && m_state.entries().empty() &&
                       (isBeingMade || m_state.queue() != nullptr);
  m_centre->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_noEntry) : m_compare);
  if (!isEmpty) return;
  if (isBeingMade) {
    m_noEntry->setSentence(tr("The list of pairs is being built."));
    return m_noEntry->setAction({});
  }
  const QString threshold = similarityText(m_session.reviewThreshold().toDouble());
  const QString links = linksText(m_session.result()->report);
  if (m_state.filter() == QueueFilter{} && !links.isEmpty()) {
    m_noEntry->setSentence(tr("No pair is at or over %1.").arg(threshold) + u' ' + links);
    m_noEntry->setAction(tr("Go to Find"));
  } else if (m_state.filter() == QueueFilter{}) {
    const double floor = m_state.queue()->result->recipe().effectiveFloor().toDouble();
    m_noEntry->setSentence(tr("No pair is at or over %1.").arg(threshold));
    m_noEntry->setAction(tr("Lower the threshold to %1").arg(similarityText(floor)));
  } else {
    m_noEntry->setSentence(tr("No pair at or over %1 passes the filter.").arg(threshold));
    m_noEntry->setAction(tr("Clear the filter"));
  }
}

void ReviewPage::pickEntry() {
  if (m_queue->mode() != QueuePanel::Pairs || m_state.queue() == nullptr) return;
  m_verdicts->finishNote();
  const std::optional<EntryKey> key = m_queue->currentEntry();
  if (!key) return clearComparison();
  m_shown = Comparison{m_session.dataset(), key->a, key->b};
  // A class is shown by its first two rows.
  const TextClasses &classes = m_state.queue()->result->classes;
  if (key->a == key->b) m_shown->b = {classes.rowsOf(classes.textOf(key->a))[1]};
  showComparison();
  showEmptyCentre();
}

void ReviewPage::compareRows(RecordId a, RecordId b) {
  m_verdicts->finishNote();
  if (m_state.queue() == nullptr) return;
  m_shown = Comparison{m_session.dataset(), a, b};
  showComparison();
  m_centre->setCurrentWidget(m_compare);
}

void ReviewPage::findLike(Keep side) {
  if (!m_shown) return;
  const RecordId row = shownSide(side) == Keep::A ? m_shown->a : m_shown->b;
  auto *dialog = new SimilarDialog({m_session.dataset(), m_session.result()->recipe(), row}, this);
  closeWithTable(*dialog, m_session);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &SimilarDialog::rowChosen, this, &ReviewPage::rowRevealRequested);
  dialog->open();
}

void ReviewPage::openInLearn() {
  if (!m_shown) return;
  const Recipe &recipe = m_session.result()->recipe();
  const auto spec = lessonOfChosenRows(*m_session.dataset(), recipe, {m_shown->a, m_shown->b});
  spec ? emit lessonRequested(*spec) : emit messageRaised(errorText(spec.error()));
}

void ReviewPage::showTitle() {
  if (m_queue->mode() != QueuePanel::Pairs) {
    m_compare->setTitle(
        m_shown ? tr("Rows %1 and %2").arg(rowNumberText(question().a), rowNumberText(question().b))
                : QString());
    m_compare->setSubtitle({});
    return;
  }
  const auto position = static_cast<std::uint64_t>(std::max(0, m_queue->currentPosition()));
  m_compare->setTitle(tr("Pair %1").arg(countText(position + 1)));
  const QString all = tr("of %1").arg(countText(m_state.entries().size()));
  const std::uint64_t selected = m_queue->selectedCount();
  m_compare->setSubtitle(selected < 2 ? all : tr("%1, %2 selected").arg(all, countText(selected)));
}

void ReviewPage::showGroupLine() {
  if (!m_shown || m_state.queue() == nullptr) {
    m_compare->setGroupText({});
    return;
  }
  QStringList said;
  if (const std::uint64_t selected = m_queue->selectedCount();
      selected > 1 && isIn(QueuePanel::Pairs))
    said << tr("A key judges all %1 selected pairs.").arg(countText(selected));
  if (const ReviewGroups *groups = m_state.groups().groups();
      groups != nullptr && isIn(QueuePanel::Groups)) {
    const JudgedTogether chosen =
        judgedTogether(m_members->selectedRows(), m_queue->selectedGroups());
    if (const QString all = judgedTogetherText(chosen, groups->threshold()); !all.isEmpty())
      said << all;
  }
  if (!m_judged.isEmpty()) said << m_judged;
  if (const QueueEntry *entry = shownEntry(); entry != nullptr && entry->isClass()) {
    const auto rows = m_state.queue()->result->classes.rowsOf(entry->textA).size();
    said << tr("%n identical rows, judged with one key.", nullptr, static_cast<int>(rows));
  }
  // In Groups the table says it.
  const ReviewGroup *group =
      m_queue->mode() == QueuePanel::Groups ? nullptr : m_state.groups().groupOf(m_shown->a);
  if (group != nullptr) {
    said << tr("Group of %n: %1.", nullptr, static_cast<int>(group->rows.size()))
                .arg(rowListText(group->rows));
    if (!m_actions.blind->isChecked() && group->weakest)
      said << weakestLinkText(*group->weakest, m_state.groups().groups()->threshold()) + u'.';
    if (const auto keeper = group->keeper()) said << tr("Keeper: %1.").arg(rowNumberText(*keeper));
  }
  if (const QString members = membersText(); !members.isEmpty()) said << members;
  if (group != nullptr && m_state.groups().isBusy()) {
    said << tr("(Groups at %1.)")
                .arg(similarityText(m_state.groups().groups()->threshold().toDouble()));
  }
  m_compare->setGroupText(said.join(u' '));
}

/// The entry of the present queue that judges the rows shown. O(log n).
const QueueEntry *ReviewPage::shownEntry() const {
  if (!m_shown || m_state.queue() == nullptr) return nullptr;
  const std::uint32_t entry = findEntry(*m_state.queue(), m_shown->a, m_shown->b);
  return entry == kNoEntry ? nullptr : &m_state.queue()->entries[entry];
}

/// What a verdict is about: the entry shown, and of a contradiction any pair.
std::optional<EntryKey> ReviewPage::judgedKey() const {
  if (!m_shown || m_state.queue() == nullptr) return std::nullopt;
  if (const QueueEntry *entry = shownEntry()) return keyOf(*entry, *m_state.queue()->result);
  if (!isIn(QueuePanel::Contradictions)) return std::nullopt;
  return m_session.verdicts().entryOf(m_shown->a, m_shown->b);
}

Judgement ReviewPage::currentJudgement() const {
  const std::optional<EntryKey> key = judgedKey();
  return key ? m_session.verdicts().judgementOf(*key) : Judgement{};
}

/// A and B are the sides of the screen; swapped, they are the other records.
Keep ReviewPage::shownSide(Keep keep) const {
  if (keep == Keep::Neither || !m_actions.swap->isChecked()) return keep;
  return keep == Keep::A ? Keep::B : Keep::A;
}

void ReviewPage::showVerdict() {
  const bool canJudge = judgedKey().has_value();
  const bool isWritable = !m_session.isReadOnly();
  for (QAction *action : m_actions.judging()) action->setEnabled(canJudge && isWritable);
  for (QAction *action :
       {m_actions.keeper, m_actions.takeOut, m_actions.keepRules, m_actions.merge})
    action->setEnabled(isWritable);
  Judgement judgement = currentJudgement();
  if (m_shown && m_queue->mode() == QueuePanel::Groups) {
    for (QAction *action : {m_actions.keepA, m_actions.keepB}) action->setEnabled(isWritable);
    judgement.keep = keepUnder(judgement.verdict, keptOfShown());
  }
  judgement.keep = shownSide(judgement.keep);
  m_verdicts->showJudgement(judgement);
  m_judged = m_shown && !canJudge
                 ? tr("These two are no pair of the queue: under the floor, or not found.")
                 : judgementText(judgement);
  showGroupLine();
}

void ReviewPage::judge(const Judgement &judgement, bool isAdvancing) {
  const std::optional<EntryKey> key = judgedKey();
  if (!key) return;
  m_isJudging = true;
  const bool isTaken = m_controller.judge(*key, judgement);
  m_isJudging = false;
  if (isTaken && isAdvancing && m_actions.autoAdvance->isChecked()) advance();
}

/// Without a choice of what to keep, that choice stays as it is.
void ReviewPage::judgeAs(Verdict verdict, std::optional<Keep> keep) {
  m_lastJudgement = SharedVerdict{verdict, keep};
  if (judgeSelected({verdict, keep})) return;
  Judgement judgement = currentJudgement();
  judgement.verdict = verdict;
  judgement.keep = keep.value_or(judgement.keep);
  judge(judgement, true);
}

/// Of several selected pairs, groups or members a key judges all; pairs stay selected. False
/// where a verdict is about the two rows shown.
bool ReviewPage::judgeSelected(const SharedVerdict &said) {
  if (m_state.queue() == nullptr || isIn(QueuePanel::Contradictions)) return false;
  std::vector<std::vector<RecordId>> lists;
  if (isIn(QueuePanel::Groups))
    lists = rowsOf(judgedTogether(m_members->selectedRows(), m_queue->selectedGroups()),
                   m_state.groups());
  std::vector<EntryHandle> entries;
  if (isIn(QueuePanel::Pairs)) entries = m_queue->selectedEntries();
  if (lists.empty() && entries.size() < 2) return false;
  m_isJudging = true;
  if (lists.empty())
    m_controller.judgeTogether(m_state.queue(), std::move(entries), said);
  else
    m_controller.judgeAmong(m_state.queue(), std::move(lists),
                            m_state.groups().groups()->threshold(), said);
  m_isJudging = false;
  return true;
}

void ReviewPage::clearVerdict() {
  if (judgeSelected({Verdict::Undecided, Keep::Neither})) return;
  Judgement judgement = currentJudgement();
  judgement.verdict = Verdict::Undecided;
  judgement.keep = Keep::Neither;
  judge(judgement, false);
}

void ReviewPage::repeatVerdict() {
  if (m_lastJudgement) {
    judgeAs(m_lastJudgement->verdict, m_lastJudgement->keep);
  } else {
    emit messageRaised(tr("No verdict to repeat yet."));
  }
}

void ReviewPage::setNote(const QString &note, const QStringList &tags) {
  Judgement judgement = currentJudgement();
  judgement.note = note.toStdString();
  judgement.tags.clear();
  for (const QString &tag : tags) judgement.tags.push_back(tag.toStdString());
  judge(judgement, false);
}

void ReviewPage::exportResults() {
  // Without a result what could not be read is all that there is.
  const bool isAnything =
      m_session.hasResult() ? m_state.queue() != nullptr : !m_session.loadReport().problems.empty();
  if (!isAnything) return;
  ExportMaterial material = exportMaterial(m_session, &m_state);
  if (m_session.hasResult()) addSelection(material);
  auto *dialog = new ExportDialog(m_session, m_controller, m_settings, std::move(material), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void ReviewPage::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up) {
    move(event->key() == Qt::Key_Down ? 1 : -1);
    event->accept();
    return;
  }
  WorkspacePage::keyPressEvent(event);
}

}  // namespace shinglescope
