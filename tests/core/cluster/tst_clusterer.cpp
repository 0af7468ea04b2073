// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/cluster/clusterer.h"
#include "core/verify/similarity.h"
#include "tests/support/random_sets.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Returns classes with one row per text.
TextClasses distinctRows(std::size_t rows) {
  TextClasses classes;
  for (std::uint32_t row = 0; row < rows; ++row) {
    classes.textOfRow.push_back(row);
    classes.rows.push_back(row);
    classes.rowOffsets.push_back(row + 1);
  }
  return classes;
}

ScoredPair scoredPair(const ShingleSets &sets, std::uint32_t a, std::uint32_t b) {
  ScoredPair pair;
  pair.textA = TextId{a};
  pair.textB = TextId{b};
  pair.intersection = intersectionSize(sets[pair.textA], sets[pair.textB]);
  pair.whole = static_cast<std::uint32_t>(sets[pair.textA].size() + sets[pair.textB].size()) -
               pair.intersection;
  return pair;
}

std::vector<std::uint64_t> range(std::uint64_t begin, std::uint64_t end) {
  std::vector<std::uint64_t> values;
  for (std::uint64_t value = begin; value < end; ++value) values.push_back(value);
  return values;
}

}  // namespace

class TestClusterer : public QObject {
  Q_OBJECT

 private slots:
  /// a ~ b ~ c, but a is not similar to c: they are one group, whose weakest link is below the
  /// threshold.
  void chainShowsItsWeakestLink() {
    const ShingleSets sets = makeSets({range(0, 10), range(2, 12), range(4, 14), range(50, 60)});
    const TextClasses classes = distinctRows(4);
    const std::vector<ScoredPair> pairs{scoredPair(sets, 0, 1), scoredPair(sets, 1, 2),
                                        scoredPair(sets, 0, 2)};
    const auto groups = makeGroups({classes, sets, pairs, {6, 10}, 128, Verification::Exact}, {});
    QVERIFY(groups);
    QCOMPARE(groups->size(), std::size_t{1});
    const Group &group = groups->front();
    QCOMPARE(group.rows, (std::vector<RecordId>{{0}, {1}, {2}}));
    QCOMPARE(group.weakestLink, 6.0 / 14.0);  // between 0 and 2, below the threshold
    QCOMPARE(group.weakestA, RecordId{0});
    QCOMPARE(group.weakestB, RecordId{2});
    QCOMPARE(group.basis, WeakestLinkBasis::AllMembers);
  }

  void identicalRowsAreAGroupUnlessEmpty() {
    TextClasses classes;  // rows 0 and 2 share a text; rows 1 and 3 share an empty one
    classes.textOfRow = {0, 1, 0, 1};
    classes.rows = {0, 2, 1, 3};
    classes.rowOffsets = {0, 2, 4};
    classes.emptyTexts = {1};
    const ShingleSets sets = makeSets({range(0, 3), {}});
    const auto groups = makeGroups({classes, sets, {}, {8, 10}, 128, Verification::Exact}, {});
    QVERIFY(groups);
    QCOMPARE(groups->size(), std::size_t{1});
    QCOMPARE(groups->front().rows, (std::vector<RecordId>{{0}, {2}}));
    QCOMPARE(groups->front().weakestLink, 1.0);
    QCOMPARE(groups->front().weakestB, RecordId{2});
  }

  void largeGroupsUseVerifiedEdges() {
    constexpr std::uint32_t kRows = 2100;
    std::vector<std::vector<std::uint64_t>> values;
    for (std::uint64_t row = 0; row < kRows; ++row) values.push_back(range(row, row + 20));
    const ShingleSets sets = makeSets(values);
    std::vector<ScoredPair> pairs;
    for (std::uint32_t row = 1; row < kRows; ++row) pairs.push_back(scoredPair(sets, row - 1, row));
    const TextClasses classes = distinctRows(kRows);
    const auto groups = makeGroups({classes, sets, pairs, {8, 10}, 128, Verification::Exact}, {});
    QVERIFY(groups);
    QCOMPARE(groups->size(), std::size_t{1});
    QCOMPARE(groups->front().basis, WeakestLinkBasis::VerifiedEdges);
    QCOMPARE(groups->front().weakestLink, 19.0 / 21.0);
  }

  void estimatesAreLabelled() {
    const ShingleSets sets = makeSets({range(0, 9), range(1, 10)});
    ScoredPair pair;
    pair.textA = TextId{0};
    pair.textB = TextId{1};
    pair.equalPositions = 110;
    const std::vector<ScoredPair> pairs{pair};
    const TextClasses classes = distinctRows(2);
    const auto groups =
        makeGroups({classes, sets, pairs, {8, 10}, 128, Verification::Estimate}, {});
    QVERIFY(groups);
    QCOMPARE(groups->front().basis, WeakestLinkBasis::Estimate);
    QCOMPARE(groups->front().weakestLink, 110.0 / 128.0);
  }

  void pairsBelowTheThresholdDoNotLink() {
    const ShingleSets sets = makeSets({range(0, 10), range(5, 15)});
    const std::vector<ScoredPair> pairs{scoredPair(sets, 0, 1)};
    const TextClasses classes = distinctRows(2);
    const auto groups = makeGroups({classes, sets, pairs, {8, 10}, 128, Verification::Exact}, {});
    QVERIFY(groups);
    QVERIFY(groups->empty());
  }

  void stopsWhenCancelled() {
    const ShingleSets sets = makeSets({range(0, 10), range(1, 11)});
    const std::vector<ScoredPair> pairs{scoredPair(sets, 0, 1)};
    const TextClasses classes = distinctRows(2);
    std::stop_source source;
    source.request_stop();
    RunContext context;
    context.stop = source.get_token();
    const auto groups =
        makeGroups({classes, sets, pairs, {8, 10}, 128, Verification::Exact}, context);
    QVERIFY(!groups);
    QCOMPARE(groups.error().code, ErrorCode::Cancelled);
  }

  void groupsComeInRowOrderForAnyThreadCount() {
    const ShingleSets sets = makeSets({range(0, 9), range(50, 59), range(50, 60), range(0, 10)});
    const std::vector<ScoredPair> pairs{scoredPair(sets, 0, 3), scoredPair(sets, 1, 2)};
    const TextClasses classes = distinctRows(4);
    RunContext context;
    context.threads = 4;
    const auto groups =
        makeGroups({classes, sets, pairs, {8, 10}, 128, Verification::Exact}, context);
    QVERIFY(groups);
    QCOMPARE(groups->size(), std::size_t{2});
    QCOMPARE((*groups)[0].rows, (std::vector<RecordId>{{0}, {3}}));
    QCOMPARE((*groups)[1].rows, (std::vector<RecordId>{{1}, {2}}));
  }
};

SHINGLESCOPE_TEST(TestClusterer, NoApplication)
#include "tst_clusterer.moc"
