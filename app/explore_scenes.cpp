#include "app/explore_scenes.h"

#include "ui/main_window.h"
#include "ui/pages/workspace_page.h"
#include "ui/widgets/sweep_form.h"
#include "ui/widgets/task_strip.h"

namespace shinglescope {
namespace {

/// Until what was asked for last is drawn.
void wait(const SceneStage & /*stage*/) {}

/// A view of the page, then further steps.
Scene scene(const QString &part, std::vector<Scene::Step> then = {}) {
  std::vector<Scene::Step> steps = {
      [part](const SceneStage &stage) { stage.window.showPage(QStringLiteral("explore:") + part); },
      wait};
  steps.insert(steps.end(), then.begin(), then.end());
  return {QStringLiteral("explore"), true, true, std::move(steps)};
}

/// A grid that takes a second or two.
void runSweep(const SceneStage &stage) {
  auto *form = stage.window.page(QStringLiteral("explore"))->findChild<SweepForm *>();
  SweepGrid grid;
  grid.hash = {HashFunction::Xxh3, HashFunction::FarmHash, HashFunction::Sha1};
  grid.hashes = {50, 100, 200};
  grid.bands = {2, 5, 10, 20, 25, 50};
  grid.k = {5, 10};
  grid.thresholds = {{7, 10}, {8, 10}};
  grid.rows = 1500;
  form->setGrid(grid);
  emit form->strip().startRequested();
}

}  // namespace

std::map<QString, Scene> exploreScenes() {
  return {
      {QStringLiteral("explore-overview"), scene(QStringLiteral("overview"))},
      {QStringLiteral("explore-curves"), scene(QStringLiteral("curves"))},
      {QStringLiteral("explore-sweep"), scene(QStringLiteral("sweep"), {runSweep, wait})},
  };
}

}  // namespace shinglescope
