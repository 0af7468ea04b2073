// SPDX-License-Identifier: MIT
// The window in Italian, with its real texts: they are shown, the mnemonics of every page and menu
// are unique, and every requested text is in the translations under its class.

#include <QFile>
#include <QLabel>
#include <QLibraryInfo>
#include <QMap>
#include <QMenu>
#include <QSet>
#include <QSignalSpy>
#include <QTranslator>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "tests/support/window/window_letters.h"
#include "tests/support/window/window_parts.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/language.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/reading/problem_model.h"
#include "ui/pages/data/reading/problems_pane.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/window/window_menus.h"

using namespace shinglescope;

namespace {

using Command = WindowMenus::Command;

constexpr int kItalianWindowTimeout = 20000;

/// Records the texts that each class requests; translates nothing itself.
class Listener : public QTranslator {
 public:
  QString translate(const char *context, const char *source, const char *, int) const override {
    m_asked[QByteArray(context)].insert(QByteArray(source));
    return {};
  }
  bool isEmpty() const override { return false; }
  const QMap<QByteArray, QSet<QByteArray>> &asked() const { return m_asked; }

 private:
  mutable QMap<QByteArray, QSet<QByteArray>> m_asked;
};

}  // namespace

class TestItalianWindow : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void cleanup();
  void menusAreItalian();
  void qtIsItalian();
  void lettersAreUniqueOnEveryPage();
  void everyTextIsAskedForByItsClass();
  void countsHaveTheirForms();
  void errorsOfTheCoreAreItalian();
  void problemsOfAFileAreItalian();

 private:
  void find();
  void checkDialogs();
  /// Shows every page and every view of Explore in turn.
  void walk(const std::function<void(const QString &)> &look);

  Language m_language{test::translationsFolder()};
  Listener m_listener;
};

void TestItalianWindow::initTestCase() {
  applyTheme(*qApp, ThemeChoice::Light);
  QVERIFY(m_language.install(LanguageChoice::Italian));
  QCoreApplication::installTranslator(&m_listener);
}

void TestItalianWindow::init() { openWindow(); }

void TestItalianWindow::cleanup() { closeWindow(); }

void TestItalianWindow::find() {
  const auto *menus = m_window->findChild<WindowMenus *>();
  menus->action(Command::OpenRentals)->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(),
                           kItalianWindowTimeout);
  menus->action(Command::FindDuplicates)->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(),
                           kItalianWindowTimeout);
  QTRY_VERIFY_WITH_TIMEOUT(!m_window->page(QStringLiteral("review"))->isBusy(),
                           kItalianWindowTimeout);
}

void TestItalianWindow::walk(const std::function<void(const QString &)> &look) {
  for (const char *place :
       {"data", "find", "review", "learn", "explore:advisor", "explore:overview", "explore:curves",
        "explore:sweep", "explore:recall", "explore:buckets", "explore:matrices"}) {
    m_window->showPage(QString::fromLatin1(place));
    look(QString::fromLatin1(place));
  }
  m_window->showPage(QStringLiteral("learn"));
  int stages = 0;
  for (QAction *command : m_window->page(QStringLiteral("learn"))->actions()) {
    if (!command->objectName().startsWith(QStringLiteral("stage"))) continue;
    command->trigger();
    look(command->text());
    ++stages;
  }
  QCOMPARE(stages, 9);
}

void TestItalianWindow::menusAreItalian() {
  const QList<QAction *> menus = m_window->menuBar()->actions();
  QCOMPARE(menus.front()->text(), QStringLiteral("&File"));
  QCOMPARE(menus[1]->text(), QStringLiteral("&Modifica"));
  const auto *own = m_window->findChild<WindowMenus *>();
  QCOMPARE(own->action(Command::Open)->text(), QStringLiteral("&Apri..."));
}

void TestItalianWindow::qtIsItalian() {
  QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Annulla"));
}

void TestItalianWindow::lettersAreUniqueOnEveryPage() {
  const auto check = [this](const QString &where) {
    const test::Letters letters = test::shownLetters(*m_window);
    QVERIFY2(letters.clashes().isEmpty(),
             qPrintable(where + QStringLiteral(": ") + letters.clashes().join(u' ')));
    QVERIFY(letters.count() >= 7);
  };
  check(QStringLiteral("start"));
  find();
  walk(check);
  QCOMPARE(test::menuClashes(*m_window).join(u'\n'), QString());
  m_window->showPage(QStringLiteral("data"));
  QTest::keyClick(m_window->findChild<RecordTable *>(), Qt::Key_Down, Qt::AltModifier);
  QTRY_VERIFY(m_window->findChild<QMenu *>(QStringLiteral("columnMenu")) != nullptr);
  QCOMPARE(test::menuClashes(*m_window).join(u'\n'), QString());
  m_window->findChild<QMenu *>(QStringLiteral("columnMenu"))->close();
  checkDialogs();
}

void TestItalianWindow::checkDialogs() {
  const auto *menus = m_window->findChild<WindowMenus *>();
  for (const Command command : {Command::ReadingOptions, Command::Export}) {
    m_window->showPage(QStringLiteral("review"));
    menus->action(command)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(QApplication::activeModalWidget() != nullptr, kItalianWindowTimeout);
    QWidget *dialog = QApplication::activeModalWidget();
    const test::Letters letters = test::shownLetters(*dialog);
    QVERIFY2(letters.clashes().isEmpty(), qPrintable(letters.clashes().join(u' ')));
    QVERIFY(letters.count() >= 8);
    dialog->close();
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
  }
}

/// Checks all texts requested so far, after a run and every page. A class of Qt may only request
/// Qt's own texts. A text of the window that is requested under the name of such a class, because
/// Q_OBJECT is missing, is not translated.
void TestItalianWindow::everyTextIsAskedForByItsClass() {
  QTranslator ofQt;
  QVERIFY(
      ofQt.load(QStringLiteral("qtbase_it"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
  const auto &asked = m_listener.asked();
  QVERIFY(asked.size() > 50);
  QStringList strange;
  for (auto texts = asked.begin(); texts != asked.end(); ++texts) {
    const QByteArray &context = texts.key();
    if (context.startsWith("shinglescope::") || context == "Lesson" || context == "Core") continue;
    for (const QByteArray &text : texts.value())
      if (ofQt.translate(context, text).isEmpty())
        strange << QString::fromUtf8(context + ": " + text);
  }
  QVERIFY2(strange.isEmpty(), qPrintable(strange.join(u'\n')));
}

void TestItalianWindow::countsHaveTheirForms() {
  const auto facts = [](int count) {
    return QCoreApplication::translate("shinglescope::BandsPanel", "%n hashes; click to adopt",
                                       nullptr, count);
  };
  QCOMPARE(facts(1), QStringLiteral("1 hash; un clic lo adotta"));
  QCOMPARE(facts(2), QStringLiteral("2 hash; un clic li adotta"));
}

void TestItalianWindow::errorsOfTheCoreAreItalian() {
  QSignalSpy failed(m_controller.get(), &ActionsController::failed);
  m_controller->openFile(path("niente.csv"));
  QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kItalianWindowTimeout);
  const QString said = failed.front().at(1).toString();
  QVERIFY2(said.startsWith(
               QStringLiteral("Non è stato possibile leggere o scrivere un file. Il file «")),
           qPrintable(said));
  QVERIFY2(said.endsWith(QStringLiteral("; controllarne il nome e la cartella.")),
           qPrintable(said));
}

void TestItalianWindow::problemsOfAFileAreItalian() {
  QFile file(path("storto.csv"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("a,b,c\n1,2,3\n4,5\n6,7,8\n9,10,11,12\nx,\"y z\n");
  file.close();
  m_controller->openFile(file.fileName());
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(),
                           kItalianWindowTimeout);
  const auto *pane = m_window->findChild<ProblemsPane *>();
  QStringList said;
  for (const auto *label : pane->findChildren<QLabel *>()) said << label->text();
  QVERIFY2(said.join(u'\n').contains(QStringLiteral("Righe con virgolette dentro campi")),
           qPrintable(said.join(u'\n')));
  const auto *model = pane->findChild<ProblemModel *>();
  QStringList details;
  for (int row = 0; row < model->rowCount(); ++row)
    details << model->index(row, ProblemModel::DetailColumn).data().toString();
  QVERIFY2(details.contains(QStringLiteral("2 celle invece di 3")),
           qPrintable(details.join(u'\n')));
}

SHINGLESCOPE_TEST(TestItalianWindow, QApplication)
#include "tst_italian_window.moc"
