// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "core/explain/shingle_coverage.h"
#include "core/shingle/shingler.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/text_families.h"

using namespace shinglescope;

namespace {

Recipe recipeWith(ShingleUnit unit, std::uint32_t k) {
  Recipe recipe;
  recipe.compare = {"text"};
  recipe.shingle.unit = unit;
  recipe.shingle.k = k;
  return recipe;
}

/// Counts byte by byte how many shared and unshared shingles of the text cover each byte.
std::vector<std::pair<std::uint32_t, std::uint32_t>> depthsByBytes(const std::string &text,
                                                                   const std::string &other,
                                                                   const ShingleOptions &options) {
  Shingler shingler(options);
  std::vector<std::uint64_t> set;
  shingler.shingleSet(other, set);
  std::vector<std::pair<std::uint32_t, std::uint32_t>> depths(text.size());
  for (const ShingleSpan &span : shingler.shingleSpans(text)) {
    const bool isShared = std::ranges::count(set, span.hash) > 0;
    for (std::uint32_t at = span.begin; at < span.end; ++at)
      ++(isShared ? depths[at].first : depths[at].second);
  }
  return depths;
}

}  // namespace

class TestShingleCoverage : public QObject {
  Q_OBJECT

 private slots:
  void wordsOfTheLesson() {
    const auto dataset = test::textDataset({"moon is red now", "the moon is red"});
    const auto coverage = coverShingles(*dataset, recipeWith(ShingleUnit::Word, 3), {0}, {1});
    QVERIFY(coverage.hasValue());
    QCOMPARE(coverage->textA, std::string("moon is red now"));
    // Shingles: "moon is red" is shared, "is red now" and "the moon is" are not.
    const std::vector<CoveredStretch> a{{0, 5, 1, 0}, {5, 11, 1, 1}, {11, 15, 0, 1}};
    const std::vector<CoveredStretch> b{{0, 4, 0, 1}, {4, 11, 1, 1}, {11, 15, 1, 0}};
    QCOMPARE(coverage->stretchesA, a);
    QCOMPARE(coverage->stretchesB, b);
    QCOMPARE(coverage->sharedShingles, std::size_t{1});
    QCOMPARE(coverage->onlyA, std::size_t{1});
    QCOMPARE(coverage->onlyB, std::size_t{1});
  }

  void charactersOfSeveralBytes() {
    const auto dataset = test::textDataset({"caffè", "caffé"});
    const auto coverage = coverShingles(*dataset, recipeWith(ShingleUnit::Character, 4), {0}, {1});
    QVERIFY(coverage.hasValue());
    const std::vector<CoveredStretch> a{{0, 1, 1, 0}, {1, 4, 1, 1}, {4, 6, 0, 1}};
    QCOMPARE(coverage->stretchesA, a);
    QCOMPARE(coverage->stretchesB, a);
  }

  void depthsByBruteForce() {
    const auto texts = test::families(3, 4, 3);
    const auto dataset = test::textDataset(texts);
    for (const Recipe &recipe :
         {recipeWith(ShingleUnit::Word, 1), recipeWith(ShingleUnit::Word, 3),
          recipeWith(ShingleUnit::Character, 5), recipeWith(ShingleUnit::Character, 10)}) {
      for (std::uint32_t row = 0; row + 1 < texts.size(); ++row) {
        const auto coverage = coverShingles(*dataset, recipe, {row}, {row + 1});
        QVERIFY(coverage.hasValue());
        const auto depths = depthsByBytes(coverage->textA, coverage->textB, recipe.shingle);
        std::uint32_t at = 0;
        for (const CoveredStretch &stretch : coverage->stretchesA) {
          QCOMPARE(stretch.begin, at);
          for (; at < stretch.end; ++at) {
            QCOMPARE(stretch.shared, depths[at].first);
            QCOMPARE(stretch.own, depths[at].second);
          }
        }
        QCOMPARE(std::size_t{at}, coverage->textA.size());
      }
    }
  }

  void longTextsAndMissingRowsAreRejected() {
    const auto dataset = test::textDataset({std::string(kMostCoveredBytes + 1, 'a'), "b"});
    const Recipe recipe = recipeWith(ShingleUnit::Character, 5);
    QCOMPARE(coverShingles(*dataset, recipe, {0}, {1}).error().code, ErrorCode::Limit);
    QCOMPARE(coverShingles(*dataset, recipe, {1}, {2}).error().code, ErrorCode::BadParameter);
  }

  void emptyTexts() {
    const auto dataset = test::textDataset({"", "  "});
    const auto coverage = coverShingles(*dataset, recipeWith(ShingleUnit::Word, 2), {0}, {1});
    QVERIFY(coverage.hasValue());
    QVERIFY(coverage->stretchesA.empty() && coverage->stretchesB.empty());
  }
};

SHINGLESCOPE_TEST(TestShingleCoverage, NoApplication)
#include "tst_shingle_coverage.moc"
