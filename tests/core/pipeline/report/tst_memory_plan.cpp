// SPDX-License-Identifier: MIT
#include <QTest>
#include <cstdlib>
#include <set>

#include "core/pipeline/run/candidate_search.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/signing.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

Recipe plainWordRecipe() {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 2;
  recipe.threshold = *parseRatio("0.6");
  return recipe;
}

/// Returns short texts, many of them nearly equal, some equal, some empty.
std::vector<std::string> shortTexts(std::size_t rows) {
  SplitMix64 random(5);
  std::vector<std::string> texts;
  for (std::size_t row = 0; row < rows; ++row) {
    std::string text = row % 4 == 3 ? texts[random.next() % row] : std::string();
    for (std::uint64_t words = random.next() % 9; words > 0 && row % 8 != 7; --words)
      text += "word" + std::to_string(random.next() % 500) + " ";
    texts.push_back(text);
  }
  return texts;
}

RunContext withMemory(std::uint64_t bytes, unsigned threads = 2) {
  RunContext context;
  context.threads = threads;
  context.memoryBudget = bytes;
  return context;
}

constexpr std::uint64_t kMebibyte = 1U << 20U;

/// Returns the candidates of all parts, one after the other.
Result<std::vector<CandidatePair>> allCandidates(const SigningInput &input, const BandPlan &bands,
                                                 const MemoryPlan &plan, const PairScope &scope,
                                                 SignedTexts &texts) {
  const RunContext context = withMemory(0);
  CandidateSearch search(input, bands, plan, scope, texts, context);
  std::vector<CandidatePair> pairs;
  while (!search.isDone()) {
    const auto part = search.next();
    if (!part) return part.error();
    if (part->pairs.size() > plan.candidatesAtOnce) return badParameter("A part is too large.");
    pairs.insert(pairs.end(), part->pairs.begin(), part->pairs.end());
  }
  return pairs;
}

}  // namespace

class TestMemoryPlan : public QObject {
  Q_OBJECT

 private slots:
  void whatFitsStaysInMemory();
  void aRunThatSavesMemoryKeepsFewKeys();
  void theCheaperPlanIsChosen();
  void littleMemoryTakesOneBand();
  void tooManyRowsAreRejected();
  void knownPairsGetMoreMemory();
  void everyPlanFindsTheSame_data();
  void everyPlanFindsTheSame();
  void tinyBudgetsFindTheSame();
  void setsThatDoNotFitAreMadeAgain();
  void pairsThatDoNotFitEndTheRun();
  void memoryIsReservedForSampledPairs();
  void tooManyPairsAreRejectedBeforeTheRun();
  void anExactRunIsRejectedBeforeItStarts();
  void aSpillWithoutAFolderIsAnError();
};

void TestMemoryPlan::whatFitsStaysInMemory() {
  const auto plan = planMemory({10'000'000, 1400 * kMebibyte, 32, 0}, withMemory(4096 * kMebibyte));
  QVERIFY(plan);
  QCOMPARE(plan->keys, KeyStore::Memory);
  QCOMPARE(plan->bandsAtOnce, 32U);
  QVERIFY(inEnglish(planMessage(*plan, 32)).find("stay in memory") != std::string::npos);
}

void TestMemoryPlan::aRunThatSavesMemoryKeepsFewKeys() {
  RunContext context = withMemory(16 * 1024 * kMebibyte);
  context.threads = 1;
  MemoryDemand demand{10'000'000, 80 * kMebibyte, 32, 1e-4};
  demand.savesMemory = true;
  QVERIFY(!fitsMemory(demand, context));
  const auto large = planMemory(demand, context);
  QVERIFY(large);
  QCOMPARE(large->keys, KeyStore::Spill);
  QVERIFY(inEnglish(planMessage(*large, 32)).starts_with("To save memory"));
  QCOMPARE(large->bandsAtOnce, 1U);
  QCOMPARE(large->chunkBytes, kSmallChunkBytes);
  // Each worker needs a band, but more workers than these would need much memory.
  for (const auto &[threads, bands] : {std::pair(2U, 2U), {4U, 4U}, {16U, 4U}}) {
    context.threads = threads;
    QCOMPARE(planMemory(demand, context)->bandsAtOnce, bands);
  }
  demand.rows = 1'000'000;
  const auto middle = planMemory(demand, context);
  QVERIFY(middle);
  QCOMPARE(middle->keys, KeyStore::Spill);
  QVERIFY(middle->bandsAtOnce > 1 && middle->bandsAtOnce * 4'000'000U <= kFewKeyBytes / 2);
  demand.rows = 100'000;
  QVERIFY(fitsMemory(demand, context));
  QCOMPARE(planMemory(demand, context)->keys, KeyStore::Memory);
}

void TestMemoryPlan::theCheaperPlanIsChosen() {
  MemoryDemand demand{10'000'000, 1400 * kMebibyte, 32, 1e-8};
  const auto again = planMemory(demand, withMemory(3000 * kMebibyte));
  QVERIFY(again);
  QCOMPARE(again->keys, KeyStore::SignAgain);
  QVERIFY(again->bandsAtOnce > 1 && again->bandsAtOnce < 32);
  QVERIFY(again->signAgainSeconds < again->spillSeconds);
  QVERIFY(inEnglish(planMessage(*again, 32)).find("signed again") != std::string::npos);
  demand.signSecondsPerRow = 1e-4;
  const auto spill = planMemory(demand, withMemory(3000 * kMebibyte));
  QVERIFY(spill);
  QCOMPARE(spill->keys, KeyStore::Spill);
  QCOMPARE(spill->bandsAtOnce, again->bandsAtOnce);
  QVERIFY(inEnglish(planMessage(*spill, 32)).find("temporary file") != std::string::npos);
}

void TestMemoryPlan::littleMemoryTakesOneBand() {
  const auto plan =
      planMemory({10'000'000, 100 * kMebibyte, 32, 1e-4}, withMemory(590 * kMebibyte));
  QVERIFY(plan);
  QCOMPARE(plan->bandsAtOnce, 1U);
  QVERIFY(plan->candidatesAtOnce < kAnyNumber && plan->resultBytes > 0);
  // The keys of one band do not need memory in addition to what the rows needed before.
  QVERIFY(plan->datasetBytes + plan->rowBytes + plan->chunkBytes + plan->resultBytes <
          plan->budget);
}

void TestMemoryPlan::tooManyRowsAreRejected() {
  const auto plan = planMemory({10'000'000, 100 * kMebibyte, 32, 0}, withMemory(200 * kMebibyte));
  QVERIFY(!plan);
  QCOMPARE(plan.error().code, ErrorCode::Limit);
  QVERIFY(plan.error().detail().starts_with("The rows need "));
}

void TestMemoryPlan::knownPairsGetMoreMemory() {
  const RunContext context = withMemory(128 * kMebibyte);
  MemoryDemand demand{100'000, 10 * kMebibyte, 32, 0};
  const auto usual = planMemory(demand, context);
  QVERIFY(usual);
  const auto bytesOf = [](const MemoryPlan &plan) {
    return plan.chunkBytes + plan.resultBytes + plan.candidatesAtOnce * kBytesPerWindowPair;
  };
  demand.resultBytes = usual->resultBytes;
  QCOMPARE(planMemory(demand, context)->candidatesAtOnce, usual->candidatesAtOnce);
  demand.resultBytes = usual->resultBytes * 3 / 2;
  const auto wider = planMemory(demand, context);
  QVERIFY(wider);
  QCOMPARE(wider->resultBytes, demand.resultBytes);
  QVERIFY(wider->chunkBytes < usual->chunkBytes && wider->chunkBytes > 0);
  QVERIFY(wider->candidatesAtOnce < usual->candidatesAtOnce && wider->candidatesAtOnce > 0);
  const std::uint64_t rounding = 2 * kBytesPerWindowPair;
  QVERIFY(bytesOf(*wider) <= bytesOf(*usual) + rounding);
  demand.resultBytes = 1000 * kMebibyte;
  const auto widest = planMemory(demand, context);
  QVERIFY(widest);
  QVERIFY(widest->resultBytes > wider->resultBytes);
  QVERIFY(widest->resultBytes <= bytesOf(*usual) / 5 * 4 + kMebibyte);
  QVERIFY(bytesOf(*widest) <= bytesOf(*usual) + rounding);
}

void TestMemoryPlan::everyPlanFindsTheSame_data() {
  QTest::addColumn<int>("keys");
  QTest::addColumn<unsigned>("bandsAtOnce");
  QTest::addColumn<std::size_t>("candidatesAtOnce");
  for (const int keys : {int(KeyStore::Spill), int(KeyStore::SignAgain)}) {
    for (const unsigned bands : {1U, 5U, 32U})
      QTest::addRow("way %d, %u bands", keys, bands) << keys << bands << kAnyNumber;
    QTest::addRow("way %d, 5 bands, parts of 64", keys) << keys << 5U << std::size_t{64};
    QTest::addRow("way %d, 1 band, parts of 500", keys) << keys << 1U << std::size_t{500};
  }
  for (const std::size_t most : {16, 64, 1000})
    QTest::addRow("in memory, parts of %zu", most) << int(KeyStore::Memory) << 32U << most;
}

void TestMemoryPlan::everyPlanFindsTheSame() {
  QFETCH(const int, keys);
  QFETCH(const unsigned, bandsAtOnce);
  QFETCH(const std::size_t, candidatesAtOnce);
  const Recipe recipe = plainWordRecipe();
  const auto dataset = textDataset(shortTexts(6000));
  const std::vector<ColumnId> columns{{0}};
  const SigningInput input{*dataset,       columns,          recipe.preparation,
                           recipe.shingle, recipe.signature, {}};
  const BandPlan bands = recipe.bandPlan();
  MemoryPlan inMemory;
  inMemory.bandsAtOnce = bands.bands;
  MemoryPlan plan;
  plan.keys = static_cast<KeyStore>(keys);
  plan.bandsAtOnce = bandsAtOnce;
  plan.candidatesAtOnce = candidatesAtOnce;
  // Keys have two words if there are many texts, or are computed in vain for many equal rows.
  for (const auto &[isAgainst, wideFrom] :
       {std::pair(false, kWideKeysFrom), {true, kWideKeysFrom}, {false, 1}, {false, 5999}}) {
    auto first = signDataset(input, bands, inMemory, false, withMemory(0));
    const test::WithWideKeysFrom limit(wideFrom);
    auto second = signDataset(input, bands, plan, false, withMemory(0));
    QVERIFY(first && second);
    QCOMPARE(second->classes.textOfRow, first->classes.textOfRow);
    if (wideFrom != 1) QVERIFY(first->classes.textCount() < wideFrom);
    PairScope scope;
    if (isAgainst)
      scope.firstReference = static_cast<std::uint32_t>(first->classes.textCount() / 2);
    const auto expected = allCandidates(input, bands, inMemory, scope, *first);
    const auto found = allCandidates(input, bands, plan, scope, *second);
    QVERIFY(expected && found);
    QVERIFY2(expected->size() > 100, qPrintable(QString::number(expected->size())));
    QVERIFY(*found == *expected);
    QVERIFY(second->keys.bands() == 0 && !second->spill);
  }
}

void TestMemoryPlan::tinyBudgetsFindTheSame() {
  const auto dataset = textDataset(shortTexts(20'000));
  const auto whole = findDuplicates(*dataset, plainWordRecipe(), withMemory(0));
  QVERIFY(whole);
  QCOMPARE(whole->report.memoryPlan->keys, KeyStore::Memory);
  QVERIFY(whole->report.pairs > 1000);
  std::set<std::uint32_t> bandsAtOnce;
  for (const std::uint64_t kibibytes : {9000U, 7500U, 6800U, 6400U}) {
    const auto result = findDuplicates(*dataset, plainWordRecipe(), withMemory(kibibytes * 1024));
    QVERIFY2(result, result ? "" : result.error().detail().c_str());
    bandsAtOnce.insert(result->report.memoryPlan->bandsAtOnce);
    QCOMPARE(result->report.distinctTexts, whole->report.distinctTexts);
    QCOMPARE(result->report.candidates, whole->report.candidates);
    QCOMPARE(result->pairs.size(), whole->pairs.size());
    QCOMPARE(result->report.pairs, whole->report.pairs);
    QCOMPARE(result->groups.size(), whole->groups.size());
    for (std::size_t i = 0; i < whole->pairs.size(); ++i) {
      QCOMPARE(result->pairs[i].intersection, whole->pairs[i].intersection);
      QCOMPARE(result->pairs[i].textA, whole->pairs[i].textA);
      QCOMPARE(result->pairs[i].textB, whole->pairs[i].textB);
      QCOMPARE(result->pairs[i].sharedBands, whole->pairs[i].sharedBands);
    }
  }
  QVERIFY(bandsAtOnce.size() > 1 && *bandsAtOnce.begin() < 32);
}

/// Returns long texts in pairs, some of them repeated. Every sixth pair has a third text that is
/// similar to the second but not to the first: the weakest link and the sizes of sets are also
/// needed for sets that were not kept.
std::vector<std::string> chains(std::size_t count) {
  std::vector<std::string> texts;
  for (std::size_t chain = 0; chain < count; ++chain) {
    for (const unsigned step : {0U, 40U, 80U}) {
      if (step == 80 && chain % 6 > 0) continue;
      std::string text;
      for (unsigned word = step; word < step + 400; ++word)
        text += "c" + std::to_string(chain) + "w" + std::to_string(word) + " ";
      texts.push_back(text);
    }
    if (chain % 3 == 0) texts.push_back(texts.back());
  }
  return texts;
}

void TestMemoryPlan::setsThatDoNotFitAreMadeAgain() {
  const auto dataset = textDataset(chains(600));
  Recipe recipe = plainWordRecipe();
  recipe.threshold = *parseRatio("0.75");
  recipe.bands = 64;
  const auto whole = findDuplicates(*dataset, recipe, withMemory(0));
  const auto narrow =
      findDuplicates(*dataset, recipe, withMemory(dataset->memoryBytes() + (9U << 20U)));
  QVERIFY(whole);
  QVERIFY2(narrow, narrow ? "" : narrow.error().detail().c_str());
  // The sets of all texts in pairs did not fit in memory.
  QVERIFY(!whole->sets.values.empty() && narrow->sets.sizeOfText.size() > 0);
  QCOMPARE(narrow->pairs.size(), whole->pairs.size());
  for (std::size_t i = 0; i < whole->pairs.size(); ++i)
    QCOMPARE(narrow->pairs[i].intersection, whole->pairs[i].intersection);
  QCOMPARE(whole->groups.size(), std::size_t{600});
  QCOMPARE(narrow->groups.size(), whole->groups.size());
  for (std::size_t i = 0; i < whole->groups.size(); ++i) {
    QCOMPARE(narrow->groups[i].rows, whole->groups[i].rows);
    QCOMPARE(narrow->groups[i].weakestLink, whole->groups[i].weakestLink);
    QCOMPARE(narrow->groups[i].weakestA, whole->groups[i].weakestA);
  }
  for (std::uint32_t text = 0; text < whole->classes.textCount(); ++text) {
    if (whole->classes.rowsOf(TextId{text}).size() > 1)
      QCOMPARE(narrow->sets.sizeOf(TextId{text}), whole->sets.sizeOf(TextId{text}));
  }
}

void TestMemoryPlan::pairsThatDoNotFitEndTheRun() {
  std::vector<std::string> texts;
  for (int row = 0; row < 700; ++row)
    texts.push_back("one two three four five six seven eight nine " + std::to_string(row));
  const auto dataset = textDataset(texts);
  const auto whole = findDuplicates(*dataset, plainWordRecipe(), withMemory(0));
  QVERIFY(whole && whole->pairs.size() > 200'000);
  const auto refused =
      findDuplicates(*dataset, plainWordRecipe(), withMemory(dataset->memoryBytes() + (5U << 20U)));
  QVERIFY(!refused);
  QCOMPARE(refused.error().code, ErrorCode::Limit);
  QVERIFY2(refused.error().detail().find("raise the threshold") != std::string::npos,
           refused.error().detail().c_str());
}

namespace {

/// Returns groups of texts that differ in their last word.
std::shared_ptr<const Dataset> groupsOf(int groups, int rows) {
  std::vector<std::string> texts;
  for (int group = 0; group < groups; ++group) {
    std::string text;
    for (int word = 0; word < 12; ++word) text += "w" + std::to_string(group * 12 + word) + " ";
    for (int row = 0; row < rows; ++row) texts.push_back(text + std::to_string(row));
  }
  return textDataset(texts);
}

}  // namespace

// The result's usual share of the memory would be too small for these pairs, but other memory is
// free.
void TestMemoryPlan::memoryIsReservedForSampledPairs() {
  const auto dataset = groupsOf(300, 20);
  const Recipe recipe = plainWordRecipe();
  const auto whole = findDuplicates(*dataset, recipe, withMemory(0));
  QVERIFY(whole);
  const std::uint64_t needed = whole->pairs.size() * kBytesPerScoredPair;
  RunContext context = withMemory(dataset->memoryBytes() + 15 * kMebibyte / 2);
  MemoryDemand demand{dataset->rowCount(), dataset->memoryBytes(), recipe.bands, 0};
  QVERIFY(planMemory(demand, context)->resultBytes < needed);
  const auto found = findDuplicates(*dataset, recipe, context);
  QVERIFY2(found, found ? "" : found.error().detail().c_str());
  QVERIFY(found->report.memoryPlan->resultBytes >= needed);
  QCOMPARE(found->pairs.size(), whole->pairs.size());
}

void TestMemoryPlan::tooManyPairsAreRejectedBeforeTheRun() {
  const auto dataset = groupsOf(60, 100);
  RunContext context = withMemory(dataset->memoryBytes() + 15 * kMebibyte / 2);
  Progress progress;
  context.progress = &progress;
  const auto refused = findDuplicates(*dataset, plainWordRecipe(), context);
  QVERIFY(!refused);
  QCOMPARE(refused.error().code, ErrorCode::Limit);
  QVERIFY2(refused.error().detail().find("was not started") != std::string::npos,
           refused.error().detail().c_str());
  QCOMPARE(progress.stage.load(), Stage::Idle);
}

void TestMemoryPlan::anExactRunIsRejectedBeforeItStarts() {
  std::vector<std::string> texts;
  for (int row = 0; row < 6000; ++row)
    texts.push_back("one two three four five six seven eight nine " + std::to_string(row));
  const auto dataset = textDataset(texts);
  RunContext context = withMemory(64 * kMebibyte);
  Progress progress;
  context.progress = &progress;
  const auto refused = findExactDuplicates(*dataset, plainWordRecipe(), context);
  QVERIFY(!refused);
  QCOMPARE(refused.error().code, ErrorCode::Limit);
  QVERIFY(refused.error().detail().find("was not started") != std::string::npos);
  QCOMPARE(progress.stage.load(), Stage::Idle);
  // The estimate above is good enough: 18 million pairs of 44 bytes. Fewer rows are not rejected.
  QVERIFY(findExactDuplicates(*firstRows(*dataset, 600), plainWordRecipe(), context));
}

void TestMemoryPlan::aSpillWithoutAFolderIsAnError() {
  ::setenv("TMPDIR", "/there/is/no/such/folder", 1);
  const auto spill = KeySpill::create(4, 100);
  ::unsetenv("TMPDIR");
  QVERIFY(!spill);
  QCOMPARE(spill.error().code, ErrorCode::Io);
  QVERIFY(spill.error().detail().find("TMPDIR") != std::string::npos);
}

SHINGLESCOPE_TEST(TestMemoryPlan, NoApplication)
#include "tst_memory_plan.moc"
