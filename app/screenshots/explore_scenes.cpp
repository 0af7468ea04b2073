// SPDX-License-Identifier: MIT
#include <QAbstractButton>
#include <QFile>
#include <QKeyEvent>
#include <QTableView>
#include <QTemporaryDir>
#include <algorithm>

#include "app/screenshots/screenshot_scenes.h"
#include "core/review/queue/queue_item.h"
#include "ui/base/controls/chip.h"
#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/explore/accuracy/accuracy_view.h"
#include "ui/pages/explore/buckets/buckets_view.h"
#include "ui/pages/explore/curves/plan_finder.h"
#include "ui/pages/explore/frame/stop_panel.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/pages/explore/matrices/matrices_view.h"
#include "ui/pages/explore/overview/bands_panel.h"
#include "ui/pages/explore/overview/candidate_model.h"
#include "ui/pages/explore/overview/candidates_dialog.h"
#include "ui/pages/explore/overview/estimator_panel.h"
#include "ui/pages/explore/overview/histogram_plot.h"
#include "ui/pages/explore/recall/brute_force_panel.h"
#include "ui/pages/explore/recall/recall_panel.h"
#include "ui/pages/explore/sweep/sweep_form.h"
#include "ui/pages/explore/sweep/sweep_truth.h"
#include "ui/pages/explore/sweep/sweep_view.h"
#include "ui/pages/find/bands_editor.h"
#include "ui/pages/find/recipe_editor.h"
#include "ui/pages/find/run_bar.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/parts/why/why_not_dialog.h"
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

/// Measures against a list of matches: all similar pairs, and half of the others.
/// Writes matches of the result for a view that reads them later, and returns the path.
QString writeMatches(const SceneStage &stage) {
  static const QTemporaryDir folder;  // the file is read later
  const QString path = folder.filePath(QStringLiteral("matches.csv"));
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return path;
  file.write("row_a,row_b\n");
  const DuplicateResult &result = *stage.session.result();
  for (const QueueItem &item : makeQueue(result)) {
    const ItemKey key = keyOf(item, result);
    const auto second = item.isClass() ? result.classes.rowsOf(item.textA)[1] : key.b.value;
    if (item.similarity < 0.75F && key.a.value % 2 == 0) continue;
    file.write(QByteArray::number(key.a.value) + ',' + QByteArray::number(second) + '\n');
  }
  return path;
}

void compareWithMatches(const SceneStage &stage) {
  stage.window.page(kExplore)->findChild<AccuracyView *>()->useFile(writeMatches(stage));
}

void chooseMatchesAsTruth(const SceneStage &stage) {
  stage.window.page(kExplore)->findChild<SweepForm *>()->truth().useFile(writeMatches(stage));
}

void chooseByZone(const SceneStage &stage) {
  for (auto *choice : stage.window.page(QStringLiteral("find"))->findChildren<SegmentedControl *>())
    if (choice->accessibleName() == BandsEditor::tr("Bands chosen by")) choice->setCurrentIndex(2);
}

void runGrid(const SceneStage &stage, const SweepGrid &grid) {
  auto *form = stage.window.page(kExplore)->findChild<SweepForm *>();
  form->setGrid(grid);
  emit form->strip().startRequested();
}

void runSmallSweep(const SceneStage &stage) {
  SweepGrid grid;
  grid.numHashes = {50};
  grid.bands = {5, 10};
  grid.k = {5};
  grid.rows = 1500;
  runGrid(stage, grid);
}

/// Runs a sweep that takes a few seconds.
void runMediumSweep(const SceneStage &stage) {
  SweepGrid grid;
  grid.hash = {HashFunction::Xxh3, HashFunction::FarmHash};
  grid.numHashes = {50, 100, 200};
  grid.bands = {2, 5, 10, 20, 25, 50};
  grid.k = {5, 10};
  grid.thresholds = {{7, 10}, {8, 10}};
  grid.rows = 800;
  runGrid(stage, grid);
}

/// Lists the pairs of the first setting.
void openSweepPairs(const SceneStage &stage) {
  auto *view = stage.window.page(kExplore)->findChild<SweepView *>();
  view->findChild<QTableView *>()->selectRow(0);
  view->findChild<QAbstractButton *>(QStringLiteral("sweepPairs"))->click();
}

void openCandidates(const SceneStage &stage) {
  auto *view = stage.window.page(kExplore)->findChild<BandsPanel *>();
  view->findChild<QAbstractButton *>(QStringLiteral("candidatePairs"))->click();
}

/// Opens the estimates of the first candidate with several seeds.
void openSeeds(const SceneStage &stage) {
  auto *dialog = stage.window.findChild<CandidatesDialog *>();
  openWhyNot({stage.session.dataset(), nullptr, stage.session.recipe(), dialog->pairs().at(0).rowA,
              dialog->pairs().at(0).rowB},
             dialog)
      ->findChild<QAbstractButton *>(QStringLiteral("pairSeeds"))
      ->click();
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
      {QStringLiteral("explore-advisor"), exploreScene(QStringLiteral("advisor"), {waitForRest})},
      {QStringLiteral("explore-overview"), exploreScene(QStringLiteral("overview"))},
      {QStringLiteral("explore-curves"), exploreScene(QStringLiteral("curves"))},
      {QStringLiteral("explore-accuracy"),
       exploreScene(QStringLiteral("accuracy"), {compareWithMatches})},
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
           {runMediumSweep, waitForRest, show(QStringLiteral("explore:overview")), waitForRest})},
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
      {QStringLiteral("explore-candidates"),
       exploreScene(QStringLiteral("overview"), {openCandidates, waitForRest})},
      {QStringLiteral("explore-seeds"),
       exploreScene(QStringLiteral("overview"),
                    {openCandidates, waitForRest, openSeeds, waitForRest, waitForRest})},
      {QStringLiteral("find-zone"),
       {QStringLiteral("find"), true, false, {chooseByZone, waitForRest}}},
      {QStringLiteral("explore-truth"),
       exploreScene(QStringLiteral("sweep"), {chooseMatchesAsTruth, runMediumSweep, waitForRest})},
      {QStringLiteral("explore-sweep"),
       exploreScene(QStringLiteral("sweep"), {runMediumSweep, waitForRest})},
      {QStringLiteral("explore-pairs"),
       exploreScene(QStringLiteral("sweep"),
                    {runSmallSweep, waitForRest, openSweepPairs, waitForRest, waitForRest})},
  };
}

}  // namespace shinglescope
