// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/export/content/prepared_texts.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/places.h"
#include "tests/support/tables/awkward_table.h"
#include "tests/support/tables/loaded_text.h"
#include "tests/support/test_registry.h"
#include "tests/support/written_csv.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

std::string preparedText(const Dataset &dataset, const Recipe &recipe, unsigned threads = 1) {
  RunContext context;
  context.threads = threads;
  return writtenCsv(
      [&](RowWriter &rows) { return writePreparedTexts(dataset, recipe, rows, context); }, context);
}

Recipe recipeFor(const char *preset, std::vector<std::string> compare) {
  Recipe recipe = *presetRecipe(preset);
  recipe.compare = std::move(compare);
  return recipe;
}

}  // namespace

class TestPreparedTexts : public QObject {
  Q_OBJECT

 private slots:
  void preparedTextsHaveExactBytes();
  void preparedTextsGiveTheSamePairs();
  void threadsChangeNothing();
  void badRecipesAreRejected();
  void cancelAndFailingSinkStopIt();
};

void TestPreparedTexts::preparedTextsHaveExactBytes() {
  const auto loaded = loadedText(kAwkwardTable, delimitedBy(','));
  QVERIFY(loaded.dataset);
  Recipe recipe = recipeFor("default", {"note", "title"});
  recipe.preparation.stripPunctuation = Punctuation::Ascii;
  QCOMPARE(preparedText(*loaded.dataset, recipe),
           std::string("id,text\n0,plain comma quote and line\n1,\n2,short\n3,row long\n"
                       "4,\xc3\xa9t\xc3\xa9 tab\n"));
  recipe.id = "title";
  recipe.compare = {"id"};
  QCOMPARE(preparedText(*loaded.dataset, recipe),
           std::string("id,text\n\"comma, quote \"\" and\nline\",1\n,2\nshort,3\nlong,4\n"
                       "\ttab ,5\n"));
}

/// Texts are prepared only once: a run on the exported texts finds the pairs of a run on the
/// source.
void TestPreparedTexts::preparedTextsGiveTheSamePairs() {
  const auto loaded =
      loadDataset(test::sourcePath("/resources/samples/rentals.tsv").toStdString(), {}, {});
  QVERIFY(loaded);
  const Recipe recipe = recipeFor("news", {"Title", "Description"});
  const auto prepared = loadedText(preparedText(*loaded->dataset, recipe), delimitedBy(','));
  QVERIFY(prepared.dataset);
  Recipe again = recipe;
  again.compare = {"text"};
  again.preparation = presetRecipe("raw")->preparation;
  const auto expected = findExactDuplicates(*loaded->dataset, recipe, {});
  const auto found = findExactDuplicates(*prepared.dataset, again, {});
  QVERIFY(expected && found);
  QVERIFY(expected->report.pairs > 0);
  QCOMPARE(found->report.pairs, expected->report.pairs);
  QCOMPARE(found->report.rowsInGroups, expected->report.rowsInGroups);
  QCOMPARE(found->report.shingles, expected->report.shingles);
}

void TestPreparedTexts::threadsChangeNothing() {
  DatasetBuilder builder({"text"});
  for (int row = 0; row < 70'000; ++row) builder.addRow({"Row  " + std::to_string(row)}, 0);
  const auto dataset = builder.finish();
  const Recipe recipe = recipeFor("default", {"text"});
  const std::string one = preparedText(*dataset, recipe);
  QCOMPARE(std::count(one.begin(), one.end(), '\n'), 70'001);
  QVERIFY(one.ends_with("\n69999,row 69999\n"));
  for (const unsigned threads : {2U, 3U, 8U})
    QVERIFY(preparedText(*dataset, recipe, threads) == one);
}

void TestPreparedTexts::badRecipesAreRejected() {
  const auto loaded = loadedText(kAwkwardTable, delimitedBy(','));
  QVERIFY(loaded.dataset);
  QVERIFY(preparedText(*loaded.dataset, recipeFor("default", {})).find("column") <
          std::string::npos);
  QVERIFY(preparedText(*loaded.dataset, recipeFor("default", {"nope"})).find("nope") <
          std::string::npos);
  Recipe recipe = recipeFor("default", {"title"});
  recipe.id = "none";
  QVERIFY(preparedText(*loaded.dataset, recipe).find("none") < std::string::npos);
}

void TestPreparedTexts::cancelAndFailingSinkStopIt() {
  const auto loaded = loadedText(kAwkwardTable, delimitedBy(','));
  QVERIFY(loaded.dataset);
  std::stop_source stop;
  stop.request_stop();
  RunContext context;
  context.stop = stop.get_token();
  std::string text;
  const ByteSink sink = appendingTo(text);
  const Recipe recipe = recipeFor("default", {"title"});
  DelimitedRows rows(',', ExportProfile::Exact, sink, context);
  QVERIFY(writePreparedTexts(*loaded.dataset, recipe, rows, context).error().code ==
          ErrorCode::Cancelled);
  QVERIFY(text.empty());
  const ByteSink full = [](std::string_view) -> Result<void> {
    return plainError(ErrorCode::Io, "full");
  };
  const RunContext free;
  DelimitedRows refused(',', ExportProfile::Exact, full, free);
  QVERIFY(writePreparedTexts(*loaded.dataset, recipe, refused, free).error().code == ErrorCode::Io);
}

SHINGLESCOPE_TEST(TestPreparedTexts, NoApplication)
#include "tst_prepared_texts.moc"
