// SPDX-License-Identifier: MIT
#include <QtTest>
#include <algorithm>

#include "core/explain/pair_explanation.h"
#include "core/export/content/result_rows.h"
#include "core/pipeline/run/engine_session.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/pipeline/run/find_similar.h"
#include "core/pipeline/run/listed_pairs.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/written_csv.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

std::string words(int first, int count) {
  std::string text;
  for (int i = first; i < first + count; ++i) text += "w" + std::to_string(i) + ' ';
  return text;
}

/// Single words are the shingles, so that the figures can be counted.
Recipe partRecipe(std::uint32_t least = 10) {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 1;
  recipe.measure = {MeasureKind::Containment, least};
  return recipe;
}

std::string containmentCsv(const DuplicateResult &result, const Dataset &dataset) {
  return writtenCsv(
      [&](RowWriter &rows) { return writePairs(result, dataset, 1'000'000, rows, {}); });
}

/// A text of 100 words, an excerpt of 20 with 4 other words, one with 10 others, and a short part.
std::shared_ptr<const Dataset> excerpts() {
  return textDataset({words(0, 100), words(30, 16) + words(500, 4), words(60, 10) + words(600, 10),
                      words(5, 9), words(5, 9)});
}

}  // namespace

class TestContainment : public QObject {
  Q_OBJECT

 private slots:
  void findsAPartThatIsHardlySimilar() {
    const auto dataset = excerpts();
    const auto result = findDuplicates(*dataset, partRecipe(), {});
    QVERIFY(result);
    QCOMPARE(result->pairs.size(), std::size_t{1});
    const ScoredPair &pair = result->pairs.front();
    QCOMPARE(pair.intersection, 16U);
    QCOMPARE(pair.whole, 20U);
    QCOMPARE(pair.similarity(), 0.8);
    QCOMPARE(result->groups.size(), std::size_t{1});
    QCOMPARE(result->groups.front().weakestLink, 0.8);
    QCOMPARE(result->report.engine, std::string("exact"));
    Recipe jaccard = partRecipe();
    jaccard.measure = {};
    jaccard.threshold = {2, 10};
    const auto similar = findExactDuplicates(*dataset, jaccard, {});
    QVERIFY(similar);
    QCOMPARE(similar->report.pairs, std::uint64_t{1});  // only the two equal rows
  }

  void namesItsColumnsByTheMeasure() {
    const auto dataset = excerpts();
    const auto result = findDuplicates(*dataset, partRecipe(), {});
    QVERIFY(result);
    QCOMPARE(containmentCsv(*result, *dataset),
             std::string("row_a,row_b,id_a,id_b,containment,estimate,shared_bands,intersection,"
                         "smaller\n0,1,,,0.800000,,,16,20\n"));
  }

  /// Equal rows form no pair either if they have too few shingles: the least size is part of the
  /// definition, and such rows are counted.
  void leavesOutSmallTextsAndSaysSo() {
    const auto dataset = excerpts();
    const auto result = findDuplicates(*dataset, partRecipe(), {});
    QVERIFY(result);
    QCOMPARE(result->report.emptyTexts, std::uint64_t{2});
    const auto messages = leftOutOf(result->report);
    QCOMPARE(messages.size(), std::size_t{1});
    QCOMPARE(inEnglish(messages.front()),
             std::string("2 rows have fewer than 10 shingles and are not in any pair."));
    const auto all = findDuplicates(*dataset, partRecipe(9), {});
    QVERIFY(all);
    // The two equal rows with each other, and each with the whole text.
    QCOMPARE(all->report.pairs, std::uint64_t{1 + 1 + 2});
    QCOMPARE(all->report.emptyTexts, std::uint64_t{0});
    QCOMPARE(all->groups.front().rows.size(), std::size_t{4});
  }

  /// The engines, the window's session and any number of threads give the same bytes.
  void everyRunGivesTheSame() {
    std::vector<std::string> texts;
    for (int i = 0; i < 300; ++i)
      texts.push_back(words(i * 7 % 200, 12 + i % 50) + (i % 3 == 0 ? words(1000 + i, 3) : ""));
    const auto dataset = textDataset(texts);
    Recipe recipe = partRecipe();
    const auto found = findDuplicates(*dataset, recipe, {});
    QVERIFY(found);
    QVERIFY(found->pairs.size() > 100);
    const std::string expected = containmentCsv(*found, *dataset);
    for (const unsigned count : {1U, 2U, 5U}) {
      RunContext context;
      context.threads = count;
      const auto exact = findExactDuplicates(*dataset, recipe, context);
      QVERIFY(exact);
      QCOMPARE(containmentCsv(*exact, *dataset), expected);
      const auto matches = findMatches(*dataset, {}, recipe, context);
      QVERIFY(matches);
      QCOMPARE(containmentCsv(*matches, *dataset), expected);
    }
    EngineSession session;
    Recipe jaccard = recipe;
    jaccard.measure = {};
    QVERIFY(session.find(dataset, jaccard, {}));
    QVERIFY(!session.reusable(*dataset, jaccard).empty());
    QVERIFY(session.reusable(*dataset, recipe).empty());
    const auto again = session.find(dataset, recipe, {});
    QVERIFY(again);
    QCOMPARE(containmentCsv(*again, *dataset), expected);
    QVERIFY(!session.hasPartial());
    const auto back = session.find(dataset, jaccard, {});
    const auto fresh = findDuplicates(*dataset, jaccard, {});
    QVERIFY(back && fresh);
    QCOMPARE(containmentCsv(*back, *dataset), containmentCsv(*fresh, *dataset));
  }

  void findsPartsOfAReference() {
    const auto dataset =
        textDataset({words(30, 16) + words(500, 4), words(0, 30), words(0, 100), words(200, 40)});
    const auto result = findAgainst(*dataset, 2, partRecipe(), {});
    QVERIFY(result);
    QCOMPARE(result->pairs.size(), std::size_t{2});
    QVERIFY(result->groups.empty());
    QCOMPARE(referenceMatches(*result), (std::vector<std::uint64_t>{1, 1}));
  }

  /// Whichever of query and row is smaller is the part.
  void findsPartsAndWholesOfAQuery() {
    const auto dataset = excerpts();
    const auto of = [&](const std::string &text) {
      const auto found = findSimilar(*dataset, partRecipe(), QueryText{text}, 0, {});
      std::vector<std::uint32_t> rows;
      if (found)
        for (const SimilarRow &row : found->rows) rows.push_back(row.row.value);
      return rows;
    };
    QCOMPARE(of(words(30, 16)), (std::vector<std::uint32_t>{0, 1}));  // 16 of 16, twice
    QCOMPARE(of(words(0, 100) + words(500, 4)), (std::vector<std::uint32_t>{0, 1}));
    QCOMPARE(of(words(30, 9)), std::vector<std::uint32_t>());
  }

  void scoresListedPairsByTheMeasure() {
    const auto dataset = excerpts();
    const std::vector<CandidatePair> pairs{{0, 1}, {0, 2}};
    const auto listed = scoreListedPairs(*dataset, partRecipe(), {}, pairs, {});
    QVERIFY(listed);
    QCOMPARE(listed->result.pairs.size(), std::size_t{2});
    QCOMPARE(listed->result.pairs[0].similarity(), 0.8);
    QCOMPARE(listed->result.pairs[1].similarity(), 0.5);
  }

  void explainsByTheMeasure() {
    const auto dataset = excerpts();
    const auto part = explainPair(*dataset, partRecipe(), {1}, {0});
    QVERIFY(part);
    QCOMPARE(part->similarity, 0.8);
    QCOMPARE(part->whole, std::uint64_t{20});
    QCOMPARE(part->jaccard, 16.0 / 104);
    QVERIFY(part->fate == PairFate::Found);
    const auto half = explainPair(*dataset, partRecipe(), {2}, {0});
    QVERIFY(half && half->fate == PairFate::BelowThreshold);
    const auto small = explainPair(*dataset, partRecipe(), {3}, {0});
    QVERIFY(small && small->fate == PairFate::FewShingles);
  }

  void aRecipeKeepsTheMeasure() {
    Recipe recipe = partRecipe(7);
    const auto read = recipeFromJson(recipeToJson(recipe));
    QVERIFY(read);
    QVERIFY(*read == recipe);
    const auto old = recipeFromJson("{\"threshold\": 0.7}");
    QVERIFY(old && old->measure == Measure());
    recipe.verification = Verification::Estimate;
    const auto refused = validateRecipe(recipe);
    QVERIFY(!refused);
    QVERIFY(refused.error().message.id == MessageId::ContainmentIsExact);
    QVERIFY(!recipeFromJson("{\"measure\": \"overlap\"}"));
    QVERIFY(!recipeFromJson("{\"least_shingles\": 0}"));
  }
};

SHINGLESCOPE_TEST(TestContainment, NoApplication)
#include "tst_containment.moc"
