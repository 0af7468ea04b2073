// SPDX-License-Identifier: MIT
// The histogram, compared with all pairs one by one, and tested on real articles.

#include <QtTest>
#include <array>
#include <cmath>

#include "core/tune/recall/similarity_histogram.h"
#include "core/tune/recall/threshold_move.h"
#include "core/tune/rows/pair_population.h"
#include "core/verify/similarity.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Row pairs by bin, and those without a common shingle, by brute force.
struct Brute {
  std::vector<std::uint64_t> bins;
  std::uint64_t disjoint = 0;
  std::uint64_t all = 0;
};

Brute bruteForce(const ExactSets &texts, std::uint32_t bins) {
  Brute brute{std::vector<std::uint64_t>(bins), 0, 0};
  const auto rows = static_cast<std::uint32_t>(texts.dataset->rowCount());
  for (std::uint32_t a = 0; a < rows; ++a) {
    for (std::uint32_t b = a + 1; b < rows; ++b) {
      const auto setA = texts.sets()[texts.classes().textOf({a})];
      const auto setB = texts.sets()[texts.classes().textOf({b})];
      if (setA.empty() || setB.empty()) continue;
      ++brute.all;
      const std::uint64_t shared = intersectionSize(setA, setB);
      const std::uint64_t all = setA.size() + setB.size() - shared;
      if (shared == 0)
        ++brute.disjoint;
      else
        ++brute.bins[std::min<std::uint64_t>(shared * bins / all, bins - 1)];
    }
  }
  return brute;
}

}  // namespace

class TestSimilarityHistogram : public QObject {
  Q_OBJECT

 private slots:
  void sampleAgreesWithBruteForce();
  void fewPairsAreAllExamined();
  void scopeAndEmptyTextsCount();
  void articlesHaveNothingInBetween();
  void sameForAnyThreadCount();
  void gainedAndLostPairs();
  void stopsWhenCancelled();
  void rejectsBadOptions();
};

void TestSimilarityHistogram::sampleAgreesWithBruteForce() {
  const auto dataset = someRentals(700, 1);
  QVERIFY(dataset);
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), threads(2));
  QVERIFY(texts);
  const auto made = makeSimilarityHistogram(*texts, {}, threads(2));
  QVERIFY2(made, made ? "" : made.error().detail().c_str());
  const Brute brute = bruteForce(*texts, 20);
  QCOMPARE(made->allPairs, brute.all);
  QCOMPARE(made->bins.size(), std::size_t{20});
  QVERIFY(!made->isEnumerated);
  int within = 0;
  for (std::size_t i = 0; i < 20; ++i) {
    const SimilarityBin &bin = made->bins[i];
    QCOMPARE(bin.isExact, i >= 4);
    const auto truth = static_cast<double>(brute.bins[i]);
    if (bin.isExact) QCOMPARE(bin.rowPairs, truth);
    within += truth >= bin.interval.low && truth <= bin.interval.high ? 1 : 0;
  }
  QVERIFY(within >= 19);  // of 20 intervals, 4 of which are estimates
  const auto disjoint = static_cast<double>(brute.disjoint);
  QVERIFY(std::abs(made->disjointPairs - disjoint) < 0.01 * static_cast<double>(brute.all));
  QCOMPARE(made->bins[19].logCount(), std::log10(1 + made->bins[19].rowPairs));
}

void TestSimilarityHistogram::fewPairsAreAllExamined() {
  const auto dataset = textDataset({"one two three four", "one two three five", "six seven",
                                    "six seven", "one two nine ten eleven twelve"});
  Recipe recipe = wordRecipe({"text"}, 1);
  const auto texts = makeExactSets(*dataset, recipe, {});
  QVERIFY(texts);
  const auto made = makeSimilarityHistogram(*texts, {10, {5, 10}, 1000, 1}, {});
  QVERIFY(made && made->isEnumerated);
  QCOMPARE(made->allPairs, std::uint64_t{10});
  QCOMPARE(made->identicalPairs, std::uint64_t{1});
  QCOMPARE(made->disjointPairs, 6.0);     // 2 texts of the second kind with 3 others
  QCOMPARE(made->bins[6].rowPairs, 1.0);  // 3/5
  QCOMPARE(made->bins[2].rowPairs, 2.0);  // 2/8
  QCOMPARE(made->bins[9].rowPairs, 1.0);  // equal texts
  QCOMPARE(made->bins[9].textPairs, std::uint64_t{0});
  for (const SimilarityBin &bin : made->bins) QVERIFY(bin.isExact);
}

void TestSimilarityHistogram::scopeAndEmptyTextsCount() {
  DatasetBuilder builder({"text", "year"});
  const std::array<std::array<const char *, 2>, 5> rows = {
      {{"a b c", "1"}, {"a b d", "1"}, {"a b c", "2"}, {"", "1"}, {"a b c", "2"}}};
  for (std::size_t i = 0; i < rows.size(); ++i) builder.addRow({rows[i][0], rows[i][1]}, i);
  const auto dataset = builder.finish();
  Recipe recipe = wordRecipe({"text"}, 1);
  recipe.same = {"year"};
  const auto texts = makeExactSets(*dataset, recipe, {});
  QVERIFY(texts);
  const PairPopulation population(*texts);
  QCOMPARE(population.count(), std::uint64_t{2});  // rows 0 and 1, rows 2 and 4
  SplitMix64 random(5);
  std::array<int, 2> seen{};
  for (int i = 0; i < 1000; ++i) {
    const auto [a, b] = population.draw(random);
    QVERIFY((a == 0 && b == 1) || (a == 2 && b == 4));
    ++seen[a / 2];
  }
  QVERIFY(seen[0] > 400 && seen[1] > 400);
  const auto made = makeSimilarityHistogram(*texts, {10, {5, 10}, 100, 1}, {});
  QVERIFY(made);
  QCOMPARE(made->bins[5].rowPairs, 1.0);
  QCOMPARE(made->bins[9].rowPairs, 1.0);
}

void TestSimilarityHistogram::articlesHaveNothingInBetween() {
  const auto dataset = loadShared("mccormick/articles_1000.tsv");
  if (!dataset) QSKIP("The shared data is missing.");
  const auto texts = makeExactSets(*dataset, wordRecipe({"article"}), threads(2));
  QVERIFY(texts);
  const auto made = makeSimilarityHistogram(*texts, {}, threads(2));
  QVERIFY(made);
  for (std::size_t i = 4; i < 19; ++i) QCOMPARE(made->bins[i].rowPairs, 0.0);  // [0.2, 0.95)
  QCOMPARE(made->bins[19].rowPairs, 10.0);
  QVERIFY(made->bins[0].rowPairs > 0);
}

void TestSimilarityHistogram::sameForAnyThreadCount() {
  const auto dataset = someRentals(700, 1);
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), threads(2));
  const HistogramOptions options{50, {3, 10}, 20'000, 7};
  const auto one = makeSimilarityHistogram(*texts, options, threads(1));
  const auto three = makeSimilarityHistogram(*texts, options, threads(3));
  const auto other = makeSimilarityHistogram(*texts, {50, {3, 10}, 20'000, 8}, threads(1));
  QVERIFY(one && three && other);
  bool isDifferent = false;
  for (std::size_t i = 0; i < one->bins.size(); ++i) {
    QCOMPARE(one->bins[i].rowPairs, three->bins[i].rowPairs);
    QCOMPARE(one->bins[i].sampled, three->bins[i].sampled);
    isDifferent = isDifferent || one->bins[i].sampled != other->bins[i].sampled;
  }
  QVERIFY(isDifferent);
}

void TestSimilarityHistogram::gainedAndLostPairs() {
  const auto dataset = someRentals(700, 1);
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), threads(2));
  const auto made = makeSimilarityHistogram(*texts, {}, threads(2));
  QVERIFY(texts && made);
  const Ratio low{6, 10};
  const Ratio high{8, 10};
  std::uint64_t between = 0;
  std::uint64_t betweenRows = 0;
  for (const ScoredPair &pair : made->pairs) {
    const bool isBetween = isAtLeast(pair.intersection, pair.whole, low) &&
                           !isAtLeast(pair.intersection, pair.whole, high);
    between += isBetween ? 1U : 0U;
    betweenRows += isBetween ? texts->rowPairsOf(pair.textA, pair.textB) : 0U;
  }
  QVERIFY(between > 5);
  const ThresholdMove up = moveThreshold(made->pairs, texts->classes(), low, high, 4);
  QCOMPARE(up.lostTextPairs, between);
  QCOMPARE(up.lostRowPairs, betweenRows);
  QCOMPARE(up.gainedTextPairs, std::uint64_t{0});
  QCOMPARE(up.lost.size(), std::size_t{4});
  QVERIFY(up.gained.empty());
  const ThresholdMove down = moveThreshold(made->pairs, texts->classes(), high, low, 1000000);
  QCOMPARE(down.gainedTextPairs, between);
  QCOMPARE(down.gained.size(), std::size_t(between));
  double last = 0;
  for (const PairExample &example : down.gained) {
    QVERIFY(example.similarity() >= 0.6 && example.similarity() < 0.8);
    QVERIFY(std::abs(example.similarity() - 0.6) >= last);
    last = std::abs(example.similarity() - 0.6);
    QVERIFY(example.rowA < example.rowB);
  }
  QCOMPARE(moveThreshold(made->pairs, texts->classes(), low, low).gainedTextPairs,
           std::uint64_t{0});
}

void TestSimilarityHistogram::stopsWhenCancelled() {
  const auto dataset = someRentals(700, 1);
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), {});
  QCOMPARE(makeSimilarityHistogram(*texts, {}, cancelledRun()).error().code, ErrorCode::Cancelled);
  QCOMPARE(makeExactSets(*dataset, rentalsRecipe(), cancelledRun()).error().code,
           ErrorCode::Cancelled);
}

void TestSimilarityHistogram::rejectsBadOptions() {
  const auto dataset = textDataset({"a b", "a c"});
  const auto texts = makeExactSets(*dataset, wordRecipe({"text"}, 1), {});
  for (const HistogramOptions &options :
       {HistogramOptions{0}, HistogramOptions{1001}, HistogramOptions{20, {0, 1}},
        HistogramOptions{20, {11, 10}}}) {
    const auto made = makeSimilarityHistogram(*texts, options, {});
    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::BadParameter);
  }
}

SHINGLESCOPE_TEST(TestSimilarityHistogram, NoApplication)
#include "tst_similarity_histogram.moc"
