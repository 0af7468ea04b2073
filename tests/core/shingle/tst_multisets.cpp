// SPDX-License-Identifier: MIT
// Counted shingles: the similarity of the labelled elements is the sum of the smaller counts
// divided by that of the larger ones, and MinHash estimates it.

#include <QtTest>
#include <cmath>
#include <map>

#include "core/explain/pair_explanation.h"
#include "core/explain/shingle_coverage.h"
#include "core/pipeline/recipe/option_names.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/shingle/fast_hash.h"
#include "core/shingle/shingler.h"
#include "core/shingle/stop_shingles.h"
#include "core/signature/min_hasher.h"
#include "core/tune/comparison/row_matrices.h"
#include "core/verify/similarity.h"
#include "tests/support/row_pairs.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

ShingleOptions counted(ShingleUnit unit, std::uint32_t k, HashFunction hash = HashFunction::Fast) {
  ShingleOptions options{unit, k, ShortTexts::Whole, hash};
  options.counts = ShingleCounts::Multiset;
  return options;
}

std::vector<std::uint64_t> elementsOf(const std::string &text, const ShingleOptions &options) {
  Shingler shingler(options);
  std::vector<std::uint64_t> set;
  shingler.shingleSet(text, set);
  return set;
}

/// A text of few different words, so that they repeat.
std::string repetitiveText(SplitMix64 &random) {
  std::string text;
  const std::uint64_t words = 1 + random.next() % 12;
  for (std::uint64_t i = 0; i < words; ++i)
    text += (i == 0 ? "w" : " w") + std::to_string(random.next() % 4);
  return text;
}

/// Counts the shingles of a text without the engine's labels.
std::map<std::uint64_t, std::uint64_t> countsOf(const std::string &text, ShingleOptions options) {
  options.counts = ShingleCounts::Set;
  Shingler shingler(options);
  std::map<std::uint64_t, std::uint64_t> counts;
  for (const std::uint64_t hash : shingler.shingleHashes(text)) ++counts[hash];
  return counts;
}

/// The sums of the smaller and of the larger counts.
PairScore weightedScore(const std::string &a, const std::string &b, const ShingleOptions &options) {
  auto countsA = countsOf(a, options);
  auto countsB = countsOf(b, options);
  PairScore score;
  for (const auto &[hash, count] : countsA) {
    score.intersection += std::min(count, countsB[hash]);
    score.unionSize += std::max(count, countsB[hash]);
  }
  for (const auto &[hash, count] : countsB)
    if (!countsA.contains(hash)) score.unionSize += count;
  return score;
}

Recipe multisetRecipe() {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  recipe.shingle = counted(ShingleUnit::Word, 1);
  recipe.threshold = *parseRatio("0.6");
  recipe.bands = 128;
  return recipe;
}

}  // namespace

class TestMultisets : public QObject {
  Q_OBJECT

 private slots:
  void similarityIsThatOfCounts();
  void textsWithoutRepeatsStayTheSame();
  void everyFormHasTheSameElements_data();
  void everyFormHasTheSameElements();
  void minHashEstimatesIt_data();
  void minHashEstimatesIt();
  void exactJoinIsBruteForce();
  void bandsFindTheSamePairs();
  void stopShinglesLeaveOutEveryOccurrence();
  void viewsNameTheOccurrence();
  void theHashOfAnOccurrenceIsDocumented();
};

void TestMultisets::similarityIsThatOfCounts() {
  QCOMPARE(elementsOf("a b a a", counted(ShingleUnit::Word, 1)).size(), std::size_t{4});
  const PairScore known = weightedScore("a a a b", "a a b b", counted(ShingleUnit::Word, 1));
  QVERIFY((known == PairScore{3, 5}));
  SplitMix64 random(3);
  for (int round = 0; round < 2000; ++round) {
    const ShingleOptions options = round % 2 == 0 ? counted(ShingleUnit::Word, 1 + round % 3)
                                                  : counted(ShingleUnit::Character, 2);
    const std::string a = repetitiveText(random);
    const std::string b = repetitiveText(random);
    const auto setA = elementsOf(a, options);
    const auto setB = elementsOf(b, options);
    QVERIFY(std::ranges::is_sorted(setA) && std::ranges::adjacent_find(setA) == setA.end());
    const std::uint64_t shared = intersectionSize(setA, setB);
    const PairScore expected = weightedScore(a, b, options);
    QCOMPARE(shared, expected.intersection);
    QCOMPARE(setA.size() + setB.size() - shared, expected.unionSize);
  }
}

void TestMultisets::textsWithoutRepeatsStayTheSame() {
  ShingleOptions set = counted(ShingleUnit::Word, 1);
  set.counts = ShingleCounts::Set;
  QVERIFY(elementsOf("a b c", counted(ShingleUnit::Word, 1)) == elementsOf("a b c", set));
  QVERIFY(elementsOf("a b a", counted(ShingleUnit::Word, 1)) != elementsOf("a b a", set));
}

void TestMultisets::everyFormHasTheSameElements_data() {
  QTest::addColumn<QString>("hash");
  for (const auto &hash : kHashNames)
    QTest::newRow(std::string(hash.name).c_str()) << QString::fromStdString(std::string(hash.name));
}

void TestMultisets::everyFormHasTheSameElements() {
  QFETCH(QString, hash);
  const HashFunction function = *choiceFromName(kHashNames, hash.toStdString());
  Shingler shingler(counted(ShingleUnit::Word, 1, function));
  const std::string text = "a b a c a b";
  const auto hashes = shingler.shingleHashes(text);
  std::vector<std::uint64_t> elements(hashes.begin(), hashes.end());
  QCOMPARE(elements.size(), std::size_t{6});
  ShingleOptions set = counted(ShingleUnit::Word, 1, function);
  set.counts = ShingleCounts::Set;
  Shingler base(set);
  const auto first = base.shingleHashes(text);
  QCOMPARE(elements[0], first[0]);
  QCOMPARE(elements[2], occurrenceHash(function, first[2], 2));
  QCOMPARE(elements[4], occurrenceHash(function, first[4], 3));
  QCOMPARE(elements[5], occurrenceHash(function, first[5], 2));
  std::ranges::sort(elements);
  QVERIFY(std::ranges::adjacent_find(elements) == elements.end());
  if (function == HashFunction::Fast)
    QVERIFY(elements == elementsOf(text, counted(ShingleUnit::Word, 1)));
  const auto spans = shingler.shingleSpans(text);
  QCOMPARE(spans.size(), std::size_t{6});
  QCOMPARE(spans[4].occurrence, 3U);
}

void TestMultisets::minHashEstimatesIt_data() {
  QTest::addColumn<QString>("scheme");
  for (const auto &scheme : kPermutationNames)
    if (scheme.value !=
        PermutationScheme::Xor)  // biased for small sets: docs/decisions/permutations
      QTest::newRow(std::string(scheme.name).c_str())
          << QString::fromStdString(std::string(scheme.name));
}

/// The share of equal minima over many hashes is the similarity of the counts.
void TestMultisets::minHashEstimatesIt() {
  QFETCH(QString, scheme);
  const ShingleOptions options = counted(ShingleUnit::Word, 1);
  const std::string a = "a a a a b b c d e e e f g h i j k l m n";
  const std::string b = "a a b b b c c d e f f f g h i j x y z n";
  const double expected = weightedScore(a, b, options).jaccard();
  ShingleOptions sets = options;
  sets.counts = ShingleCounts::Set;
  const auto setA = elementsOf(a, sets);
  const auto setB = elementsOf(b, sets);
  const double ofSets =
      static_cast<double>(intersectionSize(setA, setB)) /
      static_cast<double>(setA.size() + setB.size() - intersectionSize(setA, setB));
  std::uint64_t equal = 0;
  std::uint64_t all = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SignatureOptions signature;
    signature.scheme = *choiceFromName(kPermutationNames, scheme.toStdString());
    signature.numHashes = 256;
    signature.seed = seed;
    const auto hasher = MinHasher::create(signature);
    QVERIFY(hasher);
    std::vector<std::uint32_t> signedA(256);
    std::vector<std::uint32_t> signedB(256);
    Shingler shingler(options);
    hasher->sign(shingler.shingleHashes(a), signedA);
    hasher->sign(shingler.shingleHashes(b), signedB);
    equal += equalPositions(signedA, signedB);
    all += 256;
  }
  const double estimate = static_cast<double>(equal) / static_cast<double>(all);
  // 5120 values: a standard error of 0.007. One permutation has dependent values.
  QVERIFY2(std::abs(estimate - expected) < 0.035,
           qPrintable(QString("%1 for %2").arg(estimate).arg(expected)));
  QVERIFY(std::abs(ofSets - expected) > 0.09);
}

void TestMultisets::exactJoinIsBruteForce() {
  SplitMix64 random(9);
  std::vector<std::string> texts;
  for (int row = 0; row < 150; ++row) texts.push_back(repetitiveText(random));
  const auto dataset = textDataset(texts);
  const Recipe recipe = multisetRecipe();
  const auto exact = findExactDuplicates(*dataset, recipe, {});
  QVERIFY(exact);
  PairTable expected;
  for (std::uint32_t a = 0; a < texts.size(); ++a)
    for (std::uint32_t b = a + 1; b < texts.size(); ++b) {
      const PairScore score = weightedScore(texts[a], texts[b], recipe.shingle);
      if (isAtLeast(score.intersection, score.unionSize, recipe.threshold))
        expected[{a, b}] = score;
    }
  QVERIFY(expected.size() > 100);
  QVERIFY(rowPairs(*exact) == expected);
  Recipe sets = recipe;
  sets.shingle.counts = ShingleCounts::Set;
  const auto ofSets = findExactDuplicates(*dataset, sets, {});
  QVERIFY(ofSets && rowPairs(*ofSets) != expected);
}

void TestMultisets::bandsFindTheSamePairs() {
  SplitMix64 random(10);
  std::vector<std::string> texts;
  for (int row = 0; row < 300; ++row) texts.push_back(repetitiveText(random));
  const auto dataset = textDataset(texts);
  for (const HashFunction hash : {HashFunction::Fast, HashFunction::Murmur3}) {
    Recipe recipe = multisetRecipe();
    recipe.shingle.hash = hash;
    const auto exact = findExactDuplicates(*dataset, recipe, {});
    const auto found = findDuplicates(*dataset, recipe, {});
    QVERIFY(exact && found);
    QVERIFY(rowPairs(*found) == rowPairs(*exact));  // 128 bands of one row miss nothing here
  }
}

void TestMultisets::stopShinglesLeaveOutEveryOccurrence() {
  ShingleOptions options = counted(ShingleUnit::Word, 1);
  options.stop = std::make_shared<const StopShingles>(std::vector{fastHash("a")});
  QVERIFY(elementsOf("a a b b a", options) == elementsOf("b b", counted(ShingleUnit::Word, 1)));
  Shingler shingler(options);
  QCOMPARE(shingler.shingleHashes("a a b b a").size(), std::size_t{2});
  // A row counts once for a stop shingle, however often it has it.
  const auto dataset = textDataset({"a a a a", "b", "c", "d"});
  options.stop.reset();
  options.maxDocumentFrequency = *parseRatio("0.3");
  const std::vector<ColumnId> columns{ColumnId{0}};
  const auto stop = findStopShingles(*dataset, columns, {}, options, {});
  QVERIFY(stop && *stop && (*stop)->hashes().empty());
}

void TestMultisets::viewsNameTheOccurrence() {
  const auto dataset = textDataset({"ab ab cd", "ab cd ef"});
  Recipe recipe = multisetRecipe();
  const auto why = explainPair(*dataset, recipe, {0}, {1});
  QVERIFY(why);
  QCOMPARE(why->shinglesA, std::uint64_t{3});
  QCOMPARE(why->intersection, std::uint64_t{2});
  QCOMPARE(why->unionSize, std::uint64_t{4});
  const auto covered = coverShingles(*dataset, recipe, {0}, {1});
  QVERIFY(covered);
  QCOMPARE(covered->onlyA, std::size_t{1});
  const auto isOwn = [&](std::uint32_t at) {
    for (const CoveredStretch &stretch : covered->stretchesA)
      if (stretch.begin <= at && at < stretch.end) return stretch.own == 1 && stretch.shared == 0;
    return false;
  };
  QVERIFY(!isOwn(0) && isOwn(3) && !isOwn(6));  // the second ab has no counterpart
  const auto matrices = makeRowMatrices(*dataset, recipe, {{0}, {1}}, {}, {});
  QVERIFY(matrices);
  std::vector<std::string> labels;
  for (const auto &shingle : matrices->shingles) labels.push_back(shingle.text);
  QVERIFY(std::ranges::find(labels, "ab (2)") != labels.end());
  QVERIFY(std::ranges::find(labels, "ab") != labels.end());
}

/// As docs/definitions.md defines it.
void TestMultisets::theHashOfAnOccurrenceIsDocumented() {
  QCOMPARE(occurrenceHash(HashFunction::Fast, fastHash("the"), 1), fastHash("the"));
  QCOMPARE(fastHash("the"), 0xf20a7fed5eab2d9aULL);
  std::string bytes(16, '\0');
  const std::uint64_t hash = fastHash("the");
  std::memcpy(bytes.data(), &hash, sizeof hash);
  bytes[8] = 2;
  QCOMPARE(occurrenceHash(HashFunction::Fast, hash, 2), fastHash(bytes));
  QCOMPARE(occurrenceHash(HashFunction::Xxh3, hash, 2), xxh3(bytes));
}

SHINGLESCOPE_TEST(TestMultisets, NoApplication)
#include "tst_multisets.moc"
