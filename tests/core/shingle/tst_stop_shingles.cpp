// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/pipeline/run/engine_session.h"
#include "core/pipeline/run/find_similar.h"
#include "core/shingle/shingler.h"
#include "core/shingle/stop_shingles.h"
#include "tests/support/row_pairs.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Returns rows of six random words each, most of them after ten words of boilerplate.
std::vector<std::string> templateRows(std::size_t rows) {
  SplitMix64 random(11);
  std::vector<std::string> texts;
  for (std::size_t row = 0; row < rows; ++row) {
    std::string text = row % 10 == 9 ? "" : "a b c d e f g h i j";
    for (int word = 0; word < 6; ++word) text += " w" + std::to_string(random.next() % 40'000);
    texts.push_back(row % 20 == 7 ? texts[row - 3] + " more" : text);
  }
  return texts;
}

Recipe wordRecipe(const char *maxDocumentFrequency) {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 1;
  recipe.threshold = *parseRatio("0.4");
  recipe.bands = 128;
  if (maxDocumentFrequency != nullptr)
    recipe.shingle.maxDocumentFrequency = *parseRatio(maxDocumentFrequency);
  return recipe;
}

std::vector<std::uint64_t> stopped(const Dataset &dataset, const Recipe &recipe,
                                   unsigned threads = 1) {
  RunContext context;
  context.threads = threads;
  const std::vector<ColumnId> columns{ColumnId{0}};
  const auto stop = findStopShingles(dataset, columns, recipe.preparation, recipe.shingle, context);
  return stop && *stop ? (*stop)->hashes() : std::vector<std::uint64_t>{};
}

std::vector<std::uint64_t> keptSet(const std::string &text, const ShingleOptions &options) {
  Shingler shingler(options);
  std::vector<std::uint64_t> set;
  shingler.shingleSet(text, set);
  return set;
}

}  // namespace

class TestStopShingles : public QObject {
  Q_OBJECT

 private slots:
  void sharesAreCountedByRow();
  void aShareMustBeExceeded();
  void everyFormLeavesThemOut();
  void pairsDependOnTheOtherShingles();
  void sessionReusesThem();
  void lookupLeavesThemOut();
  void threadsChangeNothing();
};

void TestStopShingles::sharesAreCountedByRow() {
  const auto dataset = textDataset({"a a a a b", "a c", "a d", "e e e e e"});
  const Recipe recipe = wordRecipe("0.5");
  QCOMPARE(stopped(*dataset, recipe), keptSet("a", recipe.shingle));
  QVERIFY(stopped(*dataset, wordRecipe(nullptr)).empty());
}

void TestStopShingles::aShareMustBeExceeded() {
  const auto dataset = textDataset({"a b", "a b", "a", "c"});
  QCOMPARE(stopped(*dataset, wordRecipe("0.5")).size(), std::size_t{1});  // "a": 3 of 4 rows
  QCOMPARE(stopped(*dataset, wordRecipe("0.75")).size(), std::size_t{0});
  QCOMPARE(stopped(*dataset, wordRecipe("0.499999999")).size(), std::size_t{2});
}

void TestStopShingles::everyFormLeavesThemOut() {
  for (const HashFunction hash : {HashFunction::Fast, HashFunction::Xxh3}) {
    ShingleOptions options = wordRecipe(nullptr).shingle;
    options.hash = hash;
    const auto whole = Shingler(options).shingleHashes("x a y a z").size();
    options.stop = std::make_shared<const StopShingles>(keptSet("a", options));
    Shingler shingler(options);
    const auto kept = shingler.shingleHashes("x a y a z");
    const std::vector<std::uint64_t> hashes(kept.begin(), kept.end());
    ShingleOptions free = options;
    free.stop.reset();
    Shingler other(free);
    const auto expected = other.shingleHashes("x y z");
    QCOMPARE(whole, std::size_t{5});
    QVERIFY(std::ranges::equal(hashes, expected));
    QCOMPARE(keptSet("x a y a z", options), keptSet("x y z", free));
    QCOMPARE(shingler.shingleSpans("x a y a z").size(), std::size_t{3});
    QVERIFY(keptSet("a a", options).empty());
  }
}

/// If a shingle is a word, stopping shingles is the same as deleting words.
void TestStopShingles::pairsDependOnTheOtherShingles() {
  const auto texts = templateRows(2000);
  std::vector<std::string> stripped = texts;
  for (std::string &text : stripped)
    if (text.starts_with("a b c d e f g h i j")) text = text.substr(19);
  const auto dataset = textDataset(texts);
  const auto rest = textDataset(stripped);
  const Recipe recipe = wordRecipe("0.3");
  const auto exact = findExactDuplicates(*dataset, recipe, {});
  const auto found = findDuplicates(*dataset, recipe, {});
  const auto expected = findExactDuplicates(*rest, wordRecipe(nullptr), {});
  const auto whole = findExactDuplicates(*dataset, wordRecipe(nullptr), {});
  QVERIFY(exact && found && expected && whole);
  QVERIFY(expected->report.pairs >= 100);
  QVERIFY(rowPairs(*exact) == rowPairs(*expected));
  QVERIFY(rowPairs(*found) == rowPairs(*expected));
  QVERIFY(whole->report.pairs > 10 * expected->report.pairs);
}

void TestStopShingles::sessionReusesThem() {
  const auto dataset = textDataset(templateRows(500));
  EngineSession session;
  Recipe recipe = wordRecipe("0.3");
  QVERIFY(session.find(dataset, recipe, {}));
  recipe.bands = 64;
  const auto again = session.find(dataset, recipe, {});
  const auto fresh = findDuplicates(*dataset, recipe, {});
  QVERIFY(again && fresh);
  QCOMPARE(again->report.reused, (std::vector<std::string>{"signatures"}));
  QVERIFY(rowPairs(*again) == rowPairs(*fresh));
  recipe.shingle.maxDocumentFrequency.reset();
  const auto without = session.find(dataset, recipe, {});
  QVERIFY(without && without->report.reused.empty());
  QVERIFY(without->report.pairs > again->report.pairs);
}

void TestStopShingles::lookupLeavesThemOut() {
  const auto dataset = textDataset(templateRows(500));
  const auto with = findSimilar(*dataset, wordRecipe("0.3"), RecordId{0}, 0, {});
  const auto without = findSimilar(*dataset, wordRecipe(nullptr), RecordId{0}, 0, {});
  QVERIFY(with && without);
  QCOMPARE(with->queryShingles, std::uint64_t{6});
  QCOMPARE(without->queryShingles, std::uint64_t{16});
}

void TestStopShingles::threadsChangeNothing() {
  const auto dataset = textDataset(templateRows(3000));
  const auto one = stopped(*dataset, wordRecipe("0.001"), 1);
  QVERIFY(one.size() >= 10);
  for (const unsigned threads : {2U, 3U, 8U})
    QVERIFY(stopped(*dataset, wordRecipe("0.001"), threads) == one);
}

SHINGLESCOPE_TEST(TestStopShingles, NoApplication)
#include "tst_stop_shingles.moc"
