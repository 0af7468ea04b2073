// SPDX-License-Identifier: MIT
// Pen, spot, black screen and notes of presenter mode, by key and by mouse.

#include <QFileDialog>
#include <QLabel>
#include <QtTest>

#include "app/screenshots/cut_texts.h"
#include "tests/support/test_registry.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/presenter/presenter_notes.h"
#include "ui/pages/learn/presenter/screen_marks.h"

using namespace shinglescope;

using Tool = ScreenMarks::Tool;

class TestPresenterTools : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void init() {
    m_page = std::make_unique<LearnPage>();
    m_page->resize(1000, 600);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->actions().presenter->setChecked(true);
    m_marks = m_page->findChild<ScreenMarks *>();
    QVERIFY(m_marks != nullptr && m_marks->tool() == Tool::None);
  }
  void cleanup() { m_page.reset(); }

  void thePenDrawsWithTheMouse() {
    press(Qt::Key_I);
    QCOMPARE(m_marks->tool(), Tool::Pen);
    drag({100, 60}, {500, 300});
    QCOMPARE(m_marks->strokes().size(), 1);
    const QPolygonF stroke = m_marks->strokes().first();
    QCOMPARE(stroke.first(), QPointF(100.0 / m_marks->width(), 60.0 / m_marks->height()));
    QCOMPARE(stroke.last(), QPointF(500.0 / m_marks->width(), 300.0 / m_marks->height()));
    // The stroke is painted in its place, also on a page of another size.
    QVERIFY(isPenColor(0.5, 0.5));
    m_page->resize(800, 500);
    QCOMPARE(m_marks->size(), m_page->size());
    QVERIFY(isPenColor(0.5, 0.5));
    drag({10, 10}, {20, 20});
    press(Qt::Key_Z);
    QCOMPARE(m_marks->strokes().size(), 1);
    press(Qt::Key_I, Qt::ShiftModifier);
    QCOMPARE(m_marks->strokes().size(), 0);
    press(Qt::Key_Escape);
    QCOMPARE(m_marks->tool(), Tool::None);
    QVERIFY(m_page->actions().presenter->isChecked());
  }

  void keysMoveThePenAndTheSpot() {
    press(Qt::Key_S);
    QCOMPARE(m_marks->tool(), Tool::Spot);
    QCOMPARE(m_marks->place(), QPointF(0.5, 0.5));
    press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(m_marks->place().x(), 0.52);
    press(Qt::Key_I);
    QCOMPARE(m_marks->tool(), Tool::Pen);
    QVERIFY(m_page->actions().pen->isChecked() && !m_page->actions().spot->isChecked());
    press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_marks->strokes().size(), 1);
    QCOMPARE(m_marks->strokes().first().size(), 3);
    for (int i = 0; i < 100; ++i) press(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(m_marks->place().y(), 0.0);
    QCOMPARE(m_page->player().state().step, std::size_t{0});
  }

  void theNextStepBeginsWithACleanPage() {
    press(Qt::Key_I);
    drag({100, 60}, {500, 300});
    press(Qt::Key_Right);
    QCOMPARE(m_page->player().state().step, std::size_t{1});
    QCOMPARE(m_marks->strokes().size(), 0);
    QCOMPARE(m_marks->tool(), Tool::Pen);
  }

  void theScreenTurnsBlack() {
    press(Qt::Key_Period);
    QCOMPARE(m_page->grab().toImage().pixelColor(300, 300), QColor(Qt::black));
    press(Qt::Key_Period);
    QVERIFY(m_page->grab().toImage().pixelColor(300, 300) != QColor(Qt::black));
    press(Qt::Key_Period);
    QTest::mouseClick(m_marks, Qt::LeftButton);
    QCOMPARE(m_marks->tool(), Tool::None);
  }

  void toolsEndWithPresenterMode() {
    press(Qt::Key_I);
    drag({100, 60}, {500, 300});
    m_page->actions().presenter->setChecked(false);
    QCOMPARE(m_marks->tool(), Tool::None);
    QVERIFY(m_marks->strokes().isEmpty() && !m_marks->isVisible());
    for (const QAction *tool : m_page->actions().presenterTools) QVERIFY(!tool->isEnabled());
    press(Qt::Key_I);
    QCOMPARE(m_marks->tool(), Tool::None);
  }

  void notesShowTheNextStep() {
    press(Qt::Key_T);
    auto *notes = m_page->findChild<PresenterNotes *>();
    QVERIFY(notes->isVisible());
    QVERIFY(QTest::qWaitForWindowActive(notes));
    LessonPlayer &player = m_page->player();
    const auto says = [notes](const QString &html) {
      return std::ranges::any_of(notes->findChildren<QLabel *>(),
                                 [&](const QLabel *label) { return label->text() == html; });
    };
    QVERIFY(says(stepHtml(player.step())));
    QVERIFY(says(stepHtml(player.lesson()->steps()[1])));
    QTest::keyClick(notes, Qt::Key_Right);
    QCOMPARE(player.state().step, std::size_t{1});
    QVERIFY(says(stepHtml(player.lesson()->steps()[2])));
    player.goTo(player.lesson()->stepCount() - 1);
    QVERIFY(says(QStringLiteral("Answer")));  // the last step is a question
    QTest::keyClick(notes, Qt::Key_Escape);
    QVERIFY(!notes->isVisible() && !m_page->actions().notes->isChecked());
  }

  /// The notes are read at the desk: in letters of the desk, whatever the screen shows.
  void notesAreReadInFull() {
    m_page->resize(1920, 1080);
    m_page->player().goToStage(LessonStage::Permutations);
    press(Qt::Key_T);
    auto *notes = m_page->findChild<PresenterNotes *>();
    QVERIFY(QTest::qWaitForWindowExposed(notes));
    for (const QLabel *label : notes->findChildren<QLabel *>())
      QVERIFY2(label->fontInfo().pointSize() < 20, qPrintable(label->text()));
    QTRY_COMPARE(cutTexts(*notes), QStringList());
    // However long the notes are.
    notes->resize(300, 200);
    QTRY_COMPARE(cutTexts(*notes), QStringList());
    press(Qt::Key_P, Qt::ControlModifier);
    auto *dialog = m_page->findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr && dialog->fontInfo().pointSize() < 20);
    dialog->reject();
  }

  void notesFollowAWalkAndKnowTheAnswer() {
    press(Qt::Key_T);
    auto *notes = m_page->findChild<PresenterNotes *>();
    const auto says = [notes](const QString &text) {
      return std::ranges::any_of(notes->findChildren<QLabel *>(), [&](const QLabel *label) {
        return label->isVisible() && label->text().contains(text);
      });
    };
    press(Qt::Key_4);
    press(Qt::Key_W);
    press(Qt::Key_Right);
    QVERIFY(says(QStringLiteral("Row <b>1</b>, <b>and the moon</b>")));
    QVERIFY(says(QStringLiteral("2 of 33")));
    press(Qt::Key_W);
    QVERIFY(says(QStringLiteral("gives every row a number")));
    press(Qt::Key_3);
    press(Qt::Key_Q);
    QVERIFY(says(QStringLiteral("Answer")));
    QVERIFY(says(QStringLiteral("C: doc 1 and doc 2")));
    QVERIFY(says(QStringLiteral("there it has a 1")));
    press(Qt::Key_Q);
    QVERIFY(says(QStringLiteral("Next")));
    QVERIFY(!says(QStringLiteral("Answer")));
  }

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(m_page.get(), key, modifiers);
  }
  void drag(const QPoint &from, const QPoint &to) {
    QTest::mousePress(m_marks, Qt::LeftButton, Qt::NoModifier, from);
    QTest::mouseMove(m_marks, to);
    QMouseEvent move(QEvent::MouseMove, to, m_marks->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(m_marks, &move);
    QTest::mouseRelease(m_marks, Qt::LeftButton, Qt::NoModifier, to);
  }
  /// Looks for the colour of the pen around a place of the page.
  bool isPenColor(double right, double down) const {
    const QImage image = m_page->grab().toImage();
    const QColor pen = lightColors().difference;
    const QPoint middle(int(right * m_page->width()), int(down * m_page->height()));
    for (int x = -6; x <= 6; ++x)
      for (int y = -6; y <= 6; ++y)
        if (image.pixelColor(middle + QPoint(x, y)) == pen) return true;
    return false;
  }

  std::unique_ptr<LearnPage> m_page;
  ScreenMarks *m_marks = nullptr;
};

SHINGLESCOPE_TEST(TestPresenterTools, QApplication)
#include "tst_presenter_tools.moc"
