// SPDX-License-Identifier: MIT
#include "ui/pages/explore/accuracy/accuracy_view.h"

#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTableView>
#include <algorithm>

#include "ui/base/controls/file_dialog.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/panel.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/jobs/job_resources.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/accuracy/accuracy_model.h"
#include "ui/pages/explore/accuracy/accuracy_plot.h"
#include "ui/pages/explore/frame/view_stack.h"
#include "ui/parts/table/fitted_columns.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/parts/why/why_not_dialog.h"
#include "ui/session/second_table.h"

namespace shinglescope {
namespace {

constexpr int kAccuracyGap = 8;
constexpr int kAccuracyPadding = 12;
constexpr std::size_t kMostWrongPairs = 1000;
constexpr int kMostAuditSeed = 1'000'000;
constexpr int kWrongRowsWidth = 150;

}  // namespace

AccuracyView::AccuracyView(const ExploreTools &tools, QWidget *parent)
    : ExploreView(tools.session, tools.controller, parent), m_adopter(tools.adopter) {
  createLayout();
  // Verdicts are the truth of two of the three choices.
  connect(&session(), &Session::verdictsChanged, this, [this] { take(Outcome); });
  connect(&session(), &Session::verdictsReplaced, this, [this] { take(Outcome); });
}

void AccuracyView::createLayout() {
  auto *content = new QWidget;
  auto *right = makeSplitter(Qt::Vertical, kAccuracyGap, {createThresholds(), createWrong()});
  right->setSizes({300, 330});
  auto *columns = makeSplitter(Qt::Horizontal, kAccuracyGap, {createCurves(), right});
  columns->setSizes({480, 620});
  makeColumn(content)->addWidget(columns);
  m_stack = new ViewStack(content);
  connect(m_stack, &ViewStack::actionRequested, this, [this] {
    if (source() == TruthSource::File) return chooseFile();
    emit pageRequested(session().hasResult()    ? QStringLiteral("review")
                       : session().hasDataset() ? QStringLiteral("find")
                                                : QStringLiteral("data"));
  });
  connect(m_stack, &ViewStack::cancelRequested, this, [this] { cancelWork(); });
  QVBoxLayout *layout = makeColumn(this, {}, kAccuracyGap);
  layout->addWidget(createTruth());
  layout->addWidget(m_stack, 1);
}

QWidget *AccuracyView::createTruth() {
  auto *panel = new Panel({}, this);
  panel->setAccessibleName(tr("Truth"));
  auto *body = new QWidget;
  auto *column = makeColumn(body, {kAccuracyPadding, 6, kAccuracyPadding, 6}, 6);
  m_source = new SegmentedControl({tr("random audit"), tr("all verdicts"), tr("a file")});
  m_source->setAccessibleName(tr("What is known to be true"));
  m_source->setSegmentHint(0, tr("The verdicts of the random audit estimate the whole result"));
  m_source->setSegmentHint(1, tr("All verdicts of reviewers; they are a biased choice"));
  m_source->setSegmentHint(2, tr("A list of all matches, or of labels"));
  m_seed = makeSpinBox(nullptr, tr("Seed of the audit"), 0, kMostAuditSeed, 1);
  m_seedLabel = makeLabel(nullptr, TextRole::Muted, tr("seed of the audit"));
  m_choose = makePushButton(nullptr, tr("Choose a file..."), "chooseTruth");
  m_choose->hide();
  column->addLayout(makeItemRow({makeLabel(nullptr, TextRole::Muted, tr("Compared with")), m_source,
                                 m_choose, m_seedLabel, m_seed, BoxItem::space()},
                                kAccuracyGap));
  m_kind = makeNote(nullptr, TextRole::Muted);
  m_kind->setObjectName(QStringLiteral("accuracyKind"));
  column->addWidget(m_kind);
  panel->setBody(body);
  connect(m_source, &SegmentedControl::currentChanged, this, &AccuracyView::chooseSource);
  connect(m_seed, &QSpinBox::valueChanged, this, [this] { take(Outcome); });
  connect(m_choose, &QPushButton::clicked, this, &AccuracyView::chooseFile);
  return panel;
}

QWidget *AccuracyView::createCurves() {
  auto *panel = new Panel(tr("Precision and recall"));
  m_plot = new AccuracyPlot;
  m_plotPanel = new PlotPanel(m_plot, tr("Precision and recall by threshold"),
                              PlotPanel::Tools::Menu, {kAccuracyPadding, 6, kAccuracyPadding, 4});
  panel->setBody(m_plotPanel);
  panel->addHeaderWidget(m_plotPanel->menuButton());
  connect(m_plotPanel, &PlotPanel::messageRaised, this, &AccuracyView::messageRaised);
  return panel;
}

Panel *AccuracyView::createThresholds() {
  auto *panel = new Panel(tr("Thresholds"));
  m_points = new AccuracyModel(this);
  m_table = makeListTable(m_points, tr("Accuracy by threshold"), panel);
  showHeader(*m_table);
  new FittedColumns(*m_table);
  panel->setBody(m_table);
  m_use = makePushButton(nullptr, tr("Use this threshold"), "useThreshold",
                         tr("Puts the threshold into the recipe"));
  panel->addHeaderWidget(m_use);
  connect(m_use, &QPushButton::clicked, this, [this] {
    if (const auto threshold = chosenThreshold()) m_adopter.adoptThreshold(*threshold);
  });
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &AccuracyView::showThreshold);
  return panel;
}

Panel *AccuracyView::createWrong() {
  m_wrongPanel = new Panel(tr("Wrong pairs"));
  m_errors = new SegmentedControl({tr("false"), tr("missed")});
  m_errors->setAccessibleName(tr("Kind of error"));
  m_wrongPanel->addHeaderWidget(m_errors);
  m_pairs = new WrongPairModel(this);
  m_pairTable = makeListTable(m_pairs, tr("Wrong pairs"), m_wrongPanel);
  showHeader(*m_pairTable);
  m_pairTable->setItemDelegateForColumn(WrongPairModel::SimilarityColumn,
                                        new SimilarityDelegate(m_pairTable));
  setWidths(*m_pairTable, {{WrongPairModel::SimilarityColumn, 96},
                           {WrongPairModel::RowsColumn, kWrongRowsWidth}});
  m_pairTable->setToolTip(tr("Press Enter to open the pair in Review"));
  m_wrongPanel->setBody(m_pairTable);
  connect(m_errors, &SegmentedControl::currentChanged, this, &AccuracyView::showWrong);
  connect(m_pairTable, &QTableView::activated, this, &AccuracyView::openPair);
  return m_wrongPanel;
}

TruthSource AccuracyView::source() const {
  return static_cast<TruthSource>(m_source->currentIndex());
}

void AccuracyView::activate() {
  if (m_answer != nullptr) m_table->setFocus(Qt::OtherFocusReason);
}

void AccuracyView::chooseSource(int index) {
  const bool isFile = index == static_cast<int>(TruthSource::File);
  m_choose->setVisible(isFile);
  m_seedLabel->setVisible(index == static_cast<int>(TruthSource::Audit));
  m_seed->setVisible(m_seedLabel->isVisibleTo(this));
  take(Outcome);
  if (isFile && m_path.isEmpty()) chooseFile();
}

void AccuracyView::chooseFile() {
  askToOpen(this, tr("Open known matches or labels"), QFileInfo(m_path).absolutePath(),
            tr("Tables (*.csv *.tsv *.tab *.json *.jsonl *.xlsx *.ods *.gz);;All files (*)"),
            [this](const QString &path) { useFile(path); });
}

void AccuracyView::useFile(const QString &path) {
  m_path = path;
  m_source->setCurrentIndex(static_cast<int>(TruthSource::File));
  take(Outcome);
}

void AccuracyView::forget(Changes changes) {
  if (!(changes & (Data | Columns | Outcome | Threshold))) return;
  m_job.drop();
  m_wrongJob.drop();
  m_answer.reset();
  if (changes & Data) m_path.clear();
}

void AccuracyView::refresh(Changes changes) {
  if (changes & (Data | Columns | Outcome | Threshold)) measure();
}

void AccuracyView::measure() {
  m_kind->hide();
  if (!session().hasResult() || session().records() == nullptr)
    return m_stack->say(tr("There is nothing to measure yet: find the near-duplicates first."),
                        session().hasDataset() ? tr("Go to Find") : tr("Go to Data"));
  if (source() == TruthSource::File && m_path.isEmpty())
    return m_stack->say(tr("Choose a table of all matches, or of labels: two columns with the ids "
                           "of the rows, and perhaps a column of labels."),
                        tr("Choose a file..."));
  AccuracyQuestion question;
  question.dataset = session().dataset();
  question.result = session().result();
  question.records = session().records();
  question.judged = session().verdicts().items();
  question.idColumn = session().recordSource().idColumn;
  question.source = source();
  question.auditSeed = static_cast<std::uint64_t>(m_seed->value());
  question.path = QFile::encodeName(m_path).toStdString();
  question.threshold = session().reviewThreshold();
  question.tableNames = tableNamesOf(session());
  m_stack->showWork();
  m_job.start(
      [question = std::move(question)](const RunContext &context) {
        return answerAccuracy(question, context);
      },
      {[this](std::shared_ptr<const AccuracyAnswer> answer) { showAnswer(std::move(answer)); },
       [this](const Error &error) { m_stack->say(errorText(error)); },
       [this] { m_stack->say(tr("Cancelled.")); },
       [this](const ProgressSample &sample) { m_stack->setProgress(sample); }},
      {.threads = jobThreads()});
}

QString AccuracyView::kindText(const AccuracyAnswer &answer) const {
  const Accuracy &accuracy = answer.accuracy;
  QStringList facts;
  if (source() == TruthSource::File) facts << shownPath(QFileInfo(m_path).fileName()) + u':';
  facts << tr("%1 pairs are known, %2 of them matches.")
               .arg(countText(accuracy.known), countText(accuracy.knownMatches));
  switch (accuracy.kind) {
    case TruthKind::Complete:
      facts << tr("The list is taken to be complete: every other pair is false.");
      break;
    case TruthKind::Audit:
      facts << tr("Estimated for all pairs in the list. Recall refers to the matches at or above "
                  "%1.")
                   .arg(similarityText(accuracy.points.front().threshold.toDouble()));
      break;
    case TruthKind::Chosen:
      facts << tr("Biased: somebody chose these pairs, and nothing follows for the others.");
      break;
  }
  if (accuracy.notInResult > 0)
    facts << tr("Matches that the result does not have: %1.").arg(countText(accuracy.notInResult));
  if (!answer.list.unused.empty()) facts << allMessagesText(answer.list.unusedText());
  return facts.join(u' ');
}

void AccuracyView::showAnswer(std::shared_ptr<const AccuracyAnswer> answer) {
  if (answer->accuracy.known == 0)
    return m_stack->say(
        source() == TruthSource::Audit
            ? tr("No verdict belongs to the random audit of this seed. Judge pairs "
                 "in the order of a random audit.")
            : tr("No pair has the verdict Duplicate or Not that a reviewer gave."),
        source() == TruthSource::File ? tr("Choose a file...") : tr("Go to Review"));
  m_answer = std::move(answer);
  setTextRole(m_kind,
              m_answer->accuracy.kind == TruthKind::Chosen ? TextRole::Warning : TextRole::Muted);
  say(m_kind, kindText(*m_answer));
  m_plot->setAccuracy(m_answer->accuracy);
  m_plotPanel->showTable();
  m_points->setAccuracy(m_answer->accuracy);
  m_stack->showContent();
  const auto under =
      std::ranges::find(m_points->all(), session().reviewThreshold(), &AccuracyPoint::threshold);
  selectInNewRows(*m_table, under == m_points->all().end()
                                ? 0
                                : static_cast<int>(under - m_points->all().begin()));
  showThreshold();
}

std::optional<Ratio> AccuracyView::chosenThreshold() const {
  const AccuracyPoint *point = m_points->find(m_table->currentIndex().row());
  return point == nullptr ? std::nullopt : std::optional(point->threshold);
}

/// Looks for the pairs that are wrong at the chosen threshold.
void AccuracyView::showThreshold() {
  const auto threshold = chosenThreshold();
  m_use->setEnabled(threshold.has_value());
  if (m_answer == nullptr || !threshold) return;
  m_plot->setThreshold(*threshold);
  m_wrongJob.start(
      [answer = m_answer, threshold = *threshold](const RunContext &context) {
        return accuracyExamples(*answer->result, answer->known, answer->exampleKind, threshold,
                                kMostWrongPairs, context);
      },
      {[this](AccuracyExamples wrong) {
         m_wrong = std::move(wrong);
         showWrong();
       },
       [this](const Error &error) { emit messageRaised(errorText(error)); }});
}

void AccuracyView::showWrong() {
  if (m_answer == nullptr) return m_pairs->clear();
  const bool isFalse = m_errors->currentIndex() == FalsePairs;
  const std::vector<AccuracyExample> &pairs = isFalse ? m_wrong.falsePairs : m_wrong.missed;
  m_pairs->setPairs(session().dataset(), m_answer->result, pairs);
  m_wrongPanel->setSubtitle(
      tr("false: %1, missed: %2").arg(countText(m_wrong.allFalse), countText(m_wrong.allMissed)));
  if (!pairs.empty()) selectInNewRows(*m_pairTable, 0);
}

/// Opens a pair of the result in Review; explains any other pair here.
void AccuracyView::openPair(const QModelIndex &index) {
  const AccuracyExample *pair = m_pairs->find(index.row());
  if (pair == nullptr || m_answer == nullptr) return;
  if (pair->similarity(*m_answer->result)) return emit pairRequested({pair->a, pair->b});
  auto *dialog = openWhyNot(
      {session().dataset(), m_answer->result, m_answer->result->recipe(), pair->a, pair->b}, this);
  closeWithTable(*dialog, session());
  connect(dialog, &WhyNotDialog::rowChosen, this, &AccuracyView::rowRevealRequested);
}

bool AccuracyView::cancelWork() {
  if (!isBusy()) return false;
  m_job.cancel();
  m_wrongJob.cancel();
  return true;
}

}  // namespace shinglescope
