// SPDX-License-Identifier: MIT
// Learn with the program's style: no text is cut, the important parts are visible, and leaving
// presenter mode restores everything.

#include <QApplication>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QtTest>

#include "tests/support/effort.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "tests/support/window/lesson_cells.h"
#include "tests/support/window/window_parts.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/predict_panel.h"
#include "ui/pages/learn/panels/stage_bar.h"
#include "ui/pages/learn/player/lesson_edits.h"
#include "ui/pages/learn/tables/lesson_table.h"

using namespace shinglescope;

class TestLearnLooks : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void init() {
    openWindow();
    m_window->resize(1280, 800);
    QTest::keyClick(m_window.get(), Qt::Key_5, Qt::ControlModifier);
    m_page = m_window->findChild<LearnPage *>();
    QVERIFY(m_page->isVisible());
  }
  void cleanup() { closeWindow(); }

  void presenterModeLeavesAllSizesAsTheyWere_data();
  void presenterModeLeavesAllSizesAsTheyWere();
  void questionsAreReadInFull_data();
  void questionsAreReadInFull();
  void theCurrentHashIsInView_data();
  void theCurrentHashIsInView();
  void theCurrentRowIsInViewAfterAJump();
  void pairsAreReadInFull_data();
  void pairsAreReadInFull();
  void shinglesAreReadInFull();
  void columnsFollowTheirWords();
  void inPresenterModeNoColumnIsCut_data();
  void inPresenterModeNoColumnIsCut();

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(m_page->findChild<StageBar *>(), key, modifiers);
  }
  LessonPlayer &player() const { return m_page->player(); }
  LessonTable &table(const char *name) const {
    return *m_page->findChild<LessonTable *>(QString::fromLatin1(name));
  }
  bool isMarkInView(const LessonTable &table) const {
    const LessonGrid &grid = table.grid();
    const QModelIndex cell = table.model()->index(grid.markedRow, std::max(grid.markedHeader, 0));
    return table.viewport()->rect().contains(table.visualRect(cell).adjusted(0, 0, 0, -1));
  }
  /// Waits until nothing is being computed or laid out.
  void rest() const {
    QStringList last;
    for (int same = 0; same < 3;) {
      QTest::qWait(20);
      const QStringList now = sizes();
      same = now == last && !m_page->isBusy() ? same + 1 : 0;
      last = now;
    }
  }
  /// Tests whether two lines of sizes() are the same but for a pixel: the style gives a spin box
  /// one more once it was polished twice.
  static bool isSame(const QString &a, const QString &b) {
    const auto size = [](const QString &line) {
      const QStringList sides = line.section(QStringLiteral(", "), -1).split(QStringLiteral(" x "));
      return sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
    };
    if (a == b) return true;
    const QSize change = size(a) - size(b);
    return a.section(QStringLiteral(", "), 0, -2) == b.section(QStringLiteral(", "), 0, -2) &&
           size(a).isValid() && std::abs(change.width()) <= 1 && std::abs(change.height()) <= 1;
  }
  /// Returns the fonts and positions of all parts of the page.
  QStringList sizes() const {
    QStringList all;
    for (const QWidget *each : m_page->findChildren<QWidget *>()) {
      if (!each->isVisible()) continue;
      const QRect place = each->geometry();
      all << QStringLiteral("%1 %2: %3 pt, %4 x %5")
                 .arg(QLatin1String(each->metaObject()->className()), each->objectName())
                 .arg(each->font().pointSizeF())
                 .arg(place.width())
                 .arg(place.height());
    }
    for (const LessonTable *each : m_page->findChildren<LessonTable *>())
      for (int column = 0; each->isVisible() && column < each->model()->columnCount(); ++column)
        all << QStringLiteral("column %1 %2").arg(column).arg(each->columnWidth(column));
    return all;
  }

  LearnPage *m_page = nullptr;
};

void TestLearnLooks::presenterModeLeavesAllSizesAsTheyWere_data() {
  QTest::addColumn<QString>("lesson");
  QTest::newRow("short") << QStringLiteral("three-documents");
  if (!test::kIsSanitized) QTest::newRow("long") << QStringLiteral("paragraph");
}

void TestLearnLooks::presenterModeLeavesAllSizesAsTheyWere() {
  QFETCH(const QString, lesson);
  m_page->openReady(lesson);
  for (int stage = 0; stage < static_cast<int>(kLessonStages); stage += test::effort(1, 3)) {
    press(static_cast<Qt::Key>(Qt::Key_1 + stage));
    rest();
    const QStringList before = sizes();
    press(Qt::Key_F11);
    rest();
    QVERIFY(sizes() != before);
    for (const int other : {5, 6, 8, stage}) press(static_cast<Qt::Key>(Qt::Key_1 + other));
    rest();
    press(Qt::Key_F11);
    rest();
    QStringList changed;
    const QStringList after = sizes();
    for (int i = 0; i < std::min(after.size(), before.size()); ++i)
      if (!isSame(after[i], before[i])) changed << before[i] + QStringLiteral(" -> ") + after[i];
    QVERIFY2(changed.isEmpty(), qPrintable(changed.join(u'\n')));
    QCOMPARE(after.size(), before.size());
  }
}

void TestLearnLooks::questionsAreReadInFull_data() {
  QTest::addColumn<bool>("isPresenting");
  QTest::newRow("at a desk") << false;
  QTest::newRow("presenter mode") << true;
}

void TestLearnLooks::questionsAreReadInFull() {
  QFETCH(const bool, isPresenting);
  if (isPresenting) press(Qt::Key_F11);
  press(Qt::Key_9);
  const auto *predict = m_page->findChild<PredictPanel *>();
  const QWidget *view = predict->findChild<QScrollArea *>()->viewport();
  for (std::size_t i = 0; i < player().lesson()->questions().size(); ++i) {
    rest();
    for (const QPushButton *choice : predict->choices()) {
      QVERIFY(choice->mapTo(view, QPoint(choice->width(), 0)).x() <= view->width());
      QVERIFY2(choice->height() >= choice->heightForWidth(choice->width()),
               qPrintable(choice->text()));
    }
    press(player().question()->answer == 0 ? Qt::Key_B : Qt::Key_A);
    rest();
    for (const QLabel *label : view->findChildren<QLabel *>())
      if (label->isVisible()) {
        QVERIFY(label->mapTo(view, QPoint(label->width(), 0)).x() <= view->width());
        QVERIFY(label->height() >= label->heightForWidth(label->width()));
      }
    press(Qt::Key_Right);
  }
}

void TestLearnLooks::theCurrentHashIsInView_data() {
  QTest::addColumn<QString>("lesson");
  for (const char *lesson : {"paragraph", "twins", "lorem"})
    QTest::newRow(lesson) << QString::fromLatin1(lesson);
}

void TestLearnLooks::theCurrentHashIsInView() {
  QFETCH(const QString, lesson);
  m_page->openReady(lesson);
  const std::size_t first = player().lesson()->firstStep(LessonStage::Signature);
  const std::size_t end = player().lesson()->firstStep(LessonStage::Compare);
  press(Qt::Key_5);
  rest();
  for (std::size_t step = first; step < end; step += test::effort(17U, 85U)) {
    player().goTo(step);
    const LessonTable &left = table("lessonTable");
    if (left.grid().markedRow < 0) continue;
    QVERIFY2(isMarkInView(left), qPrintable(QString::number(step)));
  }
}

void TestLearnLooks::theCurrentRowIsInViewAfterAJump() {
  m_page->openReady(QStringLiteral("paragraph"));
  const auto look = [this] {
    rest();
    QVERIFY(table("lessonTable").grid().markedRow >= 0);
    QVERIFY(isMarkInView(table("lessonTable")));
  };
  player().goTo(player().lesson()->firstStep(LessonStage::Signature) + 48);
  press(Qt::Key_8);
  rest();
  player().goTo(player().lesson()->firstStep(LessonStage::Signature) + 49);
  look();
  press(Qt::Key_6);
  rest();
  for (int i = 0; i < 2; ++i) press(Qt::Key_Left);
  look();
}

void TestLearnLooks::pairsAreReadInFull_data() {
  QTest::addColumn<int>("stage");
  for (const LessonStage stage : {LessonStage::Compare, LessonStage::Curve})
    QTest::newRow(qPrintable(QString::number(static_cast<int>(stage) + 1)))
        << static_cast<int>(stage);
}

void TestLearnLooks::pairsAreReadInFull() {
  QFETCH(const int, stage);
  m_page->openReady(QStringLiteral("twins"));
  player().goTo(player().lesson()->firstStep(static_cast<LessonStage>(stage + 1)) - 1);
  rest();
  const LessonTable &side = table("lessonSideTable");
  QVERIFY(side.model()->rowCount() > 0);
  QCOMPARE(side.horizontalScrollBar()->maximum(), 0);
  for (int row = 0; row < side.model()->rowCount(); ++row)
    for (int column = 0; column < side.model()->columnCount(); ++column)
      QVERIFY2(test::isReadInFull(side, row, column),
               qPrintable(side.model()->index(row, column).data().toString()));
}

void TestLearnLooks::shinglesAreReadInFull() {
  player().goTo(player().lesson()->firstStep(LessonStage::Matrix) - 1);
  rest();
  const LessonTable &side = table("lessonSideTable");
  QVERIFY(side.model()->rowCount() > 5);
  for (int row = 0; row < side.model()->rowCount(); ++row)
    for (int column = 0; column < side.model()->columnCount(); ++column)
      QVERIFY2(test::isReadInFull(side, row, column),
               qPrintable(side.model()->index(row, column).data().toString()));
}

/// The table has three rows both for shingles of one word and of two words, so its shape does not
/// change.
void TestLearnLooks::columnsFollowTheirWords() {
  LessonSpec spec;
  spec.shingle.unit = ShingleUnit::Word;
  spec.shingle.k = 2;
  const std::string words = "elephants crocodiles elephants rhinoceroses";
  spec.texts = {{"a", words}, {"b", words}};
  m_page->openLesson(spec);
  press(Qt::Key_4);
  rest();
  const LessonTable &matrix = table("lessonTable");
  const int rows = matrix.model()->rowCount();
  const int before = matrix.columnWidth(1);
  player().setSpec(withShingles(player().spec(), ShingleUnit::Word, 1));
  rest();
  QCOMPARE(matrix.model()->rowCount(), rows);
  QVERIFY(matrix.columnWidth(1) < before);
  player().undo();
  rest();
  QCOMPARE(matrix.columnWidth(1), before);
  for (int row = 0; row < rows; ++row) QVERIFY(test::isReadInFull(matrix, row, 1));
}

void TestLearnLooks::inPresenterModeNoColumnIsCut_data() {
  QTest::addColumn<int>("stage");
  for (int stage = 0; stage < static_cast<int>(kLessonStages); ++stage)
    QTest::newRow(qPrintable(QString::number(stage + 1))) << stage;
}

void TestLearnLooks::inPresenterModeNoColumnIsCut() {
  QFETCH(const int, stage);
  LearnPage page;  // without a window, whose size would be that of the screen
  page.resize(1280, 800);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  page.actions().presenter->setChecked(true);
  const Lesson &lesson = *page.player().lesson();
  const bool isLast = stage + 1 == static_cast<int>(kLessonStages);
  page.player().goTo(
      (isLast ? lesson.stepCount() : lesson.firstStep(static_cast<LessonStage>(stage + 1))) - 1);
  QTRY_VERIFY(!page.isBusy());
  QTest::qWait(60);
  for (const LessonTable *each : page.findChildren<LessonTable *>())
    if (each->isVisible())
      QVERIFY2(each->horizontalScrollBar()->maximum() == 0,
               qPrintable(QStringLiteral("%1: %2")
                              .arg(each->objectName())
                              .arg(each->horizontalScrollBar()->maximum())));
}

SHINGLESCOPE_TEST(TestLearnLooks, QApplication)
#include "tst_learn_looks.moc"
