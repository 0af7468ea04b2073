// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/overview_view.h"

#include <QGridLayout>

#include "core/tune/comparison/bands_estimate.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/panel.h"
#include "ui/base/keys/command_keys.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/report_text.h"
#include "ui/pages/explore/curves/curves_plot.h"
#include "ui/pages/explore/frame/view_stack.h"
#include "ui/pages/explore/overview/bands_panel.h"
#include "ui/pages/explore/overview/candidates_dialog.h"
#include "ui/pages/explore/overview/histogram_panel.h"
#include "ui/parts/table/table_dialog.h"
#include "ui/session/second_table.h"

namespace shinglescope {
namespace {

constexpr int kOverviewViewGap = 8;
constexpr int kOverviewViewPadding = 10;
constexpr int kOverviewViewMinPlotHeight = 120;

}  // namespace

OverviewView::OverviewView(const ExploreTools &tools, Panel *sweep, QWidget *parent)
    : ExploreView(tools.session, tools.controller, parent),
      m_tools(tools),
      m_work(new OverviewWork(tools.shelf, this)) {
  createPanels(sweep);
  connectPanels();
  showCurves();
  showThreshold();
  showWork();
}

void OverviewView::createPanels(Panel *sweep) {
  m_histogram = new HistogramPanel;
  m_bands = new BandsPanel(m_tools.adopter);
  QGridLayout *grid = makeGrid(this, kOverviewViewGap, kOverviewViewGap);
  grid->addWidget(m_histogram, 0, 0);
  grid->addWidget(createCurves(), 0, 1);
  grid->addWidget(m_bands, 1, 0);
  grid->addWidget(sweep, 1, 1);
  for (int i = 0; i < 2; ++i) {
    grid->setRowStretch(i, 1);
    grid->setColumnStretch(i, 1);
    for (int j = 0; j < 2; ++j)
      // Four equal quarters, whatever their content.
      grid->itemAtPosition(i, j)->widget()->setSizePolicy(QSizePolicy::Ignored,
                                                          QSizePolicy::Ignored);
  }
}

Panel *OverviewView::createCurves() {
  auto *panel = new Panel(tr("Chance of becoming a candidate"));
  m_curves = new CurvesPlot;
  m_curves->setMinimumHeight(kOverviewViewMinPlotHeight);
  m_curvesPanel =
      new PlotPanel(m_curves, tr("Chance of becoming a candidate, by similarity"),
                    PlotPanel::Tools::Menu, {kOverviewViewPadding, 6, kOverviewViewPadding, 4});
  panel->setBody(m_curvesPanel);
  QPushButton *more = makePushButton(nullptr, tr("Compare"), "openCurves",
                                     tr("More curves, and settings for a tolerance zone"));
  panel->addHeaderWidgets({more, m_curvesPanel->menuButton()});
  connect(more, &QPushButton::clicked, this,
          [this] { emit pageRequested(QStringLiteral("explore:curves")); });
  connect(m_curvesPanel, &PlotPanel::messageRaised, this, &OverviewView::messageRaised);
  return panel;
}

void OverviewView::connectPanels() {
  connect(m_work, &OverviewWork::changed, this, &OverviewView::showWork);
  connect(m_work, &OverviewWork::progressed, this, [this](const ProgressSample &sample) {
    m_histogram->area().setProgress(sample);
    if (!m_work->areBandsRunning()) m_bands->area().setProgress(sample);
  });
  connect(m_work, &OverviewWork::bandsProgressed, &m_bands->area(), &ViewStack::setProgress);
  connect(&m_histogram->area(), &ViewStack::cancelRequested, m_work, &OverviewWork::cancelPairs);
  connect(&m_bands->area(), &ViewStack::cancelRequested, m_work, &OverviewWork::cancelBands);
  connect(&m_histogram->area(), &ViewStack::actionRequested, this, [this] {
    if (!goElsewhere()) m_work->start();
  });
  connect(&m_bands->area(), &ViewStack::actionRequested, this, &OverviewView::actOnBands);
  connect(m_histogram, &HistogramPanel::lowerFloorRequested, m_work, &OverviewWork::lowerFloor);
  connect(m_bands, &BandsPanel::countRequested, m_work, &OverviewWork::countBands);
  connect(m_bands, &BandsPanel::pairsRequested, this, &OverviewView::openCandidates);
  connect(m_histogram, &HistogramPanel::reviewThresholdRequested, &controller(),
          &ActionsController::setReviewThreshold);
  connect(m_histogram, &HistogramPanel::recipeThresholdRequested, &m_tools.adopter,
          &RecipeAdopter::adoptThreshold);
  connect(m_histogram, &HistogramPanel::scoresRequested, this, &OverviewView::reviewScores);
  connect(m_histogram, &HistogramPanel::messageRaised, this, &OverviewView::messageRaised);
  connect(m_bands, &BandsPanel::messageRaised, this, &OverviewView::messageRaised);
  connect(&m_tools.curves, &CurveChoice::changed, this, [this] {
    if (isVisible()) return showCurves();
    take(Curves);
  });
  // A run uses all cores, so the work waits until it ends.
  connect(&controller(), &ActionsController::activityChanged, this, [this](Activity activity) {
    if (activity == Activity::Idle && isVisible()) refresh(Everything);
  });
}

bool OverviewView::isBusy() const { return m_work->isBusy() || m_histogram->isBusy(); }

void OverviewView::forget(Changes changes) {
  if (changes & (Data | Columns | RecipeEdit))
    m_work->dropStale(session().dataset(), recipeOfTables(session()));
}

void OverviewView::refresh(Changes) {
  showCurves();
  showThreshold();
  if (controller().activity() != Activity::Running)
    m_work->ask(session().dataset(), recipeOfTables(session()));
  showWork();
}

bool OverviewView::cancelWork() {
  const bool isWorking = m_work->isBusy();
  m_work->cancel();
  return isWorking;
}

void OverviewView::showWork() {
  m_histogram->setMaterial(m_work->rows(), m_work->histogram());
  m_histogram->offerLowerFloor(m_work->canLowerFloor()
                                   ? tr("From %1 (%2)")
                                         .arg(similarityText(HistogramOptions{}.floor.toDouble()),
                                              durationText(m_work->estimatedSeconds()))
                                   : QString());
  showState(m_histogram->area(), m_work->histogramState());
  m_bands->setSweep(m_work->bands(), session().recipe().bandPlan());
  const bool isOffered = m_work->bandsState() == OverviewWork::State::Offered;
  m_bands->offerCount(isOffered || (m_work->bands() != nullptr && m_work->bands()->sample));
  showState(m_bands->area(), m_work->bandsState());
  if (m_work->histogramState() == OverviewWork::State::Ready) emit allPairsFound();
}

void OverviewView::showState(ViewStack &area, OverviewWork::State state) {
  using enum OverviewWork::State;
  const bool isOfBands = &area == &m_bands->area();
  switch (state) {
    case Ready: return area.showContent();
    case Estimating:
    case Working: return area.showWork();
    case Failed:
      return area.say(isOfBands ? m_work->bandsProblem() : m_work->problem(), tr("Try again"));
    case Offered: return isOfBands ? offerBands(area) : offerPairs(area);
    case Nothing: break;
  }
  if (!session().hasDataset()) return area.say(tr("Open a table to explore it."), tr("Go to Data"));
  if (session().recipe().compare.empty())
    return area.say(tr("Choose at least one column to compare."), tr("Go to Find"));
  area.say(controller().activity() == Activity::Running ? tr("Waiting for the run to end.")
                                                        : tr("There are no rows."));
}

void OverviewView::offerPairs(ViewStack &area) {
  if (m_work->werePairsCancelled()) return area.say(tr("Cancelled."), tr("Start again"));
  area.say(tr("All pairs from %1 up must be found first, which takes about %2.")
               .arg(similarityText(HistogramOptions{}.floor.toDouble()),
                    durationText(m_work->estimatedSeconds())),
           tr("Start"));
}

void OverviewView::offerBands(ViewStack &area) {
  if (m_work->wereBandsCancelled()) return area.say(tr("Cancelled."), tr("Start again"));
  QString reason = tr("To count them all, every pair must be found first.");
  if (m_work->histogramState() == OverviewWork::State::Ready)
    reason = tr("Very many texts share a band, so counting the candidates takes a while.");
  if (m_work->isBelowFloor())
    reason =
        tr("The recipe's threshold is below %1, so lower pairs must be found to count them all.")
            .arg(similarityText(m_work->histogram()->floor.toDouble()));
  const QString rows = countText(BandsSampleOptions{}.rows);
  area.say(reason + u' ' + tr("%1 random rows show roughly how many there are.").arg(rows),
           tr("Estimate from %1 rows").arg(rows));
}

/// Goes to Data or Find if there is nothing to compute yet; returns false otherwise.
bool OverviewView::goElsewhere() {
  if (canAsk()) return false;
  emit pageRequested(session().hasDataset() ? QStringLiteral("find") : QStringLiteral("data"));
  return true;
}

void OverviewView::actOnBands() {
  if (goElsewhere()) return;
  const bool isOffered = m_work->bandsState() == OverviewWork::State::Offered;
  isOffered && !m_work->wereBandsCancelled() ? m_work->estimateBands() : m_work->retryBands();
}

void OverviewView::openCandidates() {
  if (!canAsk()) return;
  auto *dialog =
      new CandidatesDialog({session().dataset(), recipeOfTables(session()), m_tools.shelf}, this);
  closeWithTable(*dialog, session());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &CandidatesDialog::rowChosen, this, [this, dialog](quint32 row) {
    dialog->accept();
    emit rowRevealRequested(row);
  });
  dialog->open();
}

void OverviewView::showCurves() {
  m_curves->setPlans(m_tools.curves.plans());
  const Recipe &recipe = session().recipe();
  m_curves->setThreshold(recipe.threshold.toDouble(), recipe.effectiveFloor().toDouble());
  m_curvesPanel->showTable();
}

/// Shows the threshold of Review if there is a result, otherwise the recipe's.
void OverviewView::showThreshold() {
  const bool hasResult = session().hasResult();
  m_histogram->setThreshold(hasResult ? session().reviewThreshold() : session().recipe().threshold);
  m_histogram->setReviewOff(
      hasResult
          ? linksText(session().result()->report)
          : tr("There is no result yet; press %1 to find one.").arg(kFindDuplicatesKey.text()));
}

void OverviewView::reviewScores(const ScoreRange &scores) {
  if (!session().hasResult()) {
    emit messageRaised(
        tr("Review has no pairs yet; press %1 to find some.").arg(kFindDuplicatesKey.text()));
    return;
  }
  const Ratio floor = lowestKept(*session().result());
  if (scores.to < floor) {
    emit messageRaised(tr("Review has pairs from %1 up; lower the floor in Find to keep more.")
                           .arg(similarityText(floor.toDouble())));
    return;
  }
  emit scoresRequested(scores);
}

}  // namespace shinglescope
