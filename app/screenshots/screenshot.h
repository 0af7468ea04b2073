// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include "app/screenshots/screenshot_scenes.h"

namespace shinglescope {

class ActionsController;
class MainWindow;
class Session;

/// Brings the window to the requested page, with data, and saves its picture. Then ends the program
/// with exit code 0, or with 1 and a message on failure. GUI thread; lives as long as the event
/// loop.
class Screenshot : public QObject {
  Q_OBJECT

 public:
  /// What to show and where to save the picture.
  struct Wish {
    QString scene;   ///< one of sceneNames()
    QString file;    ///< empty: the built-in sample
    QString output;  ///< path of the picture
    /// Instead of saving a picture, prints the texts that are cut or that a screen reader does not
    /// find, one in each line, and fails if there are any.
    bool checksTexts = false;
  };
  Screenshot(Session &session, ActionsController &controller, MainWindow &window, const Wish &wish);
  void start();

 private:
  void proceed();
  void showTarget();
  void settle();
  void save();
  void checkTexts();
  void fail(const QString &sentence);

  Session &m_session;
  ActionsController &m_controller;
  MainWindow &m_window;
  const Scene m_scene;
  const QString m_file;
  const QString m_output;
  const bool m_checksTexts;
  std::size_t m_steps = 0;  ///< number of steps done
  int m_looks = 0;          ///< number of looks at the texts
  QTimer m_settle;
  bool m_hasStartedRun = false;
  bool m_isShown = false;
  bool m_isSettled = false;
  bool m_isDone = false;
};

}  // namespace shinglescope
