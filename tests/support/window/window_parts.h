// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest>

#include "tests/support/window/session_parts.h"
#include "ui/window/main_window.h"

namespace shinglescope::test {

/// A window with its own parts, created for each test. It closes without asking about verdicts that
/// were not exported.
class WindowParts : protected SessionParts {
 protected:
  void openWindow() {
    makeParts();
    m_window = MainWindow::make(*m_session, *m_controller, *m_settings);
    m_window->setUnexportedQuestion([] { return MainWindow::Unexported::Discard; });
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  }
  void closeWindow() {
    m_window.reset();
    dropParts();
  }

  std::unique_ptr<MainWindow> m_window;
};

}  // namespace shinglescope::test
