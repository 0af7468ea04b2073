// SPDX-License-Identifier: MIT
// Estimates compared with exact similarities: the interval, the error by number of hashes, and the
// formula that compares sets of values.

#include <QtTest>
#include <cmath>

#include "core/tune/comparison/estimator_study.h"
#include "core/verify/exact_join.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestEstimatorStudy : public QObject {
  Q_OBJECT

 private slots:
  void intervalContains95Percent_data();
  void intervalContains95Percent();
  void setOfValuesIsTooLow();
  void studyOfRealPairs();
  void fewerPairsAreDrawn();
  void stopsWhenCancelled();
};

void TestEstimatorStudy::intervalContains95Percent_data() {
  QTest::addColumn<double>("jaccard");
  QTest::addColumn<quint32>("numHashes");
  for (const double jaccard : {0.05, 0.5, 0.8, 0.99})
    for (const quint32 numHashes : {1U, 20U, 128U, 4096U})
      QTest::addRow("%g of %u", jaccard, numHashes) << jaccard << numHashes;
}

void TestEstimatorStudy::intervalContains95Percent() {
  QFETCH(double, jaccard);
  QFETCH(quint32, numHashes);
  const Interval band = estimateBand95(jaccard, numHashes);
  // The probability inside the interval, by the recursion of the binomial terms.
  long double term = std::pow(1.0L - jaccard, static_cast<long double>(numHashes));
  if (term == 0) return;  // too small for this simple method
  long double inside = 0, under = 0, over = 0;
  for (std::uint32_t equal = 0; equal <= numHashes; ++equal) {
    const double share = double(equal) / numHashes;
    (share < band.low ? under : share > band.high ? over : inside) += term;
    term *= static_cast<long double>(numHashes - equal) / (equal + 1) * jaccard / (1 - jaccard);
  }
  QVERIFY(inside >= 0.95L - 1e-9L);
  QVERIFY(under <= 0.025L + 1e-9L);
  QVERIFY(over <= 0.025L + 1e-9L);
  QVERIFY(band.low <= jaccard + 1.0 / numHashes && band.high >= jaccard - 1.0 / numHashes);
}

void TestEstimatorStudy::setOfValuesIsTooLow() {
  // Figures of the source: 17 of 20 equal positions correspond to 17/23, not to 0.85.
  std::vector<std::uint32_t> a(20), b(20);
  for (std::uint32_t i = 0; i < 20; ++i) {
    a[i] = i;
    b[i] = i < 17 ? i : 100 + i;
  }
  QCOMPARE(setOfValuesEstimate(a, b), 17.0 / 23.0);
  QVERIFY(std::abs(setOfValuesEstimate(a, b) - 0.7391304347826086) < 1e-12);
  QCOMPARE(setOfValuesEstimate(a, a), 1.0);
  QCOMPARE(setOfValuesEstimate({}, {}), 0.0);
  double worst = 0;
  for (int i = 0; i <= 1000; ++i) {
    const double jaccard = i / 1000.0;
    QVERIFY(setOfValuesLimit(jaccard) <= jaccard);
    worst = std::max(worst, jaccard - setOfValuesLimit(jaccard));
  }
  QVERIFY(std::abs(worst - 0.1716) < 0.0001);
  QVERIFY(std::abs(2 - std::sqrt(2.0) - setOfValuesLimit(2 - std::sqrt(2.0)) - 0.17157) < 0.0001);
}

void TestEstimatorStudy::studyOfRealPairs() {
  const auto dataset = rentals();
  QVERIFY(dataset);
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), threads(2));
  const auto joined = exactJoin(texts->sets(), {{3, 10}, {}}, threads(2));
  QVERIFY(texts && joined);
  const auto view = viewEstimates(*texts, joined->pairs, 1500, 1, threads(2));
  QVERIFY(view);
  QCOMPARE(view->points.size(), std::min<std::size_t>(joined->pairs.size(), 1500));
  QVERIFY(view->points.size() > 300);
  QVERIFY(view->inBand > 0.9);
  const std::vector<std::uint32_t> steps = {1, 2, 4, 8, 16, 32, 64, 128};
  QCOMPARE(view->byHashes.size(), steps.size());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const ErrorByHashes &step = view->byHashes[i];
    QCOMPARE(step.numHashes, steps[i]);
    QVERIFY(step.setOfValuesBias <= step.bias + 1e-12);
    QVERIFY(step.meanAbsolute <= step.rootMeanSquare + 1e-12);
    if (steps[i] >= 8) QVERIFY(std::abs(step.rootMeanSquare / step.expected - 1) < 0.25);
  }
  QVERIFY(std::abs(view->byHashes.back().bias) < 0.02);
  QVERIFY(view->byHashes.back().setOfValuesBias < -0.05);
  double bias = 0;
  for (const EstimatePoint &point : view->points)
    bias += (point.estimate - point.jaccard) / double(view->points.size());
  QVERIFY(std::abs(bias - view->byHashes.back().bias) < 1e-12);
}

void TestEstimatorStudy::fewerPairsAreDrawn() {
  const auto dataset = rentals();
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), threads(2));
  const auto joined = exactJoin(texts->sets(), {{5, 10}, {}}, threads(2));
  const auto one = viewEstimates(*texts, joined->pairs, 50, 1, threads(1));
  const auto same = viewEstimates(*texts, joined->pairs, 50, 1, threads(3));
  QVERIFY(one && same);
  QCOMPARE(one->points.size(), std::size_t{50});
  for (std::size_t i = 0; i < 50; ++i) {
    QCOMPARE(one->points[i].estimate, same->points[i].estimate);
    QVERIFY(one->points[i].textA == same->points[i].textA);
  }
  QCOMPARE(viewEstimates(*texts, {}, 50, 1, {})->points.size(), std::size_t{0});
}

void TestEstimatorStudy::stopsWhenCancelled() {
  const auto dataset = rentals();
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), threads(2));
  const auto joined = exactJoin(texts->sets(), {{5, 10}, {}}, threads(2));
  QCOMPARE(viewEstimates(*texts, joined->pairs, 50, 1, cancelledRun()).error().code,
           ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestEstimatorStudy, NoApplication)
#include "tst_estimator_study.moc"
