// SPDX-License-Identifier: MIT
// What examines a recipe that forms pairs only across two tables counts, draws, samples and judges
// only such pairs, as the run does.

#include <QtTest>
#include <algorithm>
#include <set>

#include "core/dataset/table/merge_datasets.h"
#include "core/lsh/band_keys.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/tune/advice/advisor.h"
#include "core/tune/comparison/bands_sweep.h"
#include "core/tune/comparison/brute_force_comparison.h"
#include "core/tune/comparison/bucket_statistics.h"
#include "core/tune/recall/recall_misses.h"
#include "core/tune/recall/similarity_histogram.h"
#include "core/tune/rows/pair_population.h"
#include "tests/support/row_pairs.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::size_t kRowsOfEach = 300;
constexpr int kDraws = 20'000;

/// Returns two overlapping samples of the rentals as two tables: some rows are in both.
std::shared_ptr<const Dataset> twoSamples() {
  const auto first = someRentals(kRowsOfEach, 4);
  const auto second = someRentals(kRowsOfEach, 5);
  if (!first || !second) return nullptr;
  auto merged = mergeDatasets(*first, *second, rentalsRecipe().compare);
  return merged ? *std::move(merged) : nullptr;
}

Recipe acrossRecipe() {
  Recipe recipe = rentalsRecipe();
  recipe.threshold = {6, 10};
  recipe.floor = Ratio{5, 10};
  recipe.signature.numHashes = 32;
  recipe.bands = 4;  // misses many pairs
  recipe.against = AgainstRecipe{{}, false};
  return recipe;
}

}  // namespace

class TestTablesApart : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_tables = twoSamples();
    QVERIFY(m_tables && m_tables->secondTable());
    m_border = *m_tables->secondTable();
    auto texts = makeExactSets(*m_tables, m_recipe, {});
    QVERIFY(texts);
    m_texts = std::make_unique<ExactSets>(*std::move(texts));
    auto exact = findExactAgainst(*m_tables, m_border, m_recipe, {});
    QVERIFY(exact);
    m_truth = rowPairs(*exact);
    for (const auto &[pair, score] : m_truth)
      ++(score.intersection == score.unionSize ? m_identical : m_differing);
    QVERIFY(m_differing >= 20 && m_identical >= 20);
  }

  void onlyTheRecipeDecides() {
    Recipe within = m_recipe;
    within.against->hasPairsWithin = true;
    QVERIFY(!referenceOf(*m_tables, within));
    QVERIFY(!makeExactSets(*m_tables, within, {})->scope.hasReference());
    within.against.reset();
    QVERIFY(!referenceOf(*m_tables, within));
    QCOMPARE(*referenceOf(*m_tables, m_recipe), m_border);
    QVERIFY(!referenceOf(*someRentals(10, 1), m_recipe));
  }

  void copiesKeepTheBorder() {
    const auto copy = copyRows(*m_tables, {1, 2, m_border - 1, m_border, m_border + 7});
    QCOMPARE(*copy->secondTable(), 3U);
    QCOMPARE(*copyRows(*m_tables, {1, 2})->secondTable(), 2U);
    QCOMPARE(*copyRows(*m_tables, {m_border, m_border + 1})->secondTable(), 0U);
    QCOMPARE(*firstRows(*m_tables, m_border + 5)->secondTable(), m_border);
    QVERIFY(!copyRows(*someRentals(10, 1), {1, 2})->secondTable());
  }

  void populationIsAcross() {
    const PairPopulation population(*m_texts);
    std::set<RowPair> all;
    population.forEach([&](std::uint32_t a, std::uint32_t b) { return all.emplace(a, b).second; });
    QCOMPARE(all.size(), kRowsOfEach * kRowsOfEach);
    QCOMPARE(population.count(), std::uint64_t{all.size()});
    QVERIFY(std::ranges::all_of(all, [this](const RowPair &pair) { return isAcross(pair); }));
    SplitMix64 random(3);
    std::vector<int> ofFirst(kRowsOfEach);
    for (int i = 0; i < kDraws; ++i) {
      const auto drawn = population.draw(random);
      QVERIFY(all.contains(drawn));
      ++ofFirst[drawn.first];
    }
    // 67 draws for each row of the first table; 5 deviations of 8 are left to chance.
    const auto [least, most] = std::ranges::minmax(ofFirst);
    QVERIFY2(least > 26 && most < 108, qPrintable(QString("%1 %2").arg(least).arg(most)));
  }

  void populationKeepsLabelsToo() {
    Recipe same = m_recipe;
    same.same = {"Title"};
    const auto texts = makeExactSets(*m_tables, same, {});
    QVERIFY(texts);
    std::uint64_t expected = 0;
    const ColumnId title = *m_tables->findColumn("Title");
    for (std::uint32_t a = 0; a < m_border; ++a)
      for (std::uint32_t b = m_border; b < m_tables->rowCount(); ++b)
        expected += m_tables->cell({a}, title) == m_tables->cell({b}, title) ? 1 : 0;
    QVERIFY(expected > 0);
    QCOMPARE(PairPopulation(*texts).count(), expected);
  }

  void histogramCountsPairsAcross() {
    HistogramOptions options;
    options.floor = m_recipe.threshold;
    const auto histogram = makeSimilarityHistogram(*m_texts, options, {});
    QVERIFY(histogram);
    QCOMPARE(histogram->allPairs, std::uint64_t{kRowsOfEach * kRowsOfEach});
    std::uint64_t pairs = 0;
    for (const ScoredPair &pair : histogram->pairs)
      pairs += m_texts->rowPairsOf(pair.textA, pair.textB);
    QCOMPARE(pairs, m_differing);
    QCOMPARE(histogram->identicalPairs, m_identical);
    QVERIFY(histogram->bins.back().rowPairs >= static_cast<double>(m_identical));
  }

  void recallIsThatOfPairsAcross() {
    const auto run = findAgainst(*m_tables, m_border, m_recipe, {});
    QVERIFY(run);
    const PairTable found = rowPairs(*run);
    std::uint64_t others = 0, foundOthers = 0, identical = 0;
    for (const auto &[pair, score] : m_truth) {
      const bool isFound = found.contains(pair);
      const bool isIdentical = score.intersection == score.unionSize;
      identical += isIdentical ? 1 : 0;
      others += isIdentical ? 0 : 1;
      foundOthers += isIdentical || !isFound ? 0 : 1;
    }
    QVERIFY(identical > 0 && foundOthers > 0 && foundOthers < others);
    const auto findings = findMisses(*m_texts, *run, {kRowsOfEach * 2, 1}, 10'000, {});
    QVERIFY(findings);
    const MeasuredRecall &measured = findings->measured;
    QVERIFY(measured.others.isExact);
    QCOMPARE(measured.others.partners, 2 * others);
    QCOMPARE(measured.others.found, 2 * foundOthers);
    QCOMPARE(measured.identical.partners, 2 * identical);
    const auto all = static_cast<double>(m_truth.size());
    QCOMPARE(measured.all.recall, static_cast<double>(found.size()) / all);
    QCOMPARE(findings->expected->rowPairs, 2 * others);
    for (const PairExample &missed : findings->missed) {
      const RowPair pair{missed.rowA.value, missed.rowB.value};
      QVERIFY(isAcross(pair));
      QVERIFY(m_truth.contains(pair) && !found.contains(pair));
    }
  }

  void recallOfASampleIsNearIt() {
    const auto run = findAgainst(*m_tables, m_border, m_recipe, {});
    const auto exact = measureRecall(*m_texts, *run, {kRowsOfEach * 2, 1}, {});
    int inside = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const auto sampled = measureRecall(*m_texts, *run, {200, seed}, {});
      QVERIFY(sampled);
      const Interval &interval = sampled->others.interval;
      inside += interval.low <= exact->others.recall && exact->others.recall <= interval.high;
    }
    QVERIFY2(inside >= 16, qPrintable(QString::number(inside)));
  }

  void recallNeedsTheSamePairs() {
    const auto within = findDuplicates(*m_tables, m_recipe, {});
    QCOMPARE(measureRecall(*m_texts, *within, {}, {}).error().code, ErrorCode::BadParameter);
    Recipe plain = m_recipe;
    plain.against.reset();
    const auto all = makeExactSets(*m_tables, plain, {});
    const auto run = findAgainst(*m_tables, m_border, m_recipe, {});
    QCOMPARE(measureRecall(*all, *run, {}, {}).error().code, ErrorCode::BadParameter);
  }

  void bucketsCountPairsAcross() {
    const auto view = viewBuckets(*m_texts, {1000, 1000, 5}, {});
    QVERIFY(view);
    QVERIFY(!view->largest.empty());
    for (const HotBucket &bucket : view->largest) {
      const auto ofFirst = static_cast<std::uint64_t>(
          std::ranges::count_if(bucket.members, [this](RecordId row) { return isFirst(row); }));
      QVERIFY(ofFirst > 0 && ofFirst < bucket.rows);
      std::set<TextId> first, second;
      for (const RecordId row : bucket.members)
        (isFirst(row) ? first : second).insert(m_texts->classes().textOf(row));
      QCOMPARE(bucket.textPairs, std::uint64_t{first.size() * second.size()});
    }
    const auto run = findAgainst(*m_tables, m_border, m_recipe, {});
    QCOMPARE(view->candidates, run->report.candidates);
  }

  void bandsCountPairsAcross() {
    const auto sweep = sweepBands(*m_texts, {m_recipe.signature, m_recipe.threshold}, nullptr, {});
    QVERIFY(sweep);
    QCOMPARE(sweep->exact.rows, m_differing);
    QCOMPARE(sweep->identicalPairs, m_identical);
  }

  void bruteForceComparesPairsAcross() {
    const auto all = runShowdown(*m_tables, m_recipe, {}, {});
    QVERIFY(all);
    QCOMPARE(all->brutePairs.rows, m_differing);
    QCOMPARE(all->identicalPairs, m_identical);
    QCOMPARE(all->allowedShare, 300.0 * 300 / (600.0 * 599 / 2));
    QVERIFY(all->bruteComparisons < std::uint64_t{kRowsOfEach * kRowsOfEach} + 1);
    for (const RowsDrawn drawn : {RowsDrawn::Any, RowsDrawn::WithPartner}) {
      const auto some = runShowdown(*m_tables, m_recipe, {5000, 1, drawn}, {});
      QVERIFY(some);
      QVERIFY(some->rows < 110);
      QVERIFY(some->allowedShare > 0.3 && some->allowedShare < 0.7);
    }
  }

  void adviceCountsPairsAcross() {
    const auto advice = adviseOn(*m_tables, m_recipe, {}, {});
    QVERIFY(advice);
    QCOMPARE(advice->truePairs, static_cast<double>(m_differing));
    const double first = m_texts->scope.firstReference;
    const double second = static_cast<double>(m_texts->withShingles.size()) - first;
    QCOMPARE(advice->allPairs, first * second);
  }

 private:
  bool isFirst(RecordId row) const { return row.value < m_border; }
  bool isAcross(const RowPair &pair) const {
    return pair.first < m_border && pair.second >= m_border;
  }

  std::shared_ptr<const Dataset> m_tables;
  Recipe m_recipe = acrossRecipe();
  std::uint32_t m_border = 0;
  std::unique_ptr<ExactSets> m_texts;
  PairTable m_truth;
  std::uint64_t m_identical = 0;  ///< of m_truth: equal sets, which every plan finds
  std::uint64_t m_differing = 0;
};

SHINGLESCOPE_TEST(TestTablesApart, NoApplication)
#include "tst_tables_apart.moc"
