// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>
#include <QTemporaryDir>
#include <memory>
#include <optional>

#include "app/window/window_options.h"
#include "ui/base/text/language.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"
#include "ui/window/main_window.h"

class QApplication;

namespace shinglescope {

/// The window's composition root. It creates settings, session, controller and window in the order
/// of their dependencies, and destroys them in reverse order.
class Application {
 public:
  /// Whose settings and unsaved reviews are used.
  enum class Surroundings {
    OfTheUser,
    OfItsOwn  ///< separate ones, deleted when the program ends; the user's are neither read
              ///< nor changed, and nothing moves
  };
  Application(QApplication &application, WindowOptions options, Surroundings surroundings);

  /// Shows the window, opens the file and returns the exit code.
  int run();
  Session &session() { return m_session; }
  ActionsController &controller() { return *m_controller; }
  MainWindow &window() { return *m_window; }

 private:
  void applyOptions();
  /// Returns a sentence about the first option that does not fit the data set.
  std::optional<QString> applyColumns();
  std::optional<QString> applyPreset();

  QApplication &m_application;
  WindowOptions m_options;
  std::optional<QTemporaryDir> m_ownPlace;
  std::unique_ptr<QSettings> m_store;
  std::unique_ptr<Settings> m_settings;
  Language m_language;
  Session m_session;
  std::unique_ptr<ActionsController> m_controller;
  std::unique_ptr<MainWindow> m_window;
};

}  // namespace shinglescope
