// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "core/lsh/s_curve.h"
#include "tests/support/tables/published_tables.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

bool isRelativelyNear(double actual, double expected, double tolerance) {
  return std::abs(actual - expected) <= tolerance * std::abs(expected);
}

/// Integrates by the midpoint rule, which is coarse but independent of the code under test.
template <class Function>
double midpointIntegral(const Function &function, double from, double to) {
  constexpr int kSteps = 200'000;
  const double width = (to - from) / kSteps;
  double sum = 0;
  for (int i = 0; i < kSteps; ++i) sum += function(from + (i + 0.5) * width);
  return sum * width;
}

}  // namespace

class TestSCurve : public QObject {
  Q_OBJECT

 private slots:
  void publishedValues_data();
  void publishedValues();
  void twoBandsOfFiftyMissMostAt95();
  void endsAreExact();
  void tinyChancesKeepTheirDigits();
  void inverseReturns_data();
  void inverseReturns();
  void steepestPointIsSteepest_data();
  void steepestPointIsSteepest();
  void areasMatchNumericIntegration_data();
  void areasMatchNumericIntegration();
};

void TestSCurve::publishedValues_data() {
  QTest::addColumn<quint32>("bands");
  QTest::addColumn<quint32>("rows");
  QTest::addColumn<double>("d1");
  QTest::addColumn<double>("d2");
  QTest::addColumn<double>("foundAtD1");
  QTest::addColumn<double>("missedAtD2");
  for (const PublishedTable &table : kPublishedTables)
    QTest::addRow("table %d", table.number)
        << table.bands << table.rows << table.d1 << table.d2 << table.foundAtD1 << table.missedAtD2;
}

void TestSCurve::publishedValues() {
  QFETCH(quint32, bands);
  QFETCH(quint32, rows);
  QFETCH(double, d1);
  QFETCH(double, d2);
  QFETCH(double, foundAtD1);
  QFETCH(double, missedAtD2);
  const BandPlan plan{bands, rows};
  QVERIFY(isRelativelyNear(candidateProbability(d1, plan), foundAtD1, 1e-12));
  QVERIFY(isRelativelyNear(1 - candidateProbability(d2, plan), missedAtD2, 1e-12));
  QVERIFY(isRelativelyNear(missProbability(d2, plan), missedAtD2, 1e-12));
}

void TestSCurve::twoBandsOfFiftyMissMostAt95() {
  QVERIFY(std::abs(candidateProbability(0.95, {2, 50}) - 0.148) < 0.0005);
}

void TestSCurve::endsAreExact() {
  for (const BandPlan &plan : {BandPlan{1, 1}, BandPlan{20, 5}, BandPlan{1, 4096}}) {
    QCOMPARE(candidateProbability(0, plan), 0.0);
    QCOMPARE(candidateProbability(1, plan), 1.0);
    QCOMPARE(missProbability(0, plan), 1.0);
    QCOMPARE(missProbability(1, plan), 0.0);
    QCOMPARE(similarityAtProbability(0, plan), 0.0);
    QCOMPARE(similarityAtProbability(1, plan), 1.0);
  }
  QCOMPARE(candidateProbability(0.3, {1, 1}), 0.3);
}

void TestSCurve::tinyChancesKeepTheirDigits() {
  // 1 - (1 - x)^b for tiny x is b x; subtracting from 1 would give zero.
  QVERIFY(isRelativelyNear(candidateProbability(0.01, {20, 10}), 20e-20, 1e-12));
}

void TestSCurve::inverseReturns_data() {
  QTest::addColumn<quint32>("bands");
  QTest::addColumn<quint32>("rows");
  QTest::newRow("20x5") << 20U << 5U;
  QTest::newRow("1x1") << 1U << 1U;
  QTest::newRow("32x4") << 32U << 4U;
  QTest::newRow("4096x1") << 4096U << 1U;
  QTest::newRow("1x4096") << 1U << 4096U;
}

void TestSCurve::inverseReturns() {
  QFETCH(quint32, bands);
  QFETCH(quint32, rows);
  const BandPlan plan{bands, rows};
  for (const double chance : {1e-12, 0.001, 0.1, 0.5, 0.9, 0.999}) {
    const double similarity = similarityAtProbability(chance, plan);
    QVERIFY(isRelativelyNear(candidateProbability(similarity, plan), chance, 1e-10));
  }
}

void TestSCurve::steepestPointIsSteepest_data() { inverseReturns_data(); }

void TestSCurve::steepestPointIsSteepest() {
  QFETCH(quint32, bands);
  QFETCH(quint32, rows);
  const BandPlan plan{bands, rows};
  const auto slope = [&plan](double s) {
    const double power = std::pow(s, static_cast<double>(plan.rows) - 1);
    return plan.bands * plan.rows * power *
           std::pow(1 - power * s, static_cast<double>(plan.bands) - 1);
  };
  const double steepest = steepestSimilarity(plan);
  for (int i = 0; i <= 1000; ++i) QVERIFY(slope(i / 1000.0) <= slope(steepest) * (1 + 1e-9));
}

void TestSCurve::areasMatchNumericIntegration_data() {
  QTest::addColumn<quint32>("bands");
  QTest::addColumn<quint32>("rows");
  QTest::addColumn<double>("threshold");
  QTest::newRow("20x5") << 20U << 5U << 0.8;
  QTest::newRow("20x5 low") << 20U << 5U << 0.2;
  QTest::newRow("32x4") << 32U << 4U << 0.8;
  QTest::newRow("1x1") << 1U << 1U << 0.5;
  QTest::newRow("128x1") << 128U << 1U << 0.05;
  QTest::newRow("1x4096") << 1U << 4096U << 0.999;
  QTest::newRow("all below") << 10U << 10U << 1.0;
}

void TestSCurve::areasMatchNumericIntegration() {
  QFETCH(quint32, bands);
  QFETCH(quint32, rows);
  QFETCH(double, threshold);
  const BandPlan plan{bands, rows};
  const auto candidate = [&plan](double s) { return candidateProbability(s, plan); };
  const auto miss = [&plan](double s) { return 1 - candidateProbability(s, plan); };
  const ErrorAreas areas = errorAreas(threshold, plan);
  QVERIFY(std::abs(areas.falsePositive - midpointIntegral(candidate, 0, threshold)) < 1e-8);
  QVERIFY(std::abs(areas.falseNegative - midpointIntegral(miss, threshold, 1)) < 1e-8);
  if (plan == BandPlan{1, 1}) {
    QVERIFY(std::abs(areas.falsePositive - 0.125) < 1e-13);
    QVERIFY(std::abs(areas.falseNegative - 0.125) < 1e-13);
  }
}

SHINGLESCOPE_TEST(TestSCurve, NoApplication)
#include "tst_s_curve.moc"
