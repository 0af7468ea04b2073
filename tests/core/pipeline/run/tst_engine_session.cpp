// SPDX-License-Identifier: MIT
#include <QTest>
#include <thread>

#include "core/export/content/result_rows.h"
#include "core/pipeline/run/engine_session.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/text_families.h"
#include "tests/support/written_csv.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

Recipe titleRecipe() {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  return recipe;
}

/// Returns a whole result as text, except times and memory.
std::string bytesOf(const DuplicateResult &result, const Dataset &dataset) {
  std::string text =
      writtenCsv([&](RowWriter &rows) { return writePairs(result, dataset, 1'000'000, rows, {}); });
  for (const ScoredPair &pair : result.pairs)
    text += std::to_string(pair.textA.value) + " " + std::to_string(pair.textB.value) + " " +
            std::to_string(pair.intersection) + " " + std::to_string(pair.equalPositions) + "\n";
  for (const Group &group : result.groups) {
    text += std::to_string(group.weakestLink);
    for (const RecordId row : group.rows) text += " " + std::to_string(row.value);
  }
  RunReport report = result.report;
  report.stages.clear();
  report.reused.clear();
  report.totalSeconds = 0;
  report.peakMemoryBytes = 0;
  return text + runReportToJson(report);
}

using Names = std::vector<std::string>;

}  // namespace

class TestEngineSession : public QObject {
  Q_OBJECT

 private slots:
  void changesRecomputeOnlyWhatTheyMust_data();
  void changesRecomputeOnlyWhatTheyMust();
  void anotherDatasetIsSignedAgain();
  void bandsAreSignedAgainIfSignaturesDoNotFit();
  void clearRemovesEverything();
  void aReferenceIsSearchedAndChanged();
  void cancelledRunsKeepTheirPairs_data();
  void cancelledRunsKeepTheirPairs();
};

void TestEngineSession::changesRecomputeOnlyWhatTheyMust_data() {
  QTest::addColumn<int>("change");
  QTest::addColumn<int>("reused");
  QTest::newRow("nothing") << 0 << 3;
  QTest::newRow("higher threshold") << 1 << 3;
  QTest::newRow("threshold down to the floor") << 2 << 3;
  QTest::newRow("threshold below the floor") << 3 << 2;
  QTest::newRow("verification") << 4 << 2;
  QTest::newRow("bands") << 5 << 1;
  QTest::newRow("hashes") << 6 << 0;
  QTest::newRow("shingle") << 7 << 0;
  QTest::newRow("preparation") << 8 << 0;
  QTest::newRow("seed") << 9 << 0;
}

void TestEngineSession::changesRecomputeOnlyWhatTheyMust() {
  QFETCH(const int, change);
  QFETCH(const int, reused);
  const auto dataset = textDataset(families(1, 80, 4));
  EngineSession session;
  Recipe recipe = titleRecipe();
  QVERIFY(session.find(dataset, recipe, {}));
  if (change == 1) recipe.threshold = *parseRatio("0.9");
  if (change == 2) {
    recipe.threshold = *parseRatio("0.6");
    recipe.floor = *parseRatio("0.6");
  }
  if (change == 3) recipe.threshold = *parseRatio("0.5");
  if (change == 4) recipe.verification = Verification::Estimate;
  if (change == 5) recipe.bands = 64;
  if (change == 6) recipe.signature.numHashes = 64;
  if (change == 7) recipe.shingle.k = 4;
  if (change == 8) recipe.preparation.stripDigits = true;
  if (change == 9) recipe.signature.seed = 7;
  const auto again = session.find(dataset, recipe, {});
  const auto fresh = findDuplicates(*dataset, recipe, {});
  QVERIFY(again && fresh);
  QVERIFY(!fresh->pairs.empty());
  const Names all{"signatures", "candidates", "scores"};
  QCOMPARE(again->report.reused, Names(all.begin(), all.begin() + reused));
  QVERIFY(fresh->report.reused.empty());
  QCOMPARE(bytesOf(*again, *dataset), bytesOf(*fresh, *dataset));
  const auto back = session.find(dataset, titleRecipe(), {});
  const auto first = findDuplicates(*dataset, titleRecipe(), {});
  QVERIFY(back && first);
  QCOMPARE(bytesOf(*back, *dataset), bytesOf(*first, *dataset));
}

void TestEngineSession::anotherDatasetIsSignedAgain() {
  const auto one = textDataset(families(1, 20, 3));
  const auto other = textDataset(families(2, 20, 3));
  EngineSession session;
  QVERIFY(session.find(one, titleRecipe(), {}));
  const auto result = session.find(other, titleRecipe(), {});
  const auto fresh = findDuplicates(*other, titleRecipe(), {});
  QVERIFY(result && fresh);
  QVERIFY(result->report.reused.empty());
  QCOMPARE(bytesOf(*result, *other), bytesOf(*fresh, *other));
}

void TestEngineSession::bandsAreSignedAgainIfSignaturesDoNotFit() {
  const auto dataset = textDataset(families(1, 500, 2));
  RunContext context;
  Recipe recipe = titleRecipe();
  recipe.signature.numHashes = 512;  // 2 MiB of signatures
  context.memoryBudget = 1000 * 512 * 4 * 4 - 1;
  EngineSession session;
  QVERIFY(session.find(dataset, recipe, context));
  recipe.threshold = *parseRatio("0.5");
  const auto lower = session.find(dataset, recipe, context);
  QVERIFY(lower);
  QCOMPARE(lower->report.reused, (Names{"signatures", "candidates"}));
  recipe.bands = 16;
  const auto other = session.find(dataset, recipe, context);
  const auto fresh = findDuplicates(*dataset, recipe, context);
  QVERIFY(other && fresh);
  QVERIFY(other->report.reused.empty());
  QCOMPARE(bytesOf(*other, *dataset), bytesOf(*fresh, *dataset));
}

void TestEngineSession::clearRemovesEverything() {
  const auto dataset = textDataset(families(1, 20, 3));
  EngineSession session;
  QVERIFY(!session.hasPartial());
  QCOMPARE(session.partial({}).error().code, ErrorCode::BadParameter);
  QVERIFY(session.find(dataset, titleRecipe(), {}));
  session.clear();
  const auto result = session.find(dataset, titleRecipe(), {});
  QVERIFY(result);
  QVERIFY(result->report.reused.empty());
}

/// If scoring is cancelled, the pairs scored so far are a result, and the next run continues from
/// the candidates.
/// A run with a reference gives what findAgainst() gives; nothing of a run without one is reused.
void TestEngineSession::aReferenceIsSearchedAndChanged() {
  const auto dataset = textDataset(families(12, 5, 30));
  Recipe recipe = titleRecipe();
  EngineSession session;
  QVERIFY(session.find(dataset, recipe, {}));
  for (const std::uint32_t reference : {31U, 20U}) {
    QVERIFY(session.reusable(*dataset, recipe, reference).empty());
    const auto fresh = findAgainst(*dataset, reference, recipe, {});
    const auto found = session.find(dataset, recipe, {}, reference);
    QVERIFY(fresh && found && !found->pairs.empty());
    QVERIFY(found->report.reused.empty());
    QCOMPARE(bytesOf(*found, *dataset), bytesOf(*fresh, *dataset));
    QVERIFY(!session.reusable(*dataset, recipe, reference).empty());
    recipe.threshold = {9, 10};
    const auto again = session.find(dataset, recipe, {}, reference);
    QVERIFY(again && !again->report.reused.empty());
    const auto higher = findAgainst(*dataset, reference, recipe, {});
    QVERIFY(higher);
    QCOMPARE(again->report.pairs, higher->report.pairs);
    recipe.threshold = titleRecipe().threshold;
  }
}

void TestEngineSession::cancelledRunsKeepTheirPairs_data() {
  QTest::addColumn<bool>("isLinks");
  QTest::newRow("all pairs") << false;
  QTest::newRow("links") << true;
}

void TestEngineSession::cancelledRunsKeepTheirPairs() {
  QFETCH(bool, isLinks);
  Recipe recipe = titleRecipe();
  if (isLinks) recipe.pairs = PairsWanted::Links;
  const auto dataset = textDataset(families(4, 8, 500));
  EngineSession session;
  const auto fresh = findDuplicates(*dataset, recipe, {});
  QVERIFY(fresh);
  // The run may also stop before the first pair is verified or after the last.
  const auto hasSome = [&] {
    if (!session.hasPartial()) return false;
    const auto partial = session.partial({});
    return partial && partial->pairs.size() < fresh->pairs.size();
  };
  constexpr int kAttempts = 200;
  for (int attempt = 0; attempt < kAttempts && !hasSome(); ++attempt) {
    session = EngineSession();
    Progress progress;
    std::stop_source source;
    RunContext context{source.get_token(), &progress, 2, 0};
    std::jthread stopper([&](const std::stop_token &stop) {
      while (!stop.stop_requested() &&
             (progress.stage != Stage::Verifying || progress.done.load() == 0))
        std::this_thread::yield();
      source.request_stop();
    });
    const auto cancelled = session.find(dataset, recipe, context);
    stopper.request_stop();
    stopper.join();
    if (cancelled) continue;  // it finished before the stop
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
  }
  QVERIFY(session.hasPartial());
  const auto partial = session.partial({});
  QVERIFY(partial);
  QVERIFY(partial->report.isPartial);
  const auto whole = session.find(dataset, recipe, {});
  QVERIFY(whole);
  QVERIFY(!session.hasPartial());
  QCOMPARE(whole->report.reused, (Names{"signatures", "candidates"}));
  QVERIFY(!partial->pairs.empty());
  QVERIFY(partial->pairs.size() < whole->pairs.size());
  const auto order = [](const ScoredPair &a, const ScoredPair &b) {
    return std::pair(a.textA, a.textB) < std::pair(b.textA, b.textB);
  };
  // The links of an interrupted round may differ from those of a complete one.
  const auto all = findDuplicates(*dataset, titleRecipe(), {});
  QVERIFY(all);
  QVERIFY(std::ranges::includes(all->pairs, partial->pairs, order));
  QCOMPARE(partial->report.pairs, countRowPairs(*partial, recipe.threshold));
}

SHINGLESCOPE_TEST(TestEngineSession, NoApplication)
#include "tst_engine_session.moc"
