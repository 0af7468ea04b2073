#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <map>
#include <vector>

class QKeySequence;
class QPixmap;
class QWidget;

namespace shinglescope {

class MainWindow;
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
  bool needsTable = true;  ///< the file is opened
  bool needsRun = false;   ///< its duplicates are found
  std::vector<Step> steps = {};
};

/// A step that does nothing, so that the page becomes idle once more.
inline void waitForRest(const SceneStage & /*stage*/) {}

/// Returns a step that triggers an action of Review with this shortcut, or of the whole window.
Scene::Step press(const QKeySequence &key);
Scene::Step pressInWindow(const QKeySequence &key);

/// The page of most scenes.
inline const QString kReviewPage = QStringLiteral("review");

/// Scenes by name: the views of Explore,
std::map<QString, Scene> exploreScenes();
/// the export dialog, as opened and with each content,
std::map<QString, Scene> exportScenes();
/// a lesson at each of its stages, predict and presenter mode,
std::map<QString, Scene> learnScenes();
/// the window's notices about a project,
std::map<QString, Scene> projectScenes();
/// and Review: two records and their explanation.
std::map<QString, Scene> reviewScenes();

/// The scenes that --screenshot accepts.
QStringList sceneNames();
/// Returns the scene with one of these names.
Scene sceneOf(const QString &name);

/// Returns a picture of the window with its dialogs and menus.
QPixmap pictureOf(QWidget &window);

}  // namespace shinglescope
