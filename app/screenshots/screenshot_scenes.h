#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

class QPixmap;
class QWidget;

namespace shinglescope {

class MainWindow;
class Session;

/// What a step of a scene works on.
struct SceneStage {
  MainWindow &window;
  const Session &session;
  QString file;  ///< that the picture is of
};

/// What a picture shows: a page, and what is done there, one step after the
/// other, each once the page has come to rest.
struct Scene {
  using Step = std::function<void(const SceneStage &)>;

  QString page;
  bool needsTable = true;  ///< the file is open
  bool needsRun = false;   ///< its duplicates are found
  std::vector<Step> steps = {};
};

/// A step that does nothing, so that the page comes to rest once more.
inline void waitForRest(const SceneStage & /*stage*/) {}

/// The page of most scenes.
inline const QString kReviewPage = QStringLiteral("review");

/// What --screenshot can be asked for.
QStringList sceneNames();
/// The scene of one of these names.
Scene sceneOf(const QString &name);

/// A picture of the window with its dialogs and menus in front of it.
QPixmap pictureOf(QWidget &window);

}  // namespace shinglescope
