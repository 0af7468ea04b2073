// SPDX-License-Identifier: MIT
#include <QtTest>
#include <cmath>

#include "core/lsh/candidate_generator.h"
#include "core/signature/min_hasher.h"
#include "tests/support/random_sets.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

std::vector<std::uint32_t> nonEmpty(const ShingleSets &sets) {
  std::vector<std::uint32_t> texts;
  for (std::uint32_t text = 0; text < sets.size(); ++text)
    if (!sets[TextId{text}].empty()) texts.push_back(text);
  return texts;
}

SignatureMatrix sign(const ShingleSets &sets, std::uint32_t numHashes) {
  return *MinHasher::create({PermutationScheme::Affine, numHashes, 42})->signAll(sets, {});
}

Result<Candidates> candidatesOf(const SignatureMatrix &signatures,
                                const std::vector<std::uint32_t> &texts, const BandPlan &plan,
                                const RunContext &context) {
  const auto keys = makeBandKeys(signatures, plan, {});
  if (!keys) return keys.error();
  return generateCandidates(*keys, texts, context);
}

}  // namespace

class TestCandidateGenerator : public QObject {
  Q_OBJECT

 private slots:
  void equalsAllPairsThatShareABand_data() {
    QTest::addColumn<int>("families");
    QTest::newRow("comparison sort") << 80;
    QTest::newRow("radix sort") << 900;
  }

  void equalsAllPairsThatShareABand() {
    QFETCH(int, families);
    const ShingleSets sets = clusteredSets(21, static_cast<std::size_t>(families), 6);
    const BandPlan plan{8, 2};
    const SignatureMatrix signatures = sign(sets, plan.numHashes());
    const auto texts = nonEmpty(sets);
    QVERIFY(texts.size() < sets.size());  // some sets are empty and must not become candidates
    std::vector<CandidatePair> expected;
    for (const std::uint32_t a : texts)
      for (const std::uint32_t b : texts)
        if (a < b && countSharedBands(signatures[TextId{a}], signatures[TextId{b}], plan) > 0)
          expected.push_back({a, b});
    QVERIFY(expected.size() > 100);
    for (const unsigned threads : {1U, 2U, 8U}) {
      RunContext context;
      context.threads = threads;
      const auto candidates = candidatesOf(signatures, texts, plan, context);
      QVERIFY(candidates);
      QVERIFY(candidates->pairs == expected);
    }
  }

  /// A proportion of 1 - (1 - s^r)^b of the pairs with similarity s must become candidates.
  void followsTheSCurve() {
    const BandPlan plan{10, 5};
    for (const std::size_t shared : {40U, 60U, 80U}) {
      constexpr int kPairs = 4000;
      SplitMix64 random(shared);
      std::vector<std::vector<std::uint64_t>> sets;
      const std::size_t onlyEach = (100 - shared) / 2;
      for (int i = 0; i < kPairs; ++i) {
        SetPair pair = overlappingSets(random, shared, onlyEach);
        sets.push_back(std::move(pair.a));
        sets.push_back(std::move(pair.b));
      }
      const ShingleSets all = makeSets(sets);
      const auto candidates = candidatesOf(sign(all, 50), nonEmpty(all), plan, {});
      QVERIFY(candidates);
      const double expected = candidateProbability(static_cast<double>(shared) / 100, plan);
      const double found = static_cast<double>(candidates->pairs.size()) / kPairs;
      const double fourSigma = 4 * std::sqrt(expected * (1 - expected) / kPairs) + 1e-3;
      QVERIFY2(std::abs(found - expected) < fourSigma,
               qPrintable(QString("%1 instead of %2").arg(found).arg(expected)));
    }
  }

  /// The limit is exact, for any number of threads.
  void rejectsMoreCandidatesThanFitInMemory() {
    const std::vector<std::vector<std::uint64_t>> same(200, {1, 2, 3});
    const ShingleSets sets = makeSets(same);
    for (const unsigned threads : {1U, 8U}) {
      RunContext context;
      context.threads = threads;
      const auto pairs = candidatesOf(sign(sets, 16), nonEmpty(sets), {8, 2}, context);
      QVERIFY(pairs);
      QCOMPARE(pairs->pairs.size(), std::size_t{200 * 199 / 2});
      context.memoryBudget = std::uint64_t{200 * 199 / 2} * 72;
      QVERIFY(candidatesOf(sign(sets, 16), nonEmpty(sets), {8, 2}, context));
      context.memoryBudget -= 1;
      const auto refused = candidatesOf(sign(sets, 16), nonEmpty(sets), {8, 2}, context);
      QVERIFY(!refused);
      QCOMPARE(refused.error().code, ErrorCode::Limit);
      QVERIFY(refused.error().detail().find("fewer bands") != std::string::npos);
    }
  }

  void stopsWhenCancelled() {
    std::stop_source source;
    source.request_stop();
    RunContext context;
    context.stop = source.get_token();
    const ShingleSets sets = clusteredSets(1, 30, 3);
    const auto candidates = candidatesOf(sign(sets, 16), nonEmpty(sets), {8, 2}, context);
    QVERIFY(!candidates);
    QCOMPARE(candidates.error().code, ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestCandidateGenerator, NoApplication)
#include "tst_candidate_generator.moc"
