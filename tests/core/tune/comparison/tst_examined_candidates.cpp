// SPDX-License-Identifier: MIT
// Candidates above and below the threshold and missed pairs, compared with the runs and with the
// definition.

#include <QtTest>
#include <algorithm>
#include <map>

#include "core/lsh/band_keys.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/signature/min_hasher.h"
#include "core/tune/comparison/examined_candidates.h"
#include "core/verify/exact_join.h"
#include "core/verify/verifier.h"
#include "tests/support/row_pairs.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestExaminedCandidates : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void everyPairHasTheFateOfItsDefinition();
  void countsAreThoseOfTheRuns();
  void knownPairsAreNotSearchedAgain();
  void listsTheMostSimilar();
  void drawsFairly();
  void listsOneFate();
  void sameForAnyThreadCount();
  void refusesContainment();
  void stopsWhenCancelled();

 private:
  ExaminedCandidates examined(const ExaminedOptions &options,
                              const RunContext &context = {}) const {
    auto examined = examineCandidates(*m_texts, options, context);
    return examined ? *std::move(examined) : ExaminedCandidates();
  }

  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
  std::unique_ptr<ExactSets> m_texts;
};

void TestExaminedCandidates::initTestCase() {
  m_dataset = someRentals(500, 2);
  QVERIFY(m_dataset);
  m_recipe = rentalsRecipe();
  m_recipe.threshold = {5, 10};
  m_recipe.signature.numHashes = 16;
  m_recipe.bands = 4;
  m_texts = std::make_unique<ExactSets>(*makeExactSets(*m_dataset, m_recipe, {}));
}

void TestExaminedCandidates::everyPairHasTheFateOfItsDefinition() {
  const ExaminedCandidates all = examined({.most = UINT32_MAX});
  QCOMPARE(all.pairs.size(), all.found.texts + all.below.texts + all.missed.texts);
  QVERIFY(all.found.texts > 0 && all.below.texts > 0 && all.missed.texts > 0);
  std::map<RowPair, ExaminedPair> examinedOf;
  for (const ExaminedPair &pair : all.pairs) examinedOf[{pair.rowA.value, pair.rowB.value}] = pair;
  const auto subset = signExactSets(*m_texts, m_recipe.signature, {});
  const TextClasses &classes = m_texts->classes();
  std::uint64_t seen = 0;
  for (std::uint32_t a = 0; a < classes.textCount(); ++a) {
    for (std::uint32_t b = a + 1; b < classes.textCount(); ++b) {
      ScoredPair pair{{a}, {b}};
      scoreOnSets(m_texts->sets(), Measure(), pair);
      const auto x = subset->signatures[TextId{a}];
      const auto y = subset->signatures[TextId{b}];
      const bool isSimilar = isAtLeast(pair.intersection, pair.whole, m_recipe.threshold);
      const std::uint32_t shared = countSharedBands(x, y, m_recipe.bandPlan());
      const RowPair rows{classes.firstRow({a}).value, classes.firstRow({b}).value};
      const auto place = examinedOf.find(rows);
      QCOMPARE(place != examinedOf.end(), shared > 0 || isSimilar);
      if (place == examinedOf.end()) continue;
      ++seen;
      const CandidateFate fate = shared == 0 ? CandidateFate::Missed
                                 : isSimilar ? CandidateFate::Found
                                             : CandidateFate::Below;
      QCOMPARE(place->second.fate, fate);
      QCOMPARE(place->second.sharedBands, shared);
      QCOMPARE(place->second.intersection, pair.intersection);
      QCOMPARE(place->second.whole, pair.whole);
      QCOMPARE(place->second.equalPositions, equalPositions(x, y));
    }
  }
  QCOMPARE(seen, std::uint64_t{all.pairs.size()});
}

void TestExaminedCandidates::countsAreThoseOfTheRuns() {
  const ExaminedCandidates all = examined({.most = 0});
  QVERIFY(all.pairs.empty());
  const auto found = findDuplicates(*m_dataset, m_recipe, {});
  const auto exact = findExactDuplicates(*m_dataset, m_recipe, {});
  QCOMPARE(all.found.rows + all.identicalPairs, found->report.pairs);
  QCOMPARE(all.found.rows + all.missed.rows + all.identicalPairs, exact->report.pairs);
  QCOMPARE(all.found.texts + all.below.texts, found->report.candidates);
}

/// Pairs that are known from a lower floor on give the same lists as a join of its own.
void TestExaminedCandidates::knownPairsAreNotSearchedAgain() {
  const auto joined = exactJoin(m_texts->sets(), {{2, 10}, m_recipe.measure}, {}, m_texts->scope);
  QVERIFY(joined);
  const auto again = examineCandidates(*m_texts, {.most = 50}, {}, &joined->pairs);
  QVERIFY(again);
  const ExaminedCandidates own = examined({.most = 50});
  QVERIFY(again->found == own.found && again->below == own.below && again->missed == own.missed);
  QCOMPARE(again->pairs.size(), own.pairs.size());
  for (std::size_t i = 0; i < own.pairs.size(); ++i) {
    QCOMPARE(again->pairs[i].rowA.value, own.pairs[i].rowA.value);
    QCOMPARE(again->pairs[i].rowB.value, own.pairs[i].rowB.value);
    QCOMPARE(again->pairs[i].equalPositions, own.pairs[i].equalPositions);
  }
}

void TestExaminedCandidates::listsTheMostSimilar() {
  const ExaminedCandidates all = examined({.most = UINT32_MAX});
  const ExaminedCandidates some = examined({.most = 5});
  for (const CandidateFate fate :
       {CandidateFate::Found, CandidateFate::Below, CandidateFate::Missed}) {
    const auto of = [fate](const ExaminedCandidates &from) {
      std::vector<RowPair> rows;
      for (const ExaminedPair &pair : from.pairs)
        if (pair.fate == fate) rows.emplace_back(pair.rowA.value, pair.rowB.value);
      return rows;
    };
    auto first = of(all);
    first.resize(std::min<std::size_t>(5, first.size()));
    QVERIFY(of(some) == first);
    QCOMPARE(some.countOf(fate).texts, all.countOf(fate).texts);
  }
  for (std::size_t i = 1; i < all.pairs.size(); ++i)
    if (all.pairs[i].fate == all.pairs[i - 1].fate)
      QVERIFY(all.pairs[i].similarity() <= all.pairs[i - 1].similarity());
}

void TestExaminedCandidates::drawsFairly() {
  const std::uint64_t all = examined({.most = 0}).found.texts;
  const std::uint64_t most = all / 4;
  QVERIFY(most >= 3);
  std::map<RowPair, int> drawn;
  constexpr int kRounds = 40;
  for (std::uint64_t seed = 1; seed <= kRounds; ++seed) {
    const auto some =
        examined({.below = false, .missed = false, .most = most, .isRandom = true, .seed = seed});
    QCOMPARE(std::uint64_t{some.pairs.size()}, most);
    for (const ExaminedPair &pair : some.pairs) ++drawn[{pair.rowA.value, pair.rowB.value}];
  }
  // Each pair is drawn about as often as any other: 5 deviations of a binomial number.
  const double share = static_cast<double>(most) / static_cast<double>(all);
  const double bound = kRounds * share + 5 * std::sqrt(kRounds * share * (1 - share));
  QVERIFY(drawn.size() > most);
  for (const auto &[pair, times] : drawn)
    QVERIFY2(times <= bound, qPrintable(QString::number(times)));
}

void TestExaminedCandidates::listsOneFate() {
  const ExaminedCandidates below = examined({.found = false, .missed = false, .most = 20});
  QVERIFY(!below.pairs.empty());
  QVERIFY(std::ranges::all_of(below.pairs, [this](const ExaminedPair &pair) {
    return pair.fate == CandidateFate::Below &&
           !isAtLeast(pair.intersection, pair.whole, m_recipe.threshold);
  }));
  QVERIFY(below.missed.texts > 0);
}

void TestExaminedCandidates::sameForAnyThreadCount() {
  const ExaminedCandidates one = examined({.most = 50}, threads(1));
  const ExaminedCandidates four = examined({.most = 50}, threads(4));
  QCOMPARE(one.pairs.size(), four.pairs.size());
  for (std::size_t i = 0; i < one.pairs.size(); ++i) {
    QCOMPARE(one.pairs[i].rowA.value, four.pairs[i].rowA.value);
    QCOMPARE(one.pairs[i].rowB.value, four.pairs[i].rowB.value);
  }
}

void TestExaminedCandidates::refusesContainment() {
  Recipe contained = m_recipe;
  contained.measure = {MeasureKind::Containment, 10};
  const auto texts = makeExactSets(*m_dataset, contained, {});
  QVERIFY(texts);
  QCOMPARE(examineCandidates(*texts, {}, {}).error().code, ErrorCode::BadParameter);
}

void TestExaminedCandidates::stopsWhenCancelled() {
  QCOMPARE(examineCandidates(*m_texts, {}, cancelledRun()).error().code, ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestExaminedCandidates, NoApplication)
#include "tst_examined_candidates.moc"
