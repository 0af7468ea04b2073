// SPDX-License-Identifier: MIT
#include <QFile>
#include <QKeySequence>
#include <memory>

#include "app/screenshots/screenshot_scenes.h"
#include "core/project/project_recovery.h"
#include "ui/session/project_controller.h"
#include "ui/window/main_window.h"

namespace shinglescope {
namespace {

/// Returns the path of a project. The projects of a picture are in its own state folder, which is
/// deleted afterwards.
std::string placeOf(const std::string &name) {
  return defaultRecoveryFolder() + "/" + name + ".shinglescope";
}

void judge(const SceneStage &stage) { press(QKeySequence(Qt::Key_D))(stage); }

void nameProject(const SceneStage &stage) {
  stage.window.project().saveAs(QString::fromStdString(placeOf("listings")));
}

/// Opens a copy of the project that is already open elsewhere.
void openHeld(const SceneStage &stage) {
  const QString copy = QString::fromStdString(placeOf("shared"));
  QFile::copy(QString::fromStdString(placeOf("listings")), copy);
  static std::shared_ptr<ProjectStore> holder;
  auto held = ProjectStore::open(copy.toStdString());
  if (!held) return;
  holder = *std::move(held);
  stage.window.project().open(copy);
}

/// Leaves untitled work behind, as after a crash.
void leaveWork(const SceneStage &stage) {
  if (const auto store = untitledWork(stage)) store->close();
  stage.window.project().lookForRecoverable();
}

void openWithoutSource(const SceneStage &stage) {
  auto made = ProjectStore::create(placeOf("flats"));
  if (!made) return;
  SourceIdentity source;
  source.path = "/media/stick/listings 2026.tsv";
  (*made)->saveSource("data", source);
  (*made)->close();
  stage.window.project().open(QString::fromStdString(placeOf("flats")));
}

Scene start(std::vector<Scene::Step> steps) {
  return {QStringLiteral("data"), false, false, std::move(steps)};
}

Scene review(std::vector<Scene::Step> steps) {
  return {QStringLiteral("review"), true, true, std::move(steps)};
}

}  // namespace

std::unique_ptr<ProjectStore> untitledWork(const SceneStage &stage) {
  auto made = createUntitled(defaultRecoveryFolder());
  if (!made) return nullptr;
  SourceIdentity source;
  source.path = QFile::encodeName(stage.file).toStdString();
  (*made)->saveSource("data", source);
  LogStep step;
  step.number = 1;
  (*made)->append(step);
  return *std::move(made);
}

std::map<QString, Scene> projectScenes() {
  return {
      {QStringLiteral("recover"), start({leaveWork, waitForRest})},
      {QStringLiteral("project-missing"),
       start({leaveWork, openWithoutSource, waitForRest, waitForRest})},
      {QStringLiteral("project-saved"), review({judge, judge, nameProject, waitForRest})},
      {QStringLiteral("project-read-only"),
       review({judge, nameProject, waitForRest, openHeld, waitForRest, waitForRest})},
  };
}

}  // namespace shinglescope
