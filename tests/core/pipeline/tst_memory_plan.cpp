#include <QTest>
#include <cstdlib>
#include <set>

#include "core/pipeline/candidate_search.h"
#include "core/pipeline/find_duplicates.h"
#include "tests/support/build_dataset.h"
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

/// Short texts, many of them nearly equal, some equal, some empty.
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

}  // namespace

class TestMemoryPlan : public QObject {
  Q_OBJECT

 private slots:
  void whatFitsStaysInMemory();
  void theCheaperWayIsTaken();
  void narrowRoomsMakeRanges();
  void tooManyRowsAreRefused();
  void everyPlanFindsTheSame_data();
  void everyPlanFindsTheSame();
  void tinyBudgetsFindTheSame();
  void aSpillWithoutAFolderSaysSo();
};

void TestMemoryPlan::whatFitsStaysInMemory() {
  const auto plan = planMemory({10'000'000, 1400 * kMebibyte, 32, 0}, withMemory(4096 * kMebibyte));
  QVERIFY(plan);
  QCOMPARE(plan->keys, KeyStore::Memory);
  QCOMPARE(plan->bandsAtOnce, 32U);
  QVERIFY(planText(*plan, 32).find("stay in memory") != std::string::npos);
}

void TestMemoryPlan::theCheaperWayIsTaken() {
  MemoryDemand demand{10'000'000, 1400 * kMebibyte, 32, 1e-8};
  const auto again = planMemory(demand, withMemory(3000 * kMebibyte));
  QVERIFY(again);
  QCOMPARE(again->keys, KeyStore::SignAgain);
  QVERIFY(again->bandsAtOnce > 1 && again->bandsAtOnce < 32);
  QVERIFY(again->signAgainSeconds < again->spillSeconds);
  QVERIFY(planText(*again, 32).find("signed again") != std::string::npos);
  demand.signSecondsPerRow = 1e-4;
  const auto spill = planMemory(demand, withMemory(3000 * kMebibyte));
  QVERIFY(spill);
  QCOMPARE(spill->keys, KeyStore::Spill);
  QCOMPARE(spill->bandsAtOnce, again->bandsAtOnce);
  QVERIFY(planText(*spill, 32).find("temporary file") != std::string::npos);
}

void TestMemoryPlan::narrowRoomsMakeRanges() {
  const auto plan =
      planMemory({10'000'000, 100 * kMebibyte, 32, 1e-4}, withMemory(650 * kMebibyte));
  QVERIFY(plan);
  QCOMPARE(plan->bandsAtOnce, 1U);
  QVERIFY(plan->keyParts > 1);
}

void TestMemoryPlan::tooManyRowsAreRefused() {
  const auto plan = planMemory({10'000'000, 100 * kMebibyte, 32, 0}, withMemory(200 * kMebibyte));
  QVERIFY(!plan);
  QCOMPARE(plan.error().code, ErrorCode::Limit);
  QVERIFY(plan.error().detail.starts_with("The rows need "));
}

void TestMemoryPlan::everyPlanFindsTheSame_data() {
  QTest::addColumn<int>("keys");
  QTest::addColumn<unsigned>("bandsAtOnce");
  QTest::addColumn<unsigned>("parts");
  for (const int keys : {int(KeyStore::Spill), int(KeyStore::SignAgain)}) {
    for (const unsigned bands : {1U, 5U, 32U})
      QTest::addRow("way %d, %u bands", keys, bands) << keys << bands << 1U;
    QTest::addRow("way %d, 8 ranges", keys) << keys << 1U << 8U;
    QTest::addRow("way %d, 256 ranges", keys) << keys << 1U << 256U;
  }
}

void TestMemoryPlan::everyPlanFindsTheSame() {
  QFETCH(const int, keys);
  QFETCH(const unsigned, bandsAtOnce);
  QFETCH(const unsigned, parts);
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
  plan.keyParts = parts;
  for (const bool isAgainst : {false, true}) {
    auto first = signDataset(input, bands, inMemory, false, withMemory(0));
    auto second = signDataset(input, bands, plan, false, withMemory(0));
    QVERIFY(first && second);
    QCOMPARE(second->classes.textOfRow, first->classes.textOfRow);
    PairScope scope;
    if (isAgainst)
      scope.firstReference = static_cast<std::uint32_t>(first->classes.textCount() / 2);
    const auto expected = findCandidates(input, bands, inMemory, scope, *first, withMemory(0));
    const auto found = findCandidates(input, bands, plan, scope, *second, withMemory(0));
    QVERIFY(expected && found);
    QVERIFY2(expected->pairs.size() > 100, qPrintable(QString::number(expected->pairs.size())));
    QVERIFY(found->pairs == expected->pairs);
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
  for (const std::uint64_t kibibytes : {5000U, 4000U, 3000U, 2600U}) {
    const auto result = findDuplicates(*dataset, plainWordRecipe(), withMemory(kibibytes * 1024));
    QVERIFY2(result, result ? "" : result.error().detail.c_str());
    bandsAtOnce.insert(result->report.memoryPlan->bandsAtOnce);
    QCOMPARE(result->report.distinctTexts, whole->report.distinctTexts);
    QCOMPARE(result->report.candidates, whole->report.candidates);
    QCOMPARE(result->pairs.size(), whole->pairs.size());
    QCOMPARE(result->report.pairs, whole->report.pairs);
    QCOMPARE(result->groups.size(), whole->groups.size());
    for (std::size_t i = 0; i < whole->pairs.size(); ++i) {
      QCOMPARE(result->pairs[i].intersection, whole->pairs[i].intersection);
      QCOMPARE(result->pairs[i].sharedBands, whole->pairs[i].sharedBands);
    }
  }
  QVERIFY(bandsAtOnce.size() > 1 && *bandsAtOnce.begin() < 32);
}

void TestMemoryPlan::aSpillWithoutAFolderSaysSo() {
  ::setenv("TMPDIR", "/there/is/no/such/folder", 1);
  const auto spill = KeySpill::create(4, 100);
  ::unsetenv("TMPDIR");
  QVERIFY(!spill);
  QCOMPARE(spill.error().code, ErrorCode::Io);
  QVERIFY(spill.error().detail.find("TMPDIR") != std::string::npos);
}

SHINGLESCOPE_TEST(TestMemoryPlan, NoApplication)
#include "tst_memory_plan.moc"
