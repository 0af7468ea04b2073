// SPDX-License-Identifier: MIT
// Advice: promises kept over seeds, costs near those of the best plan, limits, and what cannot be
// answered.

#include <QtTest>
#include <cmath>

#include "core/tune/advice/advice_words.h"
#include "core/tune/advice/advisor.h"
#include "core/tune/advice/plan_search.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/text_families.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

AdviceQuestion untimed(const Ratio &recall) {
  AdviceQuestion question;
  question.leastRecall = recall;
  question.tellsTime = false;
  return question;
}

Recipe familyRecipe() {
  Recipe recipe = wordRecipe({"text"}, 2);
  recipe.threshold = {6, 10};
  return recipe;
}

std::shared_ptr<const Dataset> familyTable() { return textDataset(families(5, 60, 8)); }

/// The mean recall of runs with other seeds than the recipe's, in row pairs of distinct texts.
double meanRecall(const ExactSets &texts, const TruePairs &pairs, const BandPlan &plan, int seeds) {
  double sum = 0;
  for (int seed = 1; seed <= seeds; ++seed) {
    const SignatureOptions signature{.seed = static_cast<std::uint64_t>(seed)};
    const auto trials = tryBandPlan(texts, pairs, signature, plan, 0, threads(2));
    if (!trials) return 0;
    const BandTrial &own = trials->own();
    sum += static_cast<double>(own.found) / static_cast<double>(own.rowPairs);
  }
  return sum / seeds;
}

bool hasMessage(const std::vector<Message> &messages, MessageId id) {
  return std::ranges::any_of(messages, [id](const Message &message) { return message.id == id; });
}

}  // namespace

class TestAdvisor : public QObject {
  Q_OBJECT

 private slots:
  void keepsItsPromise_data();
  void keepsItsPromise();
  void sameForAnyThreadCount();
  void recommendsARecipeThatRuns();
  void higherPromisesCostMore();
  void alternativesDiffer();
  void bestF1();
  void limitsThatNothingKeeps();
  void withinTheLimits();
  void onlyExactFindsAll();
  void containmentIsExact();
  void fewPairsAreUncertain();
  void noPairs();
  void noTexts();
  void tooFewHashes();
  void estimatesAreReplaced();
  void sampledPairs();
  void badQuestions_data();
  void badQuestions();
  void stopsWhenCancelled();
};

void TestAdvisor::keepsItsPromise_data() {
  QTest::addColumn<int>("threshold");
  QTest::addColumn<int>("percent");
  for (const int threshold : {5, 6, 7})
    for (const int percent : {90, 95, 99})
      QTest::addRow("0.%d, %d %%", threshold, percent) << threshold << percent;
}

/// The cheapest plan of a grid by the curve and the exact profile costs no less than two thirds of
/// the proposal.
void TestAdvisor::keepsItsPromise() {
  QFETCH(const int, threshold);
  QFETCH(const int, percent);
  const auto dataset = familyTable();
  Recipe recipe = familyRecipe();
  recipe.threshold = {static_cast<std::uint64_t>(threshold), 10};
  const auto texts = makeExactSets(*dataset, recipe, threads(2));
  QVERIFY(texts);
  const auto evidence = gatherEvidence(*texts, recipe.threshold, threads(2));
  QVERIFY(evidence);
  const double promise = percent / 100.0;
  const auto question = untimed({static_cast<std::uint64_t>(percent), 100});
  const auto advice = advise(*evidence, recipe.threshold, question, threads(2));
  QVERIFY2(advice, advice ? "" : advice.error().detail().c_str());
  QVERIFY(advice->plan);
  QVERIFY(advice->knownPairs >= 30);
  QVERIFY(!advice->isUncertain());
  const PlanFigures &plan = *advice->plan;
  QVERIFY(plan.promised() >= promise);
  const double recall = meanRecall(*texts, evidence->pairs, plan.plan, 20);
  QVERIFY2(recall >= promise, QByteArray::number(recall));
  QVERIFY2(std::abs(recall - plan.recall) < 0.03, QByteArray::number(recall - plan.recall));
  const RecallCurve curve(*texts, evidence->pairs);
  double best = 1e300;
  for (std::uint32_t rows = 1; rows <= 16; ++rows) {
    const auto bands = curve.bandsFor(rows, promise, 512 / rows);
    if (!bands) continue;
    const BandPlan each{*bands, rows};
    const auto values =
        static_cast<double>(hashValuesOf(evidence->profile.texts(), each.numHashes()));
    best = std::min(best, values + evidence->profile.expectedCandidates(each));
  }
  QVERIFY2(plan.cost() <= 1.5 * best, QByteArray::number(plan.cost() / best));
}

void TestAdvisor::sameForAnyThreadCount() {
  const auto dataset = familyTable();
  const auto one = adviseOn(*dataset, familyRecipe(), untimed({95, 100}), threads(1));
  const auto four = adviseOn(*dataset, familyRecipe(), untimed({95, 100}), threads(4));
  QVERIFY(one && four && one->plan && four->plan);
  QVERIFY(one->recipe == four->recipe);
  QCOMPARE(one->plan->recall, four->plan->recall);
  QCOMPARE(one->plan->compared, four->plan->compared);
  QCOMPARE(one->reason, four->reason);
  QCOMPARE(one->remarks, four->remarks);
  QCOMPARE(one->alternatives.size(), four->alternatives.size());
  for (std::size_t i = 0; i < one->alternatives.size(); ++i)
    QVERIFY(one->alternatives[i].plan == four->alternatives[i].plan);
}

void TestAdvisor::recommendsARecipeThatRuns() {
  const auto dataset = familyTable();
  const auto advice = adviseOn(*dataset, familyRecipe(), untimed({95, 100}), threads(2));
  QVERIFY(advice && advice->plan);
  QVERIFY(validateRecipe(advice->recipe));
  QCOMPARE(advice->recipe.bandPlan(), advice->plan->plan);
  QCOMPARE(advice->reason.size(), std::size_t{3});
  const auto found = findMatches(*dataset, {}, advice->recipe, threads(2));
  QVERIFY(found);
  QVERIFY(advice->plan->own);
  QCOMPARE(found->report.candidates, advice->plan->own->compared);
  std::uint64_t rows = 0;
  for (const ScoredPair &pair : found->pairs)
    rows += found->classes.rowPairsOf(pair.textA, pair.textB);
  QCOMPARE(rows, advice->plan->own->found);
}

void TestAdvisor::higherPromisesCostMore() {
  const auto dataset = familyTable();
  double last = 0;
  for (const std::uint64_t percent : {80, 90, 99}) {
    const auto advice = adviseOn(*dataset, familyRecipe(), untimed({percent, 100}), threads(2));
    QVERIFY(advice && advice->plan);
    QVERIFY(advice->plan->cost() >= last);
    last = advice->plan->cost();
  }
}

void TestAdvisor::alternativesDiffer() {
  const auto dataset = familyTable();
  const auto advice = adviseOn(*dataset, familyRecipe(), untimed({99, 100}), threads(2));
  QVERIFY(advice && advice->plan);
  QCOMPARE(advice->alternatives.size(), std::size_t{2});
  for (const PlanFigures &each : advice->alternatives) {
    QVERIFY(!(each.plan == advice->plan->plan));
    QVERIFY(!inEnglish(alternativeMessage(each, *advice->plan)).empty());
  }
  QVERIFY(!(advice->alternatives[0].plan == advice->alternatives[1].plan));
}

void TestAdvisor::bestF1() {
  const auto dataset = familyTable();
  AdviceQuestion question = untimed({95, 100});
  question.rule = AdviceRule::BestF1;
  const auto best = adviseOn(*dataset, familyRecipe(), question, threads(2));
  const auto cheap = adviseOn(*dataset, familyRecipe(), untimed({95, 100}), threads(2));
  QVERIFY(best && best->plan && cheap && cheap->plan);
  QVERIFY(best->plan->f1 > cheap->plan->f1);
  QVERIFY(best->plan->plan.numHashes() <= question.mostHashes);
  QVERIFY(hasMessage(best->reason, MessageId::AdviceHasBestF1) || best->exact.isBetter);
}

void TestAdvisor::limitsThatNothingKeeps() {
  const auto dataset = familyTable();
  AdviceQuestion question = untimed({95, 100});
  question.mostBytes = 1;
  const auto memory = adviseOn(*dataset, familyRecipe(), question, threads(2));
  QVERIFY2(memory, memory ? "" : memory.error().detail().c_str());
  QVERIFY(!memory->plan);
  QVERIFY(!memory->exact.isBetter);
  QCOMPARE(memory->brokenLimit, AdviceLimit::Memory);
  QVERIFY(hasMessage(memory->reason, MessageId::AdviceNothingInMemory));
  question.mostBytes = 0;
  question.mostSeconds = 1e-12;
  const auto time = adviseOn(*dataset, familyRecipe(), question, threads(2));
  QVERIFY(time && !time->plan);
  QCOMPARE(time->brokenLimit, AdviceLimit::Time);
  QVERIFY(hasMessage(time->reason, MessageId::AdviceNothingInTime));
}

void TestAdvisor::withinTheLimits() {
  const auto dataset = familyTable();
  AdviceQuestion question = untimed({95, 100});
  question.mostBytes = std::uint64_t{1} << 40U;
  question.mostSeconds = 1e6;
  const auto advice = adviseOn(*dataset, familyRecipe(), question, threads(2));
  QVERIFY(advice && advice->plan && advice->plan->resources);
  QCOMPARE(advice->brokenLimit, AdviceLimit::None);
  QVERIFY(advice->plan->resources->memoryBytes > 0);
  QVERIFY(advice->exact.resources);
}

void TestAdvisor::onlyExactFindsAll() {
  const auto dataset = familyTable();
  const auto advice = adviseOn(*dataset, familyRecipe(), untimed({1, 1}), threads(2));
  QVERIFY(advice && !advice->plan);
  QVERIFY(advice->exact.isBetter);
  QVERIFY(hasMessage(advice->reason, MessageId::AdviceOnlyExactFindsAll));
  QCOMPARE(advice->recipe.bands, familyRecipe().bands);
}

void TestAdvisor::containmentIsExact() {
  const auto dataset = familyTable();
  Recipe recipe = familyRecipe();
  recipe.measure.kind = MeasureKind::Containment;
  const auto advice = adviseOn(*dataset, recipe, untimed({95, 100}), threads(2));
  QVERIFY2(advice, advice ? "" : advice.error().detail().c_str());
  QVERIFY(!advice->plan && advice->exact.isBetter);
  QVERIFY(hasMessage(advice->reason, MessageId::AdviceContainmentIsExact));
}

void TestAdvisor::fewPairsAreUncertain() {
  const auto dataset = textDataset({"a b c d e f", "a b c d e g", "h i j k l", "m n o p q r"});
  Recipe recipe = familyRecipe();
  recipe.threshold = {5, 10};
  const auto advice = adviseOn(*dataset, recipe, untimed({95, 100}), threads(1));
  QVERIFY(advice && advice->plan);
  QCOMPARE(advice->knownPairs, std::uint64_t{1});
  QVERIFY(advice->isUncertain());
  QVERIFY(hasMessage(advice->remarks, MessageId::AdviceHasFewPairs));
  QVERIFY(advice->exact.isBetter);
}

void TestAdvisor::noPairs() {
  const auto dataset = textDataset({"a b c d", "e f g h", "i j k l"});
  const auto advice = adviseOn(*dataset, familyRecipe(), untimed({95, 100}), threads(1));
  QVERIFY(advice && advice->plan);
  QCOMPARE(advice->knownPairs, std::uint64_t{0});
  QVERIFY(hasMessage(advice->remarks, MessageId::AdviceHasNoPairs));
  // The promise is that of a pair exactly at the threshold.
  QVERIFY(candidateProbability(0.6, advice->plan->plan) >= 0.95);
}

void TestAdvisor::noTexts() {
  const auto dataset = textDataset({"a", "b"});
  const auto advice = adviseOn(*dataset, familyRecipe(), untimed({95, 100}), threads(1));
  QVERIFY(advice && !advice->plan && !advice->exact.isBetter);
  QVERIFY(hasMessage(advice->reason, MessageId::AdviceNoTexts));
  QVERIFY(hasMessage(advice->remarks, MessageId::AdviceShortRows));
}

void TestAdvisor::tooFewHashes() {
  const auto dataset = familyTable();
  AdviceQuestion question = untimed({99, 100});
  question.mostHashes = 1;
  const auto advice = adviseOn(*dataset, familyRecipe(), question, threads(1));
  QVERIFY(advice && !advice->plan);
  QVERIFY(hasMessage(advice->reason, MessageId::AdviceNoPlan));
}

void TestAdvisor::estimatesAreReplaced() {
  const auto dataset = familyTable();
  Recipe recipe = familyRecipe();
  recipe.verification = Verification::Estimate;
  const auto advice = adviseOn(*dataset, recipe, untimed({95, 100}), threads(1));
  QVERIFY(advice && advice->plan);
  QCOMPARE(advice->recipe.verification, Verification::Exact);
  QVERIFY(hasMessage(advice->remarks, MessageId::AdviceVerifiesExactly));
}

void TestAdvisor::sampledPairs() {
  const auto dataset = textDataset(families(6, 500, 8));
  const Recipe recipe = familyRecipe();
  const auto texts = makeExactSets(*dataset, recipe, threads(2));
  QVERIFY(texts);
  const SimilarityBound bound{recipe.threshold, {}};
  const auto all = findTruePairs(*texts, bound, {}, threads(2));
  const auto some = findTruePairs(*texts, bound, {.exactUpTo = 0, .seed = 3}, threads(2));
  QVERIFY(all && some && all->isExact && !some->isExact);
  QVERIFY(some->searchedTexts < some->dataTexts);
  QVERIFY(some->pairs.size() >= kEnoughTruePairs);
  QVERIFY(std::abs(some->textPairs() / all->textPairs() - 1) < 0.15);
  const RecallCurve whole(*texts, *all);
  const RecallCurve part(*texts, *some);
  const BandPlan plan{10, 3};
  QVERIFY(std::abs(whole.recall(plan) - part.recall(plan)) < 4 * part.sampleError(plan) + 0.005);
  QCOMPARE(whole.sampleError(plan), 0.0);
  QVERIFY(part.sampleError(plan) > 0);
}

void TestAdvisor::badQuestions_data() {
  QTest::addColumn<int>("percent");
  QTest::addColumn<int>("hashes");
  QTest::addColumn<double>("seconds");
  QTest::newRow("no recall") << 0 << 128 << 0.0;
  QTest::newRow("over 1") << 101 << 128 << 0.0;
  QTest::newRow("no hashes") << 95 << 0 << 0.0;
  QTest::newRow("many hashes") << 95 << 4097 << 0.0;
  QTest::newRow("negative time") << 95 << 128 << -1.0;
  QTest::newRow("time that is no number") << 95 << 128 << std::nan("");
}

void TestAdvisor::badQuestions() {
  QFETCH(const int, percent);
  QFETCH(const int, hashes);
  QFETCH(const double, seconds);
  AdviceQuestion question = untimed({static_cast<std::uint64_t>(percent), 100});
  question.mostHashes = static_cast<std::uint32_t>(hashes);
  question.mostSeconds = seconds;
  const auto advice = adviseOn(*familyTable(), familyRecipe(), question, threads(1));
  QVERIFY(!advice);
  QCOMPARE(advice.error().code, ErrorCode::BadParameter);
}

void TestAdvisor::stopsWhenCancelled() {
  const auto dataset = familyTable();
  const auto texts = makeExactSets(*dataset, familyRecipe(), threads(2));
  QVERIFY(texts);
  const auto evidence = gatherEvidence(*texts, {6, 10}, threads(2));
  QVERIFY(evidence);
  const auto advice = advise(*evidence, {6, 10}, untimed({95, 100}), cancelledRun());
  QVERIFY(!advice);
  QCOMPARE(advice.error().code, ErrorCode::Cancelled);
  QCOMPARE(gatherEvidence(*texts, {6, 10}, cancelledRun()).error().code, ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestAdvisor, NoApplication)
#include "tst_advisor.moc"
