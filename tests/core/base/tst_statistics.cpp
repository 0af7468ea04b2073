// SPDX-License-Identifier: MIT
#include <QtTest>
#include <cmath>

#include "core/base/statistics.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

bool isNear(double value, double expected) { return std::abs(value - expected) < 1e-9; }

}  // namespace

class TestStatistics : public QObject {
  Q_OBJECT
 private slots:
  void boundsSolveTheScoreEquation();
  void extremesStayInBounds();
  void theEndsAreExact();
  void boundsAreMirrored();
  void noTrialsGiveTheWholeRange();
};

/// Wilson's bounds are the p at which the observed proportion is exactly z
/// standard errors away: |k/n - p| = z sqrt(p (1 - p) / n).
void TestStatistics::boundsSolveTheScoreEquation() {
  constexpr double z = 1.959963984540054;
  for (const auto &[successes, trials] : {std::pair{1, 10}, {17, 20}, {64, 128}, {100, 128}}) {
    const Interval interval = wilsonInterval95(successes, trials);
    const double observed = static_cast<double>(successes) / trials;
    QVERIFY(interval.low < observed && observed < interval.high);
    for (const double p : {interval.low, interval.high})
      QVERIFY(isNear(std::abs(observed - p), z * std::sqrt(p * (1 - p) / trials)));
  }
}

void TestStatistics::extremesStayInBounds() {
  const Interval none = wilsonInterval95(0, 128);
  QVERIFY(isNear(none.low, 0.0));
  QVERIFY(none.high > 0.0 && none.high < 0.05);
  const Interval all = wilsonInterval95(128, 128);
  QVERIFY(all.high <= 1.0 && all.low > 0.95);
}

/// If all trials succeed, the upper bound is exactly 1.
void TestStatistics::theEndsAreExact() {
  for (std::uint64_t trials = 1; trials <= 5000; ++trials) {
    QCOMPARE(wilsonInterval95(trials, trials).high, 1.0);
    QCOMPARE(wilsonInterval95(0, trials).low, 0.0);
  }
  QCOMPARE(wilsonIntervalOfShare(1, 10'353.7).high, 1.0);
  QCOMPARE(wilsonIntervalOfShare(0, 10'353.7).low, 0.0);
}

void TestStatistics::boundsAreMirrored() {
  const Interval few = wilsonInterval95(3, 50);
  const Interval many = wilsonInterval95(47, 50);
  QVERIFY(isNear(few.low, 1.0 - many.high));
  QVERIFY(isNear(few.high, 1.0 - many.low));
}

void TestStatistics::noTrialsGiveTheWholeRange() {
  const Interval interval = wilsonInterval95(0, 0);
  QCOMPARE(interval.low, 0.0);
  QCOMPARE(interval.high, 1.0);
}

SHINGLESCOPE_TEST(TestStatistics, NoApplication)
#include "tst_statistics.moc"
