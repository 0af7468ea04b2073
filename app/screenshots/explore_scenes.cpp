// SPDX-License-Identifier: MIT
#include <QAbstractButton>
#include <QKeyEvent>
#include <algorithm>

#include "app/screenshots/screenshot_scenes.h"
#include "ui/base/controls/chip.h"
#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/explore/buckets/buckets_view.h"
#include "ui/pages/explore/curves/plan_finder.h"
#include "ui/pages/explore/frame/stop_panel.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/pages/explore/matrices/matrices_view.h"
#include "ui/pages/explore/overview/bands_panel.h"
#include "ui/pages/explore/overview/estimator_panel.h"
#include "ui/pages/explore/overview/histogram_plot.h"
#include "ui/pages/explore/recall/brute_force_panel.h"
#include "ui/pages/explore/recall/recall_panel.h"
#include "ui/pages/explore/sweep/sweep_form.h"
#include "ui/pages/find/bands_editor.h"
#include "ui/pages/find/recipe_editor.h"
#include "ui/pages/find/run_bar.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/session/session.h"
#include "ui/window/main_window.h"

namespace shinglescope {
namespace {

const QString kExplore = QStringLiteral("explore");

Scene::Step show(const QString &place) {
  return [place](const SceneStage &stage) { stage.window.showPage(place); };
}

/// Shows a view of the page, then runs further steps.
Scene exploreScene(const QString &part, std::vector<Scene::Step> then = {}) {
  std::vector<Scene::Step> steps = {show(QStringLiteral("explore:") + part), waitForRest};
  steps.insert(steps.end(), then.begin(), then.end());
  return {kExplore, true, true, std::move(steps)};
}

/// Moves the bar five hundredths to the left with the keyboard.
void moveBar(const SceneStage &stage) {
  auto *plot = stage.window.page(kExplore)->findChild<HistogramPlot *>();
  for (int i = 0; i < 5; ++i) {
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Left, Qt::ShiftModifier);
    QCoreApplication::sendEvent(plot, &press);
  }
}

/// Shows five published curves, and plans for a threshold and a weight of misses.
void showWeights(const SceneStage &stage) {
  auto *view = stage.window.page(kExplore);
  view->findChild<PlanFinder *>()->setByZone(false);
  view->findChild<QAbstractButton *>(QStringLiteral("publishedCurves"))->click();
}

void chooseByZone(const SceneStage &stage) {
  for (auto *choice : stage.window.page(QStringLiteral("find"))->findChildren<SegmentedControl *>())
    if (choice->accessibleName() == BandsEditor::tr("Bands chosen by")) choice->setCurrentIndex(2);
}

/// Runs a sweep that takes a second or two.
void runSweep(const SceneStage &stage) {
  auto *form = stage.window.page(kExplore)->findChild<SweepForm *>();
  SweepGrid grid;
  grid.hash = {HashFunction::Xxh3, HashFunction::FarmHash, HashFunction::Sha1};
  grid.numHashes = {50, 100, 200};
  grid.bands = {2, 5, 10, 20, 25, 50};
  grid.k = {5, 10};
  grid.thresholds = {{7, 10}, {8, 10}};
  grid.rows = 1500;
  form->setGrid(grid);
  emit form->strip().startRequested();
}

void startBuckets(const SceneStage &stage) {
  stage.window.page(kExplore)->findChild<BucketsView *>()->look();
}

/// Starts the work of a panel. Steps run one after the other, so that timings do not disturb each
/// other.
template <class WorkPanel>
void startWork(const SceneStage &stage) {
  emit stage.window.page(kExplore)->findChild<WorkPanel *>()->strip().startRequested();
}

/// Starts a run that misses many pairs.
void findLittle(const SceneStage &stage) {
  Recipe recipe = stage.session.recipe();
  recipe.threshold = {6, 10};
  recipe.signature.numHashes = 32;
  recipe.bands = 4;
  auto *find = stage.window.page(QStringLiteral("find"));
  emit find->findChild<RecipeEditor *>()->edited(recipe);
  emit find->findChild<RunBar *>()->findRequested();
}

/// Requests the counts, because large tables are counted only on request.
void estimateBands(const SceneStage &stage) {
  auto *panel = stage.window.page(kExplore)->findChild<BandsPanel *>();
  auto *offer = panel->findChild<EmptyState *>();
  if (offer->isVisible()) emit offer->actionRequested();
}

void showErrors(const SceneStage &stage) {
  auto *panel = stage.window.page(kExplore)->findChild<EstimatorPanel *>();
  panel->findChild<SegmentedControl *>()->setCurrentIndex(1);
  panel->findChild<Chip *>(QStringLiteral("setOfValues"))->setChecked(true);
}

/// Shows the most similar pair, and a value of its first shared band.
void showMatrixPair(const SceneStage &stage) {
  auto *view = stage.window.page(kExplore)->findChild<MatricesView *>();
  const auto &matrices = view->matrices();
  if (matrices == nullptr || matrices->pairs.empty()) return;
  view->goToPair(1);
  const MatrixPair &pair = *std::ranges::max_element(matrices->pairs, {}, &MatrixPair::jaccard);
  const auto &a = matrices->rows[pair.a].signature;
  const auto &b = matrices->rows[pair.b].signature;
  for (std::uint32_t at = 0; at < a.size() && at < b.size(); ++at)
    if (a[at] == b[at]) return view->goToValue(pair.a, at);
}

}  // namespace

std::map<QString, Scene> exploreScenes() {
  return {
      {QStringLiteral("explore-overview"), exploreScene(QStringLiteral("overview"))},
      {QStringLiteral("explore-curves"), exploreScene(QStringLiteral("curves"))},
      {QStringLiteral("explore-buckets"),
       exploreScene(QStringLiteral("buckets"),
                    {startBuckets, waitForRest, startWork<StopPanel>, waitForRest})},
      {QStringLiteral("explore-matrices"),
       exploreScene(QStringLiteral("matrices"), {showMatrixPair})},
      {QStringLiteral("explore-recall"),
       exploreScene(QStringLiteral("recall"),
                    {startWork<RecallPanel>, waitForRest, startWork<EstimatorPanel>, waitForRest,
                     startWork<BruteForcePanel>, waitForRest})},
      {QStringLiteral("explore-errors"),
       exploreScene(QStringLiteral("recall"),
                    {startWork<RecallPanel>, waitForRest, startWork<EstimatorPanel>, waitForRest,
                     showErrors})},
      {QStringLiteral("explore-front"),
       exploreScene(
           QStringLiteral("sweep"),
           {runSweep, waitForRest, show(QStringLiteral("explore:overview")), waitForRest})},
      {QStringLiteral("explore-bands"),
       exploreScene(QStringLiteral("overview"), {estimateBands, waitForRest})},
      {QStringLiteral("explore-missed"),
       {kExplore,
        true,
        false,
        {findLittle, waitForRest, show(QStringLiteral("explore:recall")), waitForRest,
         startWork<RecallPanel>, waitForRest}}},
      {QStringLiteral("find-outcome"),
       {QStringLiteral("find"), true, true, {show(QStringLiteral("find")), waitForRest}}},
      {QStringLiteral("explore-threshold"),
       exploreScene(QStringLiteral("overview"), {moveBar, waitForRest})},
      {QStringLiteral("explore-weights"),
       exploreScene(QStringLiteral("curves"), {showWeights, waitForRest})},
      {QStringLiteral("find-zone"),
       {QStringLiteral("find"), true, false, {chooseByZone, waitForRest}}},
      {QStringLiteral("explore-sweep"),
       exploreScene(QStringLiteral("sweep"), {runSweep, waitForRest})},
  };
}

}  // namespace shinglescope
