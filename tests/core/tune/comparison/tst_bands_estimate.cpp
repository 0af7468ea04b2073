// SPDX-License-Identifier: MIT
// Candidates by number of bands, estimated from sampled rows. For all rows, the estimate equals the
// sweep; for a sample, its intervals contain the sweep's values.

#include <QtTest>
#include <cmath>
#include <numeric>

#include "core/lsh/capped_buckets.h"
#include "core/tune/comparison/bands_estimate.h"
#include "core/tune/recall/measured_recall.h"
#include "tests/support/effort.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestBandsEstimate : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void allRowsGiveTheSweep();
  void repeatedRowsGiveTheSweep();
  void equalCellsGiveTheSweep();
  void intervalsContainTheTrueValue_data();
  void intervalsContainTheTrueValue();
  void threadsChangeNothing();
  void noPairInTheSampleGivesABound();
  void reportsLargeBuckets();
  void rejectsBadQuestionsAndStops();

 private:
  static void compareWithSweep(const ExactSets &texts);
  std::shared_ptr<const Dataset> withCopies(std::uint32_t ofRows) const;

  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
};

void TestBandsEstimate::initTestCase() {
  m_dataset = someRentals(300, 3);
  QVERIFY(m_dataset);
  m_recipe = rentalsRecipe();
  m_recipe.signature.numHashes = 24;
  m_recipe.bands = 6;
  m_recipe.threshold = {3, 10};
}

void TestBandsEstimate::compareWithSweep(const ExactSets &texts) {
  const auto swept = sweepBands(texts, nullptr, {});
  QVERIFY(swept && swept->exact.rows > 10);
  const auto estimated = estimateBands(texts, {texts.recipe.signature, texts.recipe.threshold},
                                       {100'000, 1}, threads(2));
  QVERIFY(estimated && estimated->sample);
  QCOMPARE(estimated->sample->rows, estimated->sample->dataRows);
  QCOMPARE(estimated->exact, swept->exact);
  QCOMPARE(estimated->identicalPairs, swept->identicalPairs);
  QCOMPARE(estimated->points.size(), swept->points.size());
  for (std::size_t i = 0; i < swept->points.size(); ++i) {
    const BandsPoint &got = estimated->points[i];
    const BandsPoint &expected = swept->points[i];
    QVERIFY(got.plan == expected.plan);
    QCOMPARE(got.candidates, expected.candidates);
    QCOMPARE(got.verified, expected.verified);
    QCOMPARE(got.falsePositives, expected.falsePositives);
    QCOMPARE(got.missed, expected.missed);
    QCOMPARE(got.recall, expected.recall);
    QVERIFY(std::abs(got.expectedRecall - expected.expectedRecall) < 1e-9);
    QCOMPARE(got.candidatesInterval.low, static_cast<double>(expected.candidates.texts));
    QCOMPARE(got.candidatesInterval.high, static_cast<double>(expected.candidates.texts));
    QCOMPARE(got.recallInterval.low, expected.recallInterval.low);
    QCOMPARE(got.recallInterval.high, expected.recallInterval.high);
  }
}

void TestBandsEstimate::allRowsGiveTheSweep() {
  const auto texts = makeExactSets(*m_dataset, m_recipe, {});
  QVERIFY(texts);
  compareWithSweep(*texts);
}

/// Returns the rows, with up to three copies of each of the first `ofRows` rows.
std::shared_ptr<const Dataset> TestBandsEstimate::withCopies(std::uint32_t ofRows) const {
  std::vector<std::uint32_t> rows(m_dataset->rowCount());
  std::iota(rows.begin(), rows.end(), 0U);
  for (std::uint32_t row = 0; row < ofRows; ++row) rows.insert(rows.end(), row % 4, row);
  return copyRows(*m_dataset, rows);
}

/// A pair of texts with a and b rows is found from each of its rows, 2ab times in all.
void TestBandsEstimate::repeatedRowsGiveTheSweep() {
  const auto dataset = withCopies(100);
  const auto texts = makeExactSets(*dataset, m_recipe, {});
  QVERIFY(texts && texts->identicalRowPairs() > 100);
  compareWithSweep(*texts);
}

void TestBandsEstimate::equalCellsGiveTheSweep() {
  Recipe recipe = m_recipe;
  recipe.same = {m_dataset->columnNames().back()};
  const auto texts = makeExactSets(*m_dataset, recipe, {});
  QVERIFY(texts);
  const auto swept = sweepBands(*texts, nullptr, {});
  const auto estimated =
      estimateBands(*texts, {recipe.signature, recipe.threshold}, {100'000, 1}, {});
  QVERIFY(swept && estimated);
  for (std::size_t i = 0; i < swept->points.size(); ++i)
    QCOMPARE(estimated->points[i].candidates, swept->points[i].candidates);
}

void TestBandsEstimate::intervalsContainTheTrueValue_data() {
  QTest::addColumn<std::uint32_t>("copies");
  QTest::newRow("distinct texts") << 0U;
  QTest::newRow("up to three more of some") << 100U;
}

/// The intervals are those of pairs of texts, even if some texts have more rows than others.
void TestBandsEstimate::intervalsContainTheTrueValue() {
  QFETCH(std::uint32_t, copies);
  const int trials = effort(100, 25);
  const auto dataset = withCopies(copies);
  const auto texts = makeExactSets(*dataset, m_recipe, {});
  QVERIFY(texts);
  const BandsQuestion question{m_recipe.signature, m_recipe.threshold};
  const auto swept = sweepBands(*texts, nullptr, {});
  QVERIFY(swept);
  const std::size_t plans = swept->points.size();
  std::vector<double> means(plans);
  std::vector<int> candidatesHeld(plans), recallHeld(plans);
  for (int seed = 1; seed <= trials; ++seed) {
    const auto estimated =
        estimateBands(*texts, question, {100, static_cast<std::uint64_t>(seed)}, threads(2));
    QVERIFY(estimated);
    for (std::size_t i = 0; i < plans; ++i) {
      const BandsPoint &point = estimated->points[i];
      const auto truth = static_cast<double>(swept->points[i].candidates.texts);
      means[i] += static_cast<double>(point.candidates.texts) / trials;
      candidatesHeld[i] += point.candidatesInterval.low <= truth + 1e-9 &&
                           truth <= point.candidatesInterval.high + 1e-9;
      recallHeld[i] += point.recallInterval.low <= swept->points[i].recall + 1e-12 &&
                       swept->points[i].recall <= point.recallInterval.high + 1e-12;
    }
  }
  for (std::size_t i = 0; i < plans; ++i) {
    const auto truth = static_cast<double>(swept->points[i].candidates.texts);
    const QByteArray said = QByteArray::number(swept->points[i].plan.bands) + " bands: mean " +
                            QByteArray::number(means[i]) + " of " + QByteArray::number(truth) +
                            ", held " + QByteArray::number(candidatesHeld[i]) + " and " +
                            QByteArray::number(recallHeld[i]);
    const double tolerance = 0.1 * std::sqrt(100.0 / trials);
    QVERIFY2(std::abs(means[i] - truth) <= tolerance * truth + 1, said.constData());
    // Few rows have many partners, so the normal interval is slightly too short. If there are only
    // a few pairs, most samples contain none of them.
    const bool isHeld =
        truth < static_cast<double>(kFewTruePairs) || candidatesHeld[i] * 100 >= trials * 85;
    QVERIFY2(isHeld, said.constData());
    QVERIFY2(recallHeld[i] * 100 >= trials * 90, said.constData());
  }
}

void TestBandsEstimate::threadsChangeNothing() {
  const auto texts = makeExactSets(*m_dataset, m_recipe, {});
  QVERIFY(texts);
  const BandsQuestion question{m_recipe.signature, m_recipe.threshold};
  const auto one = estimateBands(*texts, question, {120, 4}, threads(1));
  const auto four = estimateBands(*texts, question, {120, 4}, threads(4));
  QVERIFY(one && four);
  for (std::size_t i = 0; i < one->points.size(); ++i) {
    QCOMPARE(one->points[i].candidates.rows, four->points[i].candidates.rows);
    QCOMPARE(one->points[i].candidatesInterval.high, four->points[i].candidatesInterval.high);
    QCOMPARE(one->points[i].recall, four->points[i].recall);
  }
}

/// By the rule of three, 3 of 10 rows may have a partner; the number of pairs is half of the number
/// of these rows.
void TestBandsEstimate::noPairInTheSampleGivesABound() {
  std::vector<std::string> cells;
  for (int row = 0; row < 200; ++row)
    cells.push_back(std::to_string(row * 7919) + " " + std::to_string(row * 104'729));
  const auto dataset = textDataset(cells);
  Recipe recipe = wordRecipe({"text"}, 1);
  recipe.signature.numHashes = 8;
  recipe.bands = 1;
  const auto texts = makeExactSets(*dataset, recipe, {});
  QVERIFY(texts);
  const BandsQuestion question{recipe.signature, recipe.threshold};
  const auto some = estimateBands(*texts, question, {10, 1}, {});
  const auto all = estimateBands(*texts, question, {200, 1}, {});
  QVERIFY(some && all);
  QCOMPARE(some->points.front().candidates.texts, 0U);
  QCOMPARE(some->points.front().candidatesInterval.high, 30.0);
  QCOMPARE(all->points.front().candidatesInterval.high, 0.0);
}

/// Rows of one template fill buckets that a run caps; fewer rows do not.
void TestBandsEstimate::reportsLargeBuckets() {
  Recipe recipe = wordRecipe({"text"}, 1);
  recipe.signature.numHashes = 16;
  recipe.bands = 16;
  for (const std::size_t rows : {kBucketCap / 2, 2 * kBucketCap}) {
    std::vector<std::string> cells;
    for (std::size_t row = 0; row < rows; ++row)
      cells.push_back("your order was packed this morning and is on its way " +
                      std::to_string(row));
    const auto dataset = textDataset(cells);
    const auto texts = makeExactSets(*dataset, recipe, {});
    QVERIFY(texts);
    const auto estimated = estimateBands(*texts, {recipe.signature, recipe.threshold}, {20, 1}, {});
    QVERIFY(estimated && estimated->sample);
    QCOMPARE(estimated->sample->meetsLargeBuckets, rows > kBucketCap);
  }
}

void TestBandsEstimate::rejectsBadQuestionsAndStops() {
  const auto texts = makeExactSets(*m_dataset, m_recipe, {});
  QVERIFY(texts);
  const BandsQuestion question{m_recipe.signature, m_recipe.threshold};
  QCOMPARE(estimateBands(*texts, question, {0, 1}, {}).error().code, ErrorCode::BadParameter);
  QCOMPARE(estimateBands(*texts, question, {50, 1}, cancelledRun()).error().code,
           ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestBandsEstimate, NoApplication)
#include "tst_bands_estimate.moc"
