// SPDX-License-Identifier: MIT
// The drawing of the bands: strips in the signature, boxes for the buckets, and what is lit.

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QPushButton>
#include <QScrollBar>
#include <QtTest>

#include "core/lesson/files/lesson_library.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/lesson_cells.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/bands/bucket_box_list.h"
#include "ui/pages/learn/bands/strip_grid.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/tables/lesson_table.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Lesson> ready(const char *id) {
  for (const LessonSpec &spec : readyLessons())
    if (spec.id == id) return std::make_shared<const Lesson>(*Lesson::create(spec));
  return nullptr;
}

/// Returns the state after a document was put into its bucket of a band.
LessonState placed(const Lesson &lesson, std::uint32_t band, std::uint32_t document) {
  const std::size_t documents = lesson.tables().documents.size();
  return lesson.stateAt(lesson.firstStep(LessonStage::Bands) + band * (documents + 1) + document);
}

}  // namespace

class TestBandsDrawn : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }

  /// A fraction of a pixel too little cuts a text: with these sizes of letters it would.
  void noTextOfABoxIsCut_data() {
    QTest::addColumn<QSize>("size");
    for (int width = 1880; width <= 1920; width += 20)
      QTest::addRow("%d", width) << QSize(width, 1070);
  }

  void noTextOfABoxIsCut() {
    QFETCH(const QSize, size);
    LearnPage page;
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    page.actions().presenter->setChecked(true);
    page.resize(size);
    for (const char *id : {"lorem", "spam"}) {
      page.openReady(QLatin1String(id));
      page.player().goToStage(LessonStage::Curve);
      page.player().back();
      QTRY_COMPARE(test::cutBoxes(*page.findChild<BucketBoxList *>()), QStringList());
    }
  }

  void theSecondTableIsShownInFull() {
    LearnPage page;
    page.resize(1280, 720);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    page.actions().presenter->setChecked(true);
    page.openReady(QStringLiteral("bands"));
    for (const LessonStage stage : {LessonStage::Matrix, LessonStage::Compare}) {
      page.player().goTo(stageEnd(*page.player().lesson(), stage) - 1);
      const auto *table = page.findChild<LessonTable *>(QStringLiteral("lessonSideTable"));
      QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
    }
  }

  void documentsThatMeetAreInOneBox() {
    const auto lesson = ready("bands");
    const LessonState before = placed(*lesson, 0, 0);
    auto boxes = bucketBoxes(*lesson, before);
    QCOMPARE(boxes.size(), std::size_t{2});
    QVERIFY(boxes[0].isTitle);
    QCOMPARE(boxes[0].text, QStringLiteral("Band 1: h1 to h2"));
    QCOMPARE(boxes[1].documents, QStringList{QStringLiteral("wood 1")});
    QVERIFY(!boxes[1].isMeeting());

    boxes = bucketBoxes(*lesson, placed(*lesson, 0, 1));
    QCOMPARE(boxes.size(), std::size_t{2});
    QCOMPARE(boxes[1].documents, (QStringList{QStringLiteral("wood 1"), QStringLiteral("wood 2")}));
    QVERIFY(boxes[1].isMeeting() && boxes[1].isCurrent);
    QCOMPARE(boxes[1].newest, 1);
    QCOMPARE(boxes[1].said, QStringLiteral("Band 1, bucket 2, 0: wood 1 and wood 2 meet"));

    boxes = bucketBoxes(*lesson, placed(*lesson, 0, 2));
    QCOMPARE(boxes.size(), std::size_t{3});
    QVERIFY(boxes[1].isMeeting() && !boxes[1].isCurrent);
    QCOMPARE(boxes[1].newest, -1);
    QCOMPARE(boxes[2].newest, 0);
  }

  void boxesAreThoseOfTheTables() {
    for (const LessonSpec &spec : readyLessons()) {
      const Lesson lesson = *Lesson::create(spec);
      const LessonTables &tables = lesson.tables();
      std::size_t expected = tables.plan.bands;
      for (const auto &band : tables.buckets) expected += band.size();
      const LessonState last = lesson.stateAt(lesson.firstStep(LessonStage::Curve) - 1);
      const auto boxes = bucketBoxes(lesson, last);
      QCOMPARE(boxes.size(), expected);
      const bool isMet = std::ranges::any_of(boxes, &BucketBox::isMeeting);
      QCOMPARE(isMet, !hasNoMeeting(tables));
    }
  }

  void stripsAreLitWhereDocumentsMeet() {
    const auto lesson = ready("bands");
    const std::uint32_t rows = lesson->tables().plan.rows;
    QCOMPARE(rows, 2U);
    const LessonGrid alone = stripGrid(*lesson, placed(*lesson, 0, 0));
    QCOMPARE(alone.rows[0][0].text, QStringLiteral("1"));
    QCOMPARE(alone.rows[1][0].text, QString());
    QCOMPARE(alone.rows[0][2].strip, CellStrip::Top);
    QCOMPARE(alone.rows[1][2].strip, CellStrip::Bottom);
    QCOMPARE(alone.rows[0][2].mark, CellMark::Result);
    QCOMPARE(alone.rows[0][3].mark, CellMark::Row);

    const LessonGrid met = stripGrid(*lesson, placed(*lesson, 0, 1));
    QCOMPARE(met.rows[1][2].mark, CellMark::Equal);
    QCOMPARE(met.rows[1][3].mark, CellMark::Result);
    // A later band, in which the two are apart.
    const LessonGrid later = stripGrid(*lesson, placed(*lesson, 1, 3));
    QCOMPARE(later.rows[0][2].mark, CellMark::Equal);
    QCOMPARE(later.rows[0][3].mark, CellMark::Equal);
    QCOMPARE(later.rows[2][2].mark, CellMark::Row);
    QCOMPARE(later.markedRow, 2);
  }

  void modelFollowsTheSteps() {
    const auto lesson = ready("twins");
    BucketBoxModel model;
    const QAbstractItemModelTester tester(&model);
    const std::size_t first = lesson->firstStep(LessonStage::Bands);
    const std::size_t last = lesson->firstStep(LessonStage::Curve) - 1;
    for (std::size_t step = first; step <= last; ++step)
      model.setBoxes(bucketBoxes(*lesson, lesson->stateAt(step)));
    const int all = model.rowCount();
    QVERIFY(all > 3);
    QCOMPARE(model.data(model.index(1), Qt::AccessibleTextRole).toString(), model.box(1).said);
    for (std::size_t step = last; step-- > first;)
      model.setBoxes(bucketBoxes(*lesson, lesson->stateAt(step)));
    QVERIFY(model.rowCount() < all);
    model.setBoxes({});
    QCOMPARE(model.currentRow(), -1);
  }

  /// The current box is in view, no box is wider than the view, and all of it can be read aloud.
  void boxesFitTheView() {
    const auto lesson = ready("paragraph");
    BucketBoxList view;
    view.resize(260, 300);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const std::size_t last = lesson->firstStep(LessonStage::Curve) - 1;
    for (std::size_t step = lesson->firstStep(LessonStage::Bands); step <= last; ++step) {
      view.setBoxes(bucketBoxes(*lesson, lesson->stateAt(step)));
      const QRect room = view.viewport()->rect();
      const QModelIndex current = view.model()->index(view.boxes().currentRow(), 0);
      QTRY_VERIFY(room.intersects(view.visualRect(current)));
      for (int row = 0; row < view.model()->rowCount(); ++row)
        QVERIFY(view.visualRect(view.model()->index(row, 0)).right() <= room.right());
    }
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&view);
    QVERIFY(list != nullptr);
    QCOMPARE(list->childCount(), view.model()->rowCount());
    QCOMPARE(list->child(1)->text(QAccessible::Name), view.boxes().box(1).said);
  }

  void aLessonWithoutAMeetingLeadsToOneWithIt() {
    LearnPage page;
    page.resize(1200, 740);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    page.openReady(QStringLiteral("three-documents"));
    auto *see = page.findChild<QPushButton *>(QStringLiteral("seeMeeting"));
    QVERIFY(see != nullptr);
    page.player().goTo(page.player().lesson()->firstStep(LessonStage::Curve) - 2);
    QVERIFY(!see->isVisible());
    page.player().goTo(page.player().lesson()->firstStep(LessonStage::Curve) - 1);
    QVERIFY(see->isVisible());
    see->setFocus();
    QTest::keyClick(see, Qt::Key_Space);
    QCOMPARE(page.player().spec().id, std::string("bands"));
    QCOMPARE(page.player().stage(), LessonStage::Bands);
    page.player().goTo(page.player().lesson()->firstStep(LessonStage::Curve) - 1);
    QVERIFY(!see->isVisible());
  }
};

SHINGLESCOPE_TEST(TestBandsDrawn, QApplication)
#include "tst_bands_drawn.moc"
