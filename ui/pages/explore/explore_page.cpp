// SPDX-License-Identifier: MIT
#include "ui/pages/explore/explore_page.h"

#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/panel.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/explore/accuracy/accuracy_view.h"
#include "ui/pages/explore/advisor/advisor_view.h"
#include "ui/pages/explore/buckets/buckets_view.h"
#include "ui/pages/explore/curves/curves_view.h"
#include "ui/pages/explore/matrices/matrices_view.h"
#include "ui/pages/explore/overview/overview_view.h"
#include "ui/pages/explore/recall/recall_line.h"
#include "ui/pages/explore/recall/recall_view.h"
#include "ui/pages/explore/recall_monitor.h"
#include "ui/pages/explore/sweep/sweep_panel.h"
#include "ui/pages/explore/sweep/sweep_view.h"
#include "ui/parts/terms/term_marks.h"
#include "ui/parts/tuning/recall_run.h"
#include "ui/parts/tuning/sweep_run.h"

namespace shinglescope {
namespace {

constexpr int kExplorePageGap = 8;
constexpr int kExplorePagePadding = 10;

QString partName() { return QStringLiteral("part"); }

}  // namespace

ExplorePage::ExplorePage(Session &session, ActionsController &controller, QWidget *parent)
    : WorkspacePage(parent),
      m_adopter(session, controller),
      m_curves(session),
      m_tools{session, controller, m_adopter, m_curves, std::make_shared<ExactSetCache>()} {
  createParts();
  createLayout();
  for (const Part &part : std::as_const(m_parts)) connectView(part.view);
  connect(&m_adopter, &RecipeAdopter::messageRaised, this, &ExplorePage::messageRaised);
  connect(&session, &Session::datasetChanged, this, [this] { m_tools.shelf->clear(); });
  connect(m_tabs, &SegmentedControl::currentChanged, this, [this](int index) {
    m_stack->setCurrentIndex(index);
    emit viewChanged();
  });
  new TermMarks(*this);
}

void ExplorePage::createParts() {
  m_sweeps = new SweepRun(this);
  auto *panel = new SweepPanel(*m_sweeps, m_adopter);
  m_matrices = new MatricesView(m_tools.session, m_tools.controller);
  auto *overview = new OverviewView(m_tools, panel);
  auto *advisor = new AdvisorView(m_tools);
  connect(advisor, &AdvisorView::searchRequested, this, [this](bool isExact) {
    isExact ? m_tools.controller.findExactly() : m_tools.controller.find();
  });
  m_parts = {
      {QStringLiteral("advisor"), tr("Advisor"), advisor},
      {QStringLiteral("overview"), tr("Overview"), overview},
      {QStringLiteral("curves"), tr("Curves"), new CurvesView(m_tools)},
      {QStringLiteral("sweep"), tr("Sweep"), createSweep(*panel)},
      {QStringLiteral("recall"), tr("Recall"), createRecall()},
      {QStringLiteral("accuracy"), tr("Accuracy"), new AccuracyView(m_tools)},
      {QStringLiteral("buckets"), tr("Buckets"), new BucketsView(m_tools)},
      {QStringLiteral("matrices"), tr("Matrices"), m_matrices},
  };
  connect(overview, &OverviewView::allPairsFound, m_recallRun, &RecallRun::makeExact);
}

ExploreView *ExplorePage::createRecall() {
  m_recallRun = new RecallRun(m_tools.session, m_tools.shelf, this);
  auto *view = new RecallView(m_tools, *m_recallRun);
  m_recall = new RecallLine;
  m_watch = new RecallMonitor(m_tools.session, *m_recallRun, *m_recall, this);
  connect(m_watch, &RecallMonitor::measureRequested, view, &RecallView::measure);
  return view;
}

ExploreView *ExplorePage::createSweep(SweepPanel &panel) {
  auto *view = new SweepView(m_tools.session, m_tools.controller, *m_sweeps, m_adopter);
  connect(&panel, &SweepPanel::adoptRequested, view, &SweepView::adopt);
  connect(&panel, &SweepPanel::openRequested, this, [this] { showPart(QStringLiteral("sweep")); });
  connect(&panel, &SweepPanel::messageRaised, this, &ExplorePage::messageRaised);
  return view;
}

void ExplorePage::createLayout() {
  QStringList titles;
  for (const Part &part : std::as_const(m_parts)) titles << part.title;
  auto *bar = new Panel({}, this);
  auto *row = new QWidget;
  QHBoxLayout *line = makeRow(row, {kExplorePagePadding, 6, kExplorePagePadding, 6});
  m_tabs = new SegmentedControl(titles);
  m_tabs->setAccessibleName(tr("What to explore"));
  m_tabs->setNarrow(true);  // eight titles, and the recall of the run
  line->addWidget(m_tabs);
  line->addWidget(m_recall, 1);  // all the rest, because its text wraps
  bar->setBody(row);
  bar->setAccessibleName(tr("Explore"));
  m_stack = new QStackedWidget;
  for (const Part &part : std::as_const(m_parts)) m_stack->addWidget(part.view);
  QVBoxLayout *layout = makeColumn(this, {}, kExplorePageGap);
  layout->addWidget(bar);
  layout->addWidget(m_stack, 1);
}

void ExplorePage::connectView(ExploreView *view) {
  connect(view, &ExploreView::messageRaised, this, &ExplorePage::messageRaised);
  connect(view, &ExploreView::scoresRequested, this, &ExplorePage::scoresRequested);
  connect(view, &ExploreView::pairRequested, this, &ExplorePage::pairRequested);
  connect(view, &ExploreView::pageRequested, this, &ExplorePage::pageRequested);
  connect(view, &ExploreView::rowRevealRequested, this, &ExplorePage::rowRevealRequested);
}

ExploreView *ExplorePage::currentView() const { return m_parts[m_tabs->currentIndex()].view; }

ExplorePage::~ExplorePage() { deleteWidgets(); }

void ExplorePage::activate() {
  for (auto *segment : m_tabs->findChildren<QToolButton *>())
    if (segment->isChecked()) segment->setFocus(Qt::OtherFocusReason);
  currentView()->activate();
  m_watch->seen();
}

bool ExplorePage::isBusy() const { return currentView()->isBusy(); }

void ExplorePage::showPart(const QString &name) {
  const auto part = std::ranges::find(m_parts, name, &Part::name);
  if (part == m_parts.end()) return;
  m_tabs->setCurrentIndex(static_cast<int>(part - m_parts.begin()));
  currentView()->activate();
}

QString ExplorePage::currentPart() const { return m_parts[m_tabs->currentIndex()].name; }

ExploreView *ExplorePage::exploreView(const QString &name) const {
  const auto part = std::ranges::find(m_parts, name, &Part::name);
  return part == m_parts.end() ? nullptr : part->view;
}

QJsonObject ExplorePage::view() const { return {{partName(), currentPart()}}; }

void ExplorePage::restoreView(const QJsonObject &json) { showPart(json[partName()].toString()); }

}  // namespace shinglescope
