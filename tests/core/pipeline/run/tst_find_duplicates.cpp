// SPDX-License-Identifier: MIT
#include <QtTest>
#include <set>
#include <thread>

#include "core/export/content/result_rows.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/text_families.h"
#include "tests/support/waiting_limit.h"
#include "tests/support/written_csv.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

Recipe defaultRecipe() {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  return recipe;
}

std::string pairsText(const DuplicateResult &result, const Dataset &dataset) {
  return writtenCsv(
      [&](RowWriter &rows) { return writePairs(result, dataset, 1'000'000, rows, {}); });
}

}  // namespace

class TestFindDuplicates : public QObject {
  Q_OBJECT

 private slots:
  /// The documents of the lesson: 16 shingles; J(1,2) = 3/12, J(1,3) = 1/11, J(2,3) = 1/12.
  void threeDocuments() {
    const auto dataset =
        textDataset({"The night is dark and the moon is red.",
                     "I can see moon is red, the night is dark.", "The moon in the night is red."});
    Recipe recipe = *presetRecipe("lesson");
    recipe.compare = {"text"};
    recipe.threshold = *parseRatio("0.01");
    const auto result = findExactDuplicates(*dataset, recipe, {});
    QVERIFY(result);
    std::set<std::uint64_t> shingles(result->sets.values.begin(), result->sets.values.end());
    QCOMPARE(shingles.size(), std::size_t{16});
    QCOMPARE(result->pairs.size(), std::size_t{3});
    const std::vector<std::pair<unsigned, unsigned>> expected{{3, 12}, {1, 11}, {1, 12}};
    for (std::size_t i = 0; i < 3; ++i) {
      QCOMPARE(result->pairs[i].intersection, expected[i].first);
      QCOMPARE(result->pairs[i].whole, expected[i].second);
    }
  }

  void catDogCatGiveOnePair() {
    const auto dataset = textDataset({"cat", "dog", "cat"});
    const auto result = findDuplicates(*dataset, defaultRecipe(), {});
    QVERIFY(result);
    QCOMPARE(result->report.pairs, std::uint64_t{1});
    QCOMPARE(result->report.distinctTexts, std::uint64_t{2});
    QCOMPARE(result->groups.size(), std::size_t{1});
    QCOMPARE(result->groups[0].rows, (std::vector<RecordId>{{0}, {2}}));
  }

  void shortTextsCanBeSkipped() {
    const auto dataset = textDataset({"cat", "dog", "cat"});
    Recipe recipe = defaultRecipe();
    recipe.shingle.shortTexts = ShortTexts::Skip;
    const auto result = findDuplicates(*dataset, recipe, {});
    QVERIFY(result);
    QCOMPARE(result->report.pairs, std::uint64_t{0});
    QCOMPARE(result->report.emptyTexts, std::uint64_t{3});
    QCOMPARE(leftOutOf(result->report).size(), std::size_t{1});
  }

  void emptyTextsAreInNoPair() {
    const auto dataset = textDataset({"", "  ", "", "a real text here", "a real text here"});
    for (const bool isExact : {false, true}) {
      const auto result = isExact ? findExactDuplicates(*dataset, defaultRecipe(), {})
                                  : findDuplicates(*dataset, defaultRecipe(), {});
      QVERIFY(result);
      QCOMPARE(result->report.pairs, std::uint64_t{1});
      QCOMPARE(result->report.emptyTexts, std::uint64_t{3});
    }
  }

  /// Identical rows are collapsed: their pairs are counted, not stored.
  void identicalRowsAreCollapsed() {
    const auto dataset = textDataset(std::vector<std::string>(5000, "the very same listing"));
    const auto result = findDuplicates(*dataset, defaultRecipe(), {});
    QVERIFY(result);
    QCOMPARE(result->report.distinctTexts, std::uint64_t{1});
    QCOMPARE(result->report.pairs, std::uint64_t{5000} * 4999 / 2);
    QCOMPARE(result->report.candidates, std::uint64_t{0});
    QVERIFY(result->pairs.empty());
    QCOMPARE(result->groups.front().rows.size(), std::size_t{5000});
  }

  void findReportsOnlyPairsOfExact() {
    const auto dataset = textDataset(families(1, 150, 5));
    const Recipe recipe = defaultRecipe();
    const auto found = findDuplicates(*dataset, recipe, {});
    const auto exact = findExactDuplicates(*dataset, recipe, {});
    QVERIFY(found && exact);
    std::set<std::pair<std::uint32_t, std::uint32_t>> truth;
    for (const ScoredPair &pair : exact->pairs) truth.insert({pair.textA.value, pair.textB.value});
    std::size_t atThreshold = 0;
    for (const ScoredPair &pair : found->pairs) {
      QVERIFY(isPairAtLeast(pair, recipe, recipe.effectiveFloor()));
      if (!isPairAtLeast(pair, recipe, recipe.threshold)) continue;
      ++atThreshold;
      QVERIFY(truth.contains({pair.textA.value, pair.textB.value}));
    }
    QVERIFY(truth.size() > 200);
    QVERIFY(atThreshold * 100 >= truth.size() * 98);
    QVERIFY(found->pairs.size() > atThreshold);  // scores are kept down to the floor
  }

  void sameBytesForAnyThreadCount() {
    const auto dataset = textDataset(families(2, 400, 4));
    std::string expected;
    for (const unsigned threads : {1U, 2U, 8U}) {
      RunContext context;
      context.threads = threads;
      const auto result = findDuplicates(*dataset, defaultRecipe(), context);
      QVERIFY(result);
      const std::string text = pairsText(*result, *dataset);
      if (expected.empty()) expected = text;
      QCOMPARE(text, expected);
    }
    QVERIFY(expected.size() > 1000);
  }

  void thresholdAtTheFloorNeedsNoRun() {
    const auto dataset = textDataset(families(3, 200, 4));
    Recipe low = defaultRecipe();
    low.threshold = *parseRatio("0.6");
    const auto high = findDuplicates(*dataset, defaultRecipe(), {});
    const auto again = findDuplicates(*dataset, low, {});
    QVERIFY(high && again);
    QCOMPARE(countRowPairs(*high, low.threshold), again->report.pairs);
    const auto groups = groupsAt(*high, low.threshold, {});
    QVERIFY(groups);
    QCOMPARE(groups->size(), again->groups.size());
    QVERIFY(again->report.pairs > high->report.pairs);
  }

  void estimateKeepsNoIntersection() {
    const auto dataset = textDataset(families(4, 100, 4));
    Recipe recipe = defaultRecipe();
    recipe.verification = Verification::Estimate;
    const auto result = findDuplicates(*dataset, recipe, {});
    QVERIFY(result);
    QVERIFY(!result->pairs.empty());
    for (const ScoredPair &pair : result->pairs) {
      QVERIFY(!pair.isVerified());
      QVERIFY(pair.equalPositions >= 77);  // 0.6 of 128
      QVERIFY(pair.sharedBands > 0);
    }
  }

  void badRequestsAreRejected() {
    const auto dataset = textDataset({"a", "b"});
    Recipe unknown = defaultRecipe();
    unknown.compare = {"price"};
    QCOMPARE(findDuplicates(*dataset, unknown, {}).error().code, ErrorCode::BadParameter);
    Recipe none = defaultRecipe();
    none.compare.clear();
    QCOMPARE(findDuplicates(*dataset, none, {}).error().code, ErrorCode::BadParameter);
    Recipe twice = defaultRecipe();
    twice.compare = {"text", "#1"};
    QCOMPARE(findDuplicates(*dataset, twice, {}).error().code, ErrorCode::BadParameter);
    QCOMPARE(findDuplicates(*textDataset({}), defaultRecipe(), {}).error().code, ErrorCode::Format);
  }

  void rejectsWhatDoesNotFitInMemory() {
    const auto dataset = textDataset(families(8, 500, 1));  // about 150 shingles a text
    Recipe recipe = defaultRecipe();
    recipe.signature.numHashes = 4096;
    recipe.bands = 1024;
    RunContext context;
    context.memoryBudget = 64U << 10U;
    const auto shingles = findExactDuplicates(*dataset, recipe, context);
    QVERIFY(!shingles);
    QCOMPARE(shingles.error().code, ErrorCode::Limit);
    QVERIFY(shingles.error().detail().starts_with("An exact run of these rows needs about "));
    QVERIFY(shingles.error().detail().find("was not started") != std::string::npos);
    const auto rows = findDuplicates(*dataset, recipe, context);
    QVERIFY(!rows);
    QCOMPARE(rows.error().code, ErrorCode::Limit);
    QVERIFY(rows.error().detail().starts_with("The rows need"));
    context.memoryBudget = 4U << 20U;  // the keys alone take 2 MiB
    QVERIFY(findDuplicates(*dataset, recipe, context));
  }

  void everyStageIsTimed() {
    const auto dataset = textDataset(families(5, 50, 2));
    const auto result = findDuplicates(*dataset, defaultRecipe(), {});
    QVERIFY(result);
    std::vector<Stage> stages;
    for (const StageTime &time : result->report.stages) stages.push_back(time.stage);
    QCOMPARE(stages, (std::vector<Stage>{Stage::Preparing, Stage::Signing, Stage::Banding,
                                         Stage::Verifying, Stage::Grouping}));
    QVERIFY(result->report.peakMemoryBytes > 0);
  }

  /// If a run is stopped during a stage, it soon ends as cancelled.
  void stopsDuringAStage() {
    const auto dataset = textDataset(families(6, 4000, 5));
    for (const int delay : {0, 5, 20, 60}) {
      std::stop_source source;
      RunContext context;
      context.stop = source.get_token();
      context.threads = 2;
      QElapsedTimer timer;
      qint64 sinceStop = 0;
      std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(delay));
        source.request_stop();
        timer.start();
      });
      const auto result = findDuplicates(*dataset, defaultRecipe(), context);
      stopper.join();
      sinceStop = timer.elapsed();
      if (result) continue;  // it finished before the delay
      QCOMPARE(result.error().code, ErrorCode::Cancelled);
      QVERIFY(shinglescope::test::isWithin(sinceStop, 2000));
    }
  }
};

SHINGLESCOPE_TEST(TestFindDuplicates, NoApplication)
#include "tst_find_duplicates.moc"
