#include "ui/pages/overview_view.h"

#include <QGridLayout>
#include <QPushButton>

#include "ui/controls/empty_state.h"
#include "ui/controls/number_text.h"
#include "ui/controls/panel.h"
#include "ui/plots/curves_plot.h"
#include "ui/plots/plot_panel.h"
#include "ui/state/report_text.h"
#include "ui/widgets/bands_panel.h"
#include "ui/widgets/histogram_panel.h"
#include "ui/widgets/work_area.h"

namespace shinglescope {
namespace {

constexpr int kGap = 8;
constexpr int kInside = 10;
constexpr int kLeastPlotHeight = 120;

QString placeOfCurves() { return QStringLiteral("explore:curves"); }
QString placeOfSweep() { return QStringLiteral("explore:sweep"); }

}  // namespace

OverviewView::OverviewView(const ExploreTools &tools, QWidget *parent)
    : ExploreView(tools.session, tools.controller, parent),
      m_tools(tools),
      m_work(new OverviewWork(tools.shelf, this)) {
  createPanels();
  connectPanels();
  showCurves();
  showThreshold();
  showWork();
}

void OverviewView::createPanels() {
  m_histogram = new HistogramPanel;
  m_bands = new BandsPanel(m_tools.adopter);
  m_sweep = createSweepPlace();
  auto *grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(kGap);
  grid->addWidget(m_histogram, 0, 0);
  grid->addWidget(createCurves(), 0, 1);
  grid->addWidget(m_bands, 1, 0);
  grid->addWidget(m_sweep, 1, 1);
  for (int i = 0; i < 2; ++i) {
    grid->setRowStretch(i, 1);
    grid->setColumnStretch(i, 1);
    for (int j = 0; j < 2; ++j)
      // Equal quarters whatever they hold.
      grid->itemAtPosition(i, j)->widget()->setSizePolicy(QSizePolicy::Ignored,
                                                          QSizePolicy::Ignored);
  }
}

Panel *OverviewView::createCurves() {
  auto *panel = new Panel(tr("Chance of becoming a candidate"));
  m_curves = new CurvesPlot;
  m_curves->setMinimumHeight(kLeastPlotHeight);
  m_curvesPanel = new PlotPanel(m_curves, tr("Chance of becoming a candidate, by similarity"),
                                PlotPanel::Tools::Menu);
  m_curvesPanel->layout()->setContentsMargins(kInside, 6, kInside, 4);
  panel->setBody(m_curvesPanel);
  auto *more = new QPushButton(tr("Compare"));
  more->setObjectName(QStringLiteral("openCurves"));
  more->setToolTip(tr("More curves, and settings for a tolerance zone"));
  panel->addHeaderWidget(more);
  panel->addHeaderWidget(m_curvesPanel->menuButton());
  connect(more, &QPushButton::clicked, this, [this] { emit pageRequested(placeOfCurves()); });
  connect(m_curvesPanel, &PlotPanel::messageRaised, this, &OverviewView::messageRaised);
  return panel;
}

Panel *OverviewView::createSweepPlace() {
  auto *panel = new Panel(tr("Sweep"));
  auto *place = new EmptyState(
      tr("A sweep tries a grid of settings on a sample, each against the exact answer."),
      tr("Open Sweep"));
  panel->setBody(place);
  connect(place, &EmptyState::actionRequested, this,
          [this] { emit pageRequested(placeOfSweep()); });
  return panel;
}

void OverviewView::setSweepPanel(Panel *panel) {
  delete layout()->replaceWidget(m_sweep, panel);
  delete m_sweep;
  m_sweep = panel;
  panel->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
}

void OverviewView::connectPanels() {
  connect(m_work, &OverviewWork::changed, this, &OverviewView::showWork);
  connect(m_work, &OverviewWork::progressed, this, [this](const ProgressSample &sample) {
    m_histogram->area().setProgress(sample);
    m_bands->area().setProgress(sample);
  });
  for (WorkArea *area : {&m_histogram->area(), &m_bands->area()}) {
    connect(area, &WorkArea::actionRequested, this, &OverviewView::act);
    connect(area, &WorkArea::cancelRequested, m_work, &OverviewWork::cancel);
  }
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
  // A run has the machine until it ends.
  connect(&controller(), &ActionsController::activityChanged, this, [this](Activity activity) {
    if (activity == Activity::Idle && isVisible()) refresh(Everything);
  });
}

bool OverviewView::isBusy() const { return m_work->isBusy() || m_histogram->isBusy(); }

void OverviewView::forget(Changes changes) {
  if (changes & (Data | Columns | RecipeEdit))
    m_work->dropStale(session().dataset(), session().recipe());
}

void OverviewView::refresh(Changes) {
  showCurves();
  showThreshold();
  if (controller().activity() != Activity::Running)
    m_work->ask(session().dataset(), session().recipe());
  showWork();
}

bool OverviewView::cancelWork() {
  const bool isWorking = m_work->isBusy();
  m_work->cancel();
  return isWorking;
}

void OverviewView::showWork() {
  m_histogram->setMaterial(m_work->rows(), m_work->histogram());
  showState(m_histogram->area(), m_work->histogramState());
  m_bands->setSweep(m_work->bands(), session().recipe().bandPlan());
  const bool isJoined = m_work->histogramState() == OverviewWork::State::Ready;
  showState(m_bands->area(), isJoined ? m_work->bandsState() : m_work->histogramState());
}

void OverviewView::showState(WorkArea &area, OverviewWork::State state) {
  using enum OverviewWork::State;
  switch (state) {
    case Ready: return area.showContent();
    case Estimating:
    case Working: return area.showWork();
    case Failed: return area.say(m_work->problem(), tr("Try again"));
    case Offered:
      if (m_work->estimatedSeconds() <= 0) return area.say(tr("Cancelled."), tr("Start again"));
      return area.say(tr("Every pair from %1 on has to be found first, which takes about %2.")
                          .arg(similarityText(HistogramOptions{}.floor.toDouble()),
                               durationText(m_work->estimatedSeconds())),
                      tr("Start"));
    case Nothing: break;
  }
  if (!session().hasDataset()) return area.say(tr("Open a table to explore it."), tr("Go to Data"));
  if (session().recipe().compare.empty())
    return area.say(tr("Choose at least one column to compare."), tr("Go to Find"));
  area.say(controller().activity() == Activity::Running ? tr("Waits for the run to end.")
                                                        : tr("There are no rows."));
}

void OverviewView::act() {
  if (!session().hasDataset()) {
    emit pageRequested(QStringLiteral("data"));
  } else if (session().recipe().compare.empty()) {
    emit pageRequested(QStringLiteral("find"));
  } else {
    m_work->start();
  }
}

void OverviewView::showCurves() {
  m_curves->setPlans(m_tools.curves.plans());
  const Recipe &recipe = session().recipe();
  m_curves->setThreshold(recipe.threshold.toDouble(), recipe.effectiveFloor().toDouble());
  m_curvesPanel->showTable();
}

/// That of Review where there is a result, else the recipe's.
Ratio OverviewView::heldThreshold() const {
  return session().hasResult() ? session().reviewThreshold() : session().recipe().threshold;
}

void OverviewView::showThreshold() {
  m_histogram->setThreshold(heldThreshold());
  m_histogram->setReviewOff(whyNoReview());
}

QString OverviewView::whyNoReview() const {
  if (!session().hasResult()) return tr("There is no result yet; Ctrl+R finds one.");
  return linksText(session().result()->report);
}

void OverviewView::reviewScores(const ScoreRange &scores) {
  if (!session().hasResult()) {
    emit messageRaised(tr("Review has no pairs yet; Ctrl+R finds some."));
    return;
  }
  const Ratio floor = session().result()->recipe().effectiveFloor();
  if (scores.to < floor) {
    emit messageRaised(tr("Review holds pairs from %1 on; a lower floor in Find keeps more.")
                           .arg(similarityText(floor.toDouble())));
    return;
  }
  emit scoresRequested(scores);
}

}  // namespace shinglescope
