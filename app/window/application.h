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
/// reverse. A program that only takes a picture gets settings of its own.
class Application {
 public:
  Application(QApplication &application, WindowOptions options);
  /// The exit code.
  int run();

 private:
  void applyOptions();
  /// The first mistake in the options that only the data set shows.
  std::optional<QString> applyColumns();
  std::optional<QString> applyPreset();

  QApplication &m_application;
  WindowOptions m_options;
  QTemporaryDir m_pictureSettings;
  std::unique_ptr<QSettings> m_store;
  std::unique_ptr<Settings> m_settings;
  Language m_language;
  Session m_session;
  std::unique_ptr<ActionsController> m_controller;
  std::unique_ptr<MainWindow> m_window;
};

}  // namespace shinglescope
