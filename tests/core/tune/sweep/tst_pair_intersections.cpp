// SPDX-License-Identifier: MIT
// The intersections of all pairs, counted by shingle, are those of the definition, however many
// shingles are looked at together.

#include <QtTest>
#include <algorithm>
#include <random>

#include "core/tune/sweep/pair_intersections.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestPairIntersections : public QObject {
  Q_OBJECT

 private slots:
  void agreesWithTheDefinition_data() {
    QTest::addColumn<quint64>("values");
    QTest::addColumn<quint64>("factor");
    QTest::addColumn<quint64>("first");
    QTest::newRow("spread hashes") << quint64{150} << ~quint64{0} / 150 << quint64{0};
    QTest::newRow("small numbers") << quint64{150} << quint64{1} << quint64{0};
    QTest::newRow("the largest hashes") << quint64{150} << quint64{1} << ~quint64{0} - 149;
    QTest::newRow("two shingles") << quint64{2} << quint64{1} << ~quint64{0} - 1;
  }

  void agreesWithTheDefinition() {
    QFETCH(quint64, values);
    QFETCH(quint64, factor);
    QFETCH(quint64, first);
    const ShingleSets sets = randomSets(70, values, factor, first);
    std::vector<std::uint32_t> texts;  // not all of them, in another order
    for (std::uint32_t text = 70; text-- > 3;) texts.push_back(text);
    for (const std::size_t part : {std::size_t{1}, std::size_t{300}, kShinglesPerPart}) {
      for (const unsigned each : {1U, 3U}) {
        const auto counted = countIntersections(sets, texts, threads(each), part);
        QVERIFY(counted);
        QCOMPARE(counted->size(), firstPairOf(texts.size()));
        for (std::size_t i = 0; i < texts.size(); ++i)
          for (std::size_t j = 0; j < i; ++j)
            QCOMPARE((*counted)[firstPairOf(i) + j], shared(sets, texts[i], texts[j]));
      }
    }
  }

  void noTextsHaveNoPairs() {
    const ShingleSets sets = randomSets(1, 5, 1, 0);
    QVERIFY(countIntersections(sets, {}, {})->empty());
    const std::uint32_t only = 0;
    QVERIFY(countIntersections(sets, {&only, 1}, {})->empty());
  }

  void stops() {
    std::stop_source source;
    source.request_stop();
    RunContext context;
    context.stop = source.get_token();
    const std::vector<std::uint32_t> texts{0, 1, 2};
    const auto counted = countIntersections(randomSets(3, 50, 1, 0), texts, context);
    QVERIFY(!counted && counted.error().code == ErrorCode::Cancelled);
  }

 private:
  /// Sets of very different sizes; some are empty.
  static ShingleSets randomSets(std::uint32_t count, std::uint64_t values, std::uint64_t factor,
                                std::uint64_t first) {
    std::mt19937 random(7);
    ShingleSets sets;
    for (std::uint32_t text = 0; text < count; ++text) {
      for (std::uint64_t value = 0; value < values; ++value)
        if (random() % count < text) sets.values.push_back(first + value * factor);
      sets.offsets.push_back(sets.values.size());
    }
    return sets;
  }

  static std::uint32_t shared(const ShingleSets &sets, std::uint32_t a, std::uint32_t b) {
    std::vector<std::uint64_t> both;
    std::ranges::set_intersection(sets[TextId{a}], sets[TextId{b}], std::back_inserter(both));
    return static_cast<std::uint32_t>(both.size());
  }
};

SHINGLESCOPE_TEST(TestPairIntersections, QCoreApplication)
#include "tst_pair_intersections.moc"
