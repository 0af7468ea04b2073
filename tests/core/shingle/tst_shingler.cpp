// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/base/hash.h"
#include "core/shingle/fast_hash.h"
#include "core/shingle/shingler.h"
#include "core/text/text_preparation.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

ShingleOptions characters(std::uint32_t k, ShortTexts shortTexts = ShortTexts::Whole) {
  return {ShingleUnit::Character, k, shortTexts, HashFunction::Fast};
}

ShingleOptions words(std::uint32_t k, ShortTexts shortTexts = ShortTexts::Whole) {
  return {ShingleUnit::Word, k, shortTexts, HashFunction::Fast};
}

std::vector<std::uint64_t> setOf(std::string_view text, const ShingleOptions &options) {
  std::vector<std::uint64_t> set{1, 2, 3};  // the old content must be removed
  Shingler(options).shingleSet(text, set);
  return set;
}

/// Returns the hash of words joined by single spaces, computed by definition.
std::uint64_t wordShingle(const std::string &joined) {
  std::istringstream words(joined);
  std::string word;
  std::uint64_t hash = 0;
  while (std::getline(words, word, ' ')) hash = 3 * hash + fastHash(word);
  return hash;
}

/// Returns the expected set of a text's shingles, each hashed separately.
template <class Hash>
std::vector<std::uint64_t> setByDefinition(const std::string &text, const ShingleOptions &options,
                                           Hash hash) {
  std::set<std::uint64_t> set;
  for (const ShingleSpan &span : Shingler(options).shingleSpans(text)) {
    set.insert(hash(text.substr(span.begin, span.end - span.begin)));
  }
  return {set.begin(), set.end()};
}

/// Returns the expected set of the given shingles of words.
std::vector<std::uint64_t> wordHashes(const std::vector<std::string> &shingles) {
  std::set<std::uint64_t> set;
  for (const std::string &shingle : shingles) set.insert(wordShingle(shingle));
  return {set.begin(), set.end()};
}

/// Returns the expected set of the given shingles of characters.
std::vector<std::uint64_t> hashes(const std::vector<std::string> &shingles) {
  std::set<std::uint64_t> set;
  for (const std::string &shingle : shingles) set.insert(fastHash(shingle));
  return {set.begin(), set.end()};
}

struct Overlap {
  std::size_t both = 0;
  std::size_t either = 0;
};

Overlap overlap(const std::vector<std::uint64_t> &a, const std::vector<std::uint64_t> &b) {
  std::vector<std::uint64_t> both;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return {both.size(), a.size() + b.size() - both.size()};
}

std::string prepared(std::string_view text, const PreparationOptions &options) {
  auto preparer = TextPreparer::create(options);
  return std::string(preparer->prepare(text));
}

/// Returns the preparation of the Kijiji article.
PreparationOptions articleOptions() {
  PreparationOptions options;
  options.unicode = UnicodeForm::Keep;
  options.whiteSpace = WhiteSpace::Spaces;
  return options;
}

PreparationOptions lessonOptions() {
  PreparationOptions options;
  options.unicode = UnicodeForm::Keep;
  options.stripPunctuation = Punctuation::All;
  return options;
}

const std::string kLorem =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut "
    "labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco "
    "laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in "
    "voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat "
    "cupidatat non proident";

}  // namespace

class TestShingler : public QObject {
  Q_OBJECT

 private slots:
  void threeDocumentLesson();
  void pizza();
  void loremIpsum();
  void dummyText();
  void charactersAreCodePoints();
  void wordsAreJoinedByOneSpace();
  void shortTexts();
  void emptyTexts();
  void spansFollowTheText();
  void wordSpansCoverTheText();
  void setsAreSortedAndUnique();
  void hashesFollowTheTextWithRepetitions();
  void namedHashesHashTheBytes();
  void setsAreFastForEveryHash();
  void invalidBytesDoNotCrash();
  void setsOfManyTitles();
};

void TestShingler::threeDocumentLesson() {
  const char *texts[] = {"The night is dark and the moon is red.",
                         "I can see moon is red, the night is dark.",
                         "The moon in the night is red."};
  const std::vector<std::string> expected{
      "and the moon", "can see moon",  "dark and the", "i can see",
      "in the night", "is dark and",   "is red the",   "moon in the",
      "moon is red",  "night is dark", "night is red", "red the night",
      "see moon is",  "the moon in",   "the moon is",  "the night is"};
  std::set<std::string> found;
  std::vector<std::vector<std::uint64_t>> sets;
  for (const char *text : texts) {
    const std::string ready = prepared(text, lessonOptions());
    for (const ShingleSpan &span : Shingler(words(3)).shingleSpans(ready)) {
      found.insert(ready.substr(span.begin, span.end - span.begin));
    }
    sets.push_back(setOf(ready, words(3)));
  }
  QCOMPARE(std::vector<std::string>(found.begin(), found.end()), expected);
  const std::size_t pairs[3][4] = {{0, 1, 3, 12}, {0, 2, 1, 11}, {1, 2, 1, 12}};
  for (const auto &[a, b, both, either] : pairs) {
    QCOMPARE(overlap(sets[a], sets[b]).both, both);
    QCOMPARE(overlap(sets[a], sets[b]).either, either);
  }
}

void TestShingler::pizza() {
  const std::string text =
      prepared("I love pizza Margherita! xd 1111@" + std::string(14, '\n'), articleOptions());
  QCOMPARE(text, std::string("i love pizza margherita! xd 1111@ "));
  QCOMPARE(setOf(text, characters(10)).size(), 25U);
}

void TestShingler::loremIpsum() {
  const auto first =
      setOf(prepared(kLorem + ", sunt in culpa qui officia deserunt mollit anim id est laborum.",
                     articleOptions()),
            characters(10));
  const auto second = setOf(prepared(kLorem + " bla bla bla.", articleOptions()), characters(10));
  QCOMPARE(overlap(first, second).both, 372U);
  QCOMPARE(overlap(first, second).either, 449U);
}

void TestShingler::dummyText() {
  const auto first = setOf("Lorem Ipsum dolor sit amet", characters(5));
  const auto second = setOf("Lorem Ipsum dolor sit amet is how dummy text starts", characters(5));
  QCOMPARE(overlap(first, second).both, 22U);
  QCOMPARE(overlap(first, second).either, 47U);
}

void TestShingler::charactersAreCodePoints() {
  // One, two, three and four bytes; e with a combining mark is two code points.
  QCOMPARE(setOf("a\u00e9\u20ac\U0001F355", characters(2)),
           hashes({"a\u00e9", "\u00e9\u20ac", "\u20ac\U0001F355"}));
  QCOMPARE(setOf("e\u0301x", characters(2)), hashes({"e\u0301", "\u0301x"}));
  QCOMPARE(setOf("\u00e9\u00e9\u00e9", characters(1)), hashes({"\u00e9"}));
  QCOMPARE(setOf("a  b", characters(2)), hashes({"a ", "  ", " b"}));
  QCOMPARE(setOf(std::string_view("a\0b", 3), characters(2)),
           hashes({std::string("a\0", 2), std::string("\0b", 2)}));
}

void TestShingler::wordsAreJoinedByOneSpace() {
  const auto expected = wordHashes({"one two", "two three"});
  QCOMPARE(setOf("one two three", words(2)), expected);
  QCOMPARE(setOf("  one \n\ttwo\u00a0three\u3000", words(2)), expected);
  QCOMPARE(setOf("one\ttwo three", words(2)), expected);
  QCOMPARE(setOf("one two\u2003three", words(2)), expected);
  QCOMPARE(setOf("a b  c d e", words(3)), wordHashes({"a b c", "b c d", "c d e"}));
  // U+001C and the zero-width space are not white space.
  QCOMPARE(setOf("one\x1ctwo \u200bthree", words(1)), wordHashes({"one\x1ctwo", "\u200bthree"}));
}

void TestShingler::shortTexts() {
  QCOMPARE(setOf("cat", characters(5)), hashes({"cat"}));
  QCOMPARE(setOf("cat", characters(3)), hashes({"cat"}));
  QCOMPARE(setOf("cat", characters(4, ShortTexts::Skip)).size(), 0U);
  QCOMPARE(setOf("cat", characters(3, ShortTexts::Skip)), hashes({"cat"}));
  QCOMPARE(setOf("\u00e9\u00e9", characters(3)), hashes({"\u00e9\u00e9"}));
  QCOMPARE(setOf("\u00e9\u00e9", characters(3, ShortTexts::Skip)).size(), 0U);
  QCOMPARE(setOf(" red \n moon ", words(3)), wordHashes({"red moon"}));
  QCOMPARE(setOf("red moon", words(3, ShortTexts::Skip)).size(), 0U);
  QCOMPARE(setOf("  ", characters(5)), hashes({"  "}));
}

void TestShingler::emptyTexts() {
  for (const ShortTexts shortTexts : {ShortTexts::Whole, ShortTexts::Skip}) {
    QVERIFY(setOf("", characters(1, shortTexts)).empty());
    QVERIFY(setOf("", words(1, shortTexts)).empty());
    QVERIFY(setOf(" \n\u00a0", words(1, shortTexts)).empty());
    QVERIFY(Shingler(words(2, shortTexts)).shingleSpans(" ").empty());
  }
}

void TestShingler::spansFollowTheText() {
  const std::string text = "\u00e0b\u00e0b";
  const auto spans = Shingler(characters(2)).shingleSpans(text);
  QCOMPARE(spans.size(), 3U);
  const std::uint32_t bounds[3][2] = {{0, 3}, {2, 5}, {3, 6}};
  for (std::size_t i = 0; i < spans.size(); ++i) {
    QCOMPARE(spans[i].begin, bounds[i][0]);
    QCOMPARE(spans[i].end, bounds[i][1]);
    QCOMPARE(spans[i].hash, fastHash(text.substr(spans[i].begin, spans[i].end - spans[i].begin)));
  }
  QCOMPARE(spans[0].hash, spans[2].hash);
}

void TestShingler::wordSpansCoverTheText() {
  const std::string text = " red \n moon ";
  const auto spans = Shingler(words(2)).shingleSpans(text);
  QCOMPARE(spans.size(), 1U);
  QCOMPARE(text.substr(spans[0].begin, spans[0].end - spans[0].begin), std::string("red \n moon"));
  QCOMPARE(spans[0].hash, wordShingle("red moon"));
}

void TestShingler::setsAreSortedAndUnique() {
  std::string text;
  SplitMix64 random(7);
  for (int i = 0; i < 5000; ++i) text += static_cast<char>('a' + random.next() % 6);
  std::vector<std::string> windows;
  for (std::size_t i = 0; i + 4 <= text.size(); ++i) windows.push_back(text.substr(i, 4));
  QCOMPARE(setOf(text, characters(4)), hashes(windows));
}

void TestShingler::hashesFollowTheTextWithRepetitions() {
  using Hashes = std::vector<std::uint64_t>;
  const auto streamOf = [](Shingler &shingler, std::string_view text) {
    const auto stream = shingler.shingleHashes(text);
    return Hashes(stream.begin(), stream.end());
  };
  Shingler words2(words(2));
  QCOMPARE(streamOf(words2, " a\tb a  b"),
           (Hashes{wordShingle("a b"), wordShingle("b a"), wordShingle("a b")}));
  QCOMPARE(streamOf(words2, "a"), Hashes{wordShingle("a")});
  QVERIFY(words2.shingleHashes(" ").empty());
  Shingler characters2(characters(2));
  QCOMPARE(streamOf(characters2, "aaa"), (Hashes{fastHash("aa"), fastHash("aa")}));
  QCOMPARE(streamOf(characters2, "a\u00e9a"), (Hashes{fastHash("a\u00e9"), fastHash("\u00e9a")}));
  for (std::uint32_t k = 1; k <= 40; ++k) {
    const std::string text = "once upon a time there was a word that came again a time and again";
    Hashes expected;
    for (const ShingleSpan &span : Shingler(words(k)).shingleSpans(text)) {
      expected.push_back(wordShingle(text.substr(span.begin, span.end - span.begin)));
    }
    Shingler shingler(words(k));
    QCOMPARE(streamOf(shingler, text), expected);
  }
}

void TestShingler::namedHashesHashTheBytes() {
  using Hashes = std::vector<std::uint64_t>;
  ShingleOptions options = words(2);
  options.hash = HashFunction::Xxh3;
  Shingler shingler(options);
  const auto stream = shingler.shingleHashes(" red \n moon\u00a0red moon");
  QCOMPARE(Hashes(stream.begin(), stream.end()),
           (Hashes{xxh3("red moon"), xxh3("moon red"), xxh3("red moon")}));
  options.unit = ShingleUnit::Character;
  Shingler windows(options);
  const auto bytes = windows.shingleHashes("a\u00e9b");
  QCOMPARE(Hashes(bytes.begin(), bytes.end()), (Hashes{xxh3("a\u00e9"), xxh3("\u00e9b")}));
}

void TestShingler::setsAreFastForEveryHash() {
  ShingleOptions options = words(2);
  options.hash = HashFunction::Xxh3;
  QCOMPARE(setOf("one two three", options), setOf("one two three", words(2)));
}

void TestShingler::invalidBytesDoNotCrash() {
  SplitMix64 random(3);
  for (int round = 0; round < 2000; ++round) {
    std::string text;
    for (std::uint64_t i = random.next() % 12; i > 0; --i) {
      text += static_cast<char>(random.next() & 0xFFU);
    }
    for (const ShingleOptions &options : {characters(3), words(2)}) {
      for (const ShingleSpan &span : Shingler(options).shingleSpans(text)) {
        QVERIFY(span.begin < span.end && span.end <= text.size());
      }
    }
  }
}

/// One shingler's buffers are used for many texts; bench/kernels measures the time.
void TestShingler::setsOfManyTitles() {
  Shingler byWords(words(3));
  Shingler byCharacters(characters(5));
  std::vector<std::uint64_t> set;
  SplitMix64 random(11);
  for (int i = 0; i < 10000; ++i) {
    std::string title;
    for (std::uint64_t word = random.next() % 19; word > 0; --word) {
      title += (title.empty() ? "w" : " w") + std::to_string(random.next() % 5000);
    }
    byWords.shingleSet(title, set);
    QCOMPARE(set, setByDefinition(title, words(3), wordShingle));
    byCharacters.shingleSet(title, set);
    QCOMPARE(set, setByDefinition(title, characters(5), fastHash));
  }
}

SHINGLESCOPE_TEST(TestShingler, NoApplication)
#include "tst_shingler.moc"
