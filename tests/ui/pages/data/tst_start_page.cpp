// SPDX-License-Identifier: MIT
// The first steps of a user: a table is pasted, and a file is opened again with its earlier
// settings.

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/pages/data/data_page.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/import/import_dialog.h"
#include "ui/pages/data/start_view.h"
#include "ui/session/settings.h"

using namespace shinglescope;

namespace {

constexpr int kStartPageTimeout = 10'000;

/// A page with its session, as in the window.
struct StartPageScene {
  StartPageScene()
      : store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
        settings(store),
        controller(session, settings),
        page(session, controller, settings) {
    page.resize(1180, 700);
    page.show();
    page.activate();
  }
  ImportDialog *dialog() { return page.findChild<ImportDialog *>(); }
  QPushButton *button(const char *name) {
    return page.findChild<QPushButton *>(QString::fromLatin1(name));
  }
  QString written(const char *name, const QByteArray &content) const {
    const QString path = folder.filePath(QString::fromLatin1(name));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) file.write(content);
    return path;
  }
  void openAndWait(const QString &path) {
    controller.openFile(path);
    QTRY_VERIFY_WITH_TIMEOUT(!controller.isBusy(), kStartPageTimeout);
  }

  QTemporaryDir folder;
  QSettings store;
  Settings settings;
  Session session;
  ActionsController controller;
  DataPage page;
};

void rememberNoHeader(Settings &settings) {
  DatasetBuilder builder({"column 1", "column 2"});
  LoadOptions options;
  options.hasHeader = false;
  ImportProfiles(settings).remember(QStringLiteral("part_1.csv"), options, *builder.finish(),
                                    {ColumnRole::Ignored, ColumnRole::Compared});
}

}  // namespace

class TestStartPage : public QObject {
  Q_OBJECT

 private slots:
  void aTableIsPastedByKey() {
    StartPageScene scene;
    QApplication::clipboard()->setText(QStringLiteral("name\tprice\nFlat\t900\nStudio\t80\n"));
    auto *start = scene.page.findChild<StartView *>();
    QTRY_VERIFY(start->isVisible());
    scene.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&scene.page));
    start->setFocus();
    QTest::keyClick(start->focusProxy(), Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(scene.dialog() != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(scene.button("openButton")->isEnabled(), kStartPageTimeout);
    QCOMPARE(scene.dialog()->findChild<RecordTable *>()->records()->rowCount(), 2);
    scene.button("openButton")->click();
    QTRY_VERIFY_WITH_TIMEOUT(scene.session.hasDataset(), kStartPageTimeout);
    QCOMPARE(scene.session.dataset()->rowCount(), std::size_t{2});
    QCOMPARE(scene.session.fileName(), QStringLiteral("pasted table"));
    QVERIFY(scene.settings.recentFiles().isEmpty());
    QVERIFY(ImportProfiles(scene.settings).all().empty());
  }

  void aPastedTableCanBeReadInAnotherWay() {
    StartPageScene scene;
    QApplication::clipboard()->setText(QStringLiteral("a,b\n1,2\n"));
    scene.page.pasteTable();
    QTRY_VERIFY_WITH_TIMEOUT(scene.button("openButton")->isEnabled(), kStartPageTimeout);
    scene.button("openButton")->click();
    QTRY_VERIFY_WITH_TIMEOUT(scene.session.hasDataset() && scene.dialog() == nullptr,
                             kStartPageTimeout);
    QApplication::clipboard()->setText(QStringLiteral("something else"));
    for (QPushButton *each : scene.page.findChildren<QPushButton *>())
      if (each->text().contains(QStringLiteral("ptions..."))) each->click();
    QTRY_VERIFY(scene.dialog() != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(scene.button("openButton")->isEnabled(), kStartPageTimeout);
    const auto *rows = scene.dialog()->findChild<RecordTable *>()->records();
    QCOMPARE(rows->columnCount(), 2);
    QCOMPARE(rows->rowCount(), 1);
  }

  void nothingToPasteIsSaid() {
    StartPageScene scene;
    QSignalSpy said(&scene.page, &WorkspacePage::messageRaised);
    QApplication::clipboard()->setText(QStringLiteral(" \n"));
    scene.button("pasteTable")->click();
    QCOMPARE(said.count(), 1);
    QVERIFY(scene.dialog() == nullptr);
  }

  void aFolderCanBeChosen() {
    StartPageScene scene;
    scene.button("openFolder")->click();
    auto *dialog = scene.page.findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->fileMode(), QFileDialog::Directory);
  }

  void aFileOpensAsTheLastOneOfThatName() {
    StartPageScene scene;
    rememberNoHeader(scene.settings);
    QSignalSpy kept(&scene.controller, &ActionsController::openedAsKept);
    scene.openAndWait(scene.written("part_2.csv", "name,price\nFlat,900\nStudio,80\n"));
    QCOMPARE(scene.session.dataset()->rowCount(), std::size_t{3});
    QCOMPARE(scene.session.loadOptions().hasHeader, std::optional<bool>(false));
    QCOMPARE(scene.session.roles(),
             (std::vector<ColumnRole>{ColumnRole::Ignored, ColumnRole::Compared}));
    QCOMPARE(kept.count(), 1);
    QCOMPARE(kept.front().front().toString(), QStringLiteral("part_*.csv"));
  }

  void whatNobodyLookedAtIsSaidOnce() {
    StartPageScene scene;
    const QString odd = scene.written("odd.csv", "Title\n\nname,price\nFlat,900\nStudio\nBox,7\n");
    scene.openAndWait(odd);
    const auto *notice = scene.page.findChild<QLabel *>(QStringLiteral("readingNotice"));
    QVERIFY(notice->isVisible());
    QVERIFY(notice->text().contains(QStringLiteral("2 lines above the table")));
    QVERIFY(notice->text().contains(QStringLiteral("1 row has a problem")));
    scene.button("noticeDismiss")->click();
    QVERIFY(!notice->isVisible());
    scene.openAndWait(odd);
    QVERIFY(notice->isVisible());
    scene.button("noticeOptions")->click();
    QTRY_VERIFY_WITH_TIMEOUT(scene.button("openButton")->isEnabled(), kStartPageTimeout);
    scene.button("openButton")->click();
    QVERIFY(!notice->isVisible());  // the user has checked the options
    scene.openAndWait(scene.written("plain.csv", "name,price\nFlat,900\nStudio,80\nBox,7\n"));
    QVERIFY2(!notice->isVisible(), qPrintable(notice->text()));
  }

  void anEmptyFileIsSaidToBeEmpty() {
    StartPageScene scene;
    scene.openAndWait(scene.written("empty.csv", ""));
    const auto *notice = scene.page.findChild<QLabel *>(QStringLiteral("readingNotice"));
    QTRY_VERIFY(notice->isVisible());
    QCOMPARE(notice->text(), QStringLiteral("The file is empty."));
  }

  void keptSettingsAreSaid() {
    StartPageScene scene;
    rememberNoHeader(scene.settings);
    scene.openAndWait(scene.written("part_4.csv", "name,price\nFlat,900\nStudio,80\n"));
    const auto *notice = scene.page.findChild<QLabel *>(QStringLiteral("readingNotice"));
    QTRY_VERIFY(notice->isVisible());
    QVERIFY(notice->text().contains(QStringLiteral("part_*.csv")));
  }

  void otherColumnsAreReadAsGuessed() {
    StartPageScene scene;
    rememberNoHeader(scene.settings);
    QSignalSpy kept(&scene.controller, &ActionsController::openedAsKept);
    scene.openAndWait(
        scene.written("part_3.csv", "name,price,town\nFlat,900,Rome\nRoom,80,Bari\n"));
    QCOMPARE(scene.session.dataset()->rowCount(), std::size_t{2});
    QVERIFY(isGuessed(scene.session.loadOptions()));
    QCOMPARE(kept.count(), 0);
  }
};

SHINGLESCOPE_TEST(TestStartPage, QApplication)
#include "tst_start_page.moc"
