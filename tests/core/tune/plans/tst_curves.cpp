// SPDX-License-Identifier: MIT
// The S-curve's slope, points and areas, compared with formulas that share no code with it.

#include <QTest>
#include <cmath>

#include "core/lsh/band_plan.h"
#include "core/tune/plans/curves.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// Computes the integral of (1 - s^r)^b from 0 to t by parts: I(b) = (t (1 - t^r)^b + b r I(b - 1))
/// / (1 + b r), I(0) = t. All terms are positive, so nothing cancels.
long double missIntegral(long double t, const BandPlan &plan) {
  const long double base = 1 - std::pow(t, static_cast<long double>(plan.rows));
  long double power = 1;
  long double integral = t;
  for (std::uint32_t b = 1; b <= plan.bands; ++b) {
    power *= base;
    const long double product = static_cast<long double>(b) * plan.rows;
    integral = (t * power + product * integral) / (1 + product);
  }
  return integral;
}

}  // namespace

class TestCurves : public QObject {
  Q_OBJECT

 private slots:
  void publishedCurves_data();
  void publishedCurves();
  void areasAreExact();
  void slopeIsTheDerivative();
  void steepestIsSteepest();
  void pointsAscendAndAreOnTheCurve();
  void weightedPlansAreOrdered();
  void weightsMoveThePlan();
  void plansThatFindEnoughComeFirst();
  void rejectsBadRequests();
};

void TestCurves::publishedCurves_data() {
  QTest::addColumn<int>("curve");
  QTest::addColumn<quint32>("bands");
  QTest::addColumn<quint32>("rows");
  QTest::newRow("2x50") << 0 << 2U << 50U;
  QTest::newRow("5x20") << 1 << 5U << 20U;
  QTest::newRow("10x10") << 2 << 10U << 10U;
  QTest::newRow("20x5") << 3 << 20U << 5U;
  QTest::newRow("50x2") << 4 << 50U << 2U;
}

void TestCurves::publishedCurves() {
  QFETCH(int, curve);
  QFETCH(quint32, bands);
  QFETCH(quint32, rows);
  const BandPlan plan = kPublishedCurves.at(static_cast<std::size_t>(curve));
  QVERIFY((plan == BandPlan{bands, rows}));
  for (int i = 0; i < 200; ++i) {  // the notebook's own 200 similarities
    const long double s = i / 199.0L;
    const long double expected = 1 - std::pow(1 - std::pow(s, static_cast<long double>(rows)),
                                              static_cast<long double>(bands));
    const double actual = candidateProbability(i / 199.0, plan);
    QVERIFY(std::abs(actual - static_cast<double>(expected)) <= 1e-12);
  }
  if (curve == 0) QVERIFY(std::abs(describeCurve(plan, 0.95).foundAtThreshold - 0.148) < 0.0005);
}

void TestCurves::areasAreExact() {
  std::vector<BandPlan> plans(kPublishedCurves.begin(), kPublishedCurves.end());
  for (const std::uint32_t numHashes : {1U, 24U, 128U, 500U, 4096U})
    for (const BandPlan &plan : bandPlansFor(numHashes)) plans.push_back(plan);
  for (const BandPlan &plan : plans) {
    for (const double threshold : {0.0, 0.05, 0.3, 0.5, 0.8, 0.95, 0.999, 1.0}) {
      const ErrorAreas areas = describeCurve(plan, threshold).areas;
      const long double below = missIntegral(threshold, plan);
      const auto falsePositive = static_cast<double>(threshold - below);
      const auto falseNegative = static_cast<double>(missIntegral(1, plan) - below);
      const QString place = QString("%1 x %2 at %3").arg(plan.bands).arg(plan.rows).arg(threshold);
      QVERIFY2(std::abs(areas.falsePositive - falsePositive) <= 1e-12, qPrintable(place));
      QVERIFY2(std::abs(areas.falseNegative - falseNegative) <= 1e-12, qPrintable(place));
    }
  }
}

void TestCurves::slopeIsTheDerivative() {
  constexpr double kStep = 1e-6;
  for (const BandPlan &plan : kPublishedCurves) {
    for (const double s : {0.1, 0.4, 0.7, 0.9}) {
      const double rise =
          candidateProbability(s + kStep, plan) - candidateProbability(s - kStep, plan);
      QVERIFY(std::abs(curveSlope(s, plan) - rise / (2 * kStep)) < 1e-6);
    }
  }
  QCOMPARE(curveSlope(0, {7, 1}), 7.0);
  QCOMPARE(curveSlope(1, {1, 9}), 9.0);
}

void TestCurves::steepestIsSteepest() {
  for (const BandPlan &plan : kPublishedCurves) {
    const CurveSummary summary = describeCurve(plan, 0.8);
    for (int i = 0; i <= 1000; ++i)
      QVERIFY(curveSlope(i / 1000.0, plan) <= summary.steepestSlope * (1 + 1e-9));
    QVERIFY(std::abs(candidateProbability(summary.halfway, plan) - 0.5) < 1e-12);
    // The rule of thumb should be near the rise.
    QVERIFY(std::abs(summary.ruleOfThumb - summary.halfway) < 0.06);
  }
}

void TestCurves::pointsAscendAndAreOnTheCurve() {
  const BandPlan plan{2, 400};  // nearly a step
  const auto points = curvePoints(plan, 50);
  QCOMPARE(points.size(), std::size_t{100});
  QCOMPARE(points.front().similarity, 0.0);
  QCOMPARE(points.back().similarity, 1.0);
  double widest = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    QVERIFY(std::abs(points[i].probability - candidateProbability(points[i].similarity, plan)) <
            1e-12);
    if (i == 0) continue;
    QVERIFY(points[i].similarity >= points[i - 1].similarity);
    widest = std::max(widest, points[i].probability - points[i - 1].probability);
  }
  QVERIFY(widest < 0.021);  // no jump, even on a steep curve
}

void TestCurves::weightedPlansAreOrdered() {
  const auto plans = weightedPlans({0.8, 0.5, 20, 24, 0});
  QVERIFY(plans);
  QCOMPARE(plans->size(), std::size_t{6 + 4 + 4 + 2 + 8});
  QVERIFY(std::ranges::is_sorted(*plans, {}, &WeightedPlan::cost));
  const auto fixed = weightedPlans({0.8, 0.5, 128, 128, 0});
  QVERIFY(fixed->front().plan == bandPlanForThreshold(128, 0.8, 0));
}

void TestCurves::weightsMoveThePlan() {
  const auto careful = weightedPlans({0.8, 0.95, 128, 128, 0});
  const auto sparing = weightedPlans({0.8, 0.05, 128, 128, 0});
  QVERIFY(careful->front().plan.bands > sparing->front().plan.bands);
  const WeightedPlan &best = careful->front();
  QCOMPARE(best.cost, 0.95 * best.areas.falseNegative + (1 - 0.95) * best.areas.falsePositive);
}

/// The areas alone would choose 8 x 16 for 0.8, which misses four of five pairs there.
void TestCurves::plansThatFindEnoughComeFirst() {
  for (const double threshold : {0.3, 0.5, 0.8, 0.9, 0.95}) {
    for (const std::uint32_t numHashes : {7U, 100U, 128U, 400U}) {
      WeightedPlanRequest request{threshold, 0.5, numHashes, numHashes};
      const auto plans = weightedPlans(request);
      QVERIFY(plans);
      const auto isEnough = [](const WeightedPlan &plan) { return plan.foundAtThreshold >= 0.95; };
      QVERIFY(std::ranges::is_partitioned(*plans, isEnough));
      const auto others = std::ranges::find_if_not(*plans, isEnough);
      QVERIFY(std::ranges::is_sorted(plans->begin(), others, {}, &WeightedPlan::cost));
      QVERIFY(std::ranges::is_sorted(others, plans->end(), std::greater(),
                                     &WeightedPlan::foundAtThreshold));
      for (const WeightedPlan &plan : *plans)
        QCOMPARE(plan.foundAtThreshold, candidateProbability(threshold, plan.plan));
    }
  }
  QVERIFY(weightedPlans({0.8, 0.5, 128, 128})->front().foundAtThreshold >= 0.95);
  QVERIFY(weightedPlans({0.8, 0.5, 128, 128, 0})->front().foundAtThreshold < 0.3);
}

void TestCurves::rejectsBadRequests() {
  for (const WeightedPlanRequest &request :
       {WeightedPlanRequest{0.8, 0.5, 0, 5}, WeightedPlanRequest{0.8, 0.5, 9, 5},
        WeightedPlanRequest{0.8, 0.5, 1, 5000}, WeightedPlanRequest{1.1, 0.5, 1, 5},
        WeightedPlanRequest{0.8, -0.1, 1, 5}, WeightedPlanRequest{0.8, 0.5, 1, 5, 1.5}}) {
    const auto plans = weightedPlans(request);
    QVERIFY(!plans);
    QCOMPARE(plans.error().code, ErrorCode::BadParameter);
  }
}

SHINGLESCOPE_TEST(TestCurves, NoApplication)
#include "tst_curves.moc"
