// SPDX-License-Identifier: MIT
// The profile, compared with all pairs one by one.

#include <QtTest>
#include <cmath>

#include "core/tune/advice/similarity_profile.h"
#include "core/verify/similarity.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::array kProfiledPlans = {BandPlan{3, 1}, BandPlan{8, 2}, BandPlan{20, 5}};

/// The sum of P(candidate | J) over all pairs of distinct texts within the scope.
double bruteCandidates(const ExactSets &texts, const BandPlan &plan) {
  double sum = 0;
  for (const std::uint32_t a : texts.withShingles) {
    for (const std::uint32_t b : texts.withShingles) {
      if (a >= b || !texts.scope.mayPair(a, b)) continue;
      const auto setA = texts.sets()[TextId{a}];
      const auto setB = texts.sets()[TextId{b}];
      const double shared = static_cast<double>(intersectionSize(setA, setB));
      const double all = static_cast<double>(setA.size() + setB.size()) - shared;
      sum += candidateProbability(shared / all, plan);
    }
  }
  return sum;
}

Result<SimilarityProfile> profileOf(const ExactSets &texts, const ProfileOptions &options,
                                    const RunContext &context) {
  const auto numbered = NumberedSets::build(texts.sets(), context);
  if (!numbered) return numbered.error();
  return SimilarityProfile::make(texts, *numbered, options, context);
}

}  // namespace

class TestSimilarityProfile : public QObject {
  Q_OBJECT

 private slots:
  void agreesWithAllPairs();
  void honoursTheScope();
  void sampleIsUnbiased();
  void sameForAnyThreadCount();
  void stopsWhenCancelled();
  void emptyTable();
};

void TestSimilarityProfile::agreesWithAllPairs() {
  const auto dataset = someRentals(300, 1);
  QVERIFY(dataset);
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), threads(2));
  QVERIFY(texts);
  const auto profile = profileOf(*texts, {}, threads(2));
  QVERIFY(profile);
  QVERIFY(profile->isExact());
  for (const BandPlan &plan : kProfiledPlans) {
    const double brute = bruteCandidates(*texts, plan);
    const double expected = profile->expectedCandidates(plan);
    QVERIFY2(std::abs(expected - brute) <= 0.001 * brute + 0.01,
             qPrintable(QString("%1 %2").arg(expected).arg(brute)));
  }
  const auto count = static_cast<double>(texts->withShingles.size());
  QCOMPARE(profile->allPairs(), count * (count - 1) / 2);
  QVERIFY(profile->meanSimilarity() > 0 && profile->meanSimilarity() < 0.3);
  QVERIFY(profile->pairsBetween(0, 2) <= profile->allPairs());
}

void TestSimilarityProfile::honoursTheScope() {
  const auto dataset = someRentals(300, 1);
  QVERIFY(dataset);
  Recipe recipe = rentalsRecipe();
  recipe.same = {"Location"};
  const auto texts = makeExactSets(*dataset, recipe, threads(2));
  QVERIFY2(texts, texts ? "" : texts.error().detail().c_str());
  const auto profile = profileOf(*texts, {}, threads(1));
  QVERIFY(profile);
  const BandPlan plan{8, 2};
  const double brute = bruteCandidates(*texts, plan);
  QVERIFY(std::abs(profile->expectedCandidates(plan) - brute) <= 0.001 * brute + 0.01);
}

void TestSimilarityProfile::sampleIsUnbiased() {
  const auto dataset = someRentals(600, 2);
  QVERIFY(dataset);
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), threads(2));
  QVERIFY(texts);
  const BandPlan plan{8, 2};
  const double brute = bruteCandidates(*texts, plan);
  double sum = 0;
  constexpr int kSamples = 20;
  for (std::uint64_t seed = 1; seed <= kSamples; ++seed) {
    const auto profile = profileOf(*texts, {1, 100, seed}, threads(2));
    QVERIFY(profile);
    QCOMPARE(profile->profiledTexts(), std::uint64_t{100});
    sum += profile->expectedCandidates(plan);
  }
  QVERIFY2(std::abs(sum / kSamples - brute) < 0.1 * brute,
           qPrintable(QString("%1 %2").arg(sum / kSamples).arg(brute)));
}

void TestSimilarityProfile::sameForAnyThreadCount() {
  const auto dataset = someRentals(500, 3);
  QVERIFY(dataset);
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), threads(2));
  QVERIFY(texts);
  const auto one = profileOf(*texts, {1, 150, 7}, threads(1));
  const auto four = profileOf(*texts, {1, 150, 7}, threads(4));
  QVERIFY(one && four);
  for (const BandPlan &plan : kProfiledPlans)
    QCOMPARE(one->expectedCandidates(plan), four->expectedCandidates(plan));
}

void TestSimilarityProfile::stopsWhenCancelled() {
  const auto dataset = someRentals(100, 3);
  QVERIFY(dataset);
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), threads(2));
  QVERIFY(texts);
  const auto numbered = NumberedSets::build(texts->sets(), threads(1));
  QVERIFY(numbered);
  const auto profile = SimilarityProfile::make(*texts, *numbered, {}, cancelledRun());
  QVERIFY(!profile);
  QCOMPARE(profile.error().code, ErrorCode::Cancelled);
}

void TestSimilarityProfile::emptyTable() {
  const auto dataset = textDataset({"a", "b"});
  const auto texts = makeExactSets(*dataset, wordRecipe({"text"}), threads(1));
  QVERIFY2(texts, texts ? "" : texts.error().detail().c_str());
  const auto profile = profileOf(*texts, {}, threads(1));
  QVERIFY(profile);
  QCOMPARE(profile->expectedCandidates({4, 1}), 0.0);
  QCOMPARE(profile->allPairs(), 0.0);
  QCOMPARE(profile->meanSimilarity(), 0.0);
}

SHINGLESCOPE_TEST(TestSimilarityProfile, NoApplication)
#include "tst_similarity_profile.moc"
