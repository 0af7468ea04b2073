// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <memory>

#include "ui/session/actions_controller.h"
#include "ui/session/settings.h"

namespace shinglescope::test {

/// The parts that a window needs, without the user's settings and projects. A base for test
/// classes, which create new parts for each test. Settings and unnamed projects are in a temporary
/// directory that is deleted with the test class.
class SessionParts {
 protected:
  void makeParts() {
    QStandardPaths::setTestModeEnabled(true);
    // Unnamed work is stored there; no test may recover the work of an earlier test.
    QDir(path("state")).removeRecursively();
    qputenv("XDG_STATE_HOME", QFile::encodeName(path("state")));
    m_store = std::make_unique<QSettings>(path("settings.ini"), QSettings::IniFormat);
    m_store->clear();
    m_settings = std::make_unique<Settings>(*m_store);
    m_session = std::make_unique<Session>();
    m_controller = std::make_unique<ActionsController>(*m_session, *m_settings);
  }
  /// Deletes the controller first, because its job writes to the session.
  void dropParts() {
    m_controller.reset();
    m_session.reset();
  }
  QString path(const char *name) const { return m_directory.filePath(QLatin1String(name)); }

  QTemporaryDir m_directory;
  std::unique_ptr<QSettings> m_store;
  std::unique_ptr<Settings> m_settings;
  std::unique_ptr<Session> m_session;
  std::unique_ptr<ActionsController> m_controller;
};

}  // namespace shinglescope::test
