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

/// The window's composition root: makes settings, session, controller and
/// window, in the order in which they need each other, and lets them go in
/// reverse.
class Application {
 public:
  /// Whose settings and unsaved reviews there are.
  enum class Surroundings {
    OfTheUser,
    OfItsOwn  ///< none of the user's is seen or changed; they end with the program
  };
  Application(QApplication &application, WindowOptions options, Surroundings surroundings);

  /// Shows the window, opens the file and returns the exit code.
  int run();
  Session &session() { return m_session; }
  ActionsController &controller() { return *m_controller; }
  MainWindow &window() { return *m_window; }

 private:
  void applyOptions();
  /// The first mistake in the options that only the data set shows.
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
