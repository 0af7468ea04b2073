// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/lsh/capped_buckets.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Appends rows of one template, numbered from `first` on.
void addTemplateRows(std::size_t rows, std::size_t first, std::vector<std::string> &texts) {
  for (std::size_t row = first; row < first + rows; ++row)
    texts.push_back("your order with the number " + std::to_string(row) +
                    " was packed this morning and is now on its way to you by the carrier that "
                    "you have chosen when you paid for it");
}

Recipe templateRecipe() {
  Recipe recipe;
  recipe.compare = {"text"};
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 3;
  return recipe;
}

constexpr std::size_t kReferenceRows = 10000;

/// Returns some rows of the template and one unrelated row, with a reference of only 10,000
/// template rows.
std::shared_ptr<const Dataset> againstTemplate(std::size_t rows) {
  std::vector<std::string> texts;
  addTemplateRows(rows, 0, texts);
  texts.emplace_back("a text with no word of all the others in it");
  addTemplateRows(kReferenceRows, rows, texts);
  return textDataset(texts);
}

}  // namespace

class TestTemplateRows : public QObject {
  Q_OBJECT

 private slots:
  /// B2: rows of one template that differ only in a number are one group. The number of comparisons
  /// grows only linearly with the rows, and omitted comparisons are reported.
  void rowsThatDifferInANumberAreOneGroup() {
    constexpr std::size_t kRows = 10000;
    std::vector<std::string> texts;
    addTemplateRows(kRows, 0, texts);
    const auto dataset = textDataset(texts);
    const Recipe recipe = templateRecipe();
    RunReport first;
    for (const unsigned threads : {1U, 3U}) {
      RunContext context;
      context.threads = threads;
      const auto result = findDuplicates(*dataset, recipe, context);
      QVERIFY(result);
      const RunReport &report = result->report;
      QCOMPARE(result->groups.size(), std::size_t{1});
      QCOMPARE(result->groups.front().rows.size(), kRows);
      QVERIFY(report.candidates <= mostCandidates(kRows, recipe.bands));
      QVERIFY(report.candidates <= 40 * kRows);  // the actual number
      QVERIFY(report.buckets.cappedBuckets > 0);
      QCOMPARE(report.buckets.rowsAffected, std::uint64_t{kRows});
      QVERIFY(report.buckets.pairsNotExamined > 0);
      QVERIFY(report.buckets.pairsNotExamined + report.candidates <= kRows * (kRows - 1) / 2);
      QCOMPARE(leftOutOf(report).size(), std::size_t{1});
      if (threads == 1) first = report;
      QCOMPARE(report.candidates, first.candidates);
      QCOMPARE(report.buckets.pairsNotExamined, first.buckets.pairsNotExamined);
    }
  }

  /// Pairs within the reference are not compared, and no cap applies.
  void referenceOfTemplateRows() {
    for (const std::size_t rows : {std::size_t{0}, std::size_t{1}, std::size_t{25}}) {
      const auto dataset = againstTemplate(rows);
      const auto first = static_cast<std::uint32_t>(rows + 1);
      const auto found = findAgainst(*dataset, first, templateRecipe(), {});
      const auto exact = findExactAgainst(*dataset, first, templateRecipe(), {});
      QVERIFY(found && exact);
      QCOMPARE(exact->report.pairs, std::uint64_t{rows * kReferenceRows});
      QCOMPARE(found->report.pairs, exact->report.pairs);
      QCOMPARE(found->report.candidates, exact->report.pairs);
      QCOMPARE(found->report.buckets.cappedBuckets, std::uint64_t{0});
      QVERIFY(leftOutOf(found->report).empty());
      QCOMPARE(found->report.against->matchedRows, std::uint64_t{rows});
    }
  }

  /// Above the cap, every row is still compared with a neighbour of the other side.
  /// Only pairs across the sides are reported as omitted.
  void bothSidesOfTemplateRows() {
    constexpr std::size_t kRows = 2000;
    const auto dataset = againstTemplate(kRows);
    RunReport first;
    for (const unsigned threads : {1U, 3U}) {
      RunContext context;
      context.threads = threads;
      const auto result = findAgainst(*dataset, kRows + 1, templateRecipe(), context);
      QVERIFY(result);
      const RunReport &report = result->report;
      QCOMPARE(report.against->matchedRows, std::uint64_t{kRows});
      QVERIFY(report.candidates <= 40 * (kRows + kReferenceRows));
      QVERIFY(report.buckets.cappedBuckets > 0);
      QCOMPARE(report.buckets.rowsAffected, std::uint64_t{kRows + kReferenceRows});
      QCOMPARE(report.buckets.pairsNotExamined + report.candidates,
               std::uint64_t{kRows * kReferenceRows});
      QCOMPARE(leftOutOf(report).size(), std::size_t{1});
      if (threads == 1) first = report;
      QCOMPARE(report.candidates, first.candidates);
      QCOMPARE(report.buckets.pairsNotExamined, first.buckets.pairsNotExamined);
    }
  }
};

SHINGLESCOPE_TEST(TestTemplateRows, NoApplication)
#include "tst_template_rows.moc"
