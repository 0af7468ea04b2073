#pragma once

#include <QObject>
#include <QTimer>

#include "app/window/screenshot_scenes.h"
#include "app/window/window_options.h"

namespace shinglescope {

class ActionsController;
class MainWindow;
class Session;

/// Brings the window to the page that is asked for, with data in it, saves its
/// picture and ends the program: 0 done, 1 with a message where it failed. GUI
/// thread; lives as long as the event loop.
class Screenshot : public QObject {
  Q_OBJECT

 public:
  Screenshot(Session &session, ActionsController &controller, MainWindow &window,
             const WindowOptions &options);
  void start();

 private:
  void proceed();
  void showTarget();
  void settle();
  void save();
  void fail(const QString &sentence);

  Session &m_session;
  ActionsController &m_controller;
  MainWindow &m_window;
  const WindowOptions &m_options;
  const Scene m_scene;
  const QString m_file;
  std::size_t m_steps = 0;  ///< that were done
  QTimer m_settle;
  bool m_hasStartedRun = false;
  bool m_isShown = false;
  bool m_isSettled = false;
  bool m_isDone = false;
};

}  // namespace shinglescope
