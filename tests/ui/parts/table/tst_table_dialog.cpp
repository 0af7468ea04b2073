// SPDX-License-Identifier: MIT
// Dialogs that close when their table is replaced, while a file dialog that was opened from them
// waits for an answer.
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPointer>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/parts/table/table_dialog.h"

using namespace shinglescope;

class TestTableDialog : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aFileDialogGoesWithTheDialog();
  void aQuestionOfTheFileDialogGoesFirst();
  void anAnswerReachesWhoAsked();

 private:
  QString existingFile() const { return m_folder.filePath(QStringLiteral("there.csv")); }
  QFileDialog *askToReplace();

  QTemporaryDir m_folder;
  Session m_session;
  QPointer<QDialog> m_dialog;
  QString m_answer;
};

void TestTableDialog::init() {
  delete m_dialog;
  m_answer.clear();
  QFile file(existingFile());
  QVERIFY(file.open(QIODevice::WriteOnly));
  m_dialog = new QDialog;
  m_dialog->setAttribute(Qt::WA_DeleteOnClose);
  closeWithTable(*m_dialog, m_session);
  m_dialog->open();
}

QFileDialog *TestTableDialog::askToReplace() {
  askToSave(m_dialog, QStringLiteral("Save"), existingFile(), {},
            [this](const QString &path, const QString &) { m_answer = path; });
  return m_dialog->findChild<QFileDialog *>();
}

void TestTableDialog::aFileDialogGoesWithTheDialog() {
  const QPointer<QFileDialog> files = askToReplace();
  QVERIFY(files->isVisible());
  emit m_session.datasetChanged();
  QTRY_VERIFY(m_dialog == nullptr && files == nullptr);
  QVERIFY(m_answer.isEmpty());
}

/// The question "Replace the file?" runs a nested event loop inside the file dialog.
void TestTableDialog::aQuestionOfTheFileDialogGoesFirst() {
  const QPointer<QFileDialog> files = askToReplace();
  bool wasAsked = false;
  QTimer::singleShot(0, files, [&] {
    wasAsked = qobject_cast<QMessageBox *>(QApplication::activeModalWidget()) != nullptr;
    emit m_session.datasetChanged();
  });
  QMetaObject::invokeMethod(files, "accept");
  QVERIFY(wasAsked);
  QTRY_VERIFY(m_dialog == nullptr && files == nullptr);
  QVERIFY(m_answer.isEmpty());
}

void TestTableDialog::anAnswerReachesWhoAsked() {
  const QPointer<QFileDialog> files = askToReplace();
  QTimer::singleShot(0, files, [] {
    auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    if (question != nullptr) question->button(QMessageBox::Yes)->click();
  });
  QMetaObject::invokeMethod(files, "accept");
  QCOMPARE(QFileInfo(m_answer).canonicalFilePath(), QFileInfo(existingFile()).canonicalFilePath());
  QTRY_VERIFY(files == nullptr);
  QVERIFY(m_dialog->isVisible());
}

SHINGLESCOPE_TEST(TestTableDialog, QApplication)
#include "tst_table_dialog.moc"
