// SPDX-License-Identifier: MIT
// The best match of each row in a reference, and matches one to one.

#include <QTest>

#include "core/base/run_context.h"
#include "core/cluster/best_matches.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

ScoredPair scored(std::uint32_t a, std::uint32_t b, std::uint32_t shared) {
  return {{a}, {b}, shared, 100, 0, 0};
}

/// Rows 0 to 3 of the file, of which 1 and 2 have the same text; rows 4 to 7 of the reference, of
/// which 5 and 6 have the same text. Texts: 0 = {0}, 1 = {1, 2}, 2 = {3}, 3 = {4}, 4 = {5, 6},
/// 5 = {7}.
TextClasses eightRows() { return makeTextClasses({0, 1, 1, 3, 4, 5, 5, 7}); }

RowMatch match(std::uint32_t row, std::uint32_t partner, std::uint32_t pair, std::uint64_t ties) {
  return {{row}, {partner}, pair, ties};
}

}  // namespace

class TestBestMatches : public QObject {
  Q_OBJECT

 private slots:
  void eachRowGetsTheMostSimilarOne() {
    const TextClasses classes = eightRows();
    const std::vector<ScoredPair> pairs{scored(0, 3, 90), scored(0, 4, 80), scored(1, 3, 95),
                                        scored(2, 5, 40)};
    const auto best = bestMatches({classes, pairs, {5, 10}}, {});
    QCOMPARE(best->matches, (std::vector{match(0, 4, 0, 0), match(1, 4, 2, 0), match(2, 4, 2, 0)}));
  }

  void tiesAreCountedInRowsAndTheFirstIsTaken() {
    const TextClasses classes = eightRows();
    const std::vector<ScoredPair> pairs{scored(0, 3, 90), scored(0, 4, 90), scored(0, 5, 90),
                                        scored(2, 4, 70)};
    const auto best = bestMatches({classes, pairs, {5, 10}}, {});
    QCOMPARE(best->matches, (std::vector{match(0, 4, 0, 3), match(3, 5, 3, 1)}));
  }

  void eachRowOccursOnce() {
    const TextClasses classes = eightRows();
    // Row 0 gives row 4 up for row 5, so that row 1 can have it.
    const std::vector<ScoredPair> pairs{scored(0, 3, 90), scored(0, 4, 85), scored(1, 3, 88)};
    const auto matching = oneToOneMatches({classes, pairs, {5, 10}}, {});
    QCOMPARE(matching->matches, (std::vector{match(0, 5, 1, 1), match(1, 4, 2, 0)}));
    QCOMPARE(matching->greedyRows, std::uint64_t{0});
  }

  void identicalRowsAreSpread() {
    const TextClasses classes = eightRows();
    const std::vector<ScoredPair> pairs{scored(1, 4, 100), scored(2, 4, 60)};
    const auto matching = oneToOneMatches({classes, pairs, {5, 10}}, {});
    QCOMPARE(matching->matches, (std::vector{match(1, 5, 0, 1), match(2, 6, 0, 1)}));
  }

  void estimatesAreWeighedByEqualPositions() {
    const TextClasses classes = eightRows();
    const std::vector<ScoredPair> pairs{{{0}, {3}, 0, 0, 100, 3}, {{0}, {5}, 0, 0, 120, 5}};
    const auto best = bestMatches({classes, pairs, {5, 10}, 128}, {});
    QCOMPARE(best->matches, (std::vector{match(0, 7, 1, 0)}));
  }

  void thereMayBeNone() {
    const TextClasses classes = eightRows();
    const std::vector<ScoredPair> pairs{scored(0, 3, 40)};
    QVERIFY(bestMatches({classes, pairs, {5, 10}}, {})->matches.empty());
    QVERIFY(oneToOneMatches({classes, pairs, {5, 10}}, {})->matches.empty());
    QVERIFY(bestMatches({classes, {}, {5, 10}}, {})->matches.empty());
  }

  void itStops() {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    const TextClasses classes = eightRows();
    const std::vector<ScoredPair> pairs{scored(0, 3, 90)};
    QVERIFY(!bestMatches({classes, pairs, {5, 10}}, context));
    QVERIFY(!oneToOneMatches({classes, pairs, {5, 10}}, context));
  }
};

SHINGLESCOPE_TEST(TestBestMatches, NoApplication)
#include "tst_best_matches.moc"
