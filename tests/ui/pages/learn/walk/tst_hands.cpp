// SPDX-License-Identifier: MIT
// Lessons are changed manually: cells of the matrix and orders of permutations, with the mouse and
// with the keyboard; every later stage follows, and the lesson's own numbers come back.

#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QtTest>

#include "core/lesson/files/lesson_library.h"
#include "core/lesson/model/lesson_touch.h"
#include "tests/support/test_registry.h"
#include "ui/base/style/motion.h"
#include "ui/base/style/theme.h"
#include "ui/base/tables/marked_cell.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/changed_note.h"
#include "ui/pages/learn/panels/stage_bar.h"
#include "ui/pages/learn/player/lesson_edits.h"
#include "ui/pages/learn/tables/lesson_table.h"
#include "ui/pages/learn/tables/table_hand.h"
#include "ui/pages/learn/walk/walk_panel.h"

using namespace shinglescope;

class TestHands : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    applyTheme(*qApp, ThemeChoice::Light);
    setMotionOn(*qApp, false);
  }
  void cleanupTestCase() { setMotionOn(*qApp, true); }
  void init() {
    m_page = std::make_unique<LearnPage>();
    m_page->resize(1190, 730);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->activate();
    m_own = m_page->player().spec();
  }
  void cleanup() { m_page.reset(); }

  void aShingleIsDraggedIntoADocument() {
    showWholeMatrix();
    QCOMPARE(cellText(1, 2), QStringLiteral("0"));  // "can see moon" is in document 2 only
    const double before = pair(0).jaccard();
    drag(matrix(), centreOf(matrix(), 1, 1), centreOf(matrix(), 9, 2));  // any row of the column
    QCOMPARE(cellText(1, 2), QStringLiteral("1"));
    QVERIFY(matrix().model()->index(1, 2).data(MarkedCell::CornerRole).toBool());
    QVERIFY(!matrix().model()->index(1, 3).data(MarkedCell::CornerRole).toBool());
    QVERIFY(pair(0).jaccard() > before);
    QCOMPARE(m_page->player().lesson()->tables().signatures[0][0], 0U);  // row 2 has h1 = 0
    // Once more changes nothing.
    drag(matrix(), centreOf(matrix(), 1, 1), centreOf(matrix(), 1, 2));
    QCOMPARE(cellText(1, 2), QStringLiteral("1"));
  }

  void aShingleIsDraggedOutOfADocument() {
    showWholeMatrix();
    QCOMPARE(cellText(1, 3), QStringLiteral("1"));
    drag(matrix(), centreOf(matrix(), 1, 3), centreOf(matrix(), 1, 3) + QPoint(0, 60));
    QCOMPARE(cellText(1, 3), QStringLiteral("1"));  // still in its column
    drag(matrix(), centreOf(matrix(), 1, 3), QPoint(-40, 30));
    QCOMPARE(cellText(1, 3), QStringLiteral("0"));
    undo();
    QCOMPARE(cellText(1, 3), QStringLiteral("1"));
    // On another document it moves there.
    drag(matrix(), centreOf(matrix(), 1, 3), centreOf(matrix(), 4, 4));
    QCOMPARE(cellText(1, 3), QStringLiteral("0"));
    QCOMPARE(cellText(1, 4), QStringLiteral("1"));
    undo();
    QVERIFY(m_page->player().spec() == m_own);
  }

  void whatIsDraggedIsShown() {
    showWholeMatrix();
    const QPoint from = centreOf(matrix(), 1, 1);
    QTest::mousePress(matrix().viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(matrix().viewport(), from + QPoint(40, 20));
    QTest::mouseMove(matrix().viewport(), centreOf(matrix(), 3, 2));
    const auto *name = matrix().findChild<QLabel *>(QStringLiteral("draggedName"));
    QVERIFY(name->isVisible());
    QCOMPARE(name->text(), QStringLiteral("can see moon"));
    QTest::mouseRelease(matrix().viewport(), Qt::LeftButton, {}, centreOf(matrix(), 3, 2));
    QVERIFY(!name->isVisible());
    QVERIFY(!matrix().hasFocus());  // the keys of the page still work
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_5);
    QCOMPARE(m_page->player().stage(), LessonStage::Signature);
  }

  void aZeroAndAClickChangeNothing() {
    showWholeMatrix();
    drag(matrix(), centreOf(matrix(), 1, 2), centreOf(matrix(), 1, 3));
    QTest::mouseClick(matrix().viewport(), Qt::LeftButton, {}, centreOf(matrix(), 1, 3));
    QVERIFY(m_page->player().spec() == m_own);
    QTest::mouseDClick(matrix().viewport(), Qt::LeftButton, {}, centreOf(matrix(), 1, 2));
    QCOMPARE(cellText(1, 2), QStringLiteral("1"));
  }

  void rowsThatAreNotThereYetStay() {
    press(Qt::Key_3);  // only the first row is filled
    QTest::mouseDClick(matrix().viewport(), Qt::LeftButton, {}, centreOf(matrix(), 5, 2));
    QVERIFY(m_page->player().spec() == m_own);
    press(Qt::Key_6);
    QTest::mouseDClick(matrix().viewport(), Qt::LeftButton, {}, QPoint(100, 60));
    QVERIFY(m_page->player().spec() == m_own);
  }

  void cellsAreSwitchedWithTheKeyboard() {
    press(Qt::Key_1);
    press(Qt::Key_H);
    QCOMPARE(m_page->player().stage(), LessonStage::Matrix);
    QVERIFY(matrix().hasFocus());
    matrix().setCurrentIndex(matrix().model()->index(0, 2));
    pressIn(matrix(), Qt::Key_Down);
    pressIn(matrix(), Qt::Key_Space);
    QCOMPARE(cellText(1, 2), QStringLiteral("1"));
    QVERIFY(matrix().hasFocus());
    QCOMPARE(matrix().currentIndex().row(), 1);
    pressIn(matrix(), Qt::Key_Right);
    pressIn(matrix(), Qt::Key_Space);
    QCOMPARE(cellText(1, 3), QStringLiteral("0"));
    QCOMPARE(m_page->player().spec().changedCells.size(), std::size_t{2});
    pressIn(matrix(), Qt::Key_Space);
    QCOMPARE(m_page->player().spec().changedCells.size(), std::size_t{1});
    pressIn(matrix(), Qt::Key_Escape);
    QVERIFY(!matrix().hasFocus());
    const std::size_t step = m_page->player().state().step;
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(m_page->player().state().step, step + 1);
  }

  void aRowIsDraggedInTheOrder() {
    press(Qt::Key_W);
    press(Qt::Key_End);
    QCOMPARE(xAt(0), 2);
    drag(order(), centreOf(order(), 0, 1), centreOf(order(), 3, 1));
    QCOMPARE(xAt(3), 2);
    QVERIFY(m_page->isWalking());
    const LessonColumn &column = m_page->player().lesson()->tables().columns[0];
    QVERIFY(column.isChanged && !column.function);
    QCOMPARE(column.values[1], 4U);
    // The same as the model gives, in every table.
    const auto before = *makeLessonTables(m_own);
    const auto expected = *makeLessonTables(withMovedRow(m_own, before, 0, 1, 3));
    QVERIFY(m_page->player().lesson()->tables().signatures == expected.signatures);
    QVERIFY(expected.signatures != before.signatures);
    QVERIFY(walkStory().contains(QStringLiteral("was changed manually")));
    QVERIFY(walkStory().contains(QStringLiteral("<b>h1</b> puts the rows in the order")));
    press(Qt::Key_Home);
    QVERIFY(walkStory().contains(QStringLiteral("was changed manually")));
    QCOMPARE(formula(), QStringLiteral("h1(x) = place of row x"));
    press(Qt::Key_Right);
    QVERIFY(!formula().contains(QStringLiteral("mod")));
  }

  void aRowIsDroppedBeyondTheEnds() {
    press(Qt::Key_W);
    press(Qt::Key_End);
    const int last = xAt(15);
    drag(order(), centreOf(order(), 15, 1), QPoint(50, -30));
    QCOMPARE(xAt(0), last);
    drag(order(), centreOf(order(), 0, 1), QPoint(50, order().viewport()->height() + 40));
    QCOMPARE(xAt(15), last);
    QVERIFY(m_page->player().spec().permutations.changed.empty());  // back where it was
    QVERIFY(m_page->player().lesson()->tables().columns[0].function);
  }

  void aLongColumnScrollsWhileARowIsDragged() {
    m_page->openReady(QStringLiteral("lorem"));
    QTRY_VERIFY(!m_page->isBusy());
    press(Qt::Key_W);
    press(Qt::Key_End);
    QScrollBar &bar = *order().verticalScrollBar();
    bar.setValue(0);
    const QPoint from = centreOf(order(), 0, 1);
    const QPoint edge(from.x(), order().viewport()->height() - 3);
    QTest::mousePress(order().viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(order().viewport(), from + QPoint(15, 15));
    QTest::mouseMove(order().viewport(), edge);
    QTRY_COMPARE(bar.value(), bar.maximum());
    const int x = xAt(0);
    QTest::mouseRelease(order().viewport(), Qt::LeftButton, {}, edge);
    QTRY_VERIFY(!m_page->isBusy());
    QCOMPARE(xAt(59), x);
  }

  void anUnsortedColumnSaysWhen() {
    press(Qt::Key_W);
    QSignalSpy said(m_page.get(), &LearnPage::messageRaised);
    drag(order(), centreOf(order(), 0, 1), centreOf(order(), 3, 1));
    QVERIFY(m_page->player().spec() == m_own);
    QVERIFY(!said.isEmpty() && said.last().first().toString().contains(QStringLiteral("End")));
  }

  void rowsAreMovedWithTheKeyboard() {
    press(Qt::Key_W);
    press(Qt::Key_H);
    QVERIFY(order().hasFocus());
    QCOMPARE(xAt(0), 2);
    pressIn(order(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(xAt(1), 2);
    QCOMPARE(order().currentIndex().row(), 1);
    pressIn(order(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(xAt(2), 2);
    pressIn(order(), Qt::Key_Up, Qt::AltModifier);
    pressIn(order(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(xAt(0), 2);
    QVERIFY(!isChangedByHand(m_page->player().spec()));
    pressIn(order(), Qt::Key_Up, Qt::AltModifier);  // already first
    QCOMPARE(xAt(0), 2);
    pressIn(order(), Qt::Key_Down);
    pressIn(order(), Qt::Key_Down, Qt::AltModifier);
    QVERIFY(isChangedByHand(m_page->player().spec()));
    pressIn(order(), Qt::Key_Escape);
    QVERIFY(!order().hasFocus() && m_page->isWalking());
  }

  void theLessonsOwnNumbersComeBack() {
    QVERIFY(!note().isVisible());
    QVERIFY(!m_page->actions().ownNumbers->isEnabled());
    showWholeMatrix();
    QTest::mouseDClick(matrix().viewport(), Qt::LeftButton, {}, centreOf(matrix(), 1, 2));
    press(Qt::Key_W);
    press(Qt::Key_H);
    pressIn(order(), Qt::Key_Down, Qt::AltModifier);
    pressIn(order(), Qt::Key_Escape);
    QVERIFY(note().isVisible());
    QVERIFY(noteText().contains(QStringLiteral("h1, x = 2 (doc 1)")));
    QVERIFY(m_page->player().isEdited());
    press(Qt::Key_U);
    QVERIFY(m_page->player().spec() == m_own);  // with its claims and notes
    QVERIFY(!note().isVisible() && !m_page->player().isEdited());
    undo();
    QVERIFY(note().isVisible());
    note().findChild<QPushButton *>()->click();
    QVERIFY(m_page->player().spec() == m_own);
  }

  void otherEditsFollowOrTakeBack() {
    press(Qt::Key_W);
    press(Qt::Key_H);
    pressIn(order(), Qt::Key_Down, Qt::AltModifier);
    LessonPlayer &player = m_page->player();
    const LessonSpec changed = player.spec();
    QCOMPARE(changed.permutations.changed.size(), std::size_t{1});
    // The formula of another hash leaves the order; that of the hash replaces it.
    const auto functions = m_own.permutations.functions;
    QCOMPARE(withFunction(changed, functions, 1, {2, 3, 17}).permutations.changed.size(),
             std::size_t{1});
    QVERIFY(withFunction(changed, functions, 0, {2, 3, 17}).permutations.changed.empty());
    QVERIFY(withTexts(changed, changed.texts).permutations.changed.empty());
    QVERIFY(withNewDraw(changed).permutations.changed.empty());
    QVERIFY(withPermutations(changed, LessonPermutations::Shuffled).permutations.changed.empty());
    QCOMPARE(withHashes(changed, 2).permutations.changed.size(), std::size_t{1});
    LessonSpec last = withMovedRow(m_own, *makeLessonTables(m_own), 3, 0, 0);
    QVERIFY(withHashes(last, 2).permutations.changed.empty());
    last = withSwitchedCell(m_own, *makeLessonTables(m_own), 0, 2);
    QVERIFY(withShingles(last, ShingleUnit::Word, 2).changedCells.empty());
  }

  void aChangedLessonIsKeptAsAnotherOne() {
    showWholeMatrix();
    QTest::mouseDClick(matrix().viewport(), Qt::LeftButton, {}, centreOf(matrix(), 1, 2));
    m_page->openReady(QStringLiteral("six-rows"));
    QVERIFY(*readyLesson("three-documents") == *readyLesson(m_own.id));
    m_page->openReady(QStringLiteral("three-documents"));
    QVERIFY(!isChangedByHand(m_page->player().spec()));
    QVERIFY(!note().isVisible());
  }

  void anEmptyDocumentIsLikeAnyOther() {
    LessonSpec spec;
    spec.matrix = GivenMatrix{{"a", "b"}, {"A", "B"}, {{1, 0}, {0, 1}}};
    m_page->openLesson(spec);
    showWholeMatrix();
    QTest::mouseDClick(matrix().viewport(), Qt::LeftButton, {}, centreOf(matrix(), 0, 2));
    QCOMPARE(m_page->player().lesson()->tables().documents[0].size, 0U);
    for (std::size_t step = 0; step < m_page->player().lesson()->stepCount(); ++step)
      m_page->player().goTo(step);
    QTRY_VERIFY(!m_page->isBusy());
    QCOMPARE(pair(0).jaccard(), 0.0);
  }

  void handsWorkInPresenterMode() {
    press(Qt::Key_F11);
    QTest::keyClick(m_page.get(), Qt::Key_4);
    QTest::mouseDClick(matrix().viewport(), Qt::LeftButton, {}, centreOf(matrix(), 1, 2));
    QCOMPARE(cellText(1, 2), QStringLiteral("1"));
    QVERIFY(note().isVisible());
    QTest::keyClick(m_page.get(), Qt::Key_W);
    QTest::keyClick(m_page.get(), Qt::Key_H);
    QVERIFY(order().hasFocus());
    pressIn(order(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(xAt(1), 2);
    pressIn(order(), Qt::Key_Escape);
    QVERIFY(m_page->hasFocus());
    QVERIFY(m_page->actions().presenter->isChecked());
    QTest::keyClick(m_page.get(), Qt::Key_U);
    QVERIFY(m_page->player().spec() == m_own);
  }

 private:
  void press(Qt::Key key) {
    auto *stages = m_page->findChild<StageBar *>();
    QTest::keyClick(stages->isVisible() ? stages : static_cast<QWidget *>(m_page.get()), key);
  }
  static void pressIn(QWidget &widget, Qt::Key key, Qt::KeyboardModifiers held = {}) {
    QTest::keyClick(&widget, key, held);
  }
  void undo() { m_page->actions().undo->trigger(); }
  void showWholeMatrix() {
    const Lesson &lesson = *m_page->player().lesson();
    m_page->player().goTo(stageEnd(lesson, LessonStage::Matrix) - 1);
  }
  static void drag(LessonTable &table, const QPoint &from, const QPoint &to) {
    QTest::mousePress(table.viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(table.viewport(), from + QPoint(15, 15));
    QTest::mouseMove(table.viewport(), to);
    QTest::mouseRelease(table.viewport(), Qt::LeftButton, {}, to);
  }
  static QPoint centreOf(const LessonTable &table, int row, int column) {
    return table.visualRect(table.model()->index(row, column)).center();
  }
  LessonTable &matrix() const {
    return *m_page->findChild<LessonTable *>(QStringLiteral("lessonTable"));
  }
  LessonTable &order() const { return m_page->findChild<WalkPanel *>()->table(); }
  QString cellText(int row, int column) const {
    return matrix().model()->index(row, column).data().toString();
  }
  int xAt(int place) const { return order().model()->index(place, 0).data().toInt(); }
  const LessonPair &pair(std::size_t which) const {
    return m_page->player().lesson()->tables().pairs[which];
  }
  QString walkStory() const { return m_page->findChild<WalkPanel *>()->story(); }
  QString formula() const {
    return m_page->findChild<QLabel *>(QStringLiteral("walkFormula"))->text();
  }
  ChangedNote &note() const { return *m_page->findChild<ChangedNote *>(); }
  QString noteText() const { return note().findChild<QLabel *>()->text(); }

  std::unique_ptr<LearnPage> m_page;
  LessonSpec m_own;
};

SHINGLESCOPE_TEST(TestHands, QApplication)
#include "tst_hands.moc"
