#include "app/explore_scenes.h"

#include "ui/main_window.h"

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

}  // namespace

std::map<QString, Scene> exploreScenes() {
  return {
      {QStringLiteral("explore-overview"), scene(QStringLiteral("overview"))},
      {QStringLiteral("explore-curves"), scene(QStringLiteral("curves"))},
  };
}

}  // namespace shinglescope
