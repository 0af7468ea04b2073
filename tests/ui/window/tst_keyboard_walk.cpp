// SPDX-License-Identifier: MIT
// From a closed file to an exported list of problems with the keyboard alone. Every key goes to the
// widget with the focus.

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/focus_keys.h"
#include "tests/support/window/session_parts.h"
#include "ui/base/controls/chip.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/import/import_dialog.h"
#include "ui/pages/data/import/raw_text_view.h"
#include "ui/pages/data/reading/problems_pane.h"
#include "ui/window/main_window.h"

using namespace shinglescope;
using test::comesToFront;
using test::kMaxTabs;
using test::press;
using test::tabTo;
using test::type;

namespace {

constexpr int kKeyboardWalkTimeout = 20'000;
constexpr char kTable[] =
    "title;price\n"
    "Flat near the station;900\n"
    "Studio with a terrace;80\n"
    "Flat with a terrace;1000\n"
    "Short row\n"
    "Long row with a terrace;1;beyond\n";

/// Returns the widgets that Tab reaches in turn.
QList<QWidget *> walk() {
  QList<QWidget *> reached;
  for (int i = 0; i < kMaxTabs; ++i) {
    press(Qt::Key_Tab);
    QWidget *focus = QApplication::focusWidget();
    if (focus == nullptr || reached.contains(focus)) break;
    reached << focus;
  }
  return reached;
}

}  // namespace

class TestKeyboardWalk : public QObject, private test::SessionParts {
  Q_OBJECT

 private slots:
  void init() {
    makeParts();
    m_path = m_folder.filePath(QStringLiteral("flats.csv"));
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kTable);
    m_window = MainWindow::make(*m_session, *m_controller, *m_settings);
    m_window->show();
    QVERIFY(comesToFront(m_window.get()));
  }
  void cleanup() {
    m_window.reset();
    dropParts();
  }

  void everyControlOfTheDialogIsReached() {
    openDialog();
    if (QTest::currentTestFailed()) return;
    const QList<QWidget *> reached = walk();
    const auto *dialog = m_window->findChild<ImportDialog *>();
    for (QWidget *each : dialog->findChildren<QWidget *>()) {
      const bool isWanted = each->isVisible() && each->isEnabled() &&
                            (each->focusPolicy() & Qt::TabFocus) != 0 &&
                            each->focusProxy() == nullptr &&
                            qobject_cast<QComboBox *>(each->parentWidget()) == nullptr;
      const auto *box = qobject_cast<QComboBox *>(each);
      const bool isReached = reached.contains(each) || (box && reached.contains(box->lineEdit()));
      QVERIFY2(!isWanted || isReached,
               qPrintable(each->objectName() + u' ' + each->metaObject()->className()));
    }
    QVERIFY(reached.contains(dialog->findChild<RawTextView *>()));
    QVERIFY(reached.contains(dialog->findChild<RecordTable *>()));
    QVERIFY(tabTo(dialog->findChild<ProblemsPane *>()->findChild<QTableView *>()));
  }

  void itemsOfTheDialogHaveMnemonics() {
    openDialog();
    if (QTest::currentTestFailed()) return;
    const auto *dialog = m_window->findChild<ImportDialog *>();
    const auto box = [dialog](const char *name) {
      return dialog->findChild<QComboBox *>(QString::fromLatin1(name));
    };
    press(Qt::Key_H, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget(), box("header"));
    press(Qt::Key_End);
    QTRY_COMPARE_WITH_TIMEOUT(rowsOf(*dialog), 6, kKeyboardWalkTimeout);
    press(Qt::Key_D, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget(), box("delimiter"));
    press(Qt::Key_Q, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget(), box("quote"));
    press(Qt::Key_A, Qt::AltModifier);  // guess all
    QTRY_COMPARE_WITH_TIMEOUT(rowsOf(*dialog), 5, kKeyboardWalkTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(openButton()->isEnabled(), kKeyboardWalkTimeout);
    press(Qt::Key_O, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset(), kKeyboardWalkTimeout);
  }

  void rowsAreFilteredSortedFoundAndCopied() {
    openTable();
    if (QTest::currentTestFailed()) return;
    press(Qt::Key_Home, Qt::ControlModifier);
    press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    type(QStringLiteral("terrace"));
    QTRY_COMPARE_WITH_TIMEOUT(shownRows(), 3, kKeyboardWalkTimeout);
    press(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), table());
    press(Qt::Key_Right);
    press(Qt::Key_Up, Qt::AltModifier);  // sorts by price
    QTRY_COMPARE_WITH_TIMEOUT(cell(0, 1), QStringLiteral("1"), kKeyboardWalkTimeout);
    press(Qt::Key_F, Qt::ControlModifier);
    type(QStringLiteral("studio"));
    QTRY_COMPARE_WITH_TIMEOUT(shownRows(), 1, kKeyboardWalkTimeout);
    press(Qt::Key_Escape);
    QTRY_COMPARE_WITH_TIMEOUT(shownRows(), 3, kKeyboardWalkTimeout);
    press(Qt::Key_G, Qt::ControlModifier);
    type(QStringLiteral("1"));
    press(Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(shownRows(), 5, kKeyboardWalkTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(current(), std::uint32_t{0}, kKeyboardWalkTimeout);
    QTRY_COMPARE(QApplication::focusWidget(), table());
    press(Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(QApplication::clipboard()->text(), QStringLiteral("Flat near the station\t900\n"));
  }

  void everyControlOfThePageIsReached() {
    openTable();
    if (QTest::currentTestFailed()) return;
    const QList<QWidget *> reached = walk();
    for (const char *name : {"readingOptions", "problemsChip", "search", "onlyProblems",
                             "filterRowChip", "columnsButton"}) {
      QVERIFY2(reached.contains(m_window->findChild<QWidget *>(QString::fromLatin1(name))), name);
    }
  }

  void problemsAreListedWalkedAndExported() {
    openTable();
    if (QTest::currentTestFailed()) return;
    QVERIFY(tabTo(m_window->findChild<Chip *>(QStringLiteral("problemsChip"))));
    press(Qt::Key_Space);
    auto *pane = m_window->findChild<ProblemsPane *>();
    QTRY_VERIFY(pane->isVisible());
    auto *list = pane->findChild<QTableView *>();
    QVERIFY(tabTo(list));
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QTRY_VERIFY(current() >= 3U);
    QVERIFY(tabTo(m_window->findChild<Chip *>(QStringLiteral("onlyProblems"))));
    press(Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(shownRows(), 2, kKeyboardWalkTimeout);
    press(Qt::Key_X, Qt::AltModifier);
    QTRY_VERIFY(pane->findChild<QFileDialog *>() != nullptr);
    auto *dialog = pane->findChild<QFileDialog *>();
    QVERIFY(comesToFront(dialog));
    const QString target = m_folder.filePath(QStringLiteral("list.csv"));
    press(Qt::Key_N, Qt::AltModifier);
    press(Qt::Key_A, Qt::ControlModifier);
    type(target);
    if (QApplication::activePopupWidget() != nullptr)
      QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    press(Qt::Key_Return);
    QTRY_VERIFY(QFile::exists(target));
    QFile written(target);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith("row,line,byte,problem,detail\n3,5,"));
  }

  void theOpenTableIsReadAnewByOneKey() {
    openTable();
    if (QTest::currentTestFailed()) return;
    press(Qt::Key_Home, Qt::ControlModifier);
    press(Qt::Key_Down, Qt::AltModifier);  // the column's menu, whose last entry is the role
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    std::vector<ColumnRole> roles = m_session->roles();
    roles[1] = ColumnRole::Ignored;
    m_session->setRoles(roles);
    const auto dataset = m_session->dataset();
    press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(m_window->findChild<ImportDialog *>() != nullptr);
    QVERIFY(comesToFront(m_window->findChild<ImportDialog *>()));
    QTRY_VERIFY_WITH_TIMEOUT(openButton()->isEnabled(), kKeyboardWalkTimeout);
    QCOMPARE(m_window->findChild<ImportDialog *>()->roles(), roles);
    press(Qt::Key_Return);
    QTRY_VERIFY(m_window->findChild<ImportDialog *>() == nullptr);
    // Nothing was changed, so nothing is read again and results stay.
    QVERIFY(!m_controller->isBusy());
    QCOMPARE(m_session->dataset(), dataset);
    QCOMPARE(m_session->roles(), roles);
  }

 private:
  void openDialog() {
    press(Qt::Key_O, Qt::ControlModifier);
    auto *files = m_window->findChild<QFileDialog *>();
    QVERIFY(files != nullptr);
    QVERIFY(comesToFront(files));
    press(Qt::Key_N, Qt::AltModifier);
    QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr);
    type(m_path);
    // Closes the list of completions in the dialog first.
    if (QApplication::activePopupWidget() != nullptr)
      QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    press(Qt::Key_Return);
    QTRY_VERIFY(m_window->findChild<ImportDialog *>() != nullptr);
    QVERIFY(comesToFront(m_window->findChild<ImportDialog *>()));
    QTRY_VERIFY_WITH_TIMEOUT(openButton()->isEnabled(), kKeyboardWalkTimeout);
  }
  void openTable() {
    openDialog();
    if (QTest::currentTestFailed()) return;
    press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(),
                             kKeyboardWalkTimeout);
    QTRY_VERIFY(m_window->findChild<ImportDialog *>() == nullptr);
    QVERIFY(comesToFront(m_window.get()));
    QTRY_COMPARE(QApplication::focusWidget(), table());
  }
  QPushButton *openButton() const {
    return m_window->findChild<QPushButton *>(QStringLiteral("openButton"));
  }
  static int rowsOf(const ImportDialog &dialog) {
    return dialog.findChild<RecordTable *>()->records()->rowCount();
  }
  RecordTable *table() const { return m_window->findChild<RecordTable *>(); }
  int shownRows() const { return table()->records()->rowCount(); }
  QString cell(int row, int column) const {
    return table()->records()->index(row, column).data().toString();
  }
  std::uint32_t current() const {
    return table()->records()->recordAt(table()->currentIndex().row()).value;
  }

  QTemporaryDir m_folder;
  QString m_path;
  std::unique_ptr<MainWindow> m_window;
};

SHINGLESCOPE_TEST(TestKeyboardWalk, QApplication)
#include "tst_keyboard_walk.moc"
