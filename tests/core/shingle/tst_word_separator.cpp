// SPDX-License-Identifier: MIT
// Words of a text whose tokens are chosen already: divided at a separator, not at white space.

#include <QtTest>

#include "core/pipeline/run/find_duplicates.h"
#include "core/shingle/shingler.h"
#include "core/text/words.h"
#include "tests/support/row_pairs.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

QStringList wordsOf(const std::string &text, const std::string &separator) {
  QStringList words;
  WordReader reader(text, separator);
  for (WordSpan word = reader.next(); !word.isEmpty(); word = reader.next())
    words += QString::fromStdString(std::string(word.in(text)));
  return words;
}

Recipe separatedRecipe(const std::string &separator, std::uint32_t k = 1) {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = k;
  recipe.shingle.wordSeparator = separator;
  recipe.threshold = *parseRatio("0.5");
  return recipe;
}

}  // namespace

class TestWordSeparator : public QObject {
  Q_OBJECT

 private slots:
  void dividesTexts_data();
  void dividesTexts();
  void tokensKeepTheirSpaces();
  void everyHashFunctionJoinsWithTheSeparator();
  void anyWhiteSpaceIsAsWithoutASeparator();
  void preparationMustKeepIt_data();
  void preparationMustKeepIt();
  void severalColumnsAreRefused();
};

void TestWordSeparator::dividesTexts_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("separator");
  QTest::addColumn<QStringList>("words");
  const auto row = [](const char *name, const char *text, const char *separator,
                      const QStringList &words) {
    QTest::newRow(name) << QByteArray(text) << QByteArray(separator) << words;
  };
  row("white space", " a  b\tc ", "", {"a", "b", "c"});
  row("a bar", "new york|los angeles", "|", {"new york", "los angeles"});
  row("with spaces around", " new york | los angeles ", "|", {"new york", "los angeles"});
  row("empty pieces", "||a| |b|", "|", {"a", "b"});
  row("none", "", "|", {});
  row("only separators", "|||", "|", {});
  row("without a separator", "new york", "|", {"new york"});
  row("two bytes", "a, b, c,d", ", ", {"a", "b", "c,d"});
  row("beyond ASCII", "é\u00b7b c\u00b7\u00a0d\u00a0", "\u00b7", {"é", "b c", "d"});
  row("a tab", "a b\tc", "\t", {"a b", "c"});
}

void TestWordSeparator::dividesTexts() {
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, separator);
  QFETCH(QStringList, words);
  QCOMPARE(wordsOf(text.toStdString(), separator.toStdString()), words);
}

void TestWordSeparator::tokensKeepTheirSpaces() {
  const auto dataset = textDataset(
      {"New York|Los Angeles|Rome", "new york|los  angeles|Rome", "york|new los|angeles rome"});
  const auto found = findExactDuplicates(*dataset, separatedRecipe("|"), {});
  QVERIFY2(found, found ? "" : found.error().detail().c_str());
  const PairTable pairs = rowPairs(*found);
  QCOMPARE(pairs.size(), std::size_t{1});
  QVERIFY((pairs.at({0, 1}) == PairScore{3, 3}));
  const auto byBands = findDuplicates(*dataset, separatedRecipe("|"), {});
  QVERIFY(byBands && rowPairs(*byBands) == pairs);
}

void TestWordSeparator::everyHashFunctionJoinsWithTheSeparator() {
  ShingleOptions options = separatedRecipe("|", 2).shingle;
  Shingler fast(options);
  std::vector<std::uint64_t> a;
  std::vector<std::uint64_t> b;
  fast.shingleSet("a b|c", a);
  fast.shingleSet("a|b c", b);
  QVERIFY(a.size() == 1 && b.size() == 1 && a != b);
  const auto spans = fast.shingleSpans("a b | c");
  QCOMPARE(spans.size(), std::size_t{1});
  QCOMPARE(fast.spanText("a b | c", spans[0]), std::string("a b|c"));
  options.hash = HashFunction::Xxh3;
  Shingler named(options);
  QCOMPARE(named.shingleHashes("a b | c")[0], xxh3("a b|c"));
}

void TestWordSeparator::anyWhiteSpaceIsAsWithoutASeparator() {
  SplitMix64 random(2);
  for (int round = 0; round < 300; ++round) {
    std::string text;
    for (int i = 0; i < 30; ++i) text += "ab c|"[random.next() % 5];
    std::string spaced = text;
    std::string barred = text;
    std::ranges::replace(spaced, '|', ' ');
    std::ranges::replace(barred, ' ', '|');
    std::vector<std::uint64_t> a;
    std::vector<std::uint64_t> b;
    Shingler(separatedRecipe("", 2).shingle).shingleSet(spaced, a);
    Shingler(separatedRecipe("|", 2).shingle).shingleSet(barred, b);
    QVERIFY(a == b);
  }
}

void TestWordSeparator::preparationMustKeepIt_data() {
  QTest::addColumn<QByteArray>("separator");
  QTest::addColumn<int>("change");
  QTest::addColumn<bool>("isKept");
  QTest::newRow("default") << QByteArray("|") << 0 << true;
  QTest::newRow("punctuation") << QByteArray("|") << 1 << false;
  QTest::newRow("digits") << QByteArray("7") << 2 << false;
  QTest::newRow("white space") << QByteArray("\t") << 0 << false;
  QTest::newRow("kept white space") << QByteArray("\t") << 3 << true;
  QTest::newRow("lower case") << QByteArray("X") << 0 << false;
  QTest::newRow("unicode form") << QByteArray("\u2026") << 0 << false;
  QTest::newRow("too long") << QByteArray(33, '|') << 0 << false;
}

void TestWordSeparator::preparationMustKeepIt() {
  QFETCH(QByteArray, separator);
  QFETCH(int, change);
  QFETCH(bool, isKept);
  Recipe recipe = separatedRecipe(separator.toStdString());
  if (change == 1) recipe.preparation.stripPunctuation = Punctuation::Ascii;
  if (change == 2) recipe.preparation.stripDigits = true;
  if (change == 3) recipe.preparation.whiteSpace = WhiteSpace::Keep;
  const auto valid = validateRecipe(recipe);
  QCOMPARE(valid.hasValue(), isKept);
  if (!isKept) QVERIFY(valid.error().code == ErrorCode::BadParameter);
  recipe.shingle.unit = ShingleUnit::Character;
  QVERIFY(!validateRecipe(recipe));
}

/// Columns are joined by a space, which would be inside a word.
void TestWordSeparator::severalColumnsAreRefused() {
  DatasetBuilder builder({"text", "more"});
  builder.addRow(std::vector<std::string_view>{"a|b", "c"}, 0);
  builder.addRow(std::vector<std::string_view>{"a|b", "d"}, 6);
  Recipe recipe = separatedRecipe("|");
  recipe.compare = {"text", "more"};
  const auto found = findDuplicates(*builder.finish(), recipe, {});
  QVERIFY(!found && found.error().code == ErrorCode::BadParameter);
  QVERIFY(found.error().detail().find("word_separator") != std::string::npos);
}

SHINGLESCOPE_TEST(TestWordSeparator, NoApplication)
#include "tst_word_separator.moc"
