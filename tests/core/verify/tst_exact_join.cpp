// SPDX-License-Identifier: MIT
#include <QtTest>

#include <algorithm>

#include "core/base/cpu_target.h"
#include "core/base/sorted_list.h"
#include "core/verify/exact_join.h"
#include "core/verify/ranked_sets.h"
#include "core/verify/similarity.h"
#include "tests/support/random_sets.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

struct Row {
  std::uint32_t a, b, intersection, whole;
  bool operator==(const Row &) const = default;
};

std::vector<Row> bruteForce(const ShingleSets &sets, const SimilarityBound &bound) {
  std::vector<Row> rows;
  for (std::uint32_t a = 0; a < sets.size(); ++a) {
    for (std::uint32_t b = a + 1; b < sets.size(); ++b) {
      const auto x = sets[TextId{a}];
      const auto y = sets[TextId{b}];
      const std::uint32_t shared = intersectionSize(x, y);
      if (std::min(x.size(), y.size()) < bound.measure.leastSize()) continue;
      const auto smaller = static_cast<std::uint32_t>(std::min(x.size(), y.size()));
      const auto all = static_cast<std::uint32_t>(x.size() + y.size()) - shared;
      const std::uint32_t whole = bound.measure.isContainment() ? smaller : all;
      if (isAtLeast(shared, whole, bound.threshold)) rows.push_back({a, b, shared, whole});
    }
  }
  return rows;
}

std::vector<Row> rowsOf(const ExactJoinResult &result) {
  std::vector<Row> rows;
  for (const ScoredPair &pair : result.pairs)
    rows.push_back({pair.textA.value, pair.textB.value, pair.intersection, pair.whole});
  return rows;
}

/// Random sets of 0 to `most` shingles from a small vocabulary, many of them cut out of others.
ShingleSets cutSets(std::uint64_t seed, std::uint32_t count, std::uint64_t most) {
  SplitMix64 random(seed);
  ShingleSets sets;
  for (std::uint32_t text = 0; text < count; ++text) {
    std::vector<std::uint64_t> set;
    if (text > 0 && random.next() % 2 == 0) {  // a part of an earlier set, with a few changes
      const auto whole = sets[TextId{static_cast<std::uint32_t>(random.next() % text)}];
      for (const std::uint64_t shingle : whole)
        if (random.next() % 3 != 0) set.push_back(shingle);
      set.resize(set.size() - std::min<std::size_t>(set.size(), random.next() % 5));
      if (random.next() % 2 == 0) set.push_back(1 + random.next() % (4 * most));
    } else {
      const std::uint64_t size = random.next() % (most + 1);
      for (std::uint64_t i = 0; i < size; ++i) set.push_back(1 + random.next() % (4 * most));
    }
    sortUnique(set);
    sets.values.insert(sets.values.end(), set.begin(), set.end());
    sets.offsets.push_back(sets.values.size());
  }
  return sets;
}

/// Returns the sets [begin, end) as a separate collection.
ShingleSets someSets(const ShingleSets &all, std::uint32_t begin, std::uint32_t end) {
  ShingleSets some;
  for (std::uint32_t text = begin; text < end; ++text) {
    const auto set = all[TextId{text}];
    some.values.insert(some.values.end(), set.begin(), set.end());
    some.offsets.push_back(some.values.size());
  }
  return some;
}

/// The number of sets that contain each shingle.
struct CountedSets {
  explicit CountedSets(const ShingleSets &sets) : shingles(sets.values) {
    sortUnique(shingles);
    std::vector<std::uint64_t> all = sets.values;
    std::ranges::sort(all);
    for (const std::uint64_t shingle : shingles)
      numbers.push_back(static_cast<std::uint32_t>(std::ranges::equal_range(all, shingle).size()));
    counts = {shingles, numbers};
  }
  std::vector<std::uint64_t> shingles;
  std::vector<std::uint32_t> numbers;
  KnownCounts counts;
};

}  // namespace

class TestExactJoin : public QObject {
  Q_OBJECT

 private slots:
  /// Containment: the join finds what brute force finds, whatever the sizes, the least size and the
  /// number of threads; on every CPU target.
  void findsEveryPart() {
    std::size_t found = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
      for (const std::uint64_t most : {8U, 40U, 300U}) {
        const ShingleSets sets = cutSets(seed, 150, most);
        for (const std::uint32_t least : {1U, 2U, 5U, 20U}) {
          for (const Ratio ratio :
               {Ratio{1, 100}, Ratio{3, 10}, Ratio{2, 3}, Ratio{9, 10}, Ratio{1, 1}}) {
            const SimilarityBound bound{ratio, {MeasureKind::Containment, least}};
            const auto expected = bruteForce(sets, bound);
            for (const unsigned threads : {1U, 3U}) {
              RunContext context;
              context.threads = threads;
              const auto joined = exactJoin(sets, bound, context);
              QVERIFY(joined);
              QVERIFY(rowsOf(*joined) == expected);
              const auto entries = countJoinEntries(sets, bound, context);
              QVERIFY(entries);
              QVERIFY(*entries >= joined->compared);
            }
            found += expected.size();
          }
        }
      }
    }
    QVERIFY(found > 10'000);
  }

  /// A set that is far larger than its part is searched, not walked.
  void findsASmallPartOfALargeSet() {
    SplitMix64 random(5);
    ShingleSets sets;
    std::vector<std::uint64_t> large;
    for (int i = 0; i < 20'000; ++i) large.push_back(random.next());
    sortUnique(large);
    std::vector<std::uint64_t> part(large.begin() + 500, large.begin() + 530);
    part.push_back(random.next());
    sortUnique(part);
    for (const auto &set : {large, part}) {
      sets.values.insert(sets.values.end(), set.begin(), set.end());
      sets.offsets.push_back(sets.values.size());
    }
    const Measure measure{MeasureKind::Containment, 10};
    const auto joined = exactJoin(sets, {{30, 31}, measure}, {});
    QVERIFY(joined);
    QVERIFY(rowsOf(*joined) == std::vector<Row>({{0, 1, 30, 31}}));
    const auto none = exactJoin(sets, {{98, 100}, measure}, {});
    QVERIFY(none && none->pairs.empty());
  }

  /// The prefixes are as short as the definition allows.
  void prefixesOfAPart() {
    const SimilarityBound bound{{8, 10}, {MeasureKind::Containment, 10}};
    QCOMPARE(indexPrefixLength(10, bound), std::size_t{3});
    QCOMPARE(indexPrefixLength(9, bound), std::size_t{0});
    QCOMPARE(probePrefixLength(100, bound), std::size_t{93});
    QCOMPARE(probePrefixLength(9, bound), std::size_t{0});
    QCOMPARE(largestSmaller(100, 0, bound), std::uint64_t{100});
    QCOMPARE(largestSmaller(100, 60, bound), std::uint64_t{50});
  }

  /// With the counts of all sets, joining two halves and the pairs across them makes nearly the
  /// same comparisons as joining all sets together.
  void partsCompareByTheOrderOfAll() {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      const ShingleSets sets = clusteredSets(seed, 400, 6);
      const auto count = static_cast<std::uint32_t>(sets.size());
      const std::uint32_t half = count / 2;
      const CountedSets counted(sets);
      for (const Ratio threshold : {Ratio{2, 10}, Ratio{5, 10}, Ratio{8, 10}}) {
        const auto all = exactJoin(sets, {threshold, {}}, {});
        PairScope across;
        across.firstReference = half;
        const auto between = exactJoin(sets, {threshold, {}}, {}, across);
        const auto first =
            exactJoin(someSets(sets, 0, half), {threshold, {}}, {}, {}, &counted.counts);
        const auto second =
            exactJoin(someSets(sets, half, count), {threshold, {}}, {}, {}, &counted.counts);
        QVERIFY(all && between && first && second);
        QVERIFY(all->compared > 0);
        // The filter of parities depends on the numbers of shingles, which differ in a part.
        const std::uint64_t compared = first->compared + second->compared + between->compared;
        QVERIFY(compared <= all->compared * 102 / 100 + 5);
        QVERIFY(all->compared <= compared * 102 / 100 + 5);
        QCOMPARE(first->probed + second->probed, all->probed);
        QCOMPARE(first->indexed + second->indexed, all->indexed);
        QCOMPARE(first->pairs.size() + second->pairs.size() + between->pairs.size(),
                 all->pairs.size());
      }
    }
  }

  /// Given counts sort shingles in the same way as counting in the sets.
  void knownCountsSortLikeCounting() {
    const ShingleSets sets = clusteredSets(7, 300, 5);
    const CountedSets counted(sets);
    for (const Ratio threshold : {Ratio{3, 10}, Ratio{8, 10}}) {
      const auto listed = exactJoin(sets, {threshold, {}}, {}, {}, &counted.counts);
      const auto joined = exactJoin(sets, {threshold, {}}, {});
      QVERIFY(listed && joined);
      QVERIFY(rowsOf(*listed) == rowsOf(*joined));
      QCOMPARE(listed->compared, joined->compared);
      QCOMPARE(listed->entries, joined->entries);
    }
  }

  /// The number of entries is known before any comparison, and is never below the number of
  /// comparisons.
  void entriesBoundTheComparisons() {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      const ShingleSets sets = clusteredSets(seed, 300, 5);
      for (const Ratio threshold : {Ratio{1, 10}, Ratio{5, 10}, Ratio{8, 10}, Ratio{1, 1}}) {
        const auto entries = countJoinEntries(sets, {threshold, {}}, {});
        const auto joined = exactJoin(sets, {threshold, {}}, {});
        QVERIFY(entries && joined);
        QVERIFY(*entries >= joined->compared);
        QVERIFY(joined->compared == 0 || *entries > 0);
        RunContext many;
        many.threads = 4;
        QCOMPARE(*countJoinEntries(sets, {threshold, {}}, many), *entries);
      }
    }
  }

  void equalsBruteForce_data() {
    QTest::addColumn<QString>("threshold");
    for (const char *threshold : {"0.01", "0.1", "0.333", "0.5", "0.7", "0.8", "0.9", "1"})
      QTest::newRow(threshold) << threshold;
  }

  void equalsBruteForce() {
    QFETCH(QString, threshold);
    const Ratio ratio = *parseRatio(threshold.toStdString());
    for (const std::uint64_t seed : {31, 32, 33}) {
      const ShingleSets sets = clusteredSets(seed, 90, 8);
      const std::vector<Row> expected = bruteForce(sets, {ratio, {}});
      QVERIFY(expected.size() > 5);
      const CpuTarget usual = activeCpuTarget();
      std::vector<std::uint64_t> compared;
      for (const CpuTarget target : availableCpuTargets()) {
        setActiveCpuTarget(target);
        for (const unsigned threads : {1U, 2U, 3U, 8U}) {
          RunContext context;
          context.threads = threads;
          const auto joined = exactJoin(sets, {ratio, {}}, context);
          QVERIFY(joined);
          QVERIFY(rowsOf(*joined) == expected);
          compared.push_back(joined->compared);
        }
      }
      setActiveCpuTarget(usual);
      QVERIFY(std::ranges::count(compared, compared.front()) ==
              static_cast<std::ptrdiff_t>(compared.size()));
    }
  }

  void comparesFarFewerThanAllPairs() {
    const ShingleSets sets = clusteredSets(34, 300, 5);
    const auto joined = exactJoin(sets, {{8, 10}, {}}, {});
    QVERIFY(joined);
    QVERIFY(joined->compared * 20 < sets.size() * (sets.size() - 1) / 2);
  }

  void noSetsAndEmptySetsGiveNoPairs() {
    const auto none = exactJoin({}, {{8, 10}, {}}, {});
    QVERIFY(none);
    QVERIFY(none->pairs.empty());
    const auto empty = exactJoin(makeSets({{}, {}, {}}), {{8, 10}, {}}, {});
    QVERIFY(empty);
    QVERIFY(empty->pairs.empty());
  }

  void rejectsMorePairsThanFitInMemory() {
    const ShingleSets sets = makeSets(std::vector<std::vector<std::uint64_t>>(600, {1, 2, 3}));
    for (const unsigned threads : {1U, 8U}) {
      RunContext context;
      context.threads = threads;
      context.memoryBudget = std::uint64_t{600 * 599 / 2} * 72;
      QVERIFY(exactJoin(sets, {{8, 10}, {}}, context));
      context.memoryBudget -= 1;
      const auto refused = exactJoin(sets, {{8, 10}, {}}, context);
      QVERIFY(!refused);
      QCOMPARE(refused.error().code, ErrorCode::Limit);
      QVERIFY(refused.error().detail().find("raise the threshold") != std::string::npos);
    }
  }

  void stopsWhenCancelled() {
    std::stop_source source;
    source.request_stop();
    RunContext context;
    context.stop = source.get_token();
    const auto joined = exactJoin(clusteredSets(1, 30, 3), {{8, 10}, {}}, context);
    QVERIFY(!joined);
    QCOMPARE(joined.error().code, ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestExactJoin, NoApplication)
#include "tst_exact_join.moc"
