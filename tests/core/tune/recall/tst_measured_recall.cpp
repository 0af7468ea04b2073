// SPDX-License-Identifier: MIT
// Partners of sampled rows, compared with all pairs; recall if all pairs are known; the curve's
// expectation.

#include <QtTest>
#include <cmath>

#include "core/pipeline/run/find_duplicates.h"
#include "core/tune/recall/measured_recall.h"
#include "core/tune/rows/partner_search.h"
#include "core/verify/exact_join.h"
#include "tests/support/random_sets.h"
#include "tests/support/row_pairs.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestMeasuredRecall : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void partnersMatchTheJoin_data();
  void partnersMatchTheJoin();
  void allRowsGiveTheTrueRecall();
  void sampleIsNearTheTrueValue();
  void intervalNarrowsWithTheSample();
  void nothingToFind();
  void scopeIsKept();
  void expectedMissesFollowTheCurve();
  void rejectsWhatCannotBeMeasured();
  void stopsWhenCancelled();

 private:
  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
};

void TestMeasuredRecall::initTestCase() {
  m_dataset = someRentals(1000, 4);
  QVERIFY(m_dataset);
  m_recipe = rentalsRecipe();
  m_recipe.threshold = {6, 10};
  m_recipe.signature.numHashes = 32;
  m_recipe.bands = 4;  // misses many pairs
}

void TestMeasuredRecall::partnersMatchTheJoin_data() {
  QTest::addColumn<int>("tenths");
  QTest::addColumn<int>("every");
  for (const int tenths : {1, 5, 8, 10})
    for (const int every : {1, 3, 40})
      QTest::addRow("0.%d, one of %d", tenths, every) << tenths << every;
}

void TestMeasuredRecall::partnersMatchTheJoin() {
  QFETCH(int, tenths);
  QFETCH(int, every);
  ShingledTexts shingled;
  shingled.sets = clusteredSets(17, 40, 6);
  std::vector<std::uint32_t> own(shingled.sets.size());
  for (std::uint32_t i = 0; i < own.size(); ++i) own[i] = i;
  shingled.classes = makeTextClasses(own);
  ExactSets texts;
  texts.texts = std::make_shared<const ShingledTexts>(std::move(shingled));
  std::vector<std::uint32_t> chosen;
  for (std::uint32_t i = 0; i < own.size(); ++i) {
    if (texts.sets()[TextId{i}].empty()) continue;
    texts.withShingles.push_back(i);
    if (i % static_cast<unsigned>(every) == 0) chosen.push_back(i);
  }
  const Ratio threshold{static_cast<std::uint64_t>(tenths), 10};
  auto joined = exactJoin(texts.sets(), {threshold, {}}, {});
  QVERIFY(joined);
  std::erase_if(joined->pairs, [&](const ScoredPair &pair) {
    return !std::ranges::binary_search(chosen, pair.textA.value) &&
           !std::ranges::binary_search(chosen, pair.textB.value);
  });
  for (const unsigned count : {1U, 3U}) {
    const auto found = findPartners(texts, chosen, {threshold, {}}, threads(count));
    QVERIFY(found);
    QCOMPARE(found->size(), joined->pairs.size());
    for (std::size_t i = 0; i < found->size(); ++i) {
      QVERIFY((*found)[i].textA == joined->pairs[i].textA);
      QVERIFY((*found)[i].textB == joined->pairs[i].textB);
      QCOMPARE((*found)[i].intersection, joined->pairs[i].intersection);
      QCOMPARE((*found)[i].whole, joined->pairs[i].whole);
    }
  }
}

void TestMeasuredRecall::allRowsGiveTheTrueRecall() {
  const auto texts = makeExactSets(*m_dataset, m_recipe, threads(2));
  const auto run = findDuplicates(*m_dataset, m_recipe, threads(2));
  const auto exact = findExactDuplicates(*m_dataset, m_recipe, threads(2));
  QVERIFY(texts && run && exact);
  const auto measured = measureRecall(*texts, *run, {1'000'000, 1}, threads(2));
  QVERIFY2(measured, measured ? "" : measured.error().detail().c_str());
  const double recall = double(run->report.pairs) / double(exact->report.pairs);
  QVERIFY(recall < 0.99);
  QVERIFY(std::abs(measured->all.recall - recall) < 1e-12);
  QCOMPARE(measured->all.partners, 2 * exact->report.pairs);
  QCOMPARE(measured->all.found, 2 * run->report.pairs);
  QCOMPARE(measured->all.interval.low, measured->all.recall);
  QCOMPARE(measured->identical.recall, 1.0);
  QCOMPARE(measured->identical.partners, 2 * texts->identicalRowPairs());
  QCOMPARE(measured->others.partners + measured->identical.partners, measured->all.partners);
}

void TestMeasuredRecall::sampleIsNearTheTrueValue() {
  const auto texts = makeExactSets(*m_dataset, m_recipe, threads(2));
  const auto run = findDuplicates(*m_dataset, m_recipe, threads(2));
  const auto truth = measureRecall(*texts, *run, {1'000'000, 1}, threads(2));
  QVERIFY(truth);
  int held = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto measured = measureRecall(*texts, *run, {300, seed}, threads(2));
    const auto again = measureRecall(*texts, *run, {300, seed}, threads(1));
    QVERIFY(measured && again);
    QCOMPARE(measured->sampledRows, std::uint64_t{300});
    QCOMPARE(measured->all.partners, again->all.partners);
    QCOMPARE(measured->others.interval.low, again->others.interval.low);
    const double real = truth->others.recall;
    held += real >= measured->others.interval.low && real <= measured->others.interval.high ? 1 : 0;
    QVERIFY(measured->others.interval.low <= measured->others.recall);
    QVERIFY(measured->others.recall <= measured->others.interval.high);
  }
  QVERIFY(held >= 8);
}

void TestMeasuredRecall::intervalNarrowsWithTheSample() {
  std::vector<SampledRow> few, many;
  for (std::uint32_t i = 0; i < 400; ++i) {
    const SampledRow row{i, 2, i % 10 == 0 ? 0U : 2U, 0};
    if (i < 40) few.push_back(row);
    many.push_back(row);
  }
  const RecallEstimate wide = estimateRecall(few, {100'000}).others;
  const RecallEstimate narrow = estimateRecall(many, {100'000}).others;
  QCOMPARE(wide.recall, 0.9);
  QCOMPARE(narrow.recall, 0.9);
  QVERIFY(narrow.interval.high - narrow.interval.low <
          0.5 * (wide.interval.high - wide.interval.low));
  QCOMPARE(narrow.rows, std::uint64_t{400});
}

void TestMeasuredRecall::nothingToFind() {
  const auto dataset = textDataset({"one two three", "four five six", "", "seven eight nine"});
  const Recipe recipe = wordRecipe({"text"}, 1);
  const auto texts = makeExactSets(*dataset, recipe, {});
  const auto run = findDuplicates(*dataset, recipe, {});
  const auto measured = measureRecall(*texts, *run, {2, 1}, {});
  QVERIFY(measured);
  QCOMPARE(measured->dataRows, std::uint64_t{3});
  QCOMPARE(measured->all.partners, std::uint64_t{0});
  QCOMPARE(measured->others.interval.low, 0.0);
  QCOMPARE(measured->others.interval.high, 1.0);
}

void TestMeasuredRecall::scopeIsKept() {
  DatasetBuilder builder({"text", "year"});
  builder.addRow({"a b c d", "1"}, 0);
  builder.addRow({"a b c d", "2"}, 1);
  builder.addRow({"a b c d e", "1"}, 2);
  const auto dataset = builder.finish();
  Recipe recipe = wordRecipe({"text"}, 1);
  recipe.same = {"year"};
  const auto texts = makeExactSets(*dataset, recipe, {});
  const auto run = findDuplicates(*dataset, recipe, {});
  const auto measured = measureRecall(*texts, *run, {10, 1}, {});
  QVERIFY(measured);
  QCOMPARE(measured->identical.partners, std::uint64_t{0});
  QCOMPARE(measured->others.partners, std::uint64_t{2});
}

void TestMeasuredRecall::expectedMissesFollowTheCurve() {
  const auto exact = findExactDuplicates(*m_dataset, m_recipe, threads(2));
  QVERIFY(exact);
  const ExpectedMisses expected =
      expectMisses(exact->pairs, exact->classes, m_recipe.bandPlan(), m_recipe.threshold);
  QVERIFY(expected.rowPairs > 50);
  double missed = 0;
  constexpr int kSeeds = 20;
  for (int seed = 1; seed <= kSeeds; ++seed) {
    Recipe recipe = m_recipe;
    recipe.signature.seed = static_cast<std::uint64_t>(seed);
    const auto run = findDuplicates(*m_dataset, recipe, threads(2));
    QVERIFY(run);
    missed += double(exact->report.pairs - run->report.pairs) / kSeeds;
  }
  // The mean of 20 runs; pairs share texts, so their misses are somewhat correlated.
  QVERIFY(std::abs(missed - expected.missed) < 0.1 * expected.missed);
  QVERIFY(expected.deviation > 0);
}

void TestMeasuredRecall::rejectsWhatCannotBeMeasured() {
  const auto texts = makeExactSets(*m_dataset, m_recipe, {});
  Recipe links = m_recipe;
  links.pairs = PairsWanted::Links;
  const auto linked = findDuplicates(*m_dataset, links, {});
  QCOMPARE(measureRecall(*texts, *linked, {}, {}).error().code, ErrorCode::BadParameter);
  const auto other = textDataset({"a b", "a c"});
  const auto otherRun = findDuplicates(*other, wordRecipe({"text"}), {});
  QCOMPARE(measureRecall(*texts, *otherRun, {}, {}).error().code, ErrorCode::BadParameter);
  const auto run = findDuplicates(*m_dataset, m_recipe, {});
  QCOMPARE(measureRecall(*texts, *run, {0, 1}, {}).error().code, ErrorCode::BadParameter);
}

void TestMeasuredRecall::stopsWhenCancelled() {
  const auto texts = makeExactSets(*m_dataset, m_recipe, {});
  const auto run = findDuplicates(*m_dataset, m_recipe, {});
  QCOMPARE(measureRecall(*texts, *run, {}, cancelledRun()).error().code, ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestMeasuredRecall, NoApplication)
#include "tst_measured_recall.moc"
