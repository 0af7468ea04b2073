// SPDX-License-Identifier: MIT
// Qt's own texts in an Italian window: the buttons of messages, file dialogs, and the menus of
// fields. Each text that Qt asks for while they are shown has a translation.

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QSpinBox>
#include <QTextBrowser>
#include <QTranslator>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/language.h"
#include "ui/base/text/qt_texts.h"

using namespace shinglescope;

namespace {

/// Records the texts that are asked for and that neither Qt's Italian nor the window's contains;
/// translates nothing itself.
class MissingTexts : public QTranslator {
 public:
  bool loadAll() {
    const QString qt = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    return m_ofQt.load(QStringLiteral("qtbase_it"), qt) &&
           m_own.load(QStringLiteral("shinglescope_it"), test::translationsFolder());
  }
  QString translate(const char *context, const char *source, const char *comment,
                    int count) const override {
    const bool isThere = !m_ofQt.translate(context, source, comment, count).isEmpty() ||
                         !m_own.translate(context, source, comment, count).isEmpty();
    if (!isThere) m_missing << QByteArray(context) + ": " + source;
    return {};
  }
  bool isEmpty() const override { return false; }
  QByteArrayList taken() { return std::exchange(m_missing, {}); }

 private:
  QTranslator m_ofQt;
  QTranslator m_own;
  mutable QByteArrayList m_missing;
};

QStringList textsOf(const QList<QAction *> &actions) {
  QStringList texts;
  for (const QAction *action : actions) texts << action->text().section(u'\t', 0, 0).remove(u'&');
  return texts;
}

}  // namespace

class TestItalianDialogs : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    applyTheme(*qApp, ThemeChoice::Light);
    QVERIFY(m_language.install(LanguageChoice::Italian));
    QVERIFY(m_missing.loadAll());
    QCoreApplication::installTranslator(&m_missing);
  }
  void cleanup() { QCOMPARE(m_missing.taken().join('\n'), QByteArray()); }

  void buttonsOfMessagesAreItalian_data();
  void buttonsOfMessagesAreItalian();
  void fileDialogsAreItalian_data();
  void fileDialogsAreItalian();
  void menusOfFieldsAreItalian();
  void inputDialogsAreItalian();
  void addedTextsAreItalian();

 private:
  Language m_language{test::translationsFolder()};
  MissingTexts m_missing;
};

void TestItalianDialogs::buttonsOfMessagesAreItalian_data() {
  QTest::addColumn<QMessageBox::StandardButton>("button");
  QTest::addColumn<QString>("text");
  QTest::newRow("Ok") << QMessageBox::Ok << "OK";
  QTest::newRow("Cancel") << QMessageBox::Cancel << "Annulla";
  QTest::newRow("Yes") << QMessageBox::Yes << "Sì";
  QTest::newRow("No") << QMessageBox::No << "No";
  QTest::newRow("Close") << QMessageBox::Close << "Chiudi";
  QTest::newRow("Save") << QMessageBox::Save << "Salva";
  QTest::newRow("Discard") << QMessageBox::Discard << "Scarta";
}

void TestItalianDialogs::buttonsOfMessagesAreItalian() {
  QFETCH(const QMessageBox::StandardButton, button);
  QFETCH(const QString, text);
  QMessageBox box(QMessageBox::NoIcon, {}, QStringLiteral("?"), button);
  box.show();
  QCOMPARE(box.button(button)->text().remove(u'&'), text);
}

void TestItalianDialogs::fileDialogsAreItalian_data() {
  QTest::addColumn<QFileDialog::AcceptMode>("mode");
  QTest::addColumn<QString>("label");
  QTest::addColumn<QString>("button");
  QTest::newRow("open") << QFileDialog::AcceptOpen << "Nome del file:"
                        << "Apri";
  QTest::newRow("save") << QFileDialog::AcceptSave << "Nome del file:"
                        << "Salva";
}

void TestItalianDialogs::fileDialogsAreItalian() {
  QFETCH(const QFileDialog::AcceptMode, mode);
  QFETCH(const QString, label);
  QFETCH(const QString, button);
  QTemporaryDir folder;
  QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("cartella")));
  QFile file(folder.filePath(QStringLiteral("a.csv")));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.close();
  QWidget parent;
  QFileDialog *dialog = makeFileDialog(&parent, {}, folder.path());
  dialog->setOption(QFileDialog::DontUseNativeDialog);
  dialog->setAcceptMode(mode);
  dialog->setViewMode(QFileDialog::Detail);
  dialog->show();
  QVERIFY(QTest::qWaitForWindowExposed(dialog));
  const auto *name = dialog->findChild<QLabel *>(QStringLiteral("fileNameLabel"));
  QCOMPARE(name->text().remove(u'&'), label);
  const auto *box = dialog->findChild<QDialogButtonBox *>();
  const auto accept =
      mode == QFileDialog::AcceptOpen ? QDialogButtonBox::Open : QDialogButtonBox::Save;
  QCOMPARE(box->button(accept)->text().remove(u'&'), button);
  QCOMPARE(box->button(QDialogButtonBox::Cancel)->text().remove(u'&'), QStringLiteral("Annulla"));
  // The columns, and the types of a folder and a file.
  const auto *view = dialog->findChild<QAbstractItemView *>(QStringLiteral("treeView"));
  const QAbstractItemModel &files = *view->model();
  QTRY_COMPARE(files.rowCount(view->rootIndex()), 2);
  QCOMPARE(files.headerData(0, Qt::Horizontal).toString(), QStringLiteral("Nome"));
  QStringList kinds;
  for (int row = 0; row < 2; ++row)
    kinds << files.index(row, 2, view->rootIndex()).data().toString();
  QVERIFY2(kinds.contains(QStringLiteral("Cartella")), qPrintable(kinds.join(u' ')));
}

void TestItalianDialogs::menusOfFieldsAreItalian() {
  QLineEdit field;
  const std::unique_ptr<QMenu> menu(field.createStandardContextMenu());
  const QStringList texts = textsOf(menu->actions());
  for (const char *text : {"Annulla", "Rifai", "Taglia", "Copia", "Incolla", "Seleziona tutto"})
    QVERIFY2(texts.contains(QString::fromUtf8(text)), qPrintable(texts.join(u',')));
  QTextBrowser browser;
  browser.setHtml(QStringLiteral("<a href=\"x\">y</a>"));
  const std::unique_ptr<QMenu> reading(browser.createStandardContextMenu(QPoint(2, 8)));
  const QStringList shown = textsOf(reading->actions());
  QVERIFY2(shown.contains(QStringLiteral("Copia")), qPrintable(shown.join(u',')));
}

void TestItalianDialogs::inputDialogsAreItalian() {
  QInputDialog dialog;
  dialog.setLabelText(QStringLiteral("?"));
  dialog.show();
  const auto *box = dialog.findChild<QDialogButtonBox *>();
  QCOMPARE(box->button(QDialogButtonBox::Cancel)->text().remove(u'&'), QStringLiteral("Annulla"));
}

void TestItalianDialogs::addedTextsAreItalian() {
  // cleanup() finds those without Italian.
  for (const QtText &each : addedQtTexts()) QCoreApplication::translate(each.context, each.text);
  QCOMPARE(QCoreApplication::translate("QAbstractFileIconProvider", "Drive"),
           QStringLiteral("Unità"));
}

SHINGLESCOPE_TEST(TestItalianDialogs, QApplication)
#include "tst_italian_dialogs.moc"
