// SPDX-License-Identifier: MIT
#include <QAbstractButton>
#include <QAction>
#include <QTabWidget>

#include "app/screenshots/screenshot_scenes.h"
#include "core/project/project_store.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/session/project_controller.h"
#include "ui/window/main_window.h"
#include "ui/window/preferences/preferences_dialog.h"
#include "ui/window/window_menus.h"
#include "ui/window/window_pages.h"

namespace shinglescope {
namespace {

using WindowCommand = WindowMenus::Command;

Scene::Step give(WindowCommand command) {
  return [command](const SceneStage &stage) {
    stage.window.findChild<WindowMenus *>()->action(command)->trigger();
  };
}

void showBuckets(const SceneStage &stage) {
  stage.window.showPage(QStringLiteral("explore:buckets"));
}

/// A dialog over a page without a table.
Scene dialogScene(std::vector<Scene::Step> steps) {
  steps.push_back(waitForRest);
  return {QStringLiteral("data"), false, false, std::move(steps)};
}

/// Shows a page of the preferences.
Scene preferences(int page) {
  return dialogScene({give(WindowCommand::Preferences), [page](const SceneStage &stage) {
                        auto *dialog = stage.window.findChild<PreferencesDialog *>();
                        dialog->findChild<QTabWidget *>()->setCurrentIndex(page);
                      }});
}

/// Leaves two reviews without a name behind.
void leaveReviews(const SceneStage &stage) {
  for (int i = 0; i < 2; ++i)
    if (const auto store = untitledWork(stage)) store->close();
  stage.window.project().lookForRecoverable();
}

void askToDelete(const SceneStage &stage) {
  const QString name = QStringLiteral("deleteReview");
  if (auto *button = stage.window.findChild<QAbstractButton *>(name)) button->click();
}

/// Triggers a command of Learn.
Scene::Step learn(QAction *LearnActions::*command) {
  return [command](const SceneStage &stage) {
    (stage.window.pages().learn->actions().*command)->trigger();
  };
}

/// Commands of Learn at one of its stages.
Scene learnDialog(LessonStage to, std::vector<Scene::Step> commands) {
  std::vector<Scene::Step> steps = {[to](const SceneStage &stage) {
    LessonPlayer &player = stage.window.pages().learn->player();
    player.goTo(player.lesson()->firstStep(to) + 2);
  }};
  steps.insert(steps.end(), commands.begin(), commands.end());
  steps.push_back(waitForRest);
  return {QStringLiteral("learn"), false, false, std::move(steps)};
}

std::map<QString, Scene> learnDialogs() {
  using A = LearnActions;
  return {
      {QStringLiteral("learn-log"), learnDialog(LessonStage::Matrix, {learn(&A::log)})},
      {QStringLiteral("learn-notes"), learnDialog(LessonStage::Matrix, {learn(&A::notes)})},
      {QStringLiteral("learn-quiz"), learnDialog(LessonStage::Signature, {learn(&A::quiz)})},
      {QStringLiteral("learn-votes"),
       learnDialog(LessonStage::Bands, {learn(&A::quiz), learn(&A::countVotes)})},
      {QStringLiteral("learn-walk"), learnDialog(LessonStage::Permutations, {learn(&A::walk)})},
      {QStringLiteral("learn-hand"), learnDialog(LessonStage::Matrix, {learn(&A::hand)})},
  };
}

}  // namespace

std::map<QString, Scene> dialogScenes() {
  std::map<QString, Scene> scenes = {
      {QStringLiteral("preferences"), preferences(0)},
      {QStringLiteral("preferences-runs"), preferences(1)},
      {QStringLiteral("preferences-keys"), preferences(2)},
      {QStringLiteral("keyboard"), dialogScene({give(WindowCommand::Keyboard)})},
      {QStringLiteral("about"), dialogScene({give(WindowCommand::About)})},
      {QStringLiteral("terms"),
       {QStringLiteral("explore"),
        true,
        true,
        {showBuckets, waitForRest, give(WindowCommand::Terms), waitForRest}}},
      {QStringLiteral("guide"), dialogScene({give(WindowCommand::Guide)})},
      {QStringLiteral("open-file"), dialogScene({give(WindowCommand::Open)})},
      {QStringLiteral("delete-review"), dialogScene({leaveReviews, waitForRest, askToDelete})},
      {QStringLiteral("unsaved-review"),
       dialogScene({leaveReviews, give(WindowCommand::OpenRentals), waitForRest, waitForRest})},
  };
  scenes.merge(learnDialogs());
  return scenes;
}

}  // namespace shinglescope
