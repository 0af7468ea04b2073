// SPDX-License-Identifier: MIT
// The published tables of the tolerance zone: probabilities and the choice of bands.

#include <QTest>
#include <cmath>

#include "core/lsh/band_plan.h"
#include "core/lsh/tolerance_zone.h"
#include "core/tune/plans/curves.h"
#include "tests/support/tables/published_tables.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestToleranceZone : public QObject {
  Q_OBJECT

 private slots:
  void publishedTables_data();
  void publishedTables();
  void everyFactorisationIsListed();
  void tiesGoToFewerHashesThenBands();
  void plansWithinTheZoneKeepBothLimits();
  void fewDivisorsAreReported();
  void aPlanThatMissesMuchIsNotProposed();
  void theFewestHashesThatKeepAZoneAreFound();
  void rejectsBadZones_data();
  void rejectsBadZones();
};

void TestToleranceZone::publishedTables_data() {
  QTest::addColumn<quint32>("numHashes");
  QTest::addColumn<quint32>("bands");
  QTest::addColumn<quint32>("rows");
  QTest::addColumn<double>("d1");
  QTest::addColumn<double>("d2");
  QTest::addColumn<double>("foundAtD1");
  QTest::addColumn<double>("missedAtD2");
  for (const PublishedTable &table : kPublishedTables)
    QTest::addRow("table %d", table.number)
        << table.bands * table.rows << table.bands << table.rows << table.d1 << table.d2
        << table.foundAtD1 << table.missedAtD2;
}

void TestToleranceZone::publishedTables() {
  QFETCH(quint32, numHashes);
  QFETCH(quint32, bands);
  QFETCH(quint32, rows);
  QFETCH(double, d1);
  QFETCH(double, d2);
  const auto found = plansForZone({d1, d2, 0.65, 0.95, numHashes, numHashes});
  QVERIFY(found);
  const ZonePlan &closest = found->closest();
  QVERIFY((closest.plan == BandPlan{bands, rows}));
  QFETCH(double, foundAtD1);
  QFETCH(double, missedAtD2);
  QVERIFY(std::abs(closest.foundAtD1 - foundAtD1) <= 1e-12 * foundAtD1);
  QVERIFY(std::abs(closest.missedAtD2 - missedAtD2) <= 1e-12 * missedAtD2);
}

void TestToleranceZone::everyFactorisationIsListed() {
  const auto found = plansForZone({0.7, 0.8, 0.2, 0.9, 5, 12});
  QVERIFY(found);
  std::size_t expected = 0;
  for (std::uint32_t numHashes = 5; numHashes <= 12; ++numHashes)
    expected += bandPlansFor(numHashes).size();
  QCOMPARE(found->plans.size(), expected);
  QVERIFY(std::ranges::is_sorted(found->plans, {}, &ZonePlan::distance));
  for (const ZonePlan &plan : found->plans) {
    const double off1 = candidateProbability(0.7, plan.plan) - 0.2;
    const double off2 = candidateProbability(0.8, plan.plan) - 0.9;
    QVERIFY(std::abs(plan.distance - (off1 * off1 + off2 * off2)) < 1e-14);
  }
}

void TestToleranceZone::tiesGoToFewerHashesThenBands() {
  // At 0 and 1 every plan has the same probabilities, so all are equally distant.
  const auto found = plansForZone({0, 1, 0.5, 0.5, 2, 4});
  QVERIFY(found);
  const std::vector<BandPlan> expected = {{1, 2}, {2, 1}, {1, 3}, {3, 1}, {1, 4}, {2, 2}, {4, 1}};
  QCOMPARE(found->plans.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) QVERIFY(found->plans[i].plan == expected[i]);
}

void TestToleranceZone::plansWithinTheZoneKeepBothLimits() {
  const auto found = plansForZone({0.5, 0.9, 0.3, 0.95, 1, 64});
  QVERIFY(found);
  std::uint64_t within = 0;
  for (const ZonePlan &plan : found->plans) {
    const bool isWithin =
        candidateProbability(0.5, plan.plan) <= 0.3 && candidateProbability(0.9, plan.plan) >= 0.95;
    QCOMPARE(plan.isWithin, isWithin);
    within += isWithin ? 1U : 0U;
  }
  QVERIFY(within > 0);
  QCOMPARE(found->within, within);
}

void TestToleranceZone::fewDivisorsAreReported() {
  // The report's own example: 7 permutations give a worse curve than 4 or 6.
  const auto found = plansForZone({0.65, 0.70, 0.65, 0.95, 7, 8});
  QVERIFY(found);
  QVERIFY(!found->fewDivisors.empty());
  const FewDivisors &seven = found->fewDivisors.front();
  QCOMPARE(seven.numHashes, 7U);
  QCOMPARE(seven.plans, 2U);
  QVERIFY(seven.better.numHashes() < 7);
  QVERIFY(seven.betterDistance < seven.distance);
  const std::string text = inEnglish(fewDivisorsMessage(seven));
  QVERIFY(text.starts_with("7 hashes can be cut into bands in only 2 ways; "));
  for (const FewDivisors &warning : found->fewDivisors) QVERIFY(warning.plans <= kFewDivisors);
  const auto none = plansForZone({0.65, 0.70, 0.65, 0.95, 24, 24});
  QVERIFY(none && none->fewDivisors.empty());
}

void TestToleranceZone::aPlanThatMissesMuchIsNotProposed() {
  for (const ToleranceZone &zone :
       {ToleranceZone{}, ToleranceZone{0.7, 0.8, 0.2, 0.9, 5, 12},
        ToleranceZone{0.2, 0.9, 0.5, 0.5}, ToleranceZone{0.79, 0.8, 0.1, 0.9, 1, 4096},
        ToleranceZone{0.1, 0.2, 0, 1, 1, 2}}) {
    const auto plans = plansForZone(zone);
    QVERIFY(plans);
    const auto proposed = plans->proposed();
    const auto isRight = [&](const ZonePlan &plan) {
      return plans->within > 0 ? plan.isWithin : plan.missedAtD2 <= kMostMissedOfProposed;
    };
    QCOMPARE(proposed.has_value(), std::ranges::any_of(plans->plans, isRight));
    if (proposed) QVERIFY(isRight(plans->plans[*proposed]));
    QVERIFY(plans->within == 0 || !plans->ofMoreHashes);
  }
  const auto usual = plansForZone({});
  QVERIFY(usual->closest().missedAtD2 > kMostMissedOfProposed);
  QVERIFY(*usual->proposed() > 0);
}

void TestToleranceZone::theFewestHashesThatKeepAZoneAreFound() {
  const auto plans = plansForZone({});
  QCOMPARE(plans->within, std::uint64_t{0});
  QVERIFY(plans->ofMoreHashes && plans->ofMoreHashes->isWithin);
  const std::uint32_t numHashes = plans->ofMoreHashes->plan.numHashes();
  ToleranceZone wider;
  wider.maxHashes = numHashes - 1;
  QCOMPARE(plansForZone(wider)->within, std::uint64_t{0});
  wider.maxHashes = numHashes;
  QVERIFY(plansForZone(wider)->within > 0);
  QVERIFY(!plansForZone({0.799, 0.8, 0.01, 0.99, 1, 4096})->ofMoreHashes);
}

void TestToleranceZone::rejectsBadZones_data() {
  QTest::addColumn<double>("d1");
  QTest::addColumn<double>("d2");
  QTest::addColumn<double>("p1");
  QTest::addColumn<quint32>("least");
  QTest::addColumn<quint32>("most");
  QTest::newRow("d1 over d2") << 0.8 << 0.7 << 0.5 << 1U << 9U;
  QTest::newRow("no width") << 0.8 << 0.8 << 0.5 << 1U << 9U;
  QTest::newRow("d2 over 1") << 0.8 << 1.2 << 0.5 << 1U << 9U;
  QTest::newRow("chance") << 0.7 << 0.8 << 1.5 << 1U << 9U;
  QTest::newRow("no hashes") << 0.7 << 0.8 << 0.5 << 0U << 9U;
  QTest::newRow("empty range") << 0.7 << 0.8 << 0.5 << 9U << 8U;
  QTest::newRow("too many") << 0.7 << 0.8 << 0.5 << 1U << 5000U;
  QTest::newRow("not a number") << std::nan("") << 0.8 << 0.5 << 1U << 9U;
}

void TestToleranceZone::rejectsBadZones() {
  QFETCH(double, d1);
  QFETCH(double, d2);
  QFETCH(double, p1);
  QFETCH(quint32, least);
  QFETCH(quint32, most);
  const auto found = plansForZone({d1, d2, p1, 0.95, least, most});
  QVERIFY(!found);
  QCOMPARE(found.error().code, ErrorCode::BadParameter);
}

SHINGLESCOPE_TEST(TestToleranceZone, NoApplication)
#include "tst_tolerance_zone.moc"
