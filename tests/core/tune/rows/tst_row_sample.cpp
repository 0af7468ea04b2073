// SPDX-License-Identifier: MIT
// Samples of tables in which few rows are similar.

#include <QtTest>
#include <algorithm>
#include <numeric>
#include <set>

#include "core/base/hash.h"
#include "core/tune/comparison/brute_force_comparison.h"
#include "core/tune/rows/row_sample.h"
#include "core/tune/sweep/sweep.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr Ratio kThreshold{8, 10};

// Returns rows of twelve random words. Row 2 i + 1 differs from row 2 i in one of them for i <
// pairs.
std::shared_ptr<const Dataset> someSimilar(std::size_t rows, std::size_t pairs) {
  SplitMix64 random(7);
  DatasetBuilder builder({"text"});
  std::string last;
  for (std::size_t row = 0; row < rows; ++row) {
    std::string text;
    for (int word = 0; word < 12; ++word) text += "w" + std::to_string(random.next() % 50000) + " ";
    if (row % 2 == 1 && row / 2 < pairs) text = last.substr(0, last.rfind('w')) + "other";
    last = text;
    builder.addRow(std::vector<std::string_view>{text}, 0);
  }
  return builder.finish();
}

Recipe wordsRecipe() {
  Recipe recipe = wordRecipe({"text"}, 1);
  recipe.threshold = kThreshold;
  return recipe;
}

std::vector<std::uint32_t> drawn(const Dataset &dataset, RowsDrawn how, std::uint64_t count,
                                 std::uint64_t seed, const RunContext &context = {}) {
  const auto sampler = RowSampler::create(dataset, wordsRecipe(), how, context);
  if (!sampler) return {};
  const auto rows = sampler->draw(count, seed, kThreshold, context);
  return rows ? *rows : std::vector<std::uint32_t>();
}

// Returns the number of rows in the sample whose partner is also in the sample.
std::size_t rowsInPairs(const std::vector<std::uint32_t> &rows, std::size_t pairs) {
  return static_cast<std::size_t>(std::ranges::count_if(rows, [&](std::uint32_t row) {
    return row / 2 < pairs && std::ranges::binary_search(rows, row ^ 1U);
  }));
}

SweepGrid oneSetting() {
  SweepGrid grid;
  grid.hash = {HashFunction::Xxh3};
  grid.numHashes = {64};
  grid.bands = {32};
  grid.k = {1};
  grid.thresholds = {kThreshold, {9, 10}};
  grid.rows = 400;
  return grid;
}

}  // namespace

class TestRowSample : public QObject {
  Q_OBJECT

 private slots:
  void plainSamplesAreUnchanged();
  void partnersComeFirst_data();
  void partnersComeFirst();
  void everyPartnerCanBeDrawn();
  void sameForAnyThreadCount();
  void smallTablesAreTakenWhole();
  void emptyTextsHaveNoPartner();
  void sweepsUseMorePairs();
  void bruteForceFindsMorePairs();
  void stopsWhenCancelled();
};

void TestRowSample::plainSamplesAreUnchanged() {
  const auto dataset = someSimilar(1000, 10);
  QVERIFY(drawn(*dataset, RowsDrawn::Any, 100, 5) == drawRows(1000, 100, 5));
}

void TestRowSample::partnersComeFirst_data() {
  QTest::addColumn<int>("pairs");
  QTest::addColumn<int>("count");
  QTest::addColumn<int>("inPairs");
  QTest::newRow("none") << 0 << 200 << 0;
  QTest::newRow("few, all of them") << 20 << 200 << 40;
  QTest::newRow("many, nothing else") << 1500 << 200 << 200;
  QTest::newRow("an odd number of rows") << 1500 << 201 << 200;
}

void TestRowSample::partnersComeFirst() {
  QFETCH(int, pairs);
  QFETCH(int, count);
  QFETCH(int, inPairs);
  const auto dataset = someSimilar(4000, static_cast<std::size_t>(pairs));
  for (const std::uint64_t seed : {1, 2, 3}) {
    const auto rows =
        drawn(*dataset, RowsDrawn::WithPartner, static_cast<std::uint64_t>(count), seed);
    QCOMPARE(int(rows.size()), count);
    QVERIFY(std::ranges::is_sorted(rows) && std::ranges::adjacent_find(rows) == rows.end());
    const int found = int(rowsInPairs(rows, static_cast<std::size_t>(pairs)));
    QVERIFY2(found >= inPairs && found <= inPairs + 2, qPrintable(QString::number(found)));
  }
  QVERIFY(drawn(*dataset, RowsDrawn::WithPartner, 200, 1) !=
          drawn(*dataset, RowsDrawn::WithPartner, 200, 2));
}

// A row of a group is drawn with one of its partners, but not always with the same partner.
void TestRowSample::everyPartnerCanBeDrawn() {
  DatasetBuilder builder({"text"});
  const std::string shared = "one two three four five six seven eight nine ten ";
  for (int row = 0; row < 6; ++row)
    builder.addRow(std::vector<std::string_view>{shared + "end" + std::to_string(row)}, 0);
  for (int row = 0; row < 994; ++row)
    builder.addRow(std::vector<std::string_view>{"alone" + std::to_string(row)}, 0);
  const auto dataset = builder.finish();
  std::set<std::uint32_t> seen;
  for (std::uint64_t seed = 1; seed <= 40; ++seed)
    for (const std::uint32_t row : drawn(*dataset, RowsDrawn::WithPartner, 2, seed)) {
      QVERIFY(row < 6);
      seen.insert(row);
    }
  QCOMPARE(seen.size(), std::size_t{6});
}

void TestRowSample::sameForAnyThreadCount() {
  const auto dataset = someSimilar(4000, 300);
  const auto alone = drawn(*dataset, RowsDrawn::WithPartner, 500, 9, threads(1));
  QCOMPARE(alone.size(), std::size_t{500});
  QVERIFY(alone == drawn(*dataset, RowsDrawn::WithPartner, 500, 9, threads(4)));
}

void TestRowSample::smallTablesAreTakenWhole() {
  const auto dataset = someSimilar(100, 10);
  std::vector<std::uint32_t> all(100);
  std::iota(all.begin(), all.end(), 0U);
  QVERIFY(drawn(*dataset, RowsDrawn::WithPartner, 100, 1) == all);
  QVERIFY(drawn(*dataset, RowsDrawn::WithPartner, 5000, 1) == all);
}

void TestRowSample::emptyTextsHaveNoPartner() {
  DatasetBuilder builder({"text"});
  for (int row = 0; row < 300; ++row) builder.addRow(std::vector<std::string_view>{"..."}, 0);
  const auto rows = drawn(*builder.finish(), RowsDrawn::WithPartner, 50, 1);
  QCOMPARE(rows.size(), std::size_t{50});
}

void TestRowSample::sweepsUseMorePairs() {
  const auto dataset = someSimilar(4000, 100);
  SweepGrid grid = oneSetting();
  SweepResult any;
  QVERIFY(runSweep(*dataset, wordsRecipe(), grid, any, {}));
  grid.drawn = RowsDrawn::WithPartner;
  SweepResult paired;
  QVERIFY(runSweep(*dataset, wordsRecipe(), grid, paired, {}));
  constexpr auto kPairs = SweepPairs::ThatDiffer;
  QVERIFY(restsOnFewPairs(any.rows[0], kPairs));
  QVERIFY(!restsOnFewPairs(paired.rows[0], kPairs));
  QCOMPARE(paired.sampleRows, std::uint64_t{400});
  const SweepFigures &figures = paired.rows[0].outcomes[0].thatDiffer;
  QVERIFY(figures.truePairs >= 99 && figures.truePairs <= 100);
  // The listed pairs are those of the same sample.
  const auto listed = listSweepPairs(*dataset, wordsRecipe(), grid,
                                     {paired.rows[0].setting, 0, kPairs, 100'000}, {});
  QVERIFY(listed);
  const auto isTrue = [](const SweepPair &pair) { return pair.jaccard >= 0.8; };
  QCOMPARE(std::uint64_t(std::ranges::count_if(*listed, isTrue)), figures.truePairs);
  QVERIFY(std::ranges::all_of(*listed, [&](const SweepPair &pair) {
    return !isTrue(pair) || pair.rowB == RecordId{pair.rowA.value ^ 1U};
  }));
}

void TestRowSample::bruteForceFindsMorePairs() {
  const auto dataset = someSimilar(4000, 100);
  const auto any = runShowdown(*dataset, wordsRecipe(), {79'800, 1}, {});
  const auto paired = runShowdown(*dataset, wordsRecipe(), {79'800, 1, RowsDrawn::WithPartner}, {});
  QVERIFY(any && paired);
  QCOMPARE(paired->rows, std::uint64_t{400});
  QVERIFY(any->brutePairs.rows < 20);
  QVERIFY(paired->brutePairs.rows >= 99 && paired->brutePairs.rows <= 100);
  QVERIFY(paired->drawn == RowsDrawn::WithPartner && any->drawn == RowsDrawn::Any);
  const auto whole =
      runShowdown(*someSimilar(50, 5), wordsRecipe(), {79'800, 1, RowsDrawn::WithPartner}, {});
  QVERIFY(whole && whole->drawn == RowsDrawn::Any);  // all rows were used, so none were drawn
}

void TestRowSample::stopsWhenCancelled() {
  const auto dataset = someSimilar(1000, 10);
  const auto none =
      RowSampler::create(*dataset, wordsRecipe(), RowsDrawn::WithPartner, cancelledRun());
  QVERIFY(!none);
  QCOMPARE(none.error().code, ErrorCode::Cancelled);
  const auto sampler = RowSampler::create(*dataset, wordsRecipe(), RowsDrawn::WithPartner, {});
  QVERIFY(sampler);
  const auto rows = sampler->draw(100, 1, kThreshold, cancelledRun());
  QVERIFY(!rows);
  QCOMPARE(rows.error().code, ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestRowSample, NoApplication)
#include "tst_row_sample.moc"
