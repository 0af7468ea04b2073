// SPDX-License-Identifier: MIT
// A lecture without a mouse: the keys of a presenter's remote control, scrolling, and messages,
// which presenter mode shows in its lowest line.

#include <QAbstractItemView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/style/motion.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/lesson_picker.h"
#include "ui/pages/learn/panels/stage_bar.h"
#include "ui/pages/learn/presenter/presenter_bar.h"
#include "ui/pages/learn/presenter/screen_marks.h"
#include "ui/pages/learn/tables/lesson_table.h"

using namespace shinglescope;

class TestPresenterKeys : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    applyTheme(*qApp, ThemeChoice::Light);
    setMotionOn(*qApp, false);
  }
  void cleanupTestCase() { setMotionOn(*qApp, true); }
  void init() {
    m_page = std::make_unique<LearnPage>();
    m_page->resize(1280, 720);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->actions().presenter->setChecked(true);
  }
  void cleanup() { m_page.reset(); }

  void theKeysOfARemoteControlStep() {
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    QCOMPARE(m_page->player().state().step, std::size_t{2});
    press(Qt::Key_PageUp);
    QCOMPARE(m_page->player().state().step, std::size_t{1});
    press(Qt::Key_Period);
    QCOMPARE(m_page->findChild<ScreenMarks *>()->tool(), ScreenMarks::Tool::Black);
    // The table that has the focus turns its own pages.
    press(Qt::Key_Period);
    press(Qt::Key_H);
    LessonTable &table = tableNamed("lessonTable");
    QVERIFY(table.hasFocus());
    const std::size_t step = m_page->player().state().step;
    QTest::keyClick(&table, Qt::Key_PageDown);
    QCOMPARE(m_page->player().state().step, step);
  }

  void arrowsScrollWhatIsHigherThanTheScreen() {
    press(Qt::Key_4);
    press(Qt::Key_W);
    press(Qt::Key_End);
    const QScrollBar &rows = *tableNamed("lessonTable").verticalScrollBar();
    const QScrollBar &order = *tableNamed("orderTable").verticalScrollBar();
    QTRY_VERIFY(rows.maximum() > 0 && order.value() == order.maximum());
    const int before = rows.value();
    press(Qt::Key_Down);
    QVERIFY(rows.value() > before);
    press(Qt::Key_Up);
    QCOMPARE(rows.value(), before);
    press(Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(order.value() < order.maximum());
    QCOMPARE(rows.value(), before);
  }

  void anotherLessonIsChosen() {
    for (const bool isPresenting : {true, false}) {
      m_page->actions().presenter->setChecked(isPresenting);
      auto *picker = m_page->findChild<LessonPicker *>();
      press(Qt::Key_O);
      QTRY_VERIFY(picker->view()->isVisible());
      QTest::keyClick(picker->view(), Qt::Key_Down);
      QTest::keyClick(picker->view(), Qt::Key_Return);
      QCOMPARE(m_page->player().spec().id,
               std::string(isPresenting ? "six-rows" : "four-elements"));
      QTRY_COMPARE(picker->isVisible(), !isPresenting);
      activate();
      press(Qt::Key_Right);  // the lesson has the keys again
      QCOMPARE(m_page->player().state().step, std::size_t{1});
      // Esc chooses nothing.
      press(Qt::Key_O);
      QTRY_VERIFY(picker->view()->isVisible());
      QTest::keyClick(picker->view(), Qt::Key_Escape);
      activate();
      QTRY_COMPARE(picker->isVisible(), !isPresenting);
      QCOMPARE(m_page->player().state().step, std::size_t{1});
      const QWidget *lesson = m_page.get();
      if (!isPresenting) lesson = m_page->findChild<StageBar *>();
      QTRY_VERIFY(lesson->hasFocus());
    }
  }

  /// Tab follows the page: stages, list of lessons, then each text with its buttons.
  void tabFollowsThePage() {
    m_page->actions().presenter->setChecked(false);
    QStringList reached;
    QWidget *at = m_page->findChild<StageBar *>();
    for (int i = 0; i < 40; ++i) {
      at = at->nextInFocusChain();
      if (!at->isVisible() || (at->focusPolicy() & Qt::TabFocus) == 0) continue;
      const auto *button = qobject_cast<QPushButton *>(at);
      reached << (button != nullptr ? button->text() : at->accessibleName());
    }
    const auto place = [&](const char *name) { return reached.indexOf(QLatin1String(name)); };
    QCOMPARE(place("Lesson"), 0);
    QVERIFY2(place("Name of text 1") > 0, qPrintable(reached.join(u'\n')));
    const QStringList texts = reached.mid(place("Name of text 1"), 10);
    QCOMPARE(texts.join(u','),
             QStringLiteral("Name of text 1,Text 1,Remove,Name of text 2,Text 2,Remove,"
                            "Name of text 3,Text 3,Remove,Add a text"));
  }

  void theChosenRowIsVisible() {
    press(Qt::Key_4);
    press(Qt::Key_W);
    press(Qt::Key_End);
    press(Qt::Key_H);
    const LessonTable &order = tableNamed("orderTable");
    QVERIFY(order.hasFocus());
    QTest::qWait(20);  // the layout settles and may scroll
    QCOMPARE(order.currentIndex().row(), 0);
    QVERIFY(order.viewport()->rect().contains(order.visualRect(order.currentIndex()).center()));
  }

  void messagesAreShownInTheLowestLine() {
    const auto *bar = m_page->findChild<PresenterBar *>();
    const QString story = bar->text();
    press(Qt::Key_R);
    QVERIFY(bar->text().contains(QStringLiteral("The score starts again.")));
    QTRY_COMPARE_WITH_TIMEOUT(bar->text(), story, 10'000);
    press(Qt::Key_V);
    QVERIFY(bar->text().contains(QStringLiteral("counted as a vote")));
    press(Qt::Key_Right);
    QVERIFY(!bar->text().contains(QStringLiteral("counted as a vote")));
    press(Qt::Key_V);
    press(Qt::Key_P);
    QVERIFY(bar->text().contains(QStringLiteral("before a step shows its number")));
    press(Qt::Key_Plus);
    QVERIFY(bar->text().contains(QStringLiteral("Speed: 2x")));
    press(Qt::Key_W, Qt::ShiftModifier);
    QVERIFY(bar->text().contains(QStringLiteral("Sorted rows move")));
    setMotionOn(*qApp, false);
  }

  void aWalkAndTheDemonstrationBeginWithACleanPicture() {
    const auto *marks = m_page->findChild<ScreenMarks *>();
    for (const Qt::Key key : {Qt::Key_W, Qt::Key_Y}) {
      press(Qt::Key_4);
      press(key);
      press(Qt::Key_I);
      for (int i = 0; i < 3; ++i) press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
      QCOMPARE(marks->strokes().size(), 1);
      press(Qt::Key_Right);
      QCOMPARE(marks->strokes().size(), 0);
      press(Qt::Key_I);
    }
  }

 private:
  /// As a window manager does after the list has closed.
  void activate() {
    m_page->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), m_page.get());
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(m_page.get(), key, modifiers);
  }
  LessonTable &tableNamed(const char *name) const {
    return *m_page->findChild<LessonTable *>(QLatin1String(name));
  }

  std::unique_ptr<LearnPage> m_page;
};

SHINGLESCOPE_TEST(TestPresenterKeys, QApplication)
#include "tst_presenter_keys.moc"
