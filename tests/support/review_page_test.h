#pragma once

#include <QTest>
#include <memory>

#include "tests/support/review_fixture.h"
#include "ui/pages/review_page.h"

namespace shinglescope {

/// What tests of Review have in common: a session with rows and the page on the
/// screen, made anew for each case.
class ReviewPageTest : public QObject {
 protected:
  bool openPage() {
    m_fixture = std::make_unique<ReviewFixture>();
    m_page = std::make_unique<ReviewPage>(m_fixture->session(), m_fixture->controller(),
                                          m_fixture->settings());
    m_page->resize(1190, 730);
    m_page->show();
    return QTest::qWaitForWindowActive(m_page.get());
  }
  void closePage() {
    m_page.reset();
    m_fixture.reset();
  }

  std::unique_ptr<ReviewFixture> m_fixture;
  std::unique_ptr<ReviewPage> m_page;
};

}  // namespace shinglescope
