// SPDX-License-Identifier: MIT
// The steps of a walk through a permutation, and the places of rows that slide, as pure state.

#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/pages/learn/tables/row_slide.h"
#include "ui/pages/learn/walk/order_walk.h"

using namespace shinglescope;

using RowNumbers = std::vector<std::uint32_t>;

class TestOrderWalk : public QObject {
  Q_OBJECT

 private slots:
  void rowsGetTheirNumbersThenTheirPlaces() {
    const OrderWalk walk({5, 2, 9, 0});
    QCOMPARE(walk.lastStep(), std::size_t{8});
    QVERIFY(!walk.rowAt(0));
    QCOMPARE(walk.columnAt(0), (RowNumbers{0, 1, 2, 3}));
    QCOMPARE(walk.numbered(3), std::size_t{3});
    QCOMPARE(walk.sorted(4), std::size_t{0});
    QCOMPARE(*walk.rowAt(3), 2U);
    QCOMPARE(walk.columnAt(4), (RowNumbers{0, 1, 2, 3}));
    QCOMPARE(*walk.rowAt(5), 3U);
    QCOMPARE(walk.columnAt(5), (RowNumbers{3, 0, 1, 2}));
    QCOMPARE(walk.columnAt(6), (RowNumbers{3, 1, 0, 2}));
    QCOMPARE(*walk.rowAt(7), 0U);
    QCOMPARE(walk.columnAt(8), (RowNumbers{3, 1, 0, 2}));
    QCOMPARE(walk.columnAt(100), walk.columnAt(8));
    QCOMPARE(walk.numbered(100), std::size_t{4});
  }

  void equalNumbersKeepTheOrderOfTheRows() {
    const OrderWalk walk({1, 0, 1, 0});
    QCOMPARE(walk.columnAt(8), (RowNumbers{1, 3, 0, 2}));
  }

  void noRowsHaveNoSteps() {
    const OrderWalk walk;
    QCOMPARE(walk.lastStep(), std::size_t{0});
    QVERIFY(!walk.rowAt(0) && !walk.rowAt(1));
    QVERIFY(walk.columnAt(0).empty());
  }

  void slidingRowsBeginAtTheirOldPlaces() {
    const RowSlide slide(RowNumbers{7, 8, 9}, RowNumbers{9, 7, 8});
    QVERIFY(slide.isNeeded());
    QCOMPARE(slide.rows(), 3);
    QCOMPARE(slide.placeAt(0, 0), 2.0);
    QCOMPARE(slide.placeAt(0, 1), 0.0);
    QCOMPARE(slide.placeAt(0, 0.5), 1.0);
    QCOMPARE(slide.placeAt(1, 0), 0.0);
    QCOMPARE(slide.placeAt(2, 7), 2.0);
    QCOMPARE(slide.placeAt(2, -1), 1.0);
    // Slow at the beginning, then faster.
    QVERIFY(slide.placeAt(0, 0.1) > 1.8);
    double before = 2;
    for (double progress = 0; progress <= 1; progress += 0.05) {
      QVERIFY(slide.placeAt(0, progress) <= before);
      before = slide.placeAt(0, progress);
    }
  }

  void rowsThatStayDoNotSlide() {
    QVERIFY(!RowSlide(RowNumbers{1, 2}, RowNumbers{1, 2}).isNeeded());
    QVERIFY(!RowSlide(RowNumbers{}, RowNumbers{1, 2}).isNeeded());
    QVERIFY(!RowSlide().isNeeded());
    QCOMPARE(RowSlide(RowNumbers{1, 2}, RowNumbers{2, 5}).placeBefore(1), 1);
  }

  void playingFasterSlidesFaster() {
    QVERIFY(slideMilliseconds(0.25) > slideMilliseconds(1));
    QVERIFY(slideMilliseconds(8) < slideMilliseconds(1));
    QVERIFY(slideMilliseconds(8) > 0);
  }
};

SHINGLESCOPE_TEST(TestOrderWalk, NoApplication)
#include "tst_order_walk.moc"
