// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/review/quality/quality_chart.h"
#include "core/review/queue/random_audit.h"
#include "tests/support/test_registry.h"
#include "tests/support/verdict_table.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint32_t kPairs = 300;
constexpr std::uint64_t kSeed = 3;

/// Returns pairs of rows (2 i, 2 i + 1) with similarities from 0.60 to 0.99, and one class.
std::shared_ptr<const ReviewQueue> queueOfPairs() {
  auto result = std::make_shared<DuplicateResult>();
  std::vector<std::uint32_t> texts(2 * kPairs);
  for (std::uint32_t row = 0; row < texts.size(); ++row) texts[row] = row;
  texts.insert(texts.end(), {2 * kPairs, 2 * kPairs});
  result->classes = *classesOf(texts);
  for (std::uint32_t i = 0; i < kPairs; ++i) {
    result->pairs.push_back({{2 * i}, {2 * i + 1}, 60 + i * 7 % 40, 100, 0, 0});
  }
  result->report.recipe.threshold = {8, 10};
  result->report.recipe.floor = Ratio{6, 10};
  return *makeReviewQueue(result, {});
}

}  // namespace

class TestQualityChart : public QObject {
  Q_OBJECT

 private slots:
  void stepsAreWholeHundredthsFromTheFloor_data() {
    QTest::addColumn<int>("floor");
    QTest::addColumn<int>("bins");
    QTest::addColumn<int>("second");
    QTest::newRow("twenty of two hundredths") << 60 << 20 << 62;
    QTest::newRow("the first is narrower") << 55 << 15 << 58;
    QTest::newRow("from nothing") << 0 << 20 << 5;
    QTest::newRow("few hundredths are left") << 97 << 3 << 98;
    QTest::newRow("only equal texts") << 100 << 1 << -1;
  }

  void stepsAreWholeHundredthsFromTheFloor() {
    QFETCH(int, floor);
    QFETCH(int, bins);
    QFETCH(int, second);
    const std::vector<Ratio> steps = similaritySteps({static_cast<std::uint64_t>(floor), 100});
    QCOMPARE(static_cast<int>(steps.size()), bins);
    QVERIFY(steps.front() == (Ratio{static_cast<std::uint64_t>(floor), 100}));
    QVERIFY(std::ranges::is_sorted(steps));
    if (second >= 0) QVERIFY(steps[1] == (Ratio{static_cast<std::uint64_t>(second), 100}));
  }

  void binsCountEveryItemOnce() {
    const auto queue = queueOfPairs();
    const RecordSource source = differentRows(2 * kPairs + 2);
    const auto chart = makeQualityChart(*queue, {}, *source.digests, kSeed, {8, 10}, {});
    QVERIFY(chart);
    std::uint64_t sum = 0;
    for (const QualityBin &bin : chart->bins) {
      std::uint64_t expected = 0;
      for (const QueueItem &item : queue->items) {
        const bool isLast = bin.to == Ratio{1, 1};
        const bool isFrom = isItemAtLeast(item, *queue->result, bin.from.threshold);
        expected += isFrom && (isLast || !isItemAtLeast(item, *queue->result, bin.to)) ? 1 : 0;
      }
      QCOMPARE(bin.items, expected);
      sum += bin.items;
    }
    QCOMPARE(sum, std::uint64_t{kPairs + 1});
    QCOMPARE(chart->bins.size(), std::size_t{20});
  }

  /// Of the first 60 items of the audit, every fifth is not a duplicate.
  void precisionMatchesTheAudit_data() {
    QTest::addColumn<int>("threshold");
    QTest::newRow("a step") << 80;
    QTest::newRow("between two steps") << 83;
    QTest::newRow("over all but equal texts") << 100;
  }

  void precisionMatchesTheAudit() {
    QFETCH(int, threshold);
    const Ratio at{static_cast<std::uint64_t>(threshold), 100};
    const auto queue = queueOfPairs();
    const RecordSource source = differentRows(2 * kPairs + 2);
    std::vector<ItemKey> keys;
    for (std::uint32_t i = 0; i < queue->items.size(); ++i) keys.push_back(queue->keyAt(i));
    const std::vector<std::uint32_t> audit = *randomAuditOrder(keys, *source.digests, kSeed, {});
    ItemTable judged;
    for (std::size_t i = 0; i < 60; ++i) {
      judged.at(keys[audit[i]]).verdict = i % 5 == 0 ? Verdict::NotDuplicate : Verdict::Duplicate;
    }
    const auto chart =
        makeQualityChart(*queue, judged.snapshot(), *source.digests, kSeed, at, {.threads = 3});
    QVERIFY(chart);
    QVERIFY(chart->atThreshold.threshold == at);
    std::uint64_t duplicate = 0;
    std::uint64_t notDuplicate = 0;
    for (std::size_t i = 0; i < 60; ++i) {
      if (!isItemAtLeast(queue->items[audit[i]], *queue->result, at)) continue;
      ++(i % 5 == 0 ? notDuplicate : duplicate);
    }
    QCOMPARE(chart->atThreshold.duplicate, duplicate);
    QCOMPARE(chart->atThreshold.notDuplicate, notDuplicate);
    for (const QualityBin &bin : chart->bins) QVERIFY(bin.from.threshold < bin.to);
    QCOMPARE(chart->bins.front().from.decided(), std::uint64_t{60});
  }

  void stopsWhenCancelled() {
    std::stop_source stop;
    stop.request_stop();
    const RecordSource source = differentRows(2 * kPairs + 2);
    const auto chart = makeQualityChart(*queueOfPairs(), {}, *source.digests, kSeed, {8, 10},
                                        {.stop = stop.get_token()});
    QVERIFY(!chart && chart.error().code == ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestQualityChart, NoApplication)
#include "tst_quality_chart.moc"
