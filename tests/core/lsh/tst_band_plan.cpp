// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/lsh/band_plan.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestBandPlan : public QObject {
  Q_OBJECT

 private slots:
  void everyDivisorOnceByAscendingBands();
  void divisorsOfSquaresPrimesAndZero();
  void rejectedBandsNameTheNearest_data();
  void rejectedBandsNameTheNearest();
  void acceptsDivisors();
  void thresholdPlanHasTheLeastCost();
  void weightMovesThePlan();
  void thresholdPlanFindsPairsAtTheThreshold();
};

void TestBandPlan::everyDivisorOnceByAscendingBands() {
  const std::vector<BandPlan> expected = {{1, 24}, {2, 12}, {3, 8},  {4, 6},
                                          {6, 4},  {8, 3},  {12, 2}, {24, 1}};
  QVERIFY(bandPlansFor(24) == expected);
}

void TestBandPlan::divisorsOfSquaresPrimesAndZero() {
  const std::vector<BandPlan> square = {{1, 9}, {3, 3}, {9, 1}};
  QVERIFY(bandPlansFor(9) == square);
  const std::vector<BandPlan> prime = {{1, 127}, {127, 1}};
  QVERIFY(bandPlansFor(127) == prime);
  QVERIFY((bandPlansFor(1) == std::vector<BandPlan>{{1, 1}}));
  QVERIFY(bandPlansFor(0).empty());
}

void TestBandPlan::rejectedBandsNameTheNearest_data() {
  QTest::addColumn<quint32>("numHashes");
  QTest::addColumn<quint32>("bands");
  QTest::addColumn<QString>("advice");
  QTest::newRow("between") << 100U << 30U << "choose 25 or 50 bands";
  QTest::newRow("none") << 100U << 0U << "bands is 0";
  QTest::newRow("too many") << 100U << 101U << "choose 100 bands";
  QTest::newRow("no hashes") << 0U << 4U << "signature.hashes is 0";
}

void TestBandPlan::rejectedBandsNameTheNearest() {
  QFETCH(quint32, numHashes);
  QFETCH(quint32, bands);
  QFETCH(QString, advice);
  const auto plan = makeBandPlan(numHashes, bands);
  QVERIFY(!plan);
  QCOMPARE(plan.error().code, ErrorCode::BadParameter);
  const QString detail = QString::fromStdString(plan.error().detail());
  QVERIFY2(detail.contains(advice), qPrintable(detail));
}

void TestBandPlan::acceptsDivisors() {
  const auto plan = makeBandPlan(100, 20);
  QVERIFY(plan);
  QVERIFY((*plan == BandPlan{20, 5}));
}

void TestBandPlan::thresholdPlanHasTheLeastCost() {
  for (const double threshold : {0.3, 0.5, 0.8, 0.95}) {
    const ErrorAreas best = errorAreas(threshold, bandPlanForThreshold(120, threshold, 0));
    for (const BandPlan &plan : bandPlansFor(120)) {
      const ErrorAreas areas = errorAreas(threshold, plan);
      QVERIFY(best.falsePositive + best.falseNegative <= areas.falsePositive + areas.falseNegative);
    }
  }
}

void TestBandPlan::weightMovesThePlan() {
  // A preference for fewer misses selects more bands, whose curve rises earlier.
  const BandPlan careful = bandPlanForThreshold(128, 0.8, 0, 0.95);
  const BandPlan sparing = bandPlanForThreshold(128, 0.8, 0, 0.05);
  QVERIFY(careful.bands > sparing.bands);
  QCOMPARE(careful.numHashes(), 128U);
  QVERIFY((bandPlanForThreshold(128, 0.8, 0, 0) == BandPlan{1, 128}));
}

/// The areas alone would choose 8 x 16, which misses four of five pairs at 0.8.
void TestBandPlan::thresholdPlanFindsPairsAtTheThreshold() {
  for (double threshold = 0.05; threshold < 1; threshold += 0.05) {
    for (const std::uint32_t numHashes : {1U, 2U, 7U, 60U, 100U, 128U, 512U}) {
      const double found =
          candidateProbability(threshold, bandPlanForThreshold(numHashes, threshold));
      double most = 0;
      for (const BandPlan &plan : bandPlansFor(numHashes))
        most = std::max(most, candidateProbability(threshold, plan));
      QVERIFY(found >= kLeastFoundAtThreshold || found == most);
    }
  }
  QVERIFY((bandPlanForThreshold(128, 0.8) == BandPlan{32, 4}));
}

SHINGLESCOPE_TEST(TestBandPlan, NoApplication)
#include "tst_band_plan.moc"
