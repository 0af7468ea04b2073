// SPDX-License-Identifier: MIT
// Compares both sides of the comparison with the corresponding runs.

#include <QtTest>
#include <cmath>

#include "core/pipeline/run/find_duplicates.h"
#include "core/tune/comparison/brute_force_comparison.h"
#include "core/tune/rows/exact_sets.h"
#include "tests/support/row_pairs.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestShowdown : public QObject {
  Q_OBJECT

 private slots:
  void pairsMatchTheRuns();
  void manyRowsAreSampled();
  void sixDays();
  void stopsWhenCancelled();
};

void TestShowdown::pairsMatchTheRuns() {
  const auto dataset = someRentals(500, 2);
  QVERIFY(dataset);
  Recipe recipe = rentalsRecipe();
  recipe.threshold = {5, 10};
  recipe.signature.numHashes = 16;
  recipe.bands = 4;
  const auto showdown = runShowdown(*dataset, recipe, {}, threads(2));
  QVERIFY2(showdown, showdown ? "" : showdown.error().detail().c_str());
  const auto found = findDuplicates(*dataset, recipe, {});
  const auto exact = findExactDuplicates(*dataset, recipe, {});
  QCOMPARE(showdown->rows, std::uint64_t{500});
  QCOMPARE(showdown->dataRows, std::uint64_t{500});
  QCOMPARE(showdown->lshPairs.rows + showdown->identicalPairs, found->report.pairs);
  QCOMPARE(showdown->brutePairs.rows + showdown->identicalPairs, exact->report.pairs);
  QVERIFY(showdown->bothPairs == showdown->lshPairs);  // verified pairs are true pairs
  QVERIFY(showdown->lshPairs.rows < showdown->brutePairs.rows);
  QCOMPARE(showdown->bruteComparisons, showdown->distinctTexts * (showdown->distinctTexts - 1) / 2);
  QCOMPARE(showdown->candidates, found->report.candidates);
  // A pair of each kind: what became of it follows from the two runs.
  QCOMPARE(showdown->examples.size(), std::size_t{3});
  const PairTable ofLsh = rowPairs(*found), all = rowPairs(*exact);
  for (const ExaminedPair &pair : showdown->examples) {
    const RowPair rows{pair.rowA.value, pair.rowB.value};
    QCOMPARE(ofLsh.contains(rows), pair.fate == CandidateFate::Found);
    QCOMPARE(all.contains(rows), pair.fate != CandidateFate::Below);
    QCOMPARE(pair.sharedBands == 0, pair.fate == CandidateFate::Missed);
  }
  QVERIFY(showdown->lshSeconds > 0 && showdown->bruteSeconds > 0 && showdown->joinSeconds > 0);
}

void TestShowdown::manyRowsAreSampled() {
  const auto dataset = rentals();
  const auto showdown = runShowdown(*dataset, rentalsRecipe(), {4950, 3}, {});
  QVERIFY(showdown);
  QCOMPARE(showdown->rows, std::uint64_t{100});
  QCOMPARE(showdown->dataRows, std::uint64_t(dataset->rowCount()));
  QVERIFY(showdown->bruteComparisons <= 4950);
  // Examples are named by their rows in the whole table.
  const auto partners =
      runShowdown(*dataset, rentalsRecipe(), {4950, 3, RowsDrawn::WithPartner}, {});
  const PairTable pairs = rowPairs(*findExactDuplicates(*dataset, rentalsRecipe(), {}));
  QVERIFY(partners && !partners->examples.empty());
  for (const ExaminedPair &pair : partners->examples)
    QCOMPARE(pairs.contains(RowPair(pair.rowA.value, pair.rowB.value)),
             pair.fate != CandidateFate::Below);
  QCOMPARE(runShowdown(*dataset, rentalsRecipe(), {0, 3}, {}).error().code,
           ErrorCode::BadParameter);
}

void TestShowdown::sixDays() {
  BruteForceComparison showdown;
  showdown.rows = 1000;
  showdown.lshSeconds = 0.5;
  showdown.bruteComparisons = 1'000'000;
  showdown.bruteSeconds = 1;  // a microsecond per pair
  QCOMPARE(pairsOfRows(kPublishedRows), 499'999'500'000.0);
  QVERIFY(std::abs(showdown.bruteSecondsFor(kPublishedRows) - 499'999.5) < 1e-6);
  const double days = pairsOfRows(kPublishedRows) * kPublishedSecondsPerPair / 86'400;
  QVERIFY(days > 5.7 && days < 6);
  QCOMPARE(showdown.lshSecondsFor(kPublishedRows), 500.0);
}

void TestShowdown::stopsWhenCancelled() {
  const auto dataset = rentals();
  QCOMPARE(runShowdown(*dataset, rentalsRecipe(), {}, cancelledRun()).error().code,
           ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestShowdown, NoApplication)
#include "tst_brute_force_comparison.moc"
