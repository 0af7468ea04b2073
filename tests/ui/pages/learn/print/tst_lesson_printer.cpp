// SPDX-License-Identifier: MIT
// The commands of Learn that choose the blanks of the work sheet and save pictures.

#include <QDir>
#include <QFileDialog>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/print/stage_pictures.h"

using namespace shinglescope;

class TestLessonPrinter : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_page = std::make_unique<LearnPage>();
    m_page->show();
  }
  void cleanup() { m_page.reset(); }

  void blanksAreThoseThatAreChecked();
  void theShownStageIsPrintedAlone();
  void picturesAreSavedInTheChosenFolder();

 private:
  std::unique_ptr<LearnPage> m_page;
};

void TestLessonPrinter::blanksAreThoseThatAreChecked() {
  const LearnActions &actions = m_page->actions();
  QCOMPARE(actions.blanks.size(), 4);
  QVERIFY(actions.sheetBlanks() == SheetBlanks());
  for (QAction *blank : actions.blanks) QVERIFY(blank->isCheckable() && blank->isChecked());
  actions.blanks[0]->trigger();
  actions.blanks[3]->trigger();
  QVERIFY(actions.sheetBlanks() == (SheetBlanks{false, true, true, false}));
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
  m_page->print({HandOutForm::WorkSheet}, path);
  QTRY_VERIFY(!m_page->isBusy() && QFile::exists(path));
  QProcess read;
  read.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
  QVERIFY(read.waitForFinished());
  const QByteArray text = read.readAllStandardOutput().simplified();
  QVERIFY(text.contains("1 and the moon 1 0 0"));
  QVERIFY(!text.contains("1 and the moon 13 1 5 13"));
}

void TestLessonPrinter::theShownStageIsPrintedAlone() {
  LessonPlayer &player = m_page->player();
  player.goToStage(LessonStage::Signature);
  m_page->actions().printStage->trigger();
  auto *dialog = m_page->findChild<QFileDialog *>();
  QVERIFY(dialog != nullptr);
  QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(),
           QStringLiteral("three-documents-stage-5.pdf"));
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("stage.pdf"));
  emit dialog->fileSelected(path);
  dialog->reject();
  QTRY_VERIFY(!m_page->isBusy() && QFile::exists(path));
  QProcess read;
  read.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
  QVERIFY(read.waitForFinished());
  const QByteArray text = read.readAllStandardOutput().simplified();
  QVERIFY2(text.contains("h1 1 0 2"), text.constData());
  QVERIFY(!text.contains("1 and the moon 1 0 0"));  // of the matrix
  QVERIFY(!text.contains("candidate"));             // of the bands
}

void TestLessonPrinter::picturesAreSavedInTheChosenFolder() {
  const QTemporaryDir folder;
  QSignalSpy said(m_page.get(), &LearnPage::messageRaised);
  QAction *save = m_page->actions().savePictures;
  save->trigger();
  auto *dialog = m_page->findChild<QFileDialog *>();
  QVERIFY(dialog != nullptr);
  QCOMPARE(dialog->fileMode(), QFileDialog::Directory);
  emit dialog->fileSelected(folder.path());
  dialog->reject();
  QVERIFY(m_page->isBusy() && !save->isEnabled());
  QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy(), 60000);
  QVERIFY(save->isEnabled());
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name), stagePictureNames());
  QVERIFY(said.last().first().toString().startsWith(QStringLiteral("Saved 18 pictures to ")));
}

SHINGLESCOPE_TEST(TestLessonPrinter, QApplication)
#include "tst_lesson_printer.moc"
