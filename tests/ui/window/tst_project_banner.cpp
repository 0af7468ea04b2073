// SPDX-License-Identifier: MIT
// The window's project notices: the strip above the pages with its one action, and the saving state
// in the status line.

#include <QLabel>
#include <QPushButton>
#include <QtTest>

#include "tests/support/projects/project_desk.h"
#include "tests/support/test_registry.h"
#include "ui/window/project_banner.h"
#include "ui/window/saving_label.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr int kProjectBannerTimeout = 20000;

QPushButton *button(const QWidget &in, const QString &text) {
  for (auto *found : in.findChildren<QPushButton *>())
    if (found->text().remove(u'&').startsWith(text)) return found;
  return nullptr;
}

}  // namespace

class TestProjectBanner : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_directory = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(path("state")));
    QVERIFY(writeFile(path("flats.csv"), flatsTable()));
    m_desk = std::make_unique<ProjectDesk>(m_directory->path());
  }

  void theLabelSaysWhatIsSaved() {
    const SavingLabel label(m_desk->project());
    const auto *text = label.findChild<QLabel *>();
    const auto *retry = button(label, "Retry");
    QVERIFY(label.isHidden());
    QVERIFY(writeFile(path("state"), "no folder can be made below a file"));
    openFlats();
    m_desk->judge(0, 1);
    QTRY_VERIFY_WITH_TIMEOUT(text->text().startsWith("not saved"), kProjectBannerTimeout);
    QVERIFY(!retry->isHidden());
    QVERIFY(!label.isHidden());
    QVERIFY(QFile::remove(path("state")));
    const_cast<QPushButton *>(retry)->click();
    QTRY_VERIFY_WITH_TIMEOUT(text->text().startsWith("saved "), kProjectBannerTimeout);
    QVERIFY(retry->isHidden());
  }

  void theBannerOffersWhatCanBeDone() {
    QWidget window;
    ProjectBanner banner(m_desk->project(), &window);
    QVERIFY(banner.isHidden());
    openFlats();
    m_desk->judge(0, 1);
    m_desk->project().saveAs(path("work.shinglescope"));
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->project().path(), path("work.shinglescope"),
                              kProjectBannerTimeout);
    QVERIFY2(banner.isHidden(), "all is as it was");
    ProjectDesk second(m_directory->path());
    ProjectBanner seconds(second.project(), &window);
    second.project().open(path("work.shinglescope"));
    QTRY_VERIFY_WITH_TIMEOUT(!seconds.isHidden(), kProjectBannerTimeout);
    ProjectNotice::Action asked = ProjectNotice::Action::None;
    connect(&seconds, &ProjectBanner::actionRequested, this,
            [&asked](ProjectNotice::Action action) { asked = action; });
    QVERIFY(button(seconds, "Save a copy as") != nullptr);
    button(seconds, "Save a copy as")->click();
    QCOMPARE(asked, ProjectNotice::Action::SaveAs);
    QVERIFY(seconds.findChild<QLabel *>()->textFormat() == Qt::PlainText);
    button(seconds, "Dismiss")->click();
    QVERIFY(seconds.isHidden());
  }

  void cleanup() {
    m_desk.reset();
    m_directory.reset();
  }

 private:
  QString path(const char *name) const { return m_directory->filePath(QLatin1String(name)); }
  void openFlats() {
    m_desk->controller().openFile(path("flats.csv"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kProjectBannerTimeout);
  }

  std::unique_ptr<QTemporaryDir> m_directory;
  std::unique_ptr<ProjectDesk> m_desk;
};

SHINGLESCOPE_TEST(TestProjectBanner, QApplication)
#include "tst_project_banner.moc"
