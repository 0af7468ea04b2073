// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>
#include <vector>

#include "app/screenshots/walk_steps.h"

namespace shinglescope {

class ActionsController;
class MainWindow;

/// Follows a tutorial in the real window: presses its keys one after the other, each once the
/// window is idle, and saves a picture where the tutorial has one. Then ends the program with exit
/// code 0, or with 1 and a message if the window does not show what it should. GUI thread; lives as
/// long as the event loop.
class Walk : public QObject {
  Q_OBJECT

 public:
  /// Writes the pictures to `folder`.
  Walk(ActionsController &controller, MainWindow &window, std::vector<WalkStep> steps,
       const QString &folder);
  void start();

 private:
  void proceed();
  bool isBusy() const;
  void take(const WalkStep &step);
  bool lookAgain();
  void look(const WalkStep &step);
  void click(const WalkStep &step);
  void focus(const WalkStep &step);
  void save(const QString &name);
  void fail(const QString &sentence);

  ActionsController &m_controller;
  MainWindow &m_window;
  const std::vector<WalkStep> m_steps;
  const QString m_folder;
  std::size_t m_taken = 0;  ///< number of steps taken
  int m_looks = 0;          ///< how often the current step has not found its text
  QTimer m_settle;
  bool m_isDone = false;
};

}  // namespace shinglescope
