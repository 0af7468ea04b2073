// SPDX-License-Identifier: MIT
#include "ui/pages/explore/recall/recall_view.h"

#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

#include "core/pipeline/recipe/recipe_columns.h"
#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/tables/row_ground.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/pages/explore/overview/estimator_panel.h"
#include "ui/pages/explore/recall/brute_force_panel.h"
#include "ui/pages/explore/recall/missed_model.h"
#include "ui/pages/explore/recall/recall_panel.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/parts/tuning/recall_run.h"
#include "ui/parts/why/why_not_dialog.h"
#include "ui/session/second_table.h"

namespace shinglescope {
namespace {

constexpr int kRecallViewGap = 8;
constexpr int kRecallViewLeftWidth = 390;
constexpr int kBarWidth = 88;
constexpr int kChanceWidth = 84;
constexpr int kRowsWidth = 150;

}  // namespace

RecallView::RecallView(const ExploreTools &tools, RecallRun &run, QWidget *parent)
    : ExploreView(tools.session, tools.controller, parent), m_shelf(tools.shelf), m_run(run) {
  createLayout();
  connectRun();
  showRun();
}

void RecallView::createLayout() {
  m_recall = new RecallPanel;
  m_showdown = new BruteForcePanel;
  auto *left = new QWidget;
  QVBoxLayout *column = makeColumn(left, {}, kRecallViewGap);
  column->addWidget(m_recall);
  column->addWidget(m_showdown, 1);
  QScrollArea *scroll = makeColumnScroller(left);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setFixedWidth(kRecallViewLeftWidth);
  m_estimator = new EstimatorPanel;
  QSplitter *right = makeSplitter(Qt::Vertical, kRecallViewGap, {createMissed(), m_estimator});
  right->setSizes({210, 460});
  QHBoxLayout *layout = makeRow(this, {}, kRecallViewGap);
  layout->addWidget(scroll);
  layout->addWidget(right, 1);
}

Panel *RecallView::createMissed() {
  m_missedPanel = new Panel(tr("Missed pairs"));
  m_missed = new MissedModel(this);
  m_table = makeListTable(m_missed, tr("Missed pairs"), this);
  showHeader(*m_table);
  m_table->setItemDelegateForColumn(MissedModel::SimilarityColumn, new SimilarityDelegate(this));
  m_table->setItemDelegateForColumn(MissedModel::ChanceColumn,
                                    new RowTextDelegate(RowTextDelegate::Look::Muted, this));
  m_table->setColumnWidth(MissedModel::SimilarityColumn, kBarWidth);
  m_table->setColumnWidth(MissedModel::ChanceColumn, kChanceWidth);
  m_table->setColumnWidth(MissedModel::RowsColumn, kRowsWidth);
  m_table->setToolTip(tr("Press Enter to see why the run missed the pair"));
  m_empty = new EmptyState({}, {});
  m_missedStack = makeStack({m_empty, m_table});
  m_missedPanel->setBody(m_missedStack);
  m_why = makePushButton(nullptr, tr("Why n&ot?"), "missedWhy");
  m_missedPanel->addHeaderWidget(m_why);
  connect(m_why, &QPushButton::clicked, this, [this] { explain(m_table->currentIndex()); });
  connect(m_table, &QTableView::activated, this, &RecallView::explain);
  return m_missedPanel;
}

void RecallView::connectRun() {
  connect(m_recall, &RecallPanel::measureRequested, this, &RecallView::measure);
  connect(&m_recall->strip(), &TaskFooter::cancelRequested, &m_run, &RecallRun::cancel);
  connect(m_estimator, &EstimatorPanel::messageRaised, this, &RecallView::messageRaised);
  connect(m_estimator, &EstimatorPanel::pairActivated, this, &RecallView::openPair);
  connect(m_showdown, &BruteForcePanel::pairActivated, this, [this](const ItemKey &rows) {
    openWhy({session().dataset(), nullptr, recipeOfTables(session()), rows.a, rows.b});
  });
  connect(&m_run, &RecallRun::changed, this, &RecallView::showRun);
  connect(&m_run, &RecallRun::progressed, this,
          [this](const ProgressSample &sample) { m_recall->strip().setSample(sample); });
  connect(&m_run, &RecallRun::cancelled, this, [this] { m_recall->strip().say(tr("Cancelled.")); });
  connect(&m_run, &RecallRun::failed, &m_recall->strip(), &TaskFooter::sayProblem);
}

bool RecallView::isBusy() const {
  return m_run.isRunning() || m_showdown->isBusy() || m_estimator->isBusy();
}

void RecallView::activate() {
  if (m_missed->rowCount() > 0) m_table->setFocus(Qt::OtherFocusReason);
}

/// Sets the panels' questions, even while hidden, so that work on outdated questions stops.
void RecallView::askPanels() {
  const auto dataset = canAsk() ? session().dataset() : nullptr;
  const Recipe recipe = recipeOfTables(session());
  m_showdown->setQuestion(dataset, recipe);
  m_estimator->setQuestion({dataset, session().result(), recipe, m_shelf});
}

void RecallView::forget(Changes) { askPanels(); }

void RecallView::refresh(Changes) {
  askPanels();
  m_recall->strip().setObstacle(recallObstacle(session()));
  const QString reason = canAsk() ? QString() : tr("Open a file and choose what to compare.");
  m_showdown->strip().setObstacle(reason);
  m_estimator->strip().setObstacle(reason);
  showMissed();
}

void RecallView::measure() {
  if (!recallObstacle(session()).isEmpty() || m_run.isRunning()) return;
  m_run.measure(m_recall->options());
}

void RecallView::showRun() {
  m_recall->strip().setRunning(m_run.isRunning());
  if (m_run.isRunning()) return;
  m_run.findings() ? m_recall->showFindings(*m_run.findings()) : m_recall->clear();
  showMissed();
}

void RecallView::showMissed() {
  const auto &findings = m_run.findings();
  m_missedStack->setCurrentWidget(m_empty);
  m_missedPanel->setSubtitle({});
  m_why->setEnabled(findings && !findings->missed.empty());
  if (!findings) {
    m_missed->clear();
    const QString obstacle = recallObstacle(session());
    return m_empty->setSentence(
        obstacle.isEmpty() ? tr("Measure the recall to see what the run missed.") : obstacle);
  }
  const Recipe &recipe = m_run.result()->recipe();
  const auto columns = comparedColumns(*m_run.dataset(), recipe);
  m_missed->setPairs(m_run.dataset(), columns ? *columns : std::vector<ColumnId>(),
                     recipe.bandPlan(), findings->missed);
  if (findings->missed.empty())
    return m_empty->setSentence(tr("No pair of the rows searched was missed."));
  m_missedStack->setCurrentWidget(m_table);
  selectOnly(*m_table, 0);
  const QString all = countText(findings->missedTextPairs);
  const QString shown = countText(findings->missed.size());
  m_missedPanel->setSubtitle(
      findings->missed.size() < findings->missedTextPairs
          ? tr("the %1 most similar of %2 pairs of distinct texts").arg(shown, all)
          : tr("pairs of distinct texts: %1").arg(all));
}

void RecallView::explain(const QModelIndex &index) {
  if (!index.isValid() || !m_run.findings()) return;
  const PairExample &pair = m_missed->at(index.row());
  openWhy({m_run.dataset(), m_run.result(), m_run.result()->recipe(), pair.rowA, pair.rowB});
}

void RecallView::openWhy(PairExplainer::Question question) {
  auto *dialog = openWhyNot(std::move(question), this);
  closeWithTable(*dialog, session());
  connect(dialog, &WhyNotDialog::rowChosen, this, &RecallView::rowRevealRequested);
}

/// Opens a pair of the result in Review; explains any other pair here.
void RecallView::openPair(const ItemKey &rows) {
  if (m_estimator->picture()->isOfRun) return emit pairRequested(rows);
  openWhy({session().dataset(), nullptr, session().recipe(), rows.a, rows.b});
}

bool RecallView::cancelWork() {
  if (!isBusy()) return false;
  m_run.cancel();
  m_showdown->cancel();
  m_estimator->cancel();
  return true;
}

}  // namespace shinglescope
