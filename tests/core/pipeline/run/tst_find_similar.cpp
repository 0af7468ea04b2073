// SPDX-License-Identifier: MIT
#include <QtTest>
#include <map>

#include "core/pipeline/run/find_duplicates.h"
#include "core/pipeline/run/find_similar.h"
#include "tests/support/on_threads.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::onThreads;
using namespace shinglescope::test;

namespace {

Recipe wordRecipe(const char *threshold) {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 1;
  recipe.threshold = *parseRatio(threshold);
  return recipe;
}

/// Returns texts of ten words out of forty: many are somewhat similar, some are equal.
std::shared_ptr<const Dataset> overlappingTexts(std::size_t rows) {
  SplitMix64 random(7);
  std::vector<std::string> texts;
  for (std::size_t row = 0; row < rows; ++row) {
    std::string text;
    const std::uint64_t first = random.next() % 20;
    for (int word = 0; word < 10; ++word)
      text += "w" + std::to_string(first + random.next() % 12) + " ";
    texts.push_back(row % 50 == 49 ? texts[row - 7] : text);
  }
  return textDataset(texts);
}

/// Returns row -> (intersection, union) of all rows that the exact run pairs with `row`.
std::map<std::uint32_t, std::pair<unsigned, unsigned>> partnersOf(const DuplicateResult &result,
                                                                  std::uint32_t row) {
  std::map<std::uint32_t, std::pair<unsigned, unsigned>> partners;
  const TextId text = result.classes.textOf(RecordId{row});
  const auto size = static_cast<unsigned>(result.sets[text].size());
  for (const std::uint32_t other : result.classes.rowsOf(text))
    if (other != row) partners[other] = {size, size};
  for (const ScoredPair &pair : result.pairs) {
    if (pair.textA != text && pair.textB != text) continue;
    if (!isPairAtLeast(pair, result.recipe(), result.recipe().threshold)) continue;
    for (const std::uint32_t other :
         result.classes.rowsOf(pair.textA == text ? pair.textB : pair.textA))
      partners[other] = {pair.intersection, pair.whole};
  }
  return partners;
}

std::vector<std::uint32_t> rowsOf(const SimilarRows &found) {
  std::vector<std::uint32_t> rows;
  for (const SimilarRow &row : found.rows) rows.push_back(row.row.value);
  return rows;
}

}  // namespace

class TestFindSimilar : public QObject {
  Q_OBJECT

 private slots:
  void everyRowFindsItsExactPartners();
  void textFindsWhatTheSameRowFinds();
  void orderIsBySimilarityThenRow();
  void aLimitKeepsTheMostSimilar();
  void thresholdIsMetExactly();
  void signaturesAreShown();
  void rowIsComparedWithinItsLabel();
  void textWithoutShinglesFindsNothing();
  void threadsChangeNothing();
  void badQueriesAreRejected();
  void cancelStopsIt();
};

void TestFindSimilar::everyRowFindsItsExactPartners() {
  const auto dataset = overlappingTexts(300);
  const Recipe recipe = wordRecipe("0.5");
  const auto exact = findExactDuplicates(*dataset, recipe, {});
  QVERIFY(exact);
  std::size_t total = 0;
  for (std::uint32_t row = 0; row < dataset->rowCount(); ++row) {
    const auto found = findSimilar(*dataset, recipe, RecordId{row}, 0, {});
    QVERIFY(found);
    const auto expected = partnersOf(*exact, row);
    QCOMPARE(found->rows.size(), expected.size());
    for (const SimilarRow &similar : found->rows) {
      const auto partner = expected.find(similar.row.value);
      QVERIFY(partner != expected.end());
      QCOMPARE(similar.intersection, partner->second.first);
      QCOMPARE(similar.whole, partner->second.second);
    }
    total += found->rows.size();
  }
  QCOMPARE(total, std::size_t{2 * exact->report.pairs});
  QVERIFY(total > 500);
}

void TestFindSimilar::textFindsWhatTheSameRowFinds() {
  const auto dataset = overlappingTexts(300);
  const Recipe recipe = wordRecipe("0.5");
  const std::string text(dataset->cell(RecordId{12}, ColumnId{0}));
  const auto byRow = findSimilar(*dataset, recipe, RecordId{12}, 0, {});
  const auto byText = findSimilar(*dataset, recipe, QueryText{text}, 0, {});
  QVERIFY(byRow && byText);
  QCOMPARE(byText->matches, byRow->matches + 1);  // the row itself
  QCOMPARE(byText->comparedRows, std::uint64_t{300});
  QCOMPARE(byRow->comparedRows, std::uint64_t{299});
  const auto upper = findSimilar(*dataset, recipe, QueryText{"  W3  " + text}, 0, {});
  QVERIFY(upper);  // prepared like the rows
  QVERIFY(upper->matches > 0);
}

void TestFindSimilar::orderIsBySimilarityThenRow() {
  const auto dataset = textDataset({"a b c", "a b c d", "x y z", "a b c d e", "c b a", "d c b a"});
  const auto found = findSimilar(*dataset, wordRecipe("0.5"), QueryText{"a b c"}, 0, {});
  QVERIFY(found);
  QCOMPARE(rowsOf(*found), (std::vector<std::uint32_t>{0, 4, 1, 5, 3}));
}

void TestFindSimilar::aLimitKeepsTheMostSimilar() {
  const auto dataset = overlappingTexts(300);
  const Recipe recipe = wordRecipe("0.3");
  const auto all = findSimilar(*dataset, recipe, RecordId{3}, 0, {});
  QVERIFY(all && all->rows.size() > 20);
  for (const std::size_t most : {std::size_t{1}, std::size_t{7}, std::size_t{100'000}}) {
    const auto some = findSimilar(*dataset, recipe, RecordId{3}, most, {});
    QVERIFY(some);
    QCOMPARE(some->matches, all->matches);
    auto expected = rowsOf(*all);
    expected.resize(std::min(most, expected.size()));
    QCOMPARE(rowsOf(*some), expected);
  }
}

void TestFindSimilar::thresholdIsMetExactly() {
  const auto dataset = textDataset({"a b c d e f g h i j", "a b c d e f g"});
  const auto at = findSimilar(*dataset, wordRecipe("0.7"), RecordId{0}, 0, {});
  const auto over = findSimilar(*dataset, wordRecipe("0.700000001"), RecordId{0}, 0, {});
  QVERIFY(at && over);
  QCOMPARE(at->matches, std::uint64_t{1});
  QCOMPARE(over->matches, std::uint64_t{0});
}

void TestFindSimilar::signaturesAreShown() {
  const auto dataset = overlappingTexts(300);
  Recipe recipe = wordRecipe("0.5");
  recipe.floor = recipe.threshold;
  const auto run = findDuplicates(*dataset, recipe, {});
  QVERIFY(run);
  std::size_t compared = 0;
  for (const ScoredPair &pair : run->pairs) {
    const auto found = findSimilar(*dataset, recipe, run->classes.firstRow(pair.textA), 0, {});
    QVERIFY(found);
    for (const SimilarRow &similar : found->rows) {
      if (similar.row != run->classes.firstRow(pair.textB)) continue;
      QCOMPARE(similar.equalPositions, std::uint32_t{pair.equalPositions});
      QCOMPARE(similar.sharedBands, std::uint32_t{pair.sharedBands});
      ++compared;
    }
    if (compared == 40) break;
  }
  QCOMPARE(compared, std::size_t{40});
}

void TestFindSimilar::rowIsComparedWithinItsLabel() {
  DatasetBuilder builder({"text", "year"});
  for (const char *year : {"1999", "2000", "1999", "2000", " 1999"})
    builder.addRow({"a b", year}, 0);
  const auto dataset = builder.finish();
  Recipe recipe = wordRecipe("0.5");
  recipe.same = {"year"};
  const auto byRow = findSimilar(*dataset, recipe, RecordId{0}, 0, {});
  const auto byText = findSimilar(*dataset, recipe, QueryText{"a b"}, 0, {});
  QVERIFY(byRow && byText);
  QCOMPARE(rowsOf(*byRow), (std::vector<std::uint32_t>{2}));
  QCOMPARE(byRow->comparedRows, std::uint64_t{1});
  QCOMPARE(byText->matches, std::uint64_t{5});
}

void TestFindSimilar::textWithoutShinglesFindsNothing() {
  const auto dataset = textDataset({"", "a b", ""});
  const Recipe recipe = wordRecipe("0.1");
  for (const SimilarQuery &query :
       {SimilarQuery{QueryText{""}}, SimilarQuery{QueryText{" \t "}}, SimilarQuery{RecordId{0}}}) {
    const auto found = findSimilar(*dataset, recipe, query, 0, {});
    QVERIFY(found);
    QCOMPARE(found->queryShingles, std::uint64_t{0});
    QVERIFY(found->rows.empty());
  }
}

void TestFindSimilar::threadsChangeNothing() {
  const auto dataset = overlappingTexts(3000);
  const Recipe recipe = wordRecipe("0.3");
  const auto one = findSimilar(*dataset, recipe, RecordId{5}, 50, onThreads(1));
  QVERIFY(one && one->rows.size() == 50);
  for (const unsigned threads : {2U, 3U, 8U}) {
    const auto many = findSimilar(*dataset, recipe, RecordId{5}, 50, onThreads(threads));
    QVERIFY(many);
    QCOMPARE(rowsOf(*many), rowsOf(*one));
    QCOMPARE(many->matches, one->matches);
  }
}

void TestFindSimilar::badQueriesAreRejected() {
  const auto dataset = textDataset({"a", "b"});
  const auto refusal = [&](const Recipe &recipe, const SimilarQuery &query) {
    const auto found = findSimilar(*dataset, recipe, query, 0, {});
    return found ? std::string("accepted") : found.error().detail();
  };
  const Recipe recipe = wordRecipe("0.5");
  QCOMPARE(refusal(recipe, RecordId{2}),
           std::string("There is no row 2; the rows go from 0 to 1."));
  QVERIFY(refusal(recipe, QueryText{"\xff"}).find("UTF-8") != std::string::npos);
  Recipe wrong = recipe;
  wrong.compare = {"nope"};
  QVERIFY(refusal(wrong, RecordId{0}).find("nope") != std::string::npos);
  wrong = recipe;
  wrong.bands = 33;
  QVERIFY(refusal(wrong, RecordId{0}).find("33") != std::string::npos);
}

void TestFindSimilar::cancelStopsIt() {
  std::stop_source stop;
  stop.request_stop();
  RunContext context;
  context.stop = stop.get_token();
  const auto dataset = overlappingTexts(300);
  const auto found = findSimilar(*dataset, wordRecipe("0.5"), RecordId{0}, 0, context);
  QVERIFY(!found);
  QVERIFY(found.error().code == ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestFindSimilar, NoApplication)
#include "tst_find_similar.moc"
