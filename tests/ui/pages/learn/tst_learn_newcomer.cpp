// SPDX-License-Identifier: MIT
// A newcomer in Learn, by keyboard only: from a fresh start through the three-document lesson, with
// predictions, a changed text, and the hand-out.

#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/focus_keys.h"
#include "tests/support/window/session_parts.h"
#include "ui/base/controls/key_button.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/stage_bar.h"
#include "ui/pages/learn/player/lesson_texts.h"
#include "ui/pages/learn/tables/lesson_table.h"
#include "ui/window/main_window.h"
#include "ui/window/window_pages.h"

using namespace shinglescope;
using test::comesToFront;
using test::kMaxTabs;
using test::press;
using test::tabTo;

namespace {

constexpr int kLearnNewcomerTimeout = 20'000;

}  // namespace

class TestLearnNewcomer : public QObject, private test::SessionParts {
  Q_OBJECT

 private slots:
  void init() {
    makeParts();
    m_window = MainWindow::make(*m_session, *m_controller, *m_settings);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(comesToFront(m_window.get()));
    press(Qt::Key_5, Qt::ControlModifier);
    QCOMPARE(m_window->currentPage(), QStringLiteral("learn"));
  }
  void cleanup() {
    m_window.reset();
    dropParts();
  }

  void walksTheLessonChangesATextAndPrintsIt() {
    press(Qt::Key_P);
    QVERIFY(player().isPredicting());
    answerToTheEnd();
    QCOMPARE(player().stage(), LessonStage::Questions);
    QCOMPARE(player().right(), player().asked());
    QVERIFY(player().asked() > 60);
    press(Qt::Key_P);
    press(Qt::Key_1);
    changeTheThirdText();
    if (QTest::currentTestFailed()) return;
    laterStagesFollow();
    if (QTest::currentTestFailed()) return;
    const QString file = path("class.pdf");
    printTo(file);
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), kLearnNewcomerTimeout);
    QFile printed(file);
    QVERIFY(printed.open(QIODevice::ReadOnly));
    QVERIFY(printed.readAll().startsWith("%PDF-"));
    QTRY_VERIFY(!page().isBusy());
  }

  /// Tab reaches every control of each of the nine stages, and no control traps the
  /// focus.
  void everyControlIsReachedByTab() {
    for (int stage = 0; stage < static_cast<int>(kLessonStages); ++stage) {
      page().activate();
      press(static_cast<Qt::Key>(Qt::Key_1 + stage));
      QTRY_VERIFY_WITH_TIMEOUT(!page().isBusy(), kLearnNewcomerTimeout);
      QSet<QWidget *> reached;
      for (int i = 0; i < kMaxTabs; ++i) {
        press(Qt::Key_Tab);
        reached << QApplication::focusWidget();
      }
      for (QWidget *each : page().findChildren<QWidget *>()) {
        const bool isWanted =
            each->isVisible() && each->isEnabled() && each->focusProxy() == nullptr &&
            (each->focusPolicy() & Qt::TabFocus) != 0 &&
            qobject_cast<QLineEdit *>(each) == nullptr;  // the spin box has the focus instead
        const auto *button = qobject_cast<QAbstractButton *>(each);
        const bool isOther =
            button != nullptr && button->group() != nullptr && !button->isChecked();
        QVERIFY2(!isWanted || isOther || reached.contains(each),
                 qPrintable(QStringLiteral("stage %1: %2 %3 %4")
                                .arg(stage + 1)
                                .arg(each->objectName(), each->accessibleName(),
                                     QLatin1String(each->metaObject()->className()))));
      }
    }
  }

  void spacePressesTheButtonThatHasTheFocus() {
    press(Qt::Key_P);
    press(Qt::Key_3);
    while (!player().question()) press(Qt::Key_Right);
    KeyButton *first = nullptr;
    for (KeyButton *button : page().findChildren<KeyButton *>())
      if (button->accessibleDescription() == QStringLiteral("A") && button->isVisible())
        first = button;
    QVERIFY(first != nullptr);
    QVERIFY(tabTo(first));
    press(Qt::Key_Space);
    QVERIFY(player().answer().has_value());
    QVERIFY(!player().isPlaying());
    press(Qt::Key_Right);  // goes to the next step, wherever the focus is
    QVERIFY(!player().question() || !player().answer());
  }

  void hiddenPlayerPauses() {
    press(Qt::Key_Space);
    QVERIFY(player().isPlaying());
    press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!player().isPlaying());
  }

 private:
  LearnPage &page() const { return *m_window->pages().learn; }
  LessonPlayer &player() const { return page().player(); }

  void answerToTheEnd() {
    int pressed = 0;
    while (player().state().step + 1 < player().lesson()->stepCount() && pressed++ < 800) {
      answer();
      press(Qt::Key_Right);
    }
    answer();
  }
  void answer() {
    if (player().question() && !player().answer())
      press(static_cast<Qt::Key>(Qt::Key_A + static_cast<int>(player().question()->answer)));
  }

  void changeTheThirdText() {
    QPlainTextEdit *editor = page().findChild<LessonTexts *>()->editors()[2];
    QVERIFY(tabTo(editor));
    press(Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(editor, QStringLiteral("The night is dark and the moon is blue"));
    QCOMPARE(editor->toPlainText(), QStringLiteral("The night is dark and the moon is blue"));
    QTRY_COMPARE(player().lesson()->tables().documents[2].prepared,
                 std::string("the night is dark and the moon is blue"));
  }

  void laterStagesFollow() {
    QVERIFY(tabTo(page().findChild<StageBar *>(), Qt::ShiftModifier));
    const auto &tables = player().lesson()->tables();
    QCOMPARE(tables.pairs[1].shared, 6U);
    press(Qt::Key_3);
    press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_Left);  // the last step of the matrix
    const auto *side = page().findChild<LessonTable *>(QStringLiteral("lessonSideTable"));
    QCOMPARE(side->model()->index(0, 3).data().toString(),
             QLocale().toString(tables.pairs[1].jaccard(), 'f', 2));
    press(Qt::Key_6);
    for (int i = 0; i < 2; ++i) press(Qt::Key_Right);
    QCOMPARE(side->model()->index(1, 1).data().toString(),
             QStringLiteral("%1/4").arg(tables.pairs[1].equalPositions));
    press(Qt::Key_8);
    for (int i = 0; i < 7; ++i) press(Qt::Key_Right);
    QCOMPARE(side->model()->rowCount(), 3);
  }

  /// Presses Ctrl+Shift+P and types the name into the dialog.
  void printTo(const QString &path) {
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto *files = m_window->findChild<QFileDialog *>();
    QVERIFY(files != nullptr);
    QVERIFY(comesToFront(files));
    press(Qt::Key_N, Qt::AltModifier);
    QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr);
    press(Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), path);
    if (QApplication::activePopupWidget() != nullptr)
      QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    press(Qt::Key_Return);
    QTRY_VERIFY(m_window->findChild<QFileDialog *>() == nullptr);
  }

  std::unique_ptr<MainWindow> m_window;
};

SHINGLESCOPE_TEST(TestLearnNewcomer, QApplication)
#include "tst_learn_newcomer.moc"
