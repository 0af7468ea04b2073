// SPDX-License-Identifier: MIT
#include <QtTest>
#include <set>

#include "core/base/cpu_target.h"
#include "core/verify/similarity.h"
#include "tests/support/random_sets.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestSimilarity : public QObject {
  Q_OBJECT

 private slots:
  void intersectionOfRandomSets() {
    SplitMix64 random(11);
    for (int trial = 0; trial < 300; ++trial) {
      const std::size_t shared = random.next() % 40;
      const std::size_t extra = random.next() % 40;
      SetPair pair = overlappingSets(random, shared, extra);
      if (trial % 3 == 0) {  // very different sizes use the binary search
        const auto more = randomSet(random, 4000);
        pair.b.insert(pair.b.end(), more.begin(), more.end());
        std::sort(pair.b.begin(), pair.b.end());
      }
      QCOMPARE(intersectionSize(pair.a, pair.b), static_cast<std::uint32_t>(shared));
      QCOMPARE(intersectionSize(pair.b, pair.a), static_cast<std::uint32_t>(shared));
    }
  }

  void emptySetsHaveNoSimilarity() {
    const std::vector<std::uint64_t> empty;
    const std::vector<std::uint64_t> one{1};
    QCOMPARE(intersectionSize(empty, one), 0U);
    QVERIFY(!intersectionAtLeast(empty, empty, {{1, 10}, {}}));
    QVERIFY(!intersectionAtLeast(empty, one, {{1, 10}, {}}));
  }

  /// With integers, the threshold is reached if and only if part / whole >= t.
  void requiredIntersectionIsTheLeastThatSuffices() {
    for (const Ratio ratio : {Ratio{8, 10}, Ratio{7, 10}, Ratio{1, 1}, Ratio{123, 1000}}) {
      for (std::uint64_t a = 1; a < 60; ++a) {
        for (std::uint64_t b = 1; b < 60; ++b) {
          const std::uint64_t need = requiredIntersection(a, b, {ratio, {}});
          QVERIFY(need > std::min(a, b) || isAtLeast(need, a + b - need, ratio));
          QVERIFY(need == 0 || !isAtLeast(need - 1, a + b - need + 1, ratio));
        }
      }
    }
  }

  /// The same for a share of the smaller set, whichever of the two it is.
  void aPartNeedsAShareOfTheSmallerSet() {
    const Measure measure{MeasureKind::Containment, 1};
    for (const Ratio ratio : {Ratio{8, 10}, Ratio{7, 10}, Ratio{1, 1}, Ratio{123, 1000}}) {
      for (std::uint64_t a = 1; a < 60; ++a) {
        for (std::uint64_t b = 1; b < 60; ++b) {
          const std::uint64_t need = requiredIntersection(a, b, {ratio, measure});
          QVERIFY(need <= std::min(a, b));
          QVERIFY(isAtLeast(need, std::min(a, b), ratio));
          QVERIFY(!isAtLeast(need - 1, std::min(a, b), ratio));
          QCOMPARE(std::uint64_t{measure.wholeOf(a, b, need)}, std::min(a, b));
        }
      }
    }
  }

  void setsThatAreTooSmallAreNoPart() {
    const std::vector<std::uint64_t> part{1, 2, 3};
    const std::vector<std::uint64_t> all{1, 2, 3, 4, 5, 6, 7};
    const auto shared = [&](std::uint32_t least) {
      return intersectionAtLeast(part, all, {{1, 1}, {MeasureKind::Containment, least}});
    };
    QCOMPARE(shared(3).value_or(0), 3U);
    QVERIFY(!shared(4));
    QVERIFY(!intersectionAtLeast(part, all, {{1, 1}, {}}));
  }

  /// If all minima are equal, the two sets are; if none is, they share nothing.
  void minimaEstimateAPart() {
    const Measure measure{MeasureKind::Containment, 1};
    QCOMPARE(measure.estimateOf(0, 100, 10, 40), 0.0);
    QCOMPARE(measure.estimateOf(100, 100, 40, 40), 1.0);
    // A Jaccard similarity of 1/4 of sets with 10 and 40 shingles: all 10 are shared.
    QCOMPARE(measure.estimateOf(25, 100, 10, 40), 1.0);
    QCOMPARE(Measure().estimateOf(25, 100, 10, 40), 0.25);
  }

  /// Pairs exactly at 0.8, where ceil(t / (1 + t) * (|A| + |B|)) in doubles requires one shingle
  /// too many.
  void pairsOnTheThresholdAreKept() {
    SplitMix64 random(12);
    for (std::size_t shared = 4; shared < 400; shared += 4) {
      const SetPair pair = overlappingSets(random, shared, shared / 8);
      const bool isOnThreshold = shared % 8 == 0;
      if (!isOnThreshold) continue;
      QVERIFY(intersectionAtLeast(pair.a, pair.b, {{8, 10}, {}}));
      QVERIFY(!intersectionAtLeast(pair.a, pair.b, {{800000001, 1000000000}, {}}));
    }
  }

  void earlyExitAgreesWithTheWholeMerge_data() {
    QTest::addColumn<int>("target");
    for (const CpuTarget target : availableCpuTargets())
      QTest::newRow(cpuTargetName(target).data()) << static_cast<int>(target);
  }

  void earlyExitAgreesWithTheWholeMerge() {
    QFETCH(int, target);
    setActiveCpuTarget(static_cast<CpuTarget>(target));
    const ShingleSets sets = clusteredSets(13, 60, 4);
    int kept = 0;
    for (const Ratio ratio : {Ratio{5, 10}, Ratio{8, 10}}) {
      for (std::uint32_t a = 0; a < sets.size(); ++a) {
        for (std::uint32_t b = 0; b < a; ++b) {
          const auto x = sets[TextId{a}];
          const auto y = sets[TextId{b}];
          const std::uint32_t shared = intersectionSize(x, y);
          const bool isSimilar = isAtLeast(shared, x.size() + y.size() - shared, ratio);
          const auto found = intersectionAtLeast(x, y, {ratio, {}});
          QCOMPARE(found.has_value(), isSimilar);
          if (found) QCOMPARE(*found, shared);
          kept += isSimilar ? 1 : 0;
        }
      }
    }
    QVERIFY(kept > 50);
  }

  void cleanup() { setActiveCpuTarget(availableCpuTargets().back()); }
};

SHINGLESCOPE_TEST(TestSimilarity, NoApplication)
#include "tst_similarity.moc"
