// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <map>
#include <memory>
#include <vector>

class QKeySequence;
class QPixmap;
class QWidget;

namespace shinglescope {

class MainWindow;
class ProjectStore;
class Session;

/// The objects that a step of a scene works on.
struct SceneStage {
  MainWindow &window;
  const Session &session;
  QString file;  ///< the file in the picture
};

/// The content of a picture: a page and steps that run one after the other, each once the page is
/// idle.
struct Scene {
  using Step = std::function<void(const SceneStage &)>;

  QString page;
  bool needsTable = true;  ///< the file must be opened
  bool needsRun = false;   ///< its duplicates must be found
  std::vector<Step> steps = {};
};

/// A step that does nothing, so that the page becomes idle once more.
inline void waitForRest(const SceneStage & /*stage*/) {}

/// Returns a step that triggers an action of Review with this shortcut, or of the whole window.
Scene::Step press(const QKeySequence &key);
Scene::Step pressInWindow(const QKeySequence &key);

/// Makes a review without a name, with one step, of the file; null if that fails.
std::unique_ptr<ProjectStore> untitledWork(const SceneStage &stage);

/// The page of most scenes.
inline const QString kReviewPage = QStringLiteral("review");

/// Returns the scenes of the dialogs that are not about a table's content, by name.
std::map<QString, Scene> dialogScenes();
/// Returns the scenes of the views of Explore, by name.
std::map<QString, Scene> exploreScenes();
/// Returns the scenes of the export dialog: as opened and with each content.
std::map<QString, Scene> exportScenes();
/// Returns the scenes of another measure than Jaccard.
std::map<QString, Scene> measureScenes();
/// Returns the scenes of a lesson: each of its stages, predict and presenter mode.
std::map<QString, Scene> learnScenes();
/// Returns the scenes of the window's notices about a project.
std::map<QString, Scene> projectScenes();
/// Returns the scenes of Review: two records and their explanation.
std::map<QString, Scene> reviewScenes();
/// Returns the scenes of two tables that are compared.
std::map<QString, Scene> tablesScenes();

/// The scenes that --screenshot accepts.
QStringList sceneNames();
/// Returns the scene with one of these names.
Scene sceneOf(const QString &name);

/// Returns a picture of the window with its dialogs and menus.
QPixmap pictureOf(QWidget &window);

}  // namespace shinglescope
