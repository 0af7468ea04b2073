// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QString>

#include "tests/support/file_content.h"
#include "ui/session/actions_controller.h"
#include "ui/session/project_controller.h"
#include "ui/session/settings.h"

namespace shinglescope::test {

/// Flats: 0 and 1 are similar, as are 2 and 3, and 4 and 5; 6 and 7 have no partner. The id column
/// identifies a row after its text was edited.
inline QByteArray flatsTable() {
  return "id,text\n"
         "r0,bright flat with two rooms near the old market and a lift in the house from May\n"
         "r1,bright flat with two rooms near the old market and a lift in the house from June\n"
         "r2,garage for one car in the courtyard behind the station with a remote control\n"
         "r3,garage for one car in the courtyard behind the station with a remote control too\n"
         "r4,office on the third floor with four desks and a meeting room close to the river\n"
         "r5,office on the third floor with four desks and a meeting room close to the bank\n"
         "r6,small studio for students with all costs in the rent\n"
         "r7,a house by the sea with a garden and a pool for the summer\n";
}

inline bool writeFile(const QString &path, const QByteArray &content) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// The objects of a window, without the window. Unnamed work is stored in XDG_STATE_HOME.
class ProjectDesk {
 public:
  explicit ProjectDesk(const QString &folder)
      : m_store(folder + "/settings.ini", QSettings::IniFormat),
        m_settings(m_store),
        m_controller(m_session, m_settings) {
    QStandardPaths::setTestModeEnabled(true);
    m_project = std::make_unique<ProjectController>(m_session, m_controller);
    QObject::connect(&m_controller, &ActionsController::projectChosen, m_project.get(),
                     &ProjectController::open);
  }

  Session &session() { return m_session; }
  ActionsController &controller() { return m_controller; }
  ProjectController &project() { return *m_project; }
  SavingState::Kind saving() const { return m_project->saving().kind; }
  Verdict verdictOf(std::uint32_t a, std::uint32_t b) const {
    return m_session.verdicts().judgementOf({RecordId{a}, RecordId{b}}).verdict;
  }
  void judge(std::uint32_t a, std::uint32_t b, Verdict verdict = Verdict::Duplicate) {
    m_controller.judge({RecordId{a}, RecordId{b}}, {verdict, Keep::Neither, {}});
  }

 private:
  QSettings m_store;
  Settings m_settings;
  Session m_session;
  ActionsController m_controller;
  std::unique_ptr<ProjectController> m_project;
};

}  // namespace shinglescope::test
