// SPDX-License-Identifier: MIT
#include "ui/pages/explore/curves/curves_view.h"

#include <QComboBox>
#include <QHeaderView>
#include <QSplitter>
#include <algorithm>
#include <utility>

#include "core/lsh/band_plan.h"
#include "core/signature/signature_options.h"
#include "ui/base/controls/choice_box.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/panel.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/pages/explore/curves/curve_model.h"
#include "ui/pages/explore/curves/curves_plot.h"
#include "ui/pages/explore/curves/plan_finder.h"
#include "ui/pages/explore/frame/revert_adoption_button.h"
#include "ui/parts/table/fitted_columns.h"
#include "ui/parts/table/list_table.h"

namespace shinglescope {
namespace {

constexpr int kCurvesViewGap = 8;
constexpr int kCurvesViewPadding = 10;
constexpr int kCurvesViewRowHeight = 24;
constexpr int kFinderWidth = 440;
constexpr int kLeastFinderWidth = 360;
constexpr int kCurvesViewMinPlotHeight = 150;

QString noTicks() { return QStringLiteral("none"); }
QString foundTicks() { return QStringLiteral("found"); }
QString judgedTicks() { return QStringLiteral("judged"); }

TicksWanted wantedOf(const QString &name) {
  if (name == foundTicks()) return TicksWanted::Found;
  return name == judgedTicks() ? TicksWanted::Judged : TicksWanted::None;
}

}  // namespace

CurvesView::CurvesView(const ExploreTools &tools, QWidget *parent)
    : ExploreView(tools.session, tools.controller, parent), m_tools(tools) {
  QSplitter *left = makeSplitter(Qt::Vertical, kCurvesViewGap, {createPlot(), createTable()});
  left->setStretchFactor(0, 1);
  left->setSizes({420, 250});
  m_finder = new PlanFinder;
  m_finder->setMinimumWidth(kLeastFinderWidth);
  QSplitter *both = makeSplitter(Qt::Horizontal, kCurvesViewGap, {left, m_finder});
  both->setStretchFactor(0, 1);
  both->setSizes({2 * kFinderWidth, kFinderWidth});
  makeColumn(this)->addWidget(both);
  connectFinder();
  connectControls();
  showCuts();
  showPlans();
}

Panel *CurvesView::createPlot() {
  auto *panel = new Panel(tr("Chance of becoming a candidate"));
  m_plot = new CurvesPlot;
  m_plot->setMinimumHeight(kCurvesViewMinPlotHeight);
  m_panel = new PlotPanel(m_plot, tr("Chance of becoming a candidate, by similarity"),
                          PlotPanel::Tools::Menu, {kCurvesViewPadding, 6, kCurvesViewPadding, 4});
  panel->setBody(m_panel);
  m_ticks = new ChoiceBox(
      {{noTicks(), tr("no pairs"), tr("Nothing under the axis")},
       {foundTicks(), tr("pairs found"), tr("Pairs of the result as ticks")},
       {judgedTicks(), tr("pairs judged"), tr("Pairs judged in Review as ticks, by verdict")}});
  m_ticks->setAccessibleName(tr("Pairs as ticks on the axis"));
  m_ticks->setCurrentName(foundTicks());
  panel->addHeaderWidgets({m_ticks, m_panel->menuButton()});
  connect(m_panel, &PlotPanel::messageRaised, this, &CurvesView::messageRaised);
  return panel;
}

Panel *CurvesView::createTable() {
  auto *panel = new Panel(tr("Settings"));
  m_model = new CurveModel(this);
  m_table = makeListTable(m_model, tr("Settings whose curves are drawn"), this);
  showHeader(*m_table);
  m_table->verticalHeader()->setDefaultSectionSize(kCurvesViewRowHeight);
  new FittedColumns(*m_table);
  m_table->setMinimumHeight(3 * kCurvesViewRowHeight);
  panel->setBody(m_table);
  panel->setFooter(createControls());
  m_remove = makePushButton(nullptr, tr("Remove"), "removeCurve");
  m_adopt = makePushButton(nullptr, tr("Adopt"), "adoptCurve",
                           tr("Puts hashes and bands into the recipe"));
  panel->addHeaderWidgets({new RevertAdoptionButton(m_tools.adopter), m_remove, m_adopt});
  return panel;
}

QWidget *CurvesView::createControls() {
  auto *bar = new QWidget;
  QHBoxLayout *layout = makeRow(bar, {kCurvesViewPadding, 6, kCurvesViewPadding, 6}, 8);
  m_numHashes = makeSpinBox(nullptr, tr("Hashes of a curve to add"), 1, kMaxHashes, 100);
  m_numHashes->setKeyboardTracking(false);
  m_cut = new QComboBox;
  m_cut->setAccessibleName(tr("Bands × rows of a curve to add"));
  m_add = makePushButton(nullptr, tr("Add"), "addCurve");
  m_published = makePushButton(nullptr, tr("Five of 100 hashes"), "publishedCurves",
                               tr("2 × 50, 5 × 20, 10 × 10, 20 × 5, 50 × 2: published curves"));
  m_reset = makePushButton(nullptr, tr("Reset"), "resetCurves",
                           tr("Draws only the recipe's curve and its neighbours"));
  addWidgets(*layout, {makeMutedLabel(tr("hashes")), m_numHashes, m_cut, m_add, nullptr,
                       m_published, m_reset});
  return bar;
}

void CurvesView::connectFinder() {
  connect(m_finder, &PlanFinder::zoneChanged, this, &CurvesView::showPlot);
  connect(m_finder, &PlanFinder::currentChanged, this, &CurvesView::showPlot);
  connect(m_finder, &PlanFinder::curveRequested, &m_tools.curves, &CurveChoice::add);
  connect(m_finder, &PlanFinder::adoptRequested, this, &CurvesView::adoptFound);
  connect(m_plot, &CurvesPlot::zoneMoved, m_finder, &PlanFinder::setZone);
}

/// The zone from which a plan was chosen goes into the recipe with it.
void CurvesView::adoptFound(const BandPlan &plan) {
  if (!m_finder->isByZone()) return m_tools.adopter.adoptPlan(plan);
  Recipe recipe = session().recipe();
  recipe.signature.numHashes = plan.numHashes();
  recipe.bands = plan.bands;
  recipe.zone = RecipeZone::of(m_finder->zone());
  m_recipeZone = recipe.zone;  // shown already
  m_tools.adopter.adopt(recipe, tr("%1 bands").arg(planText(plan)));
}

void CurvesView::connectControls() {
  connect(&m_tools.curves, &CurveChoice::changed, this, [this] {
    if (isVisible()) return showPlans();
    take(Curves);
  });
  connect(m_numHashes, &QSpinBox::valueChanged, this, &CurvesView::showCuts);
  connect(m_add, &QPushButton::clicked, this, [this] {
    const auto numHashes = static_cast<std::uint32_t>(m_numHashes->value());
    const std::uint32_t bands = m_cut->currentData().toUInt();
    m_tools.curves.add({bands, numHashes / bands});
  });
  connect(m_published, &QPushButton::clicked, &m_tools.curves, &CurveChoice::takePublished);
  connect(m_reset, &QPushButton::clicked, &m_tools.curves, &CurveChoice::reset);
  connect(m_remove, &QPushButton::clicked, this, [this] {
    if (const auto plan = chosen()) m_tools.curves.remove(*plan);
  });
  const auto adopt = [this] {
    if (const auto plan = chosen()) m_tools.adopter.adoptPlan(*plan);
  };
  connect(m_adopt, &QPushButton::clicked, this, adopt);
  connect(m_table, &QTableView::activated, this, adopt);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &CurvesView::showChosen);
  connect(m_ticks, &ChoiceBox::picked, this, &CurvesView::showTicks);
  connect(&session(), &Session::verdictsChanged, this, [this] {
    if (isVisible() && m_ticks->currentName() == judgedTicks()) showTicks();
  });
}

bool CurvesView::isBusy() const { return m_finder->isBusy() || m_job.isRunning(); }

void CurvesView::forget(Changes changes) {
  if (changes & (Data | Outcome)) m_job.drop();
}

void CurvesView::refresh(Changes changes) {
  showPlans();
  m_finder->setThreshold(session().recipe().threshold.toDouble());
  if (const auto &zone = session().recipe().zone; zone && zone != m_recipeZone) {
    m_recipeZone = zone;
    m_finder->setZone(zone->toleranceZone());
  }
  // Verdicts may have been added in the meantime.
  if ((changes & (Data | Outcome)) || m_ticks->currentName() == judgedTicks()) showTicks();
}

/// Offers only numbers of bands that divide the number of hashes.
void CurvesView::showCuts() {
  const auto numHashes = static_cast<std::uint32_t>(m_numHashes->value());
  m_cut->clear();
  for (const BandPlan &plan : bandPlansFor(numHashes)) m_cut->addItem(planText(plan), plan.bands);
  const BandPlan best = bandPlanForThreshold(numHashes, session().recipe().threshold.toDouble());
  m_cut->setCurrentIndex(m_cut->findData(best.bands));
}

void CurvesView::showPlans() {
  const auto kept = chosen();
  const std::vector<BandPlan> plans = m_tools.curves.plans();
  m_model->setPlans(plans, session().recipe().threshold.toDouble());
  const auto place = kept ? std::ranges::find(plans, *kept) : plans.begin();
  selectOnly(*m_table, place == plans.end() ? 0 : static_cast<int>(place - plans.begin()));
  showChosen();
  showPlot();
}

void CurvesView::showPlot() {
  std::vector<BandPlan> plans = m_tools.curves.plans();
  // The plan under the finder's cursor is drawn too.
  if (const auto plan = m_finder->current(); plan && !m_tools.curves.contains(*plan))
    plans.push_back(*plan);
  m_plot->setPlans(std::move(plans));
  const Recipe &recipe = session().recipe();
  m_plot->setThreshold(recipe.threshold.toDouble(), recipe.effectiveFloor().toDouble());
  m_plot->setZone(m_finder->isByZone() ? std::optional(m_finder->zone()) : std::nullopt);
  m_panel->showTable();
}

void CurvesView::showTicks() {
  const TicksWanted wanted = wantedOf(m_ticks->currentName());
  m_ticks->setEnabled(session().hasResult());
  m_job.drop();
  if (wanted == TicksWanted::None || !session().hasResult()) return m_plot->setTicks({});
  m_job.start(
      [result = session().result(), judged = session().verdicts().items(), wanted](
          const RunContext &context) { return makePairTicks(*result, judged, wanted, context); },
      {[this](const PairTicks &ticks) { m_plot->setTicks(ticks); },
       [this](const Error &error) { emit messageRaised(errorText(error)); }});
}

void CurvesView::showChosen() {
  const auto plan = chosen();
  const bool isOwn = plan && *plan == session().recipe().bandPlan();
  m_remove->setEnabled(plan && !isOwn);
  m_adopt->setEnabled(plan && !isOwn);
}

std::optional<BandPlan> CurvesView::chosen() const {
  const CurveSummary *curve = m_model->find(m_table->currentIndex().row());
  return curve == nullptr ? std::nullopt : std::optional(curve->plan);
}

}  // namespace shinglescope
