// SPDX-License-Identifier: MIT
// Precision and recall by threshold: counts and intervals computed manually, and every count
// compared with a plain loop over all pairs of rows.

#include <QTest>
#include <cmath>
#include <numeric>
#include <random>

#include "core/accuracy/accuracy.h"
#include "core/accuracy/accuracy_examples.h"
#include "core/accuracy/accuracy_table.h"
#include "core/review/quality/review_quality.h"
#include "tests/support/row_pairs.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_registry.h"
#include "tests/support/verdict_table.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

const std::vector<Ratio> kTruthThresholds = {{7, 10}, {8, 10}, {9, 10}, {1, 1}};

bool isNear(double a, double b) { return std::abs(a - b) < 1e-12; }

bool isShare(const std::optional<ShareEstimate> &share, double value, double low, double high) {
  return share && isNear(share->value, value) && std::abs(share->interval.low - low) < 1e-6 &&
         std::abs(share->interval.high - high) < 1e-6;
}

/// Pairs of the rows 2 i and 2 i + 1 with similarities in hundredths, each an item of a queue.
struct AuditScene {
  explicit AuditScene(const std::vector<std::uint32_t> &hundredths) {
    const auto pairs = static_cast<std::uint32_t>(hundredths.size());
    std::vector<std::uint32_t> texts(std::size_t{2} * pairs);
    std::iota(texts.begin(), texts.end(), 0U);
    auto found = std::make_shared<DuplicateResult>();
    found->classes = *classesOf(texts);
    for (std::uint32_t i = 0; i < pairs; ++i)
      found->pairs.push_back({{2 * i}, {2 * i + 1}, hundredths[i], 100, 0, 0});
    queue.result = found;
    queue.items = makeQueue(*found);
    order.resize(pairs);
    std::iota(order.begin(), order.end(), 0U);
  }

  void judge(std::uint32_t item, Verdict verdict) { table.at(queue.keyAt(item)).verdict = verdict; }
  Accuracy accuracy(const std::vector<Ratio> &thresholds) const {
    return *accuracyOfAudit(queue, table.snapshot(), order, thresholds, RunContext{});
  }

  ReviewQueue queue;
  std::vector<std::uint32_t> order;
  ItemTable table;
};

/// Four items of 0.95 and six of 0.6; of the latter the audit reached only two, which come first.
AuditScene unevenScene() {
  AuditScene scene({95, 95, 95, 95, 60, 60, 60, 60, 60, 60});
  scene.order = {4, 5, 6, 0, 1, 2, 3, 7, 8, 9};
  using enum Verdict;
  const std::vector<Verdict> given{Duplicate, Duplicate,    Duplicate, NotDuplicate,
                                   Duplicate, NotDuplicate, Undecided, Duplicate};
  for (std::uint32_t i = 0; i < given.size(); ++i) scene.judge(i, given[i]);
  return scene;
}

}  // namespace

class TestAccuracy : public QObject {
  Q_OBJECT

 private slots:
  /// Texts of 3, 1 and 2 rows: the pairs of texts have 3, 6 and 2 pairs of rows, and equal texts
  /// have 3 and 1. Of the four matches, one is in no pair of the result.
  void countsAreThoseWorkedOutByHand() {
    const DuplicateResult result = sampleResult();
    const std::vector<KnownPair> gold{{{3}, {0}}, {{1}, {2}}, {{0}, {1}}, {{0}, {4}}};
    const auto accuracy =
        accuracyOfPairs(result, gold, TruthKind::Complete, kTruthThresholds, RunContext{});
    QVERIFY(accuracy);
    QCOMPARE(accuracy->known, std::uint64_t{4});
    QCOMPARE(accuracy->knownMatches, std::uint64_t{4});
    QCOMPARE(accuracy->notInResult, std::uint64_t{1});
    QString counts;
    for (const AccuracyPoint &point : accuracy->points)
      counts += QString("%1 %2 %3|").arg(point.found).arg(point.matches).arg(point.missed);
    QCOMPARE(counts, QString("15 3 1|12 2 2|6 2 2|4 1 3|"));
    const AccuracyPoint &first = accuracy->points.front();
    QVERIFY(isShare(first.precision, 0.2, 0.0704755, 0.4518545));
    QVERIFY(isShare(first.recall, 0.75, 0.3006418, 0.9544127));
    QVERIFY(isShare(first.f1, 6.0 / 19, 0.1236795, 0.6014855));
    QCOMPARE(*bestPoint(*accuracy), std::size_t{2});  // 2 * 2 / (6 + 4) = 0.4
  }

  /// Of labels, only the labelled pairs count.
  void labelsCountOnlyWhatTheyName() {
    const std::vector<KnownPair> labels{
        {{0}, {3}, true}, {{1}, {2}, false}, {{0}, {1}, true}, {{0}, {4}, false}};
    const auto accuracy =
        accuracyOfPairs(sampleResult(), labels, TruthKind::Chosen, kTruthThresholds, RunContext{});
    QVERIFY(accuracy);
    QCOMPARE(accuracy->notInResult, std::uint64_t{0});  // only matches are missed
    QString counts;
    for (const AccuracyPoint &point : accuracy->points)
      counts += QString("%1 %2 %3|").arg(point.found).arg(point.matches).arg(point.missed);
    QCOMPARE(counts, QString("3 2 0|2 1 1|2 1 1|1 1 1|"));
  }

  void nothingKnownAndNothingFoundAreNoShares() {
    const std::vector<Ratio> one{{1, 1}};
    DuplicateResult result = sampleResult();
    const auto none = accuracyOfPairs(result, {}, TruthKind::Complete, one, RunContext{});
    QVERIFY(none);
    QVERIFY(isShare(none->points[0].precision, 0, 0, 0.4898907));
    QVERIFY(!none->points[0].recall);
    result.classes = *classesOf({0, 1, 2, 3});
    const std::vector<KnownPair> gold{{{0}, {1}}};
    const auto missed = accuracyOfPairs(result, gold, TruthKind::Complete, one, RunContext{});
    QVERIFY(missed);
    QVERIFY(!missed->points[0].precision);
    QCOMPARE(missed->points[0].recall->value, 0.0);
    QCOMPARE(missed->points[0].f1->value, 0.0);
    QCOMPARE(accuracyToCsv(*missed).substr(accuracyToCsv(*missed).find('\n') + 1),
             std::string("1,0,0,0,1,,,,0.000000,0.000000,0.793451,0.000000,0.000000,0.884831\n"));
  }

  void countsAreThoseOfAPlainLoop() {
    std::mt19937 random(5);
    for (int round = 0; round < 40; ++round) {
      const DuplicateResult result = randomResult(random);
      const std::vector<KnownPair> known = randomTruth(random, 24);
      for (const TruthKind kind : {TruthKind::Complete, TruthKind::Chosen}) {
        const auto accuracy = accuracyOfPairs(result, known, kind, kTruthThresholds, RunContext{});
        QVERIFY(accuracy);
        for (const AccuracyPoint &point : accuracy->points)
          comparePlainly(result, known, *accuracy, point);
      }
    }
  }

  void examplesAreThePairsThatAreWrong() {
    std::mt19937 random(9);
    for (int round = 0; round < 40; ++round) {
      const DuplicateResult result = randomResult(random);
      const std::vector<KnownPair> known = randomTruth(random, 24);
      for (const TruthKind kind : {TruthKind::Complete, TruthKind::Chosen}) {
        const auto accuracy = accuracyOfPairs(result, known, kind, kTruthThresholds, RunContext{});
        const auto all = accuracyExamples(result, known, kind, {8, 10}, 10000, RunContext{});
        QVERIFY(all);
        const AccuracyPoint &point = accuracy->points[1];
        QCOMPARE(static_cast<double>(all->allFalse), point.falsePairs());
        QCOMPARE(static_cast<double>(all->allMissed), point.missed);
        QCOMPARE(all->falsePairs.size(), static_cast<std::size_t>(all->allFalse));
        QCOMPARE(all->missed.size(), static_cast<std::size_t>(all->allMissed));
        for (std::size_t i = 1; i < all->falsePairs.size(); ++i)
          QVERIFY(all->falsePairs[i - 1].similarity(result) >=
                  all->falsePairs[i].similarity(result));
        const auto some = accuracyExamples(result, known, kind, {8, 10}, 3, RunContext{});
        QCOMPARE(some->allFalse, all->allFalse);
        const std::size_t shown = std::min<std::size_t>(3, all->falsePairs.size());
        QVERIFY(std::equal(some->falsePairs.begin(), some->falsePairs.end(),
                           all->falsePairs.begin(),
                           all->falsePairs.begin() + static_cast<std::ptrdiff_t>(shown)));
      }
    }
  }

  /// The two decided items of 0.6 stand for six, those of 0.95 for themselves.
  void anUnevenAuditIsWeighted() {
    const Accuracy accuracy = unevenScene().accuracy({{5, 10}, {9, 10}});
    QCOMPARE(accuracy.known, std::uint64_t{6});
    QCOMPARE(accuracy.knownMatches, std::uint64_t{4});
    const AccuracyPoint &low = accuracy.points[0];
    const AccuracyPoint &high = accuracy.points[1];
    QCOMPARE(low.found, std::uint64_t{10});
    QVERIFY(isNear(low.matches, 6) && isNear(low.missed, 0));
    QVERIFY(isNear(high.matches, 3) && isNear(high.missed, 3));
    const Interval interval = wilsonIntervalOfShare(0.6, 100.0 / 22);  // 4 of weight 1, 2 of 3
    QVERIFY(isShare(low.precision, 0.6, interval.low, interval.high));
    QVERIFY(isNear(low.recall->value, 1));
    QVERIFY(isNear(low.f1->value, 0.75));
    QVERIFY(isNear(high.precision->value, 0.75));
    QVERIFY(isNear(high.recall->value, 0.5));
    QVERIFY(isNear(high.f1->value, 0.6));
  }

  /// Nobody looked below 0.9, so the recall is unknown.
  void whatNobodyLookedAtIsUnknown() {
    AuditScene scene = unevenScene();
    scene.judge(4, Verdict::Undecided);
    const Accuracy accuracy = scene.accuracy({{5, 10}, {9, 10}});
    QVERIFY(!accuracy.points[0].precision);
    QVERIFY(!accuracy.points[0].recall && !accuracy.points[1].recall && !accuracy.points[1].f1);
    QVERIFY(isNear(accuracy.points[1].precision->value, 0.75));
  }

  void verdictsOfRulesAndThoseOutsideTheAuditDoNotCount() {
    AuditScene scene({95, 95, 95, 95});
    scene.judge(0, Verdict::Duplicate);
    scene.judge(1, Verdict::Unsure);
    scene.judge(2, Verdict::NotDuplicate);
    scene.table.at(scene.queue.keyAt(2)).isByRule = true;
    scene.judge(3, Verdict::NotDuplicate);
    const Accuracy accuracy = scene.accuracy({{5, 10}});
    QCOMPARE(accuracy.known, std::uint64_t{1});
    QCOMPARE(accuracy.unsure, std::uint64_t{1});
    QVERIFY(isNear(accuracy.points[0].precision->value, 1));
    const std::vector<KnownPair> known = knownPairsOf(scene.queue, scene.table.snapshot());
    QCOMPARE(known, (std::vector<KnownPair>{{{0}, {1}, true}, {{6}, {7}, false}}));
  }

  /// If the audit went equally far everywhere, the precision is that of Quality.
  void anEvenAuditHasThePrecisionOfQuality() {
    std::mt19937 random(3);
    const std::vector<Ratio> thresholds = {{5, 10}, {6, 10}, {7, 10}, {8, 10}, {9, 10}};
    for (int round = 0; round < 20; ++round) {
      AuditScene scene(randomHundredths(random, 120));
      for (std::uint32_t item = 0; item < 60; ++item)
        scene.judge(item, random() % 3 == 0 ? Verdict::NotDuplicate : Verdict::Duplicate);
      const std::vector<AuditedPrecision> expected = precisionByThreshold(
          *scene.queue.result, scene.queue.items, scene.order, scene.table.snapshot(), thresholds);
      const Accuracy accuracy = scene.accuracy(thresholds);
      for (std::size_t i = 0; i < thresholds.size(); ++i) {
        QVERIFY(isShare(accuracy.points[i].precision, *expected[i].precision(),
                        expected[i].interval().low, expected[i].interval().high));
        QCOMPARE(accuracy.points[i].found, expected[i].items);
      }
    }
  }

  /// The interval of the recall contains the true value in about 95 % of random audits.
  void intervalsOfAuditsContainTheTruth() {
    std::mt19937 random(17);
    const std::vector<std::uint32_t> hundredths = randomHundredths(random, 400);
    std::vector<bool> isMatch;
    for (const std::uint32_t similarity : hundredths)
      isMatch.push_back(random() % 100 < (similarity > 80 ? 90 : 40));
    double matches = 0;
    double above = 0;
    for (std::size_t i = 0; i < isMatch.size(); ++i) {
      matches += isMatch[i] ? 1 : 0;
      above += isMatch[i] && hundredths[i] >= 80 ? 1 : 0;
    }
    int contained = 0;
    constexpr int kTrials = 300;
    for (int trial = 0; trial < kTrials; ++trial) {
      AuditScene scene(hundredths);
      std::ranges::shuffle(scene.order, random);
      // All of the first 60 items, and of the next 60 only those at or above 0.8.
      for (std::uint32_t place = 0; place < 120; ++place) {
        const std::uint32_t item = scene.order[place];
        if (place < 60 || hundredths[item] >= 80)
          scene.judge(item, isMatch[item] ? Verdict::Duplicate : Verdict::NotDuplicate);
      }
      const Accuracy accuracy = scene.accuracy({{5, 10}, {8, 10}});
      const ShareEstimate recall = *accuracy.points[1].recall;
      contained +=
          recall.interval.low <= above / matches && above / matches <= recall.interval.high;
    }
    QVERIFY2(contained >= kTrials * 92 / 100, qPrintable(QString::number(contained)));
  }

  void workStopsWhenCancelled() {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    const std::vector<KnownPair> gold{{{0}, {1}}};
    QCOMPARE(accuracyOfPairs(sampleResult(), gold, TruthKind::Complete, kTruthThresholds, context)
                 .error()
                 .code,
             ErrorCode::Cancelled);
    QCOMPARE(accuracyExamples(sampleResult(), gold, TruthKind::Complete, {8, 10}, 9, context)
                 .error()
                 .code,
             ErrorCode::Cancelled);
  }

 private:
  static std::vector<std::uint32_t> randomHundredths(std::mt19937 &random, std::size_t count) {
    std::vector<std::uint32_t> hundredths;
    for (std::size_t i = 0; i < count; ++i)
      hundredths.push_back(50 + static_cast<std::uint32_t>(random() % 50));
    return hundredths;
  }

  /// Twelve texts of 24 rows, some without shingles, and some of their pairs.
  static DuplicateResult randomResult(std::mt19937 &random) {
    DuplicateResult result = sampleResult();
    std::vector<std::uint32_t> texts(24);
    for (std::uint32_t &text : texts) text = static_cast<std::uint32_t>(random() % 12);
    result.classes = *classesOf(texts);
    const auto count = static_cast<std::uint32_t>(result.classes.textCount());
    result.classes.emptyTexts = {count - 1};
    result.sets.offsets.assign(count + 1, 0);
    result.sets.values.clear();
    result.pairs.clear();
    for (std::uint32_t a = 0; a + 1 < count; ++a)
      for (std::uint32_t b = a + 1; b + 1 < count; ++b)
        if (random() % 2 == 0)
          result.pairs.push_back(
              {{a}, {b}, 60 + static_cast<std::uint32_t>(random() % 40), 100, 0, 0});
    return result;
  }

  static std::vector<KnownPair> randomTruth(std::mt19937 &random, std::uint32_t rows) {
    std::vector<KnownPair> known;
    for (std::uint32_t a = 0; a < rows; ++a)
      for (std::uint32_t b = a + 1; b < rows; ++b)
        if (random() % 6 == 0) known.push_back({{b}, {a}, random() % 3 != 0});
    return known;
  }

  static void comparePlainly(const DuplicateResult &result, const std::vector<KnownPair> &known,
                             const Accuracy &accuracy, const AccuracyPoint &point) {
    DuplicateResult atPoint = result;
    atPoint.report.recipe.threshold = point.threshold;
    const PairTable found = rowPairs(atPoint);
    std::uint64_t foundKnown = 0;
    std::uint64_t matches = 0;
    std::uint64_t missed = 0;
    for (const KnownPair &pair : known) {
      const bool isFound = found.contains(std::minmax(pair.a.value, pair.b.value));
      foundKnown += isFound ? 1U : 0U;
      matches += isFound && pair.isMatch ? 1U : 0U;
      missed += !isFound && pair.isMatch ? 1U : 0U;
    }
    QCOMPARE(point.found, accuracy.kind == TruthKind::Complete ? found.size() : foundKnown);
    QCOMPARE(point.matches, static_cast<double>(matches));
    QCOMPARE(point.missed, static_cast<double>(missed));
  }
};

SHINGLESCOPE_TEST(TestAccuracy, NoApplication)
#include "tst_accuracy.moc"
