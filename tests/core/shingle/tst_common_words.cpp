// SPDX-License-Identifier: MIT
// Rare words folded into one token: what the frequency counts, and that everything that shingles
// folds the same words. The reference is a table in which the rare words are replaced manually.

#include <QtTest>
#include <map>
#include <set>
#include <sstream>

#include "core/explain/pair_explanation.h"
#include "core/pipeline/estimate/exact_sample.h"
#include "core/pipeline/recipe/find_request.h"
#include "core/pipeline/run/engine_session.h"
#include "core/pipeline/run/find_similar.h"
#include "core/shingle/common_words.h"
#include "core/shingle/shingler.h"
#include "core/tune/rows/exact_sets.h"
#include "core/tune/sweep/sample_drawer.h"
#include "tests/support/row_pairs.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

Recipe foldingRecipe(std::uint32_t least, std::uint32_t k = 1) {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = k;
  recipe.shingle.minDocumentFrequency = least;
  recipe.threshold = *parseRatio("0.5");
  recipe.bands = 128;
  return recipe;
}

std::shared_ptr<const CommonWords> commonOf(const Dataset &dataset, const Recipe &recipe,
                                            unsigned threads = 1) {
  RunContext context;
  context.threads = threads;
  const auto common = commonWordsOf(dataset, recipe, context);
  return common ? *common : nullptr;
}

bool isCommon(const CommonWords &common, std::string_view word) {
  return common.contains(fastHash(word));
}

/// Returns rows of frequent words with a few that are in one or two rows only.
std::vector<std::string> rowsOfWords(std::size_t rows) {
  SplitMix64 random(5);
  std::vector<std::string> texts;
  for (std::size_t row = 0; row < rows; ++row) {
    std::string text;
    if (row % 3 == 2) {
      text = texts[row - 1];
    } else {
      for (int word = 0; word < 8; ++word) text += "w" + std::to_string(random.next() % 60) + " ";
    }
    texts.push_back(text + "rare" + std::to_string(random.next() % (2 * rows)));
  }
  return texts;
}

/// Replaces the words of fewer than `least` rows by `token`.
std::vector<std::string> replacedByHand(const std::vector<std::string> &texts, std::size_t least,
                                        const std::string &token) {
  std::map<std::string, std::size_t> rowsOf;
  const auto wordsOf = [](const std::string &text) {
    std::istringstream in(text);
    return std::vector<std::string>(std::istream_iterator<std::string>(in), {});
  };
  for (const std::string &text : texts) {
    const auto words = wordsOf(text);
    for (const std::string &word : std::set<std::string>(words.begin(), words.end()))
      ++rowsOf[word];
  }
  std::vector<std::string> replaced;
  for (const std::string &text : texts) {
    std::string made;
    for (const std::string &word : wordsOf(text))
      made += (made.empty() ? "" : " ") + (rowsOf[word] < least ? token : word);
    replaced.push_back(made);
  }
  return replaced;
}

}  // namespace

class TestCommonWords : public QObject {
  Q_OBJECT

 private slots:
  void aRowCountsOncePerWord();
  void zeroAndOneFoldNothing();
  void theTokenIsNoWord();
  void foldingIsReplacingByHand_data();
  void foldingIsReplacingByHand();
  void bothTablesCount();
  void aQueryUsesTheTablesWords();
  void sessionReusesThem();
  void explanationAgreesWithTheRun();
  void samplesUseTheTablesWords();
  void threadsChangeNothing();
  void onlyWordsCanBeRare();
};

void TestCommonWords::aRowCountsOncePerWord() {
  const auto dataset = textDataset({"a a a b", "b c", "c c d", "d d d d"});
  const auto two = commonOf(*dataset, foldingRecipe(2));
  QVERIFY(two);
  QCOMPARE(two->size(), std::size_t{3});
  QVERIFY(!isCommon(*two, "a"));  // three times, but in one row
  for (const char *word : {"b", "c", "d"}) QVERIFY2(isCommon(*two, word), word);
  QCOMPARE(commonOf(*dataset, foldingRecipe(3))->size(), std::size_t{0});
  // Equal texts count as often as they occur, and the prepared text counts.
  const auto equal = textDataset({"A b", "a B", "c"});
  QCOMPARE(commonOf(*equal, foldingRecipe(2))->size(), std::size_t{2});
}

void TestCommonWords::zeroAndOneFoldNothing() {
  const auto dataset = textDataset({"a", "b"});
  for (const std::uint32_t least : {0U, 1U}) {
    QVERIFY(commonOf(*dataset, foldingRecipe(least)) == nullptr);
    QVERIFY(recipeToJson(foldingRecipe(least)).find("rare_words") == std::string::npos);
  }
}

void TestCommonWords::theTokenIsNoWord() {
  QVERIFY(!isCommon(CommonWords({}), ""));
  const CommonWords zero({0, 7});
  QVERIFY(zero.contains(0) && zero.contains(7) && !zero.contains(8));
  ShingleOptions options = foldingRecipe(2, 2).shingle;
  options.common = std::make_shared<const CommonWords>(std::vector{fastHash("free")});
  Shingler shingler(options);
  const auto spans = shingler.shingleSpans("free zyx  free");
  QCOMPARE(spans.size(), std::size_t{2});
  QCOMPARE(shingler.spanText("free zyx  free", spans[0]), std::string("free <UNK>"));
  QCOMPARE(shingler.spanText("free zyx  free", spans[1]), std::string("<UNK> free"));
  // A word that looks like the label is a word like others.
  options.common =
      std::make_shared<const CommonWords>(std::vector{fastHash("free"), fastHash(kRareWordLabel)});
  Shingler other(options);
  std::vector<std::uint64_t> rare;
  std::vector<std::uint64_t> label;
  other.shingleSet("free zyx", rare);
  other.shingleSet("free <UNK>", label);
  QVERIFY(rare != label);
}

void TestCommonWords::foldingIsReplacingByHand_data() {
  QTest::addColumn<QString>("hash");
  QTest::addColumn<int>("k");
  QTest::addColumn<bool>("isMultiset");
  for (const auto &hash : kHashNames)
    QTest::addRow("%s, 1", std::string(hash.name).c_str())
        << QString::fromStdString(std::string(hash.name)) << 1 << false;
  QTest::newRow("fast, 3") << "fast" << 3 << false;
  QTest::newRow("xxh3, 2, multiset") << "xxh3" << 2 << true;
}

void TestCommonWords::foldingIsReplacingByHand() {
  QFETCH(QString, hash);
  QFETCH(int, k);
  QFETCH(bool, isMultiset);
  const auto texts = rowsOfWords(240);
  Recipe recipe = foldingRecipe(3, static_cast<std::uint32_t>(k));
  recipe.shingle.hash = *choiceFromName(kHashNames, hash.toStdString());
  if (isMultiset) recipe.shingle.counts = ShingleCounts::Multiset;
  Recipe without = recipe;
  without.shingle.minDocumentFrequency = 0;
  const auto dataset = textDataset(texts);
  const auto byHand = textDataset(replacedByHand(texts, 3, "thetoken"));
  const auto exact = findExactDuplicates(*dataset, recipe, {});
  const auto expected = findExactDuplicates(*byHand, without, {});
  const auto found = findDuplicates(*dataset, recipe, {});
  const auto whole = findExactDuplicates(*dataset, without, {});
  QVERIFY(exact && expected && found && whole);
  QVERIFY(rowPairs(*expected).size() > 50);
  QVERIFY(rowPairs(*exact) == rowPairs(*expected));
  QVERIFY(rowPairs(*found) == rowPairs(*expected));
  QVERIFY(rowPairs(*whole) != rowPairs(*expected));
}

void TestCommonWords::bothTablesCount() {
  const auto merged = textDataset({"cat one", "dog two", "cat three", "dog one"});
  Recipe recipe = foldingRecipe(2);
  recipe.threshold = *parseRatio("0.3");
  const auto found = findExactAgainst(*merged, 2, recipe, {});
  QVERIFY(found);
  // cat, dog and one are in two rows; with the rows of one table alone every word would be rare.
  const PairTable expected{{{0, 2}, {1, 3}}, {{0, 3}, {1, 3}}, {{1, 2}, {1, 3}}, {{1, 3}, {1, 3}}};
  QVERIFY(rowPairs(*found) == expected);
}

void TestCommonWords::aQueryUsesTheTablesWords() {
  const auto dataset = textDataset({"red house anna", "red house berta", "blue house", "blue red"});
  const Recipe recipe = foldingRecipe(2);
  const auto byText = findSimilar(*dataset, recipe, QueryText{"red house zoe"}, 0, {});
  QVERIFY(byText);
  QCOMPARE(byText->queryShingles, std::uint64_t{3});
  QVERIFY(byText->rows.size() >= 2);
  QCOMPARE(byText->rows[0].intersection, 3U);  // zoe is as rare as anna
  const auto byRow = findSimilar(*dataset, recipe, RecordId{0}, 0, {});
  QVERIFY(byRow && !byRow->rows.empty());
  QCOMPARE(byRow->rows[0].row.value, 1U);
  QCOMPARE(byRow->rows[0].intersection, 3U);
}

void TestCommonWords::sessionReusesThem() {
  const auto dataset = textDataset(rowsOfWords(200));
  EngineSession session;
  Recipe recipe = foldingRecipe(3);
  QVERIFY(session.find(dataset, recipe, {}));
  recipe.bands = 64;
  const auto again = session.find(dataset, recipe, {});
  const auto fresh = findDuplicates(*dataset, recipe, {});
  QVERIFY(again && fresh);
  QCOMPARE(again->report.reused, (std::vector<std::string>{"signatures"}));
  QVERIFY(rowPairs(*again) == rowPairs(*fresh));
  recipe.shingle.minDocumentFrequency = 4;
  const auto other = session.find(dataset, recipe, {});
  QVERIFY(other && other->report.reused.empty());
}

void TestCommonWords::explanationAgreesWithTheRun() {
  const auto dataset = textDataset(rowsOfWords(120));
  const Recipe recipe = foldingRecipe(3, 2);
  const auto exact = findExactDuplicates(*dataset, recipe, {});
  QVERIFY(exact);
  const PairTable pairs = rowPairs(*exact);
  QVERIFY(pairs.size() > 20);
  for (const auto &[rows, score] : pairs) {
    const auto why = explainPair(*dataset, recipe, {rows.first}, {rows.second});
    QVERIFY(why);
    QCOMPARE(why->intersection, score.intersection);
    QCOMPARE(why->unionSize, score.unionSize);
  }
  // A change of the limit finds the words again.
  Recipe changed = recipe;
  changed.shingle.minDocumentFrequency = 0;
  const auto first = pairs.begin()->first;
  const auto change = whatIf(*dataset, recipe, changed, {first.first}, {first.second});
  const auto fresh = explainPair(*dataset, changed, {first.first}, {first.second});
  QVERIFY(change && fresh);
  QCOMPARE(change->after.intersection, fresh->intersection);
}

/// In a sample nearly every word is rare, so the words of the whole table decide.
void TestCommonWords::samplesUseTheTablesWords() {
  const auto texts = rowsOfWords(600);
  const auto dataset = textDataset(texts);
  const Recipe recipe = foldingRecipe(4);
  SweepGrid grid;
  grid.k = {1};
  const auto drawer = SampleDrawer::create(*dataset, recipe, grid, nullptr, {});
  QVERIFY(drawer);
  const auto rows = drawer->draw(0, 20, {});
  QVERIFY(rows && rows->common);
  const auto whole = makeExactSets(*dataset, recipe, {});
  const auto sets = makeExactSets(*rows->dataset, recipe, {}, rows->common);
  QVERIFY(whole && sets);
  const auto estimated = takeExactSample(*dataset, recipe, {}, {50, std::uint64_t{1} << 30U}, {});
  QVERIFY2(estimated, estimated ? "" : estimated.error().detail().c_str());
  for (std::uint32_t row = 0; row < rows->rowOfSample.size(); ++row) {
    const auto ofTable = whole->sets()[whole->classes().textOf({rows->rowOfSample[row]})];
    QVERIFY(std::ranges::equal(sets->sets()[sets->classes().textOf({row})], ofTable));
  }
  for (std::uint32_t row = 0; row < estimated->rows.size(); ++row) {
    const auto ofTable = whole->sets()[whole->classes().textOf({estimated->rows[row]})];
    const auto &sample = estimated->texts;
    QVERIFY(std::ranges::equal(sample.sets[sample.classes.textOf({row})], ofTable));
  }
}

void TestCommonWords::threadsChangeNothing() {
  const auto dataset = textDataset(rowsOfWords(3000));
  const Recipe recipe = foldingRecipe(3);
  RunContext four;
  four.threads = 4;
  const auto one = makeExactSets(*dataset, recipe, {});
  const auto more = makeExactSets(*dataset, recipe, four);
  QVERIFY(one && more);
  QCOMPARE(commonOf(*dataset, recipe)->size(), commonOf(*dataset, recipe, 4)->size());
  QVERIFY(one->sets().values == more->sets().values);
}

void TestCommonWords::onlyWordsCanBeRare() {
  Recipe recipe = foldingRecipe(2);
  recipe.shingle.unit = ShingleUnit::Character;
  const auto valid = validateRecipe(recipe);
  QVERIFY(!valid);
  QVERIFY(valid.error().detail().find("shingle.rare_words") != std::string::npos);
  QVERIFY(!findDuplicates(*textDataset({"a", "b"}), recipe, {}));
}

SHINGLESCOPE_TEST(TestCommonWords, NoApplication)
#include "tst_common_words.moc"
