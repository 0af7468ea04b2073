// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sweep/sweep_view.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <algorithm>

#include "core/base/files/atomic_file.h"
#include "core/export/request/export_target.h"
#include "core/tune/recall/measured_recall.h"
#include "core/tune/sweep/best_settings.h"
#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/panel.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/frame/revert_adoption_button.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/pages/explore/sweep/sweep_filter_bar.h"
#include "ui/pages/explore/sweep/sweep_form.h"
#include "ui/pages/explore/sweep/sweep_front_plot.h"
#include "ui/pages/explore/sweep/sweep_model.h"
#include "ui/pages/explore/sweep/sweep_pairs_dialog.h"
#include "ui/pages/explore/sweep/sweep_truth.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/parts/tuning/recipe_adopter.h"
#include "ui/parts/tuning/sweep_run.h"
#include "ui/parts/tuning/sweep_text.h"
#include "ui/session/overwrite_guards.h"
#include "ui/session/second_table.h"

namespace shinglescope {
namespace {

constexpr int kSweepViewFormWidth = 330;
constexpr int kSweepViewGap = 8;
constexpr int kSweepViewPadding = 12;
constexpr int kSweepViewRowHeight = 24;
constexpr int kSweepViewNumberWidth = 84;
constexpr int kWideColumn = 118;
constexpr int kNoteWidth = 420;
constexpr int kHeaderMargin = 36;  ///< padding and the arrow of the sorted column

template <class Value>
QComboBox *makeComboBox(const QString &label, const char *name, QString (*words)(Value),
                        std::initializer_list<Value> values) {
  auto *box = new QComboBox;
  box->setAccessibleName(label);
  box->setObjectName(QLatin1String(name));
  for (const Value value : values) box->addItem(words(value));
  return box;
}

int widthOf(int column) {
  using S = SweepModel;
  if (column >= S::CandidateErrorColumn && column <= S::AllBiasColumn) return kWideColumn;
  if (column >= S::VerifiedTruePositivesColumn && column <= S::VerifiedF1Column) return 100;
  switch (column) {
    case S::KColumn: return 44;
    case S::HashesColumn: return 66;
    case S::F1Column:
    case S::SecondsColumn:
    case S::BytesColumn: return 76;
    case S::NotExaminedColumn: return 100;
    case S::BandsColumn: return 104;
    case S::SchemeColumn:
    case S::VerifiedRecallColumn: return kWideColumn;
    case S::NoteColumn: return kNoteWidth;
    default: return kSweepViewNumberWidth;
  }
}

}  // namespace

SweepView::SweepView(Session &session, ActionsController &controller, SweepRun &run,
                     RecipeAdopter &adopter, QWidget *parent)
    : ExploreView(session, controller, parent), m_run(run), m_adopter(adopter) {
  createLayout();
  connectRun();
  connectResults();
  showResult();
  showRun();
}

bool SweepView::isBusy() const { return m_run.isRunning() || m_saving.isRunning(); }

void SweepView::activate() {
  if (m_right->currentWidget() == m_results) m_table->setFocus(Qt::OtherFocusReason);
}

void SweepView::connectRun() {
  connect(m_form, &SweepForm::runRequested, this, &SweepView::start);
  connect(m_form, &SweepForm::messageRaised, this, &SweepView::messageRaised);
  connect(m_form, &SweepForm::truthChanged, this, &SweepView::showObstacle);
  connect(&session(), &Session::verdictsChanged, this, &SweepView::showObstacle);
  connect(&session(), &Session::verdictsReplaced, this, &SweepView::showObstacle);
  connect(&m_form->strip(), &TaskFooter::cancelRequested, &m_run, &SweepRun::cancel);
  connect(&m_run, &SweepRun::changed, this, [this] {
    showRun();
    showResult();
  });
  connect(&m_run, &SweepRun::progressed, this, [this](const ProgressSample &sample) {
    const bool isSweeping = sample.stage == Stage::Sweeping && sample.total > 0;
    const QString text =
        isSweeping
            ? tr("%1 of %2 settings tried").arg(countText(sample.done), countText(sample.total))
            : tr("preparing the sample");
    m_form->strip().setSample(sample, text);
  });
  connect(&m_run, &SweepRun::finished, this, &SweepView::sayDone);
  connect(&m_run, &SweepRun::cancelled, this, [this](bool hasPart) {
    m_form->strip().say(
        hasPart ? tr("Cancelled; the finished settings are shown. Run it again to continue.")
                : tr("Cancelled before a setting was finished. Run it again to continue."));
  });
  connect(&m_run, &SweepRun::failed, &m_form->strip(), &TaskFooter::sayProblem);
}

void SweepView::sayDone() {
  const QString done = tr("Done: %1.").arg(resultText(*m_run.result()));
  const QString few = fewPairsText(*m_run.result(), m_run.pairs());
  QStringList facts{done};
  if (!few.isEmpty()) facts << few;
  if (const QString trials = fewTrialsText(*m_run.result()); !trials.isEmpty()) facts << trials;
  if (m_list != nullptr && !m_list->unused.empty()) facts << allMessagesText(m_list->unusedText());
  m_form->strip().say(facts.join(u' '));
}

void SweepView::connectResults() {
  connect(m_plot, &SweepFrontPlot::settingPicked, &m_run, &SweepRun::pick);
  connect(m_plotPanel, &PlotPanel::messageRaised, this, &SweepView::messageRaised);
  connect(m_filters, &SweepFilterBar::filterChanged, this, &SweepView::showFilter);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex &current) {
            if (current.isValid()) m_run.pick(m_model->handleAt(current.row()));
          });
  connect(m_table->selectionModel(), &QItemSelectionModel::currentColumnChanged, this,
          [this](const QModelIndex &current) {
            if (current.isValid()) m_column = current.column();
          });
  connect(m_table, &QTableView::activated, this, &SweepView::openPairs);
  connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
          &SweepView::showPicked);
  connect(&m_run, &SweepRun::pickedChanged, this, &SweepView::showPicked);
  connect(m_plotPanel, &PlotPanel::rowActivated, this,
          [this](int row) { pick(m_plot->twinSettings()[static_cast<std::size_t>(row)]); });
  const auto redraw = [this] {
    m_plot->setAxes(static_cast<SweepQuality>(m_quality->currentIndex()),
                    static_cast<SweepCost>(m_cost->currentIndex()));
    m_plotPanel->showTable();
    showChoice();
  };
  connect(m_quality, &QComboBox::currentIndexChanged, this, redraw);
  connect(m_cost, &QComboBox::currentIndexChanged, this, redraw);
  connect(m_pairsBox, &QComboBox::currentIndexChanged, this,
          [this](int index) { m_run.setPairs(static_cast<SweepPairs>(index)); });
  connect(&m_run, &SweepRun::pairsChanged, this, &SweepView::showPairs);
  connect(m_rule, &QComboBox::currentIndexChanged, this, &SweepView::showBest);
  connect(m_adopt, &QPushButton::clicked, this, &SweepView::adopt);
  connect(m_pairs, &QPushButton::clicked, this, &SweepView::openPairs);
  connect(m_save, &QPushButton::clicked, this, &SweepView::askAndSave);
}

void SweepView::forget(Changes changes) {
  if (!changes.testFlag(Data)) return;
  m_run.clear();
  m_form->truth().clear();
  m_form->followRecipe();
}

void SweepView::refresh(Changes) {
  m_form->setRecipe(session().recipe());
  showObstacle();
}

void SweepView::showObstacle() {
  if (!session().hasDataset()) return m_form->setObstacle(tr("Open a file first."));
  if (session().recipe().compare.empty())
    return m_form->setObstacle(tr("On Find, choose at least one column to compare."));
  const VerdictCounts &judged = session().verdicts().counts();
  if (m_form->truth().source() == SweepTruthSource::Verdicts &&
      (!session().hasResult() || judged.duplicate + judged.notDuplicate == 0))
    return m_form->setObstacle(tr("No pair has the verdict Duplicate or Not yet."));
  m_form->setObstacle({});
}

void SweepView::start(const SweepGrid &grid) {
  if (!session().hasDataset() || m_run.isRunning()) return;
  m_run.start(session().dataset(), recipeOfTables(session()), grid, truthReader());
}

/// Returns what reads the chosen truth; nothing if it is the similarity.
SweepRun::TruthReader SweepView::truthReader() {
  m_list = std::make_shared<NamedPairs>();
  const SweepTruthEdit &truth = m_form->truth();
  if (truth.source() == SweepTruthSource::Similarity) return {};
  SweepTruthQuestion question;
  question.dataset = session().dataset();
  question.result = session().result();
  question.judged = session().verdicts().items();
  question.idColumn = session().recordSource().idColumn;
  question.tableNames = tableNamesOf(session());
  if (truth.source() == SweepTruthSource::File)
    question.path = QFile::encodeName(truth.path()).toStdString();
  return [question = std::move(question), list = m_list](
             const RunContext &context) -> Result<std::shared_ptr<const LabelledPairs>> {
    auto read = readSweepTruth(question, context);
    if (!read) return read.error();
    *list = std::move(read->list);
    return std::move(read->known);
  };
}

void SweepView::showRun() { m_form->strip().setRunning(m_run.isRunning()); }

/// Shows each result once, so that a run without a result changes nothing.
void SweepView::showResult() {
  const auto &result = m_run.result();
  if (m_run.isRunning() || (result != nullptr && result == m_model->result())) return;
  m_right->setCurrentWidget(result == nullptr ? m_empty : static_cast<QWidget *>(m_results));
  m_model->setResult(result);
  m_plot->setResult(result);
  if (result == nullptr) return;
  m_filters->setGrid(result->grid);
  m_frontPanel->setSubtitle(resultText(*result));
  m_table->setColumnHidden(SweepModel::SchemeColumn, result->grid.permutations.size() < 2);
  showBest();
}

/// 0 if the best setting is that with the highest F1.
double SweepView::leastRecall() const { return m_rule->currentData().toDouble(); }

/// Marks the best setting for each k and threshold by the chosen rule.
void SweepView::markBest() {
  const auto &result = m_run.result();
  if (result == nullptr) return;
  SweepRule rule{m_run.pairs(), std::nullopt};
  if (leastRecall() > 0) rule.leastRecall = leastRecall();
  std::vector<std::size_t> best = bestSettings(*result, rule);
  std::ranges::sort(best);
  m_hasBest = !best.empty();
  m_model->setBest(std::move(best));
}

/// Marks the best settings and picks one.
void SweepView::showBest() {
  const auto &result = m_run.result();
  if (result == nullptr) return;
  markBest();
  pickBest();
  if (!m_hasBest && leastRecall() > 0 && !result->isPartial)
    emit messageRaised(tr("No setting reaches a recall of %1.").arg(similarityText(leastRecall())));
}

/// Picks the best setting that is shown: by the rule, or on the front for the highest F1.
void SweepView::pickBest() {
  for (int row = 0; leastRecall() > 0 && row < m_model->rowCount(); ++row)
    if (m_model->isBest(m_model->settingAt(row))) return pick(m_model->settingAt(row));
  const auto &front = m_plot->front();
  const auto best = std::ranges::find_if(front.rbegin(), front.rend(), [this](std::size_t setting) {
    return m_run.result()->rows[setting].setting.canBeAdopted();
  });
  if (best != front.rend()) return pick(*best);
  if (!front.empty()) pick(front.back());
}

void SweepView::showFilter(const SweepFilter &filter) {
  m_model->setFilter(filter);
  m_plot->setFilter(filter);
  m_plotPanel->showTable();
  const auto &result = m_run.result();
  const std::size_t all = result == nullptr ? 0 : result->rows.size();
  const QString shown = countText(static_cast<std::uint64_t>(m_model->rowCount()));
  m_tablePanel->setSubtitle(tr("%1 of %2").arg(shown, countText(all)));
  showPicked();
}

/// `setting` is an index into the rows of the shown result.
void SweepView::pick(std::size_t setting) {
  if (const auto &result = m_model->result()) m_run.pick(result->handleAt(setting));
}

void SweepView::showPairs() {
  m_pairsBox->setCurrentIndex(static_cast<int>(m_run.pairs()));
  m_model->setPairs(m_run.pairs());
  m_plot->setPairs(m_run.pairs());
  m_plotPanel->showTable();
  markBest();
  if (m_run.result() != nullptr && !m_run.result()->isPartial && !m_run.isRunning()) sayDone();
  showPicked();
}

void SweepView::showPicked() {
  m_plot->setPicked(m_run.picked());
  if (m_run.picked()) {
    const int row = m_model->rowOfSetting(*m_run.picked());
    if (row >= 0 && m_table->currentIndex().row() != row)
      m_table->setCurrentIndex(m_model->index(row, m_column));
  }
  showChoice();
}

void SweepView::showChoice() {
  const SweepRow *row = m_run.pickedRow();
  m_adopt->setEnabled(row != nullptr && row->setting.canBeAdopted());
  m_pairs->setEnabled(row != nullptr && row->setting.canRun() && !row->outcomes.empty());
  if (row == nullptr) return m_choice->setText(tr("Click a dot or choose a row."));
  const auto quality = static_cast<SweepQuality>(m_quality->currentIndex());
  QString choice = tr("%1: %2 %3")
                       .arg(settingText(row->setting), qualityText(quality),
                            shareText(qualityOf(*row, quality, m_run.pairs())));
  if (restsOnFewPairs(*row, m_run.pairs()))
    choice += tr(", few true pairs");
  else if (m_model->isBest(m_run.picked()->index))
    choice += tr(", the best here");
  m_choice->setText(choice);
  m_choice->setToolTip(rowNote(*row));
}

void SweepView::adopt() {
  const SweepRow *row = m_run.pickedRow();
  if (row == nullptr || !row->setting.canBeAdopted()) return;
  m_adopter.adopt(adoptedRecipe(session().recipe(), row->setting), settingText(row->setting));
}

void SweepView::openPairs() {
  if (!m_pairs->isEnabled() || m_run.pickedRow() == nullptr) return;
  auto *dialog = new SweepPairsDialog(
      {m_run.dataset(), m_run.result(), m_run.picked()->index, m_run.pairs()}, this);
  closeWithTable(*dialog, session());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &SweepPairsDialog::rowChosen, this, [this, dialog](quint32 row) {
    dialog->accept();
    emit rowRevealRequested(row);
  });
  dialog->open();
}

void SweepView::askAndSave() {
  const auto save = [this](const QString &path, const QString &filter) {
    const bool isNamed =
        path.endsWith(QStringLiteral(".json")) || path.endsWith(QStringLiteral(".csv"));
    const bool isJson = !isNamed && filter.contains(QStringLiteral("*.json"));
    saveTo(isJson ? path + QStringLiteral(".json") : path);
  };
  askToSave(this, tr("Save the sweep"), QStringLiteral("sweep.csv"),
            tr("CSV, a line for each setting (*.csv);;JSON, every sample (*.json)"), save);
}

void SweepView::saveTo(const QString &path) {
  if (m_run.result() == nullptr) return;
  m_saving.start(
      [result = m_run.result(), pairs = m_run.pairs(),
       target = QFile::encodeName(path).toStdString(), source = session().loadReport().path,
       taken = controller().protectedFiles()](const RunContext &) -> Result<Done> {
        if (auto free = checkTarget(target, source, taken); !free) return free.error();
        const bool isJson = target.ends_with(".json");
        auto written =
            writeFile(target, isJson ? sweepToJson(*result, pairs) : sweepToCsv(*result, pairs));
        if (!written) return written.error();
        return Done{};
      },
      {[this, path](Done) { emit messageRaised(tr("Saved %1.").arg(path)); },
       [this](const Error &error) { emit messageRaised(errorText(error)); }});
}

bool SweepView::cancelWork() {
  if (!m_run.isRunning()) return false;
  m_run.cancel();
  return true;
}

/// The header cannot get the keyboard focus, so Alt+arrow sorts by the current column.
bool SweepView::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_table && event->type() == QEvent::KeyPress) {
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isUp = key->key() == Qt::Key_Up;
    if (key->modifiers() == Qt::AltModifier && (isUp || key->key() == Qt::Key_Down)) {
      m_table->sortByColumn(m_column, isUp ? Qt::AscendingOrder : Qt::DescendingOrder);
      return true;
    }
  }
  return ExploreView::eventFilter(watched, event);
}

void SweepView::createLayout() {
  m_form = new SweepForm;
  m_form->setFixedWidth(kSweepViewFormWidth);
  m_form->setOverwriteGuard(overwriteGuardOf(session(), controller()));
  auto *empty = new Panel({}, this);
  empty->setBody(new EmptyState(
      tr("Try many settings on a sample of the rows, each against the exact answer of the same "
         "rows.")));
  m_empty = empty;
  m_results = makeSplitter(Qt::Vertical, kSweepViewGap, {createFront(), createTable()});
  m_results->setSizes({360, 300});
  m_right = makeStack({m_empty, m_results});
  QHBoxLayout *layout = makeRow(this, {}, kSweepViewGap);
  layout->addWidget(m_form);
  layout->addWidget(m_right, 1);
}

Panel *SweepView::createFront() {
  m_frontPanel = new Panel(tr("Front"));
  m_quality = makeComboBox(tr("Quality"), "qualityBox", qualityText,
                           {SweepQuality::Precision, SweepQuality::Recall, SweepQuality::F1,
                            SweepQuality::VerifiedRecall});
  m_quality->setCurrentIndex(static_cast<int>(SweepQuality::F1));
  m_pairsBox = makeComboBox(tr("Which pairs"), "sweepPairsBox", pairsText,
                            {SweepPairs::ThatDiffer, SweepPairs::WithIdentical});
  m_pairsBox->setToolTip(
      tr("Every setting finds identical rows, so with them all settings look alike"));
  m_cost = makeComboBox(tr("Cost"), "costBox", costText, {SweepCost::Seconds, SweepCost::Bytes});
  m_plot = new SweepFrontPlot;
  m_plotPanel = new PlotPanel(m_plot, tr("Settings by cost and quality"), PlotPanel::Tools::Menu);
  m_frontPanel->addHeaderWidgets(
      {m_quality, m_pairsBox, makeMutedLabel(tr("against")), m_cost, m_plotPanel->menuButton()});
  auto *body = new QWidget;
  makeColumn(body, {kSweepViewPadding, 8, kSweepViewPadding, 8})->addWidget(m_plotPanel);
  m_frontPanel->setBody(body);
  m_frontPanel->setFooter(createChoice());
  return m_frontPanel;
}

QWidget *SweepView::createChoice() {
  auto *line = new QWidget;
  line->setObjectName(QStringLiteral("panelFooter"));
  QHBoxLayout *layout = makeRow(line, {kSweepViewPadding, 6, kSweepViewPadding, 6}, 8);
  m_choice = makeLabel(nullptr, TextRole::Body);
  m_choice->setObjectName(QStringLiteral("sweepChoice"));
  m_choice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_pairs = makePushButton(nullptr, tr("&Pairs..."), "sweepPairs",
                           tr("What it finds, misses and wrongly finds in the sample"));
  m_adopt =
      makePushButton(nullptr, tr("&Adopt"), "sweepAdopt", tr("Puts the setting into the recipe"));
  layout->addWidget(m_choice, 1);
  addWidgets(*layout, {m_pairs, new RevertAdoptionButton(m_adopter), m_adopt});
  return line;
}

Panel *SweepView::createTable() {
  m_tablePanel = new Panel(tr("Settings"));
  m_save = makePushButton(nullptr, tr("&Save as CSV or JSON..."), "sweepSave");
  m_rule = new QComboBox;
  m_rule->setObjectName(QStringLiteral("sweepRule"));
  m_rule->setAccessibleName(tr("The best setting"));
  m_rule->setToolTip(tr("Which setting is marked as the best for each k and threshold"));
  m_rule->addItem(tr("best by F1"), 0.0);
  for (const double recall : {0.9, 0.95, 0.99})
    m_rule->addItem(tr("fastest with recall %1").arg(similarityText(recall)), recall);
  m_tablePanel->addHeaderWidgets({m_rule, m_save});
  m_filters = new SweepFilterBar;
  m_model = new SweepModel(this);
  m_table = makeRowTable(m_model, tr("Settings of the sweep"), nullptr);
  m_table->setToolTip(tr("Enter lists the pairs; Alt+arrow sorts by the column"));
  m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_table->verticalHeader()->setDefaultSectionSize(kSweepViewRowHeight);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  m_table->setSortingEnabled(true);
  for (int column = 0; column < SweepModel::ColumnCount; ++column) {
    const QString title = m_model->headerData(column, Qt::Horizontal).toString();
    const int words = m_table->horizontalHeader()->fontMetrics().horizontalAdvance(title);
    m_table->setColumnWidth(column, std::max(widthOf(column), words + kHeaderMargin));
  }
  m_table->installEventFilter(this);
  auto *body = new QWidget;
  QVBoxLayout *layout = makeColumn(body, {}, 0);
  layout->addWidget(m_filters);
  layout->addWidget(m_table, 1);
  m_tablePanel->setBody(body);
  return m_tablePanel;
}

}  // namespace shinglescope
