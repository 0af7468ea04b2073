// SPDX-License-Identifier: MIT
// Runs within equal cells and runs against a reference find the pairs of the whole run, except
// those outside the scope.

#include <QtTest>
#include <numeric>
#include <set>

#include "core/dataset/table/merge_datasets.h"
#include "core/export/content/result_rows.h"
#include "core/pipeline/estimate/run_estimate.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/on_threads.h"
#include "tests/support/row_pairs.h"
#include "tests/support/test_registry.h"
#include "tests/support/written_csv.h"

using namespace shinglescope;
using test::onThreads;
using namespace shinglescope::test;

namespace {

/// Returns rows of a few families with repeats, each with one of three labels.
std::shared_ptr<const Dataset> labelledRows(std::uint32_t rows, std::uint64_t seed) {
  SplitMix64 random(seed);
  DatasetBuilder builder({"text", "label"});
  for (std::uint32_t row = 0; row < rows; ++row) {
    std::string text;
    const std::uint64_t family = random.next() % 12;
    for (std::uint64_t word = 0; word < 8; ++word)
      text += "f" + std::to_string(family) + "w" + std::to_string(word + random.next() % 2) + " ";
    const std::string label = "label " + std::to_string(random.next() % 3);
    builder.addRow({text, label}, 0);
  }
  return builder.finish();
}

Recipe scopedRecipe() {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 1;
  recipe.threshold = *parseRatio("0.6");
  recipe.bands = 128;  // no pair at the threshold is missed
  return recipe;
}

/// Returns the pairs whose rows satisfy the predicate.
template <class Predicate>
PairTable filtered(const PairTable &pairs, Predicate keep) {
  PairTable kept;
  for (const auto &[rows, score] : pairs)
    if (keep(rows.first, rows.second)) kept[rows] = score;
  return kept;
}

std::string written(const Result<DuplicateResult> &result, const Dataset &dataset,
                    std::uint64_t maxPairs = 1'000'000) {
  if (!result) return result.error().detail();
  return writtenCsv(
      [&](RowWriter &rows) { return writePairs(*result, dataset, maxPairs, rows, {}); });
}

}  // namespace

class TestFindScoped : public QObject {
  Q_OBJECT

 private slots:
  void sameKeepsThePairsOfEqualLabels();
  void groupsStayWithinALabel();
  void againstKeepsThePairsAcross();
  void againstWithinEqualLabels();
  void reportSeparatesTheSides();
  void pairsNumberTheReferenceFromZero();
  void matchesAreWritten();
  void rowsWithPartnersAreCountedWithin();
  void linksGiveTheSameGroups();
  void threadsChangeNothing();
  void missingSameColumnIsRejected();
  void tooManyPairsAreRefusedAtOnce();
  void estimateUsesTheLabels();
};

void TestFindScoped::sameKeepsThePairsOfEqualLabels() {
  const auto dataset = labelledRows(400, 1);
  Recipe recipe = scopedRecipe();
  const auto whole = findExactDuplicates(*dataset, recipe, {});
  recipe.same = {"label"};
  const auto exact = findExactDuplicates(*dataset, recipe, {});
  const auto found = findDuplicates(*dataset, recipe, {});
  QVERIFY(whole && exact && found);
  const PairTable expected = filtered(rowPairs(*whole), [&](std::uint32_t a, std::uint32_t b) {
    return dataset->cell({a}, {1}) == dataset->cell({b}, {1});
  });
  QVERIFY(expected.size() > 500 && expected.size() < rowPairs(*whole).size() / 2);
  QVERIFY(rowPairs(*exact) == expected);
  QVERIFY(rowPairs(*found) == expected);
  QCOMPARE(exact->report.pairs, std::uint64_t{expected.size()});
  QCOMPARE(found->report.pairs, std::uint64_t{expected.size()});
}

void TestFindScoped::groupsStayWithinALabel() {
  const auto dataset = labelledRows(400, 2);
  Recipe recipe = scopedRecipe();
  recipe.same = {"label"};
  const auto found = findDuplicates(*dataset, recipe, {});
  QVERIFY(found && found->groups.size() > 3);
  for (const Group &group : found->groups)
    for (const RecordId row : group.rows)
      QVERIFY(dataset->cell(row, {1}) == dataset->cell(group.rows.front(), {1}));
}

void TestFindScoped::againstKeepsThePairsAcross() {
  const auto file = labelledRows(250, 3);
  const auto reference = labelledRows(150, 4);
  const auto merged = mergeDatasets(*file, *reference, {"text"});
  QVERIFY(merged);
  const Recipe recipe = scopedRecipe();
  const auto whole = findExactDuplicates(**merged, recipe, {});
  const auto exact = findExactAgainst(**merged, 250, recipe, {});
  const auto found = findAgainst(**merged, 250, recipe, {});
  QVERIFY(whole && exact && found);
  const PairTable expected = filtered(
      rowPairs(*whole), [](std::uint32_t a, std::uint32_t b) { return a < 250 && b >= 250; });
  QVERIFY(expected.size() > 500);
  QVERIFY(rowPairs(*exact) == expected);
  QVERIFY(rowPairs(*found) == expected);
  QVERIFY(found->groups.empty());
}

void TestFindScoped::againstWithinEqualLabels() {
  const auto file = labelledRows(250, 5);
  const auto reference = labelledRows(150, 6);
  Recipe recipe = scopedRecipe();
  const auto merged = mergeDatasets(*file, *reference, {"text", "label"});
  QVERIFY(merged);
  const auto whole = findExactDuplicates(**merged, recipe, {});
  recipe.same = {"label"};
  const auto exact = findExactAgainst(**merged, 250, recipe, {});
  const auto found = findAgainst(**merged, 250, recipe, {});
  QVERIFY(whole && exact && found);
  const Dataset &both = **merged;
  const PairTable expected = filtered(rowPairs(*whole), [&](std::uint32_t a, std::uint32_t b) {
    return a < 250 && b >= 250 && both.cell({a}, {1}) == both.cell({b}, {1});
  });
  QVERIFY(expected.size() > 100);
  QVERIFY(rowPairs(*exact) == expected);
  QVERIFY(rowPairs(*found) == expected);
}

void TestFindScoped::reportSeparatesTheSides() {
  const auto file = labelledRows(250, 3);
  const auto reference = labelledRows(150, 4);
  const auto merged = mergeDatasets(*file, *reference, {"text"});
  QVERIFY(merged);
  const auto found = findAgainst(**merged, 250, scopedRecipe(), {});
  QVERIFY(found && found->report.against);
  std::set<std::uint32_t> matched;
  for (const auto &[rows, score] : rowPairs(*found)) matched.insert(rows.first);
  QCOMPARE(found->report.rows, std::uint64_t{250});
  QCOMPARE(found->report.against->rows, std::uint64_t{150});
  QCOMPARE(found->report.against->matchedRows, std::uint64_t{matched.size()});
  QCOMPARE(found->report.groups, std::uint64_t{0});
  const auto matches = referenceMatches(*found);
  QCOMPARE(matches.size(), std::size_t{250});
  QCOMPARE(std::accumulate(matches.begin(), matches.end(), std::uint64_t{0}), found->report.pairs);
}

void TestFindScoped::pairsNumberTheReferenceFromZero() {
  DatasetBuilder file({"id", "text"});
  for (const char *id : {"a", "b", "c"}) file.addRow({id, "the same text"}, 0);
  DatasetBuilder reference({"text", "id"});
  for (const char *id : {"x", "y"}) reference.addRow({"The same  text", id}, 0);
  Recipe recipe = scopedRecipe();
  recipe.id = "id";
  const auto merged = mergeDatasets(*file.finish(), *reference.finish(), {"text", "id"});
  QVERIFY(merged);
  const std::string head =
      "row_a,row_b,id_a,id_b,jaccard,estimate,shared_bands,intersection,union\n";
  const std::string tail = ",1.000000,1.000000,128,3,3\n";
  const auto found = findAgainst(**merged, 3, recipe, {});
  QCOMPARE(written(found, **merged), head + "0,0,a,x" + tail + "0,1,a,y" + tail + "1,0,b,x" + tail +
                                         "1,1,b,y" + tail + "2,0,c,x" + tail + "2,1,c,y" + tail);
  QCOMPARE(written(found, **merged, 2), head + "0,0,a,x" + tail);
}

void TestFindScoped::matchesAreWritten() {
  DatasetBuilder file({"text"});
  for (const char *text : {"a b c", "x y z", "", "c b a"}) file.addRow({text}, 0);
  DatasetBuilder reference({"text"});
  for (const char *text : {"a b c", "", "a  b c"}) reference.addRow({text}, 0);
  const auto merged = mergeDatasets(*file.finish(), *reference.finish(), {"text"});
  QVERIFY(merged);
  const auto found = findAgainst(**merged, 4, scopedRecipe(), {});
  QVERIFY(found);
  const std::string text = writtenCsv([&](RowWriter &rows) { return writeMatches(*found, rows); });
  QCOMPARE(text, std::string("row,matches\n0,2\n3,2\n"));
}

/// Rows of a table that pair only with each other have no partner in the second.
void TestFindScoped::rowsWithPartnersAreCountedWithin() {
  const auto file = labelledRows(250, 3);
  const auto reference = labelledRows(40, 4);
  const auto merged = mergeDatasets(*file, *reference, {"text"});
  QVERIFY(merged);
  const Recipe recipe = scopedRecipe();
  const auto across = findAgainst(**merged, 250, recipe, {});
  const auto within = findDuplicates(**merged, recipe, {});
  const auto exact = findExactDuplicates(**merged, recipe, {});
  QVERIFY(across && within && exact);
  QVERIFY(across->report.against && !across->report.against->hasPairsWithin);
  for (const auto *result : {&*within, &*exact}) {
    QVERIFY(result->report.against && result->report.against->hasPairsWithin);
    QCOMPARE(result->report.against->rows, std::uint64_t{40});
    QCOMPARE(result->report.rows, std::uint64_t{250});
    QCOMPARE(result->report.against->matchedRows, across->report.against->matchedRows);
    QVERIFY(result->report.pairs > across->report.pairs);
  }
  const std::vector<std::uint64_t> matches = referenceMatches(*across);
  QCOMPARE(countRowsWithPartner(*within, 250), static_cast<std::uint64_t>(std::ranges::count_if(
                                                   matches, [](auto n) { return n > 0; })));
}

void TestFindScoped::linksGiveTheSameGroups() {
  const auto dataset = labelledRows(600, 10);
  Recipe recipe = scopedRecipe();
  const auto all = findDuplicates(*dataset, recipe, {});
  recipe.pairs = PairsWanted::Links;
  const auto links = findDuplicates(*dataset, recipe, {});
  const auto exact = findExactDuplicates(*dataset, recipe, {});
  QVERIFY(all && links && exact);
  const auto members = [](const DuplicateResult &result) {
    std::vector<std::vector<RecordId>> groups;
    for (const Group &group : result.groups) groups.push_back(group.rows);
    return groups;
  };
  const auto linking = [&](const DuplicateResult &result) {
    return std::ranges::count_if(result.pairs, [&](const ScoredPair &pair) {
      return isPairAtLeast(pair, recipe, recipe.threshold);
    });
  };
  QVERIFY(all->groups.size() > 3);
  QVERIFY(members(*links) == members(*all));
  QVERIFY(members(*exact) == members(*all));
  QVERIFY(linking(*links) < linking(*all) / 2);
  QCOMPARE(linking(*exact), linking(*links));  // a forest over the same groups
  const std::string text = written(links, *dataset);
  QVERIFY(std::count(text.begin(), text.end(), '\n') < 600);
}

void TestFindScoped::threadsChangeNothing() {
  const auto file = labelledRows(900, 7);
  const auto reference = labelledRows(600, 8);
  Recipe recipe = scopedRecipe();
  recipe.same = {"label"};
  const auto merged = mergeDatasets(*file, *reference, {"text", "label"});
  QVERIFY(merged);
  const std::string one = written(findAgainst(**merged, 900, recipe, onThreads(1)), **merged);
  QVERIFY(one.size() > 10'000);
  for (const unsigned threads : {2U, 3U, 8U})
    QVERIFY(written(findAgainst(**merged, 900, recipe, onThreads(threads)), **merged) == one);
}

void TestFindScoped::missingSameColumnIsRejected() {
  const auto dataset = labelledRows(10, 9);
  Recipe recipe = scopedRecipe();
  recipe.same = {"nope"};
  QVERIFY(written(findDuplicates(*dataset, recipe, {}), *dataset).find("nope") < std::string::npos);
  recipe.same = {"label", "2"};
  QVERIFY(written(findExactDuplicates(*dataset, recipe, {}), *dataset).find("twice") <
          std::string::npos);
}

/// A sample predicts the pairs, so the run ends before it has found too many, also of two tables.
void TestFindScoped::tooManyPairsAreRefusedAtOnce() {
  const auto dataset = labelledRows(6000, 10);
  Recipe recipe = scopedRecipe();
  recipe.bands = 32;
  RunContext context = onThreads(2);
  context.memoryBudget = 12U << 20U;
  for (const std::optional<std::uint32_t> reference : {std::optional<std::uint32_t>{}, {3000U}}) {
    const auto found = reference ? findAgainst(*dataset, *reference, recipe, context)
                                 : findDuplicates(*dataset, recipe, context);
    QVERIFY(!found);
    QVERIFY2(found.error().message.id == MessageId::PairsOverMemory,
             found.error().detail().c_str());
  }
}

void TestFindScoped::estimateUsesTheLabels() {
  DatasetBuilder builder({"text", "number"});
  for (int row = 0; row < 6000; ++row) builder.addRow({"all alike", std::to_string(row)}, 0);
  const auto dataset = builder.finish();
  Recipe recipe = scopedRecipe();
  const auto whole = estimateRun(*dataset, recipe, {});
  recipe.same = {"number"};
  const auto scoped = estimateRun(*dataset, recipe, {});
  QVERIFY(whole && scoped);
  QCOMPARE(whole->distinctTexts, std::uint64_t{1});
  QVERIFY(scoped->distinctTexts > 5500);
}

SHINGLESCOPE_TEST(TestFindScoped, NoApplication)
#include "tst_find_scoped.moc"
