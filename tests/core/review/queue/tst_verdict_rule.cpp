// SPDX-License-Identifier: MIT
// Verdicts by rule: which pairs get them, what stays, and that they never count as an audit.

#include <QTest>
#include <numeric>

#include "core/base/run_context.h"
#include "core/export/content/verdict_table.h"
#include "core/review/quality/review_quality.h"
#include "core/review/queue/queue_order.h"
#include "core/review/queue/verdict_rule.h"
#include "core/review/verdicts/memory_verdict_store.h"
#include "core/review/verdicts/verdict_merge.h"
#include "core/review/verdicts/verdicts.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

using Items = std::vector<std::uint32_t>;

// The items of the sample: its pairs of texts (0, 1) at 0.7, (0, 2) at 0.8 and (1, 2) at 0.9, then
// the classes of text 0 (rows 0, 3, 5) and 2 (rows 2, 6).
constexpr std::uint32_t kRuleClass0 = 3;
constexpr std::uint32_t kRuleClass2 = 4;
const Items kAll = {0, 1, 2, kRuleClass0, kRuleClass2};

/// A review of the sample.
struct RuleScene {
  RuleScene() {
    RecordSource source;
    source.dataset = dataset;
    source.digests = std::make_shared<const RecordDigests>(*RecordDigests::make(*dataset, {}));
    verdicts = std::make_unique<Verdicts>(store, source);
    verdicts->setClasses({queue->result, &queue->result->classes});
  }

  QueueRequest request() const {
    return {.dataset = dataset, .queue = queue, .judgements = verdicts->items()};
  }
  VerdictRulePlan plan(const VerdictRule &rule, const Items &scope = kAll) const {
    return *planVerdictRule(request(), rule, scope, {});
  }
  void apply(const VerdictRule &rule) {
    QVERIFY(verdicts->apply(commandOf(plan(rule), *queue, verdicts->items())));
  }
  void judge(std::uint32_t item, const Judgement &judgement) {
    QVERIFY(verdicts->apply({{{queue->keyAt(item), judgement}}}));
  }
  const ItemState &stateOf(std::uint32_t item) const {
    return *verdicts->stateOf(queue->keyAt(item));
  }
  /// The number of judged items in the audit's sample of all items.
  std::uint64_t audited() const {
    Items order(queue->items.size());
    std::iota(order.begin(), order.end(), 0);
    const std::vector<Ratio> thresholds{{5, 10}};
    const auto points =
        precisionByThreshold(*queue->result, queue->items, order, verdicts->items(), thresholds);
    return points.front().decided() + points.front().unsure;
  }

  std::shared_ptr<const Dataset> dataset = test::sampleDataset();
  std::shared_ptr<const ReviewQueue> queue =
      *makeReviewQueue(std::make_shared<const DuplicateResult>(test::sampleResult()), {});
  MemoryVerdictStore store;
  std::unique_ptr<Verdicts> verdicts;
};

VerdictRule from(std::uint32_t tenths, Verdict verdict = Verdict::Duplicate) {
  return {.verdict = verdict, .scores = ScoreRange{{tenths, 10}, {1, 1}}};
}

}  // namespace

class TestVerdictRule : public QObject {
  Q_OBJECT

 private slots:
  void conditionsChoosePairs_data() {
    QTest::addColumn<VerdictRule>("rule");
    QTest::addColumn<Items>("changed");
    const auto row = [](const char *name, VerdictRule rule, const Items &changed) {
      QTest::newRow(name) << std::move(rule) << changed;
    };
    row("all", {}, {kRuleClass0, kRuleClass2, 2, 1, 0});
    row("from a similarity on", from(8), {kRuleClass0, kRuleClass2, 2, 1});
    row("up to a similarity", {.scores = ScoreRange{{0, 1}, {8, 10}}}, {1, 0});
    row("equal texts", {.fields = {{{1}, true}}}, {kRuleClass0, kRuleClass2});
    row("different texts", {.fields = {{{1}, false}}}, {2, 1, 0});
    row("both", {.scores = ScoreRange{{9, 10}, {1, 1}}, .fields = {{{1}, false}}}, {2});
  }
  void conditionsChoosePairs() {
    QFETCH(VerdictRule, rule);
    QFETCH(Items, changed);
    const RuleScene scene;
    const VerdictRulePlan plan = scene.plan(rule);
    QCOMPARE(plan.changed, changed);
    QCOMPARE(plan.meeting, std::uint64_t{changed.size()});
    QCOMPARE(plan.same + plan.kept + plan.overruled, std::uint64_t{0});
    for (const unsigned threads : {2U, 3U})
      QCOMPARE(planVerdictRule(scene.request(), rule, kAll, {.threads = threads})->changed,
               changed);
  }

  void onlyTheScopeChanges() {
    const RuleScene scene;
    QCOMPARE(scene.plan({}, {0, kRuleClass2}).changed, (Items{kRuleClass2, 0}));
    QCOMPARE(scene.plan({}, {}).meeting, std::uint64_t{0});
  }

  void rowPairsOfClassesCount() {
    const RuleScene scene;
    QCOMPARE(scene.plan({}, {kRuleClass0}).rowPairs, std::uint64_t{3});
    QCOMPARE(scene.plan({}, {2}).rowPairs, rowPairsOf(scene.queue->items[2], *scene.queue->result));
  }

  void aReviewersVerdictStays() {
    RuleScene scene;
    scene.judge(1, {Verdict::NotDuplicate});
    scene.judge(2, {Verdict::Duplicate, Keep::B, "seen", {"tag"}});
    VerdictRule rule = from(8);
    const VerdictRulePlan plan = scene.plan(rule);
    QCOMPARE(plan.changed, (Items{kRuleClass0, kRuleClass2}));
    QCOMPARE(plan.same, std::uint64_t{1});
    QCOMPARE(plan.kept, std::uint64_t{1});
    rule.overrulesHand = true;
    const VerdictRulePlan strong = scene.plan(rule);
    QCOMPARE(strong.changed, (Items{kRuleClass0, kRuleClass2, 1}));
    QCOMPARE(strong.overruled, std::uint64_t{1});
    QCOMPARE(strong.kept, std::uint64_t{0});
  }

  void anEarlierRuleGivesWay() {
    RuleScene scene;
    scene.apply(from(7, Verdict::Unsure));
    QCOMPARE(scene.plan(from(9)).changed, (Items{kRuleClass0, kRuleClass2, 2}));
    QCOMPARE(scene.plan(from(9)).kept, std::uint64_t{0});
  }

  void theStepIsMarkedAndUndoneAtOnce() {
    RuleScene scene;
    scene.judge(0, {Verdict::Undecided, Keep::Neither, "a note", {"tag"}});
    scene.apply({});
    QCOMPARE(scene.store.steps().back().origin, std::string(kVerdictRuleOrigin));
    QCOMPARE(scene.store.steps().back().changes.size(), std::size_t{5});
    QVERIFY(scene.stateOf(0).isByRule);
    QCOMPARE(scene.stateOf(0).judgement(),
             (Judgement{Verdict::Duplicate, Keep::Neither, "a note", {"tag"}}));
    QVERIFY(scene.verdicts->undo() > 0);
    QCOMPARE(scene.verdicts->counts(), VerdictCounts());
    QVERIFY(!scene.stateOf(0).isByRule);
    QVERIFY(scene.verdicts->redo() > 0);
    QVERIFY(scene.stateOf(2).isByRule);
  }

  /// The keeper of a pair has no meaning once the pair is judged Not.
  void notADuplicateHasNoKeeper() {
    RuleScene scene;
    scene.judge(1, {Verdict::Undecided, Keep::A});
    scene.apply({.verdict = Verdict::NotDuplicate});
    QCOMPARE(scene.stateOf(1).keep, Keep::Neither);
  }

  void aRuleIsNoAudit() {
    RuleScene scene;
    scene.apply({});
    QCOMPARE(scene.audited(), std::uint64_t{0});
    // A reviewer who repeats the verdict has looked at the pair.
    scene.judge(0, {Verdict::Duplicate});
    QVERIFY(!scene.stateOf(0).isByRule);
    scene.judge(1, {Verdict::NotDuplicate});
    QCOMPARE(scene.audited(), std::uint64_t{2});
    scene.verdicts->undo();
    scene.verdicts->undo();
    QCOMPARE(scene.audited(), std::uint64_t{0});
    QVERIFY(scene.stateOf(0).isByRule);
  }

  void aTableOfVerdictsKeepsTheMark() {
    RuleScene scene;
    scene.apply(from(9));
    scene.judge(0, {Verdict::Unsure});
    const std::vector<VerdictLine> lines = verdictLines(*scene.verdicts);
    RuleScene other;
    const auto commands = commandsOf(lines, *other.verdicts);
    QCOMPARE(commands->size(), std::size_t{2});
    for (const ReviewCommand &command : *commands) QVERIFY(other.verdicts->apply(command));
    for (const std::uint32_t item : {kRuleClass0, kRuleClass2, 2U})
      QVERIFY(other.stateOf(item).isByRule);
    QVERIFY(!other.stateOf(0).isByRule);
    QCOMPARE(verdictLines(*other.verdicts), lines);
  }

  void aMergeKeepsTheMark() {
    RuleScene anna;
    anna.apply(from(8));
    anna.judge(1, {Verdict::Duplicate});  // looked at it
    RuleScene own;
    const auto merge = [&] {
      const auto other = foldOtherReview(anna.store.steps(), "anna", own.verdicts->items(),
                                         own.verdicts->source(), own.verdicts->classes(), {});
      return mergeReview(*own.verdicts, *other);
    };
    QCOMPARE(merge()->steps.size(), std::size_t{2});
    QVERIFY(own.stateOf(2).isByRule && own.stateOf(kRuleClass0).isByRule);
    QVERIFY(!own.stateOf(1).isByRule);
    QVERIFY(merge()->steps.empty());
    QCOMPARE(undoCommand(*own.verdicts)->size(), std::size_t{2});
    QCOMPARE(own.verdicts->counts(), VerdictCounts());
    QCOMPARE(redoCommand(*own.verdicts)->size(), std::size_t{2});
    QVERIFY(own.stateOf(2).isByRule);
    // Later, anna looks at another one.
    anna.judge(2, {Verdict::Duplicate});
    QCOMPARE(merge()->steps.size(), std::size_t{1});
    QVERIFY(!own.stateOf(2).isByRule);
  }

  void aVerdictOfAReviewerIsWorthMoreThanOneByRule() {
    RuleScene own;
    own.apply({});
    RuleScene anna;
    anna.judge(0, {Verdict::Duplicate});
    const auto other = foldOtherReview(anna.store.steps(), "anna", own.verdicts->items(),
                                       own.verdicts->source(), own.verdicts->classes(), {});
    QVERIFY(mergeReview(*own.verdicts, *other));
    QVERIFY(!own.stateOf(0).isByRule);
    QVERIFY(!own.stateOf(0).isContested);
  }

  void examplesAreTheRiskiestAndSomeOthers() {
    VerdictRulePlan plan;
    plan.changed.resize(1000);
    std::iota(plan.changed.begin(), plan.changed.end(), 0);
    const Items examples = ruleExamples(plan, 6);
    QCOMPARE(examples, (Items{0, 332, 664, 997, 998, 999}));
    QCOMPARE(ruleExamples(plan, 1000), plan.changed);
    QVERIFY(ruleExamples({}).empty());
  }

  void wrongRulesAreRefused() {
    const RuleScene scene;
    const auto without =
        planVerdictRule(scene.request(), {.verdict = Verdict::Undecided}, kAll, {});
    QVERIFY(!without && without.error().code == ErrorCode::BadParameter);
    const auto column = planVerdictRule(scene.request(), {.fields = {{{7}, true}}}, kAll, {});
    QVERIFY(!column && column.error().code == ErrorCode::BadParameter);
  }

  void aStopChangesNothing() {
    const RuleScene scene;
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    const auto plan = planVerdictRule(scene.request(), {}, kAll, context);
    QVERIFY(!plan && plan.error().code == ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestVerdictRule, NoApplication)
#include "tst_verdict_rule.moc"
