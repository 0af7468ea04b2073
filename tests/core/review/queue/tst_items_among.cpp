// SPDX-License-Identifier: MIT
// Items that connect rows of a list, compared with a check of every item and every two rows.

#include <QTest>
#include <algorithm>
#include <set>

#include "core/base/hash.h"
#include "core/review/queue/items_among.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

using Lists = std::vector<std::vector<RecordId>>;

std::set<std::uint32_t> plainly(const ReviewQueue &queue, const Lists &lists, Ratio threshold) {
  std::set<std::uint32_t> items;
  for (const std::vector<RecordId> &rows : lists) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (std::size_t j = i + 1; j < rows.size(); ++j) {
        const std::uint32_t item = findItem(queue, rows[i], rows[j]);
        if (item != kNoItem && isItemAtLeast(queue.items[item], *queue.result, threshold))
          items.insert(item);
      }
    }
  }
  return items;
}

}  // namespace

class TestItemsAmong : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    const auto made =
        makeReviewQueue(std::make_shared<const DuplicateResult>(sampleResult()), RunContext{});
    QVERIFY(made);
    m_queue = *made;
  }

  void equalsBruteForce() {
    SplitMix64 random(7);
    std::size_t found = 0;
    for (int round = 0; round < 500; ++round) {
      Lists lists(1 + random.next() % 3);
      for (auto &rows : lists)
        for (std::uint32_t row = 0; row < 7; ++row)
          if (random.next() % 2 == 0) rows.push_back({row});
      const Ratio threshold{random.next() % 11, 10};
      const auto among = itemsAmong(*m_queue, lists, threshold, {});
      QVERIFY(among);
      std::set<std::uint32_t> items;
      for (const ItemHandle &item : *among) {
        QVERIFY(m_queue->find(item) != nullptr);
        QVERIFY(items.empty() || *items.rbegin() < item.index);  // ascending
        items.insert(item.index);
      }
      QCOMPARE(items, plainly(*m_queue, lists, threshold));
      found += items.size();
    }
    QVERIFY(found > 500);
  }

  void rowsOfAnotherTableAreSkipped() {
    const auto among = itemsAmong(*m_queue, {{{0}, {3}, {7000}}}, {8, 10}, {});
    QCOMPARE(among->size(), std::size_t{1});
  }

  void stopsWhenCancelled() {
    std::stop_source source;
    source.request_stop();
    const RunContext context{source.get_token(), nullptr, 1, 0};
    const Lists lists(1000, {{0}, {3}});
    const auto among = itemsAmong(*m_queue, lists, {8, 10}, context);
    QVERIFY(!among);
    QCOMPARE(among.error().code, ErrorCode::Cancelled);
  }

 private:
  std::shared_ptr<const ReviewQueue> m_queue;
};

SHINGLESCOPE_TEST(TestItemsAmong, NoApplication)
#include "tst_items_among.moc"
