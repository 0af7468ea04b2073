// SPDX-License-Identifier: MIT
/// Runs over a table whose text stays in its file: the same results as with the text in memory.
#include <QtTest>
#include <cstdlib>

#include "core/base/hash.h"
#include "core/base/sorted_list.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/export/content/result_rows.h"
#include "core/pipeline/estimate/exact_estimate.h"
#include "core/pipeline/estimate/run_estimate.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/pipeline/signing/equal_texts.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"
#include "tests/support/written_csv.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Titles of which some repeat an earlier one: as it is, in capitals, in quotes, or with one word
/// changed.
std::string tableOfTitles(std::size_t rows) {
  SplitMix64 random(41);
  std::vector<std::string> titles;
  std::string table = "id,kind,text\n";
  for (std::size_t row = 0; row < rows; ++row) {
    std::string title;
    const bool isAgain = row > 20 && random.next() % 4 == 0;
    if (isAgain) {
      title = titles[random.next() % titles.size()];
      if (random.next() % 3 == 0) title[0] = 'W';
      if (random.next() % 3 == 0) title += " more";
    } else {
      for (std::uint64_t words = 4 + random.next() % 9; words > 0; --words)
        title += "word" + std::to_string(random.next() % 5000) + (words > 1 ? " " : "");
    }
    titles.push_back(title);
    const bool isQuoted = random.next() % 3 == 0;
    if (random.next() % 50 == 0) title += ", \"\"quoted\"\"";
    const bool mustBeQuoted = isQuoted || title.find(',') != title.npos;
    table += "n" + std::to_string(row) + ",k," + (mustBeQuoted ? '"' + title + '"' : title) + '\n';
  }
  return table;
}

Recipe recipeOf(const char *unit) {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  recipe.id = "id";
  recipe.threshold = *parseRatio("0.6");
  if (std::string_view(unit) == "word") {
    recipe.shingle.unit = ShingleUnit::Word;
    recipe.shingle.k = 2;
  }
  return recipe;
}

std::string writtenPairs(const DuplicateResult &result, const Dataset &dataset) {
  return writtenCsv(
      [&](RowWriter &rows) { return writePairs(result, dataset, 1'000'000, rows, {}); });
}

struct Tables {
  explicit Tables(std::size_t rows) : file(tableOfTitles(rows)) {
    LoadOptions options;
    kept = loadDataset(file.path(), options, {})->dataset;
    options.mayLeaveText = true;
    options.pieceBytes = 20'000;
    left = loadDataset(file.path(), options, {})->dataset;
  }
  TemporaryTable file;
  std::shared_ptr<const Dataset> kept;
  std::shared_ptr<const Dataset> left;
};

}  // namespace

class TestTextInFile : public QObject {
  Q_OBJECT

 private slots:
  void resultsAreTheSame_data() {
    QTest::addColumn<QString>("unit");
    QTest::addColumn<bool>("isExact");
    QTest::addColumn<bool>("hasStops");
    QTest::newRow("find by characters") << "char" << false << false;
    QTest::newRow("find by words") << "word" << false << false;
    QTest::newRow("find without frequent shingles") << "word" << false << true;
    QTest::newRow("exact") << "word" << true << false;
  }

  void resultsAreTheSame() {
    QFETCH(QString, unit);
    QFETCH(bool, isExact);
    QFETCH(bool, hasStops);
    const Tables tables(6000);
    QVERIFY(tables.kept->keepsText() && !tables.left->keepsText());
    Recipe recipe = recipeOf(unit.toUtf8().constData());
    if (hasStops) recipe.shingle.maxDocumentFrequency = *parseRatio("0.001");
    const auto run = isExact ? findExactDuplicates : findDuplicates;
    const auto expected = run(*tables.kept, recipe, {});
    QVERIFY(expected && expected->pairs.size() > 300);
    const std::string pairs = writtenPairs(*expected, *tables.kept);
    for (const unsigned threads : {1U, 3U}) {
      RunContext context;
      context.threads = threads;
      const auto result = run(*tables.left, recipe, context);
      QVERIFY2(result.hasValue(), result ? "" : result.error().detail().c_str());
      QCOMPARE(result->classes.textOfRow, expected->classes.textOfRow);
      QCOMPARE(result->groups.size(), expected->groups.size());
      QVERIFY(writtenPairs(*result, *tables.left) == pairs);
    }
  }

  void estimatesAreTheSame() {
    const Tables tables(30'000);
    const Recipe recipe = recipeOf("word");
    const auto find = estimateRun(*tables.kept, recipe, {});
    const auto findLeft = estimateRun(*tables.left, recipe, {});
    QVERIFY2(find.hasValue(), find ? "" : find.error().detail().c_str());
    QVERIFY2(findLeft.hasValue(), findLeft ? "" : findLeft.error().detail().c_str());
    QCOMPARE(findLeft->candidates, find->candidates);
    QCOMPARE(findLeft->pairs, find->pairs);
    const auto exact = estimateExact(*tables.kept, recipe, {});
    const auto exactLeft = estimateExact(*tables.left, recipe, {});
    QVERIFY(exact && exactLeft);
    QCOMPARE(exactLeft->comparisons, exact->comparisons);
  }

  /// Equal digests of different texts, as someone might craft them.
  void textsWithEqualDigestsStaySeparate() {
    const Tables tables(3000);
    const Recipe recipe = recipeOf("char");
    const std::vector<ColumnId> columns{{2}};
    std::vector<Digest128> digests;
    for (std::uint64_t row = 0; row < 3000; ++row) digests.push_back({row % 7, row % 7});
    const auto found = [&](const Dataset &dataset) {
      return findEqualTexts(
          {dataset, columns, recipe.preparation, recipe.shingle, recipe.signature}, digests, {});
    };
    const auto kept = found(*tables.kept);
    const auto left = found(*tables.left);
    QVERIFY(kept && left);
    QVERIFY(!kept->collided.empty());
    QCOMPARE(left->smallestRow, kept->smallestRow);
    QCOMPARE(left->collided, kept->collided);
  }

  /// With little memory, the first texts of classes are compared some at a time.
  void repeatedTextsAreComparedInParts() {
    const Tables tables(6000);
    const Recipe recipe = recipeOf("char");
    RunContext context;
    context.memoryBudget = 20'000;
    const std::vector<ColumnId> columns{{2}};
    std::vector<Digest128> digests;
    for (std::uint32_t row = 0; row < 6000; ++row)
      digests.push_back(digest128(tables.kept->cell({row}, {2})));
    const auto found = [&](const Dataset &dataset) {
      return findEqualTexts(
          {dataset, columns, recipe.preparation, recipe.shingle, recipe.signature}, digests,
          context);
    };
    const auto kept = found(*tables.kept);
    const auto left = found(*tables.left);
    QVERIFY(kept && left);
    QVERIFY(kept->smallestRow != numbersBelow(6000));
    QCOMPARE(left->smallestRow, kept->smallestRow);
  }

  /// Sets that do not fit are noticed before the run, although the table itself is small.
  void anExactRunThatDoesNotFitIsRejected() {
    SplitMix64 random(42);
    std::string table = "id,kind,text\n";
    for (int row = 0; row < 3000; ++row) {
      table += "n" + std::to_string(row) + ",k,";
      for (int word = 0; word < 400; ++word)
        table += "w" + std::to_string(random.next() % 9999) + " ";
      table += '\n';
    }
    const TemporaryTable file(table);
    LoadOptions options;
    options.mayLeaveText = true;
    options.pieceBytes = 100'000;
    const auto loaded = loadDataset(file.path(), options, {});
    QVERIFY(loaded && !loaded->dataset->keepsText());
    RunContext context;
    context.memoryBudget = 8U << 20U;
    const auto result = findExactDuplicates(*loaded->dataset, recipeOf("word"), context);
    QVERIFY(!result);
    QVERIFY(result.error().code == ErrorCode::Limit);
    QVERIFY(result.error().detail().starts_with("An exact run of these rows needs"));
  }

  /// Many keys go to a temporary file, or stay in memory if there is no folder for it.
  void keysNeedNoTemporaryFile() {
    const Tables tables(36'000);
    Recipe recipe = recipeOf("word");
    recipe.signature.numHashes = 512;
    recipe.bands = 512;
    QVERIFY(bandKeyBytes(recipe.bands, 36'000) > kFewKeyBytes);
    const auto spilled = findDuplicates(*tables.left, recipe, {});
    QVERIFY(spilled.hasValue());
    QVERIFY(spilled->report.memoryPlan->keys == KeyStore::Spill);
    ::setenv("TMPDIR", "/there/is/no/such/folder", 1);
    const auto kept = findDuplicates(*tables.left, recipe, {});
    ::unsetenv("TMPDIR");
    QVERIFY2(kept.hasValue(), kept ? "" : kept.error().detail().c_str());
    QVERIFY(kept->report.memoryPlan->keys == KeyStore::Memory);
    QVERIFY(writtenPairs(*kept, *tables.left) == writtenPairs(*spilled, *tables.left));
  }

  void aChangedFileEndsTheRun() {
    const Tables tables(3000);
    std::string changed = tableOfTitles(3000);
    changed[changed.size() / 2] ^= 1;
    tables.file.write(changed);
    for (const auto run : {findDuplicates, findExactDuplicates}) {
      const auto result = run(*tables.left, recipeOf("char"), {});
      QVERIFY(!result);
      QVERIFY(result.error().code == ErrorCode::Io);
    }
  }
};

SHINGLESCOPE_TEST(TestTextInFile, NoApplication)
#include "tst_text_in_file.moc"
