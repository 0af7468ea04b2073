// SPDX-License-Identifier: MIT
#include "ui/pages/explore/advisor/advisor_view.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTableView>
#include <algorithm>

#include "core/tune/advice/advisor.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/panel.h"
#include "ui/base/jobs/job_resources.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/pages/explore/advisor/advice_figures.h"
#include "ui/pages/explore/advisor/advice_form.h"
#include "ui/pages/explore/advisor/advice_plot.h"
#include "ui/pages/explore/advisor/alternative_model.h"
#include "ui/pages/explore/frame/revert_adoption_button.h"
#include "ui/pages/explore/frame/view_stack.h"
#include "ui/parts/table/fitted_columns.h"
#include "ui/parts/table/list_table.h"
#include "ui/session/second_table.h"

namespace shinglescope {
namespace {

constexpr int kAdvisorGap = 8;
constexpr int kAdvisorPadding = 12;
constexpr std::uint64_t kMostRowsUnasked = 20'000;  ///< a larger table waits for a request
constexpr auto kAdvisorDelay = std::chrono::milliseconds(300);

/// Tests whether a recipe differs from that of an advice at most in hashes and bands.
bool isSameQuestion(Recipe recipe, const Advice &advice) {
  recipe.signature.numHashes = advice.recipe.signature.numHashes;
  recipe.bands = advice.recipe.bands;
  return recipe == advice.recipe;
}

}  // namespace

AdvisorView::AdvisorView(const ExploreTools &tools, QWidget *parent)
    : ExploreView(tools.session, tools.controller, parent), m_adopter(tools.adopter) {
  createLayout();
  connect(m_form, &AdviceForm::changed, this, &AdvisorView::askSoon);
}

void AdvisorView::createLayout() {
  m_form = new AdviceForm;
  auto *content = new QWidget;
  auto *right = makeSplitter(Qt::Vertical, kAdvisorGap, {createHistogram(), createAlternatives()});
  right->setSizes({360, 240});
  auto *columns = makeSplitter(Qt::Horizontal, kAdvisorGap, {createAnswer(), right});
  columns->setSizes({560, 560});
  makeColumn(content)->addWidget(columns);
  m_stack = new ViewStack(content);
  connect(m_stack, &ViewStack::actionRequested, this, [this] {
    if (canAsk()) return ask();
    emit pageRequested(session().hasDataset() ? QStringLiteral("find") : QStringLiteral("data"));
  });
  connect(m_stack, &ViewStack::cancelRequested, this, [this] { cancelWork(); });
  QVBoxLayout *layout = makeColumn(this, {}, kAdvisorGap);
  layout->addWidget(m_form);
  layout->addWidget(m_stack, 1);
}

Panel *AdvisorView::createAnswer() {
  m_answer = new Panel(tr("Recommended"));
  auto *body = new QWidget;
  m_reason = makeNote(nullptr, TextRole::Body);
  m_reason->setObjectName(QStringLiteral("adviceReason"));
  m_figures = new AdviceFigures;
  m_exact = makeNote(nullptr, TextRole::Muted);
  m_exact->setObjectName(QStringLiteral("adviceExact"));
  m_remarks = makeNote(nullptr, TextRole::Muted);
  m_remarks->setObjectName(QStringLiteral("adviceRemarks"));
  layOutColumn(body, {kAdvisorPadding, kAdvisorPadding, kAdvisorPadding, kAdvisorPadding},
               kAdvisorPadding, {m_reason, m_figures, m_exact, m_remarks, BoxItem::space()});
  QScrollArea *scroll = makeColumnScroller(body);
  scroll->setFocusPolicy(Qt::NoFocus);
  m_answer->setBody(scroll);
  m_answer->setFooter(createAnswerButtons());
  return m_answer;
}

QWidget *AdvisorView::createAnswerButtons() {
  auto *buttons = new QWidget;
  QHBoxLayout *layout = makeRow(buttons, {kAdvisorPadding, 8, kAdvisorPadding, 8}, kAdvisorGap);
  m_adopt = makePushButton(nullptr, tr("&Adopt (Return)"), "adviceAdopt",
                           tr("Puts hashes, bands and threshold into the recipe"));
  m_adopt->setProperty("primary", true);
  m_adoptAndFind =
      makePushButton(nullptr, tr("Adopt and f&ind"), "adviceFind", tr("Also starts the search"));
  m_useExact = makePushButton(nullptr, tr("Search e&xactly"), "adviceUseExact",
                              tr("Finds every pair, without hashes and bands"));
  auto *revert = new RevertAdoptionButton(m_adopter);
  addWidgets(*layout, {m_adopt, m_adoptAndFind, m_useExact, nullptr, revert});
  connect(m_adopt, &QPushButton::clicked, this, &AdvisorView::adopt);
  connect(m_adoptAndFind, &QPushButton::clicked, this, [this] {
    adopt();
    emit searchRequested(false);
  });
  connect(m_useExact, &QPushButton::clicked, this, [this] {
    m_adopter.adoptThreshold(m_form->threshold());
    emit searchRequested(true);
  });
  return buttons;
}

Panel *AdvisorView::createHistogram() {
  m_histogram = new Panel(tr("Where the pairs are"));
  m_plot = new AdvicePlot;
  m_plotPanel = new PlotPanel(m_plot, tr("Pairs of texts by similarity"), PlotPanel::Tools::Menu,
                              {kAdvisorPadding, 6, kAdvisorPadding, 4});
  m_histogram->setBody(m_plotPanel);
  m_histogram->addHeaderWidget(m_plotPanel->menuButton());
  connect(m_plotPanel, &PlotPanel::messageRaised, this, &AdvisorView::messageRaised);
  return m_histogram;
}

Panel *AdvisorView::createAlternatives() {
  auto *panel = new Panel(tr("The nearest alternatives"));
  m_alternatives = new AlternativeModel(this);
  m_table = makeListTable(m_alternatives, tr("Alternatives to the recommended setting"), panel);
  showHeader(*m_table);
  m_table->setColumnHidden(AlternativeModel::ChangeColumn, true);  // a sentence needs more room
  new FittedColumns(*m_table);
  m_table->setToolTip(tr("Press Enter to adopt an alternative"));
  m_change = makeNote(nullptr, TextRole::Muted);
  m_change->setObjectName(QStringLiteral("adviceChange"));
  m_change->setContentsMargins(kAdvisorPadding, 8, kAdvisorPadding, 8);
  panel->setBody(m_table);
  panel->setFooter(m_change);
  connect(m_table, &QTableView::activated, this, &AdvisorView::adoptAlternative);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &AdvisorView::showChange);
  return panel;
}

void AdvisorView::activate() { m_form->firstField()->setFocus(Qt::OtherFocusReason); }

void AdvisorView::forget(Changes changes) {
  // The result of a run says nothing about settings.
  if (!(changes & (Data | Columns | RecipeEdit))) return;
  m_job.drop();
}

void AdvisorView::refresh(Changes changes) {
  if (!(changes & (Data | Columns | RecipeEdit))) return;
  // What was adopted from here answers the same question.
  if (m_advice && !(changes & (Data | Columns)) &&
      isSameQuestion(recipeOfTables(session()), *m_advice))
    return;
  m_form->setThreshold(session().recipe().threshold);
  askSoon();
}

/// Asks, unless the table is so large that the user may not want to wait.
void AdvisorView::askSoon() {
  m_job.drop();
  m_advice.reset();
  if (!session().hasDataset())
    return m_stack->say(tr("Open a table, and this page says which setting to use, and why."),
                        tr("Go to Data"));
  if (!canAsk())
    return m_stack->say(tr("Choose at least one column to compare."), tr("Go to Find"));
  if (session().dataset()->rowCount() > kMostRowsUnasked)
    return m_stack->say(tr("The table has %1 rows, so the evidence may take a while.")
                            .arg(countText(session().dataset()->rowCount())),
                        tr("Ask for advice (Return)"));
  ask();
}

void AdvisorView::ask() {
  if (!canAsk()) return;
  m_stack->showWork();
  Recipe recipe = recipeOfTables(session());
  recipe.threshold = m_form->threshold();
  if (recipe.floor) recipe.floor = std::min(*recipe.floor, recipe.threshold);
  m_job.start(
      [dataset = session().dataset(), recipe, question = m_form->question()](
          const RunContext &context) { return adviseOn(*dataset, recipe, question, context); },
      {[this](Advice advice) { showAdvice(std::move(advice)); },
       [this](const Error &error) { m_stack->say(errorText(error)); },
       [this] { m_stack->say(tr("Cancelled."), tr("Ask for advice (Return)")); },
       [this](const ProgressSample &sample) { m_stack->setProgress(sample); }},
      {.delay = kAdvisorDelay, .threads = jobThreads()});
}

void AdvisorView::showAdvice(Advice advice) {
  m_advice = std::move(advice);
  showPlan();
  showExact();
  say(m_remarks, allMessagesText(m_advice->remarks));
  m_plot->setAdvice(*m_advice);
  m_plotPanel->showTable();
  const QString similar = estimatedCountText(m_advice->truePairs);
  m_histogram->setSubtitle(
      m_advice->valley
          ? tr("%1 row pairs at or above %2; a threshold from %3 to %4 changes little")
                .arg(similar, similarityText(m_advice->recipe.threshold.toDouble()),
                     similarityText(m_advice->valley->low), similarityText(m_advice->valley->high))
          : tr("%1 row pairs at or above %2")
                .arg(similar, similarityText(m_advice->recipe.threshold.toDouble())));
  m_alternatives->setAdvice(*m_advice);
  if (m_alternatives->rowCount() > 0) selectInNewRows(*m_table, 0);
  showChange();
  m_stack->showContent();
}

void AdvisorView::showPlan() {
  const bool hasPlan = m_advice->plan.has_value();
  m_answer->setTitle(hasPlan ? tr("Recommended") : tr("No setting to recommend"));
  m_answer->setSubtitle(hasPlan ? advisedPlanText(m_advice->plan->plan) : QString());
  m_reason->setText(allMessagesText(m_advice->reason));
  m_figures->setAdvice(*m_advice);
  m_adopt->setEnabled(hasPlan);
  m_adoptAndFind->setEnabled(hasPlan);
}

/// The reason says whether exact search is better; this line says what it takes.
void AdvisorView::showExact() {
  const ExactFigures &exact = m_advice->exact;
  say(m_exact, exact.resources ? tr("Exact search takes %1 and misses nothing.")
                                     .arg(durationText(exact.resources->seconds))
                               : QString());
}

/// Says what the alternative under the cursor gains and costs.
void AdvisorView::showChange() {
  const int row = m_table->currentIndex().row();
  const bool hasRow = m_alternatives->find(row) != nullptr;
  m_change->setText(
      hasRow ? m_alternatives->index(row, AlternativeModel::ChangeColumn).data().toString()
             : tr("There is no other setting of this kind."));
}

void AdvisorView::adopt() {
  if (!m_advice || !m_advice->plan) return;
  m_adopter.adopt(m_advice->recipe, adoptedText(m_advice->plan->plan));
}

void AdvisorView::adoptAlternative() {
  const PlanFigures *of = m_alternatives->find(m_table->currentIndex().row());
  if (of == nullptr || !m_advice) return;
  Recipe recipe = m_advice->recipe;
  recipe.signature.numHashes = of->plan.numHashes();
  recipe.bands = of->plan.bands;
  m_adopter.adopt(recipe, adoptedText(of->plan));
}

/// The threshold is adopted too, and named if it is another one.
QString AdvisorView::adoptedText(const BandPlan &plan) const {
  const Ratio &threshold = m_advice->recipe.threshold;
  if (threshold == session().recipe().threshold) return tr("%1 bands").arg(planText(plan));
  return tr("%1 bands and threshold %2").arg(planText(plan), similarityText(threshold.toDouble()));
}

bool AdvisorView::cancelWork() {
  if (!isBusy()) return false;
  m_job.cancel();
  return true;
}

/// Return and Backspace, unless a field has used them. Return asks, and then adopts.
void AdvisorView::keyPressEvent(QKeyEvent *event) {
  const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (isReturn && !m_advice && !isBusy() && canAsk()) return ask();
  // In the table, Return adopts an alternative.
  if (isReturn && !m_table->hasFocus() && m_advice && m_advice->plan) return adopt();
  if (event->key() == Qt::Key_Backspace && m_adopter.canRevert()) return m_adopter.revert();
  ExploreView::keyPressEvent(event);
}

}  // namespace shinglescope
