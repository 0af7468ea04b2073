// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/review/queue/queue_item.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// Rows 0..6: texts a a b c a c d, and d has no shingles.
DuplicateResult smallResult() {
  DuplicateResult result;
  result.classes.textOfRow = {0, 0, 1, 2, 0, 2, 3, 3};
  result.classes.rowOffsets = {0, 3, 4, 6, 8};
  result.classes.rows = {0, 1, 4, 2, 3, 5, 6, 7};
  result.classes.emptyTexts = {3};
  result.pairs = {{{0}, {1}, 9, 10, 0, 0}, {{0}, {2}, 8, 10, 0, 0}};
  return result;
}

}  // namespace

class TestQueueItem : public QObject {
  Q_OBJECT

 private slots:
  void pairsComeFirstThenClasses() {
    const DuplicateResult result = smallResult();
    const std::vector<QueueItem> queue = makeQueue(result);
    QCOMPARE(queue.size(), std::size_t{4});
    QVERIFY(!queue[0].isClass());
    QCOMPARE(queue[1].pair, 1U);
    QVERIFY(queue[2].isClass());
    QCOMPARE(queue[3].textA, TextId{2});
  }

  void rowPairsAreCounted() {
    const std::vector<QueueItem> queue = makeQueue(smallResult());
    QCOMPARE(queue[0].rowPairs, 3U);
    QCOMPARE(queue[1].rowPairs, 6U);
    QCOMPARE(queue[2].rowPairs, 3U);
    QCOMPARE(queue[3].rowPairs, 1U);
  }

  void similarityIsTheOneThatDecides() {
    const std::vector<QueueItem> queue = makeQueue(smallResult());
    QCOMPARE(queue[0].similarity, 0.9F);
    QCOMPARE(queue[2].similarity, 1.0F);
  }

  void textsWithoutShinglesAreNotAClass() {
    for (const QueueItem &item : makeQueue(smallResult())) QVERIFY(item.textA != TextId{3});
  }

  void keysAreSmallestRows() {
    const DuplicateResult result = smallResult();
    const std::vector<QueueItem> queue = makeQueue(result);
    QCOMPARE(keyOf(queue[1], result), (ItemKey{{0}, {3}}));
    QCOMPARE(keyOf(queue[3], result), (ItemKey{{3}, {3}}));
  }

  void aHugeClassIsCutAt32Bits() {
    DuplicateResult result;
    const std::uint32_t rows = 100'000;
    result.classes.textOfRow.assign(rows, 0);
    result.classes.rowOffsets = {0, rows};
    for (std::uint32_t row = 0; row < rows; ++row) result.classes.rows.push_back(row);
    QCOMPARE(makeQueue(result).at(0).rowPairs, 0xFFFFFFFFU);
  }
};

SHINGLESCOPE_TEST(TestQueueItem, NoApplication)
#include "tst_queue_item.moc"
