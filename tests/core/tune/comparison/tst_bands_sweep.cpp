// SPDX-License-Identifier: MIT
// Candidates by number of bands, compared pair by pair with the definition.

#include <QtTest>

#include "core/lsh/band_keys.h"
#include "core/lsh/band_plan.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/tune/comparison/bands_sweep.h"
#include "core/tune/recall/similarity_histogram.h"
#include "core/verify/similarity.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestBandsSweep : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void countsFollowFromTheDefinition();
  void agreesWithARun();
  void knownPairsChangeNothing();
  void moreBandsFindMore();
  void drawnRowsAreASample();
  void stopsWhenCancelled();

 private:
  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
};

void TestBandsSweep::initTestCase() {
  m_dataset = someRentals(250, 3);
  QVERIFY(m_dataset);
  m_recipe = rentalsRecipe();
  m_recipe.signature.numHashes = 24;
  m_recipe.bands = 6;
  m_recipe.threshold = {5, 10};
}

void TestBandsSweep::countsFollowFromTheDefinition() {
  const auto texts = makeExactSets(*m_dataset, m_recipe, {});
  QVERIFY(texts);
  const auto swept = sweepBands(*texts, nullptr, threads(2));
  QVERIFY2(swept, swept ? "" : swept.error().detail().c_str());
  const auto plans = bandPlansFor(24);
  QCOMPARE(swept->points.size(), plans.size());
  const auto signatures = signExactSets(*texts, m_recipe.signature, {});
  QVERIFY(signatures);
  for (std::size_t i = 0; i < plans.size(); ++i) {
    PairCounts candidates, verified, exact;
    for (std::uint32_t a = 0; a < texts->classes().textCount(); ++a) {
      for (std::uint32_t b = a + 1; b < texts->classes().textCount(); ++b) {
        const auto setA = texts->sets()[TextId{a}];
        const auto setB = texts->sets()[TextId{b}];
        if (setA.empty() || setB.empty()) continue;
        const std::uint32_t shared = intersectionSize(setA, setB);
        const bool isMatch = 2 * shared >= setA.size() + setB.size() - shared;
        const std::uint64_t rows = texts->rowPairsOf({a}, {b});
        if (isMatch) exact = {exact.texts + 1, exact.rows + rows};
        const auto &values = signatures->signatures;
        if (countSharedBands(values[TextId{a}], values[TextId{b}], plans[i]) == 0) continue;
        candidates = {candidates.texts + 1, candidates.rows + rows};
        if (isMatch) verified = {verified.texts + 1, verified.rows + rows};
      }
    }
    const BandsPoint &point = swept->points[i];
    QVERIFY(point.plan == plans[i]);
    QVERIFY(point.candidates == candidates);
    QVERIFY(point.verified == verified);
    QVERIFY(swept->exact == exact);
    QCOMPARE(point.falsePositives.rows, candidates.rows - verified.rows);
    QCOMPARE(point.missed.texts, exact.texts - verified.texts);
    QCOMPARE(point.recall, double(verified.rows) / double(exact.rows));
  }
}

void TestBandsSweep::agreesWithARun() {
  const auto texts = makeExactSets(*m_dataset, m_recipe, {});
  const auto swept = sweepBands(*texts, nullptr, {});
  const auto run = findDuplicates(*m_dataset, m_recipe, {});
  QVERIFY(swept && run);
  const auto point = std::ranges::find(swept->points, BandPlan{6, 4}, &BandsPoint::plan);
  QVERIFY(point != swept->points.end());
  QCOMPARE(point->candidates.texts, run->report.candidates);
  QCOMPARE(point->verified.rows + swept->identicalPairs, run->report.pairs);
}

void TestBandsSweep::knownPairsChangeNothing() {
  const auto texts = makeExactSets(*m_dataset, m_recipe, {});
  const auto histogram = makeSimilarityHistogram(*texts, {}, {});
  const auto fresh = sweepBands(*texts, nullptr, {});
  const auto known = sweepBands(*texts, &histogram->pairs, threads(3));
  QVERIFY(fresh && known);
  for (std::size_t i = 0; i < fresh->points.size(); ++i) {
    QVERIFY(fresh->points[i].verified == known->points[i].verified);
    QVERIFY(fresh->points[i].missed == known->points[i].missed);
    QCOMPARE(fresh->points[i].expectedRecall, known->points[i].expectedRecall);
  }
}

void TestBandsSweep::moreBandsFindMore() {
  const auto texts = makeExactSets(*m_dataset, m_recipe, {});
  const auto swept = sweepBands(*texts, nullptr, {});
  QVERIFY(swept);
  QVERIFY(swept->points.front().expectedRecall < swept->points.back().expectedRecall);
  QVERIFY(swept->points.front().candidates.rows < swept->points.back().candidates.rows);
  const auto run = findExactDuplicates(*m_dataset, m_recipe, {});
  QVERIFY(run);
  for (const BandsPoint &point : swept->points) {
    double found = 0;
    double all = 0;
    for (const ScoredPair &pair : run->pairs) {
      const auto rows = static_cast<double>(texts->rowPairsOf(pair.textA, pair.textB));
      found += rows * candidateProbability(pair.similarity(), point.plan);
      all += rows;
    }
    QVERIFY(all > 0);
    QVERIFY(std::abs(point.expectedRecall - found / all) < 1e-12);
  }
}

void TestBandsSweep::drawnRowsAreASample() {
  const auto rows = drawRows(1000, 100, 9);
  QCOMPARE(rows.size(), std::size_t{100});
  QVERIFY(std::ranges::is_sorted(rows));
  QVERIFY(std::ranges::adjacent_find(rows) == rows.end());
  QVERIFY(rows == drawRows(1000, 100, 9));
  QVERIFY(rows != drawRows(1000, 100, 10));
  QCOMPARE(drawRows(5, 9, 1).size(), std::size_t{5});
  std::vector<int> times(10);  // every row is equally likely
  for (std::uint64_t seed = 0; seed < 3000; ++seed)
    for (const std::uint32_t row : drawRows(10, 3, seed)) ++times[row];
  for (const int count : times) QVERIFY(count > 780 && count < 1020);
}

void TestBandsSweep::stopsWhenCancelled() {
  const auto texts = makeExactSets(*m_dataset, m_recipe, {});
  QCOMPARE(sweepBands(*texts, nullptr, cancelledRun()).error().code, ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestBandsSweep, NoApplication)
#include "tst_bands_sweep.moc"
