// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>
#include <cmath>
#include <numeric>
#include <random>

#include "core/review/quality/review_quality.h"
#include "core/review/queue/random_audit.h"
#include "tests/support/test_registry.h"
#include "tests/support/verdict_table.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

const std::vector<Ratio> kThresholds = {{5, 10}, {6, 10}, {7, 10}, {8, 10}, {9, 10}, {1, 1}};

/// Pairs of rows (2 i, 2 i + 1) with similarities given in hundredths, and one class.
struct QualityScene {
  explicit QualityScene(const std::vector<std::uint32_t> &hundredths) {
    const auto pairs = static_cast<std::uint32_t>(hundredths.size());
    result.classes = *classesOf(pairTexts(pairs));
    for (std::uint32_t i = 0; i < pairs; ++i) {
      result.pairs.push_back({{2 * i}, {2 * i + 1}, hundredths[i], 100, 0, 0});
    }
    items = makeQueue(result);
    for (const QueueItem &item : items) keys.push_back(keyOf(item, result));
  }

  /// Returns the texts of the rows; the last two rows have the same text.
  static std::vector<std::uint32_t> pairTexts(std::uint32_t pairs) {
    std::vector<std::uint32_t> texts(2 * pairs);
    for (std::uint32_t row = 0; row < 2 * pairs; ++row) texts[row] = row;
    texts.insert(texts.end(), {2 * pairs, 2 * pairs});
    return texts;
  }

  ItemState &stateOf(std::uint32_t item) { return table.at(keys[item]); }
  std::vector<AuditedPrecision> precision(const std::vector<std::uint32_t> &audit) const {
    return precisionByThreshold(result, items, audit, table.snapshot(), kThresholds);
  }

  DuplicateResult result;
  std::vector<QueueItem> items;
  std::vector<ItemKey> keys;
  ItemTable table;
};

std::vector<std::uint32_t> orderOf(std::span<const ItemKey> keys, const RecordDigests &records,
                                   std::uint64_t seed) {
  return *randomAuditOrder(keys, records, seed, RunContext{});
}

std::vector<ItemKey> keysOf(std::uint32_t rows) {
  std::vector<ItemKey> keys;
  for (std::uint32_t row = 0; row + 1 < rows; ++row) keys.push_back(item(row, row + 1));
  return keys;
}

}  // namespace

class TestReviewQuality : public QObject {
  Q_OBJECT

 private slots:
  void theOrderDependsOnlyOnSeedAndContent() {
    const RecordSource source = differentRows(200);
    const std::vector<ItemKey> keys = keysOf(200);
    const std::vector<std::uint32_t> order = orderOf(keys, *source.digests, 1);
    QCOMPARE(orderOf(keys, *source.digests, 1), order);
    QVERIFY(orderOf(keys, *source.digests, 2) != order);
    std::vector<std::uint32_t> sorted = order;
    std::ranges::sort(sorted);
    for (std::uint32_t i = 0; i < sorted.size(); ++i) QCOMPARE(sorted[i], i);
    // If some items are left out, the others keep their order.
    std::vector<ItemKey> some(keys.begin(), keys.begin() + 120);
    std::vector<std::uint32_t> rest = order;
    std::erase_if(rest, [](std::uint32_t item) { return item >= 120; });
    QCOMPARE(orderOf(some, *source.digests, 1), rest);
  }

  /// There are so many items that some agree in the bits used for sorting.
  void theOrderFollowsTheWholeDraw() {
    const RecordSource source = differentRows(600);
    std::vector<ItemKey> keys;
    for (std::uint32_t a = 0; a < 600; ++a) {
      for (std::uint32_t b = a; b < 600; ++b) keys.push_back(item(a, b));
    }
    const std::vector<std::uint32_t> order = orderOf(keys, *source.digests, 9);
    QCOMPARE(*randomAuditOrder(keys, *source.digests, 9, RunContext{.threads = 3}), order);
    // In reverse order, items with equal sorting bits change places.
    std::ranges::reverse(keys);
    std::vector<std::uint32_t> turned = orderOf(keys, *source.digests, 9);
    for (std::uint32_t &item : turned) item = static_cast<std::uint32_t>(keys.size() - 1 - item);
    QCOMPARE(turned, order);
  }

  void aReorderedFileIsAuditedInTheSameOrder() {
    std::vector<std::pair<std::string, std::string>> rows;
    for (int i = 0; i < 50; ++i) rows.emplace_back(std::to_string(i), "t");
    const RecordSource source = recordSource(rows);
    std::ranges::reverse(rows);
    const RecordSource turned = recordSource(rows);
    const std::vector<ItemKey> keys = keysOf(50);
    std::vector<ItemKey> turnedKeys;
    for (const ItemKey key : keys) turnedKeys.push_back(item(49 - key.b.value, 49 - key.a.value));
    QCOMPARE(orderOf(turnedKeys, *turned.digests, 5), orderOf(keys, *source.digests, 5));
  }

  /// Every item has the same chance of being among the first.
  void theOrderIsUniform() {
    const RecordSource source = differentRows(21);
    const std::vector<ItemKey> keys = keysOf(21);
    std::vector<int> first(20);
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
      const std::vector<std::uint32_t> order = orderOf(keys, *source.digests, seed);
      for (int i = 0; i < 5; ++i) ++first[order[static_cast<std::size_t>(i)]];
    }
    // 1000 of 4000 are expected; the standard deviation is 27.
    for (const int count : first)
      QVERIFY2(std::abs(count - 1000) < 137, qPrintable(QString::number(count)));
  }

  void stopsWhenCancelled() {
    std::stop_source stop;
    stop.request_stop();
    const RecordSource source = differentRows(3);
    const auto order =
        randomAuditOrder(keysOf(3), *source.digests, 1, RunContext{.stop = stop.get_token()});
    QVERIFY(!order && order.error().code == ErrorCode::Cancelled);
  }

  void onlyTheJudgedPrefixCounts() {
    QualityScene scene({95, 85, 75, 65, 55});  // and the class, item 5
    const std::vector<std::uint32_t> audit = {0, 3, 5, 1, 2, 4};
    using enum Verdict;
    scene.stateOf(0).verdict = Duplicate;
    scene.stateOf(5).verdict = Unsure;
    scene.stateOf(1).verdict = NotDuplicate;
    scene.stateOf(4).verdict = Duplicate;
    // Item 3 (0.65) and item 2 (0.75) were skipped.
    const std::vector<AuditedPrecision> points = scene.precision(audit);
    const auto check = [&](std::size_t at, std::uint64_t items, std::uint64_t duplicate,
                           std::uint64_t notDuplicate, std::uint64_t unsure) {
      QVERIFY(points[at].threshold == kThresholds[at]);
      QCOMPARE(points[at].items, items);
      QCOMPARE(points[at].duplicate, duplicate);
      QCOMPARE(points[at].notDuplicate, notDuplicate);
      QCOMPARE(points[at].unsure, unsure);
    };
    check(0, 6, 1, 0, 0);  // ends at item 3
    check(1, 5, 1, 0, 0);
    check(2, 4, 1, 1, 1);  // ends at item 2
    check(3, 3, 1, 1, 1);  // all of these items
    check(4, 2, 1, 0, 1);
    check(5, 1, 0, 0, 1);
    QCOMPARE(points[2].precision(), std::optional(0.5));
    QVERIFY(!points[5].precision());
    QCOMPARE(points[5].interval().low, 0.0);
    QCOMPARE(points[5].interval().high, 1.0);
  }

  void noVerdictsGiveNoPrecision() {
    const QualityScene scene({95, 85});
    for (const AuditedPrecision &point : scene.precision({0, 1, 2})) {
      QVERIFY(!point.precision());
      QVERIFY(point.items > 0);
    }
  }

  void randomCasesAgreeWithTheDefinition_data() {
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 0; seed < 30; ++seed) QTest::addRow("%u", seed) << seed;
  }

  void randomCasesAgreeWithTheDefinition() {
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    std::vector<std::uint32_t> hundredths(1 + random() % 60);
    for (std::uint32_t &value : hundredths) {
      value = 50 + static_cast<std::uint32_t>(random() % 51);
    }
    QualityScene scene(hundredths);
    std::vector<std::uint32_t> audit(scene.items.size());
    std::iota(audit.begin(), audit.end(), 0U);
    std::ranges::shuffle(audit, random);
    for (const std::uint32_t item : audit) {
      scene.stateOf(item).verdict =
          random() % 15 == 0 ? Verdict::Undecided : Verdict(1 + random() % 3);
    }
    const std::vector<AuditedPrecision> points = scene.precision(audit);
    for (std::size_t i = 0; i < kThresholds.size(); ++i) {
      std::array<std::uint64_t, 4> counted{};
      for (const std::uint32_t item : audit) {
        const bool isClass = item == hundredths.size();
        const bool isAtLeast = isClass || hundredths[item] * kThresholds[i].denominator >=
                                              100 * kThresholds[i].numerator;
        if (!isAtLeast) continue;
        if (scene.stateOf(item).verdict == Verdict::Undecided) break;
        ++counted[static_cast<std::size_t>(scene.stateOf(item).verdict)];
      }
      QCOMPARE(points[i].duplicate, counted[1]);
      QCOMPARE(points[i].notDuplicate, counted[2]);
      QCOMPARE(points[i].unsure, counted[3]);
    }
  }

  /// Four of five are duplicates, in samples of growing size.
  void moreVerdictsMakeANarrowerInterval() {
    QualityScene scene(std::vector<std::uint32_t>(200, 85));
    std::vector<std::uint32_t> audit(scene.items.size());
    std::iota(audit.begin(), audit.end(), 0U);
    double width = 1.0;
    for (std::uint32_t judged = 0; judged < 200; judged += 5) {
      for (std::uint32_t i = judged; i < judged + 5; ++i) {
        scene.stateOf(i).verdict = i == judged ? Verdict::NotDuplicate : Verdict::Duplicate;
      }
      const AuditedPrecision point = scene.precision(audit).front();
      QCOMPARE(point.decided(), std::uint64_t{judged + 5});
      QCOMPARE(point.precision(), std::optional(0.8));
      const Interval interval = point.interval();
      QVERIFY(interval.low < 0.8 && 0.8 < interval.high);
      QVERIFY(interval.high - interval.low < width);
      width = interval.high - interval.low;
    }
  }

  /// Data with known precision: the interval of an audit of 60 items out of 2,000 contains it about
  /// 95 times in 100.
  void intervalsHaveTheirNominalCoverage() {
    constexpr std::uint32_t kPairs = 2000;
    QualityScene scene(std::vector<std::uint32_t>(kPairs, 85));
    std::mt19937 random(11);
    std::vector<bool> isDuplicate(scene.items.size());
    for (std::size_t i = 0; i < isDuplicate.size(); ++i) isDuplicate[i] = random() % 10 < 8;
    const double truth = static_cast<double>(std::ranges::count(isDuplicate, true)) /
                         static_cast<double>(isDuplicate.size());
    const RecordSource source = differentRows(2 * kPairs + 2);
    constexpr int kAudits = 400;
    int held = 0;
    for (std::uint64_t seed = 0; seed < kAudits; ++seed) {
      const std::vector<std::uint32_t> audit = orderOf(scene.keys, *source.digests, seed);
      scene.table.putBack({});  // without a verdict
      for (std::size_t i = 0; i < 60; ++i) {
        scene.stateOf(audit[i]).verdict =
            isDuplicate[audit[i]] ? Verdict::Duplicate : Verdict::NotDuplicate;
      }
      const AuditedPrecision point = scene.precision(audit).front();
      QCOMPARE(point.decided(), std::uint64_t{60});
      const Interval interval = point.interval();
      held += interval.low <= truth && truth <= interval.high ? 1 : 0;
    }
    // 380 are expected; four standard deviations are 17, and Wilson's own error is 4.
    QVERIFY2(held >= 359 && held <= 398, qPrintable(QString::number(held)));
  }
};

SHINGLESCOPE_TEST(TestReviewQuality, NoApplication)
#include "tst_review_quality.moc"
