#include <QtTest>

#include "core/dataset/load/dataset_loader.h"
#include "core/export/content/dataset_writer.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::string_view kAwkward =
    "id,title,note\n"
    "1,\"comma, quote \"\" and\nline\",plain\n"
    "2,,\n"
    "3,short\n"
    "4,long,row,extra,\"ex,tra\"\n"
    "\" 5 \",\"\ttab \",\xc3\xa9t\xc3\xa9\n";

ByteSink into(std::string &text) {
  return [&text](std::string_view bytes) -> Result<void> {
    text += bytes;
    return {};
  };
}

LoadedDataset loadText(std::string_view text, LoadOptions options) {
  const TemporaryTable table(text);
  const auto loaded = loadDataset(table.path(), options, {});
  return loaded ? *loaded : LoadedDataset{};
}

LoadOptions delimitedBy(char delimiter) {
  LoadOptions options;
  options.delimiter = delimiter;
  options.quote = std::optional<char>('"');
  options.hasHeader = true;
  return options;
}

std::string tableText(const Dataset &dataset, const TableStyle &style) {
  std::string text;
  return writeTable(dataset, style, into(text), {}) ? text : "failed";
}

std::string preparedText(const Dataset &dataset, const Recipe &recipe, unsigned threads = 1) {
  std::string text;
  RunContext context;
  context.threads = threads;
  const auto written = writePreparedTexts(dataset, recipe, ',', into(text), context);
  return written ? text : written.error().detail();
}

Recipe recipeFor(const char *preset, std::vector<std::string> compare) {
  Recipe recipe = *presetRecipe(preset);
  recipe.compare = std::move(compare);
  return recipe;
}

void compareTables(const Dataset &a, const Dataset &b) {
  QCOMPARE(a.columnNames(), b.columnNames());
  QCOMPARE(a.rowCount(), b.rowCount());
  for (std::uint32_t row = 0; row < a.rowCount(); ++row) {
    for (std::uint32_t column = 0; column < a.columnCount(); ++column)
      QVERIFY(a.cell({row}, {column}) == b.cell({row}, {column}));
    QVERIFY(a.extraCells({row}) == b.extraCells({row}));
  }
}

}  // namespace

class TestDatasetWriter : public QObject {
  Q_OBJECT

 private slots:
  void tableHasExactBytes();
  void tableReadsBackTheSame_data();
  void tableReadsBackTheSame();
  void singleEmptyCellsAreNoBlankLines();
  void preparedTextsHaveExactBytes();
  void preparedTextsGiveTheSamePairs();
  void threadsChangeNothing();
  void badRecipesAreRefused();
  void cancelAndFailingSinkStopIt();
};

void TestDatasetWriter::tableHasExactBytes() {
  const auto loaded = loadText(kAwkward, delimitedBy(','));
  QVERIFY(loaded.dataset);
  const std::string expected =
      "id,title,note\n"
      "1,\"comma, quote \"\" and\nline\",plain\n"
      "2,,\n"
      "3,short,\n"
      "4,long,row,extra,\"ex,tra\"\n"
      " 5 ,\ttab ,\xc3\xa9t\xc3\xa9\n";
  QCOMPARE(tableText(*loaded.dataset, {}), expected);
  QCOMPARE(tableText(*loaded.dataset, {',', false}), expected.substr(14));
}

void TestDatasetWriter::tableReadsBackTheSame_data() {
  QTest::addColumn<char>("delimiter");
  for (const char delimiter : {',', '\t', ';', '|'}) QTest::addRow("%d", delimiter) << delimiter;
}

void TestDatasetWriter::tableReadsBackTheSame() {
  QFETCH(char, delimiter);
  const auto first = loadText(kAwkward, delimitedBy(','));
  QVERIFY(first.dataset);
  const auto again = loadText(tableText(*first.dataset, {delimiter, true}), delimitedBy(delimiter));
  QVERIFY(again.dataset);
  compareTables(*first.dataset, *again.dataset);
}

void TestDatasetWriter::singleEmptyCellsAreNoBlankLines() {
  DatasetBuilder builder({"text"});
  for (const std::string_view cell : {"a", "", "b"}) builder.addRow({cell}, 0);
  const auto dataset = builder.finish();
  const std::string text = tableText(*dataset, {});
  QCOMPARE(text, std::string("text\na\n\"\"\nb\n"));
  compareTables(*dataset, *loadText(text, delimitedBy(',')).dataset);
}

void TestDatasetWriter::preparedTextsHaveExactBytes() {
  const auto loaded = loadText(kAwkward, delimitedBy(','));
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

/// The texts are prepared once for all: a run on them finds what a run on the
/// source does.
void TestDatasetWriter::preparedTextsGiveTheSamePairs() {
  const auto loaded = loadDataset(SOURCE_DIR "/resources/samples/rentals.tsv", {}, {});
  QVERIFY(loaded);
  const Recipe recipe = recipeFor("news", {"Title", "Description"});
  const auto prepared = loadText(preparedText(*loaded->dataset, recipe), delimitedBy(','));
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

void TestDatasetWriter::threadsChangeNothing() {
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

void TestDatasetWriter::badRecipesAreRefused() {
  const auto loaded = loadText(kAwkward, delimitedBy(','));
  QVERIFY(loaded.dataset);
  QVERIFY(preparedText(*loaded.dataset, recipeFor("default", {})).find("column") <
          std::string::npos);
  QVERIFY(preparedText(*loaded.dataset, recipeFor("default", {"nope"})).find("nope") <
          std::string::npos);
  Recipe recipe = recipeFor("default", {"title"});
  recipe.id = "none";
  QVERIFY(preparedText(*loaded.dataset, recipe).find("none") < std::string::npos);
}

void TestDatasetWriter::cancelAndFailingSinkStopIt() {
  const auto loaded = loadText(kAwkward, delimitedBy(','));
  QVERIFY(loaded.dataset);
  std::stop_source stop;
  stop.request_stop();
  RunContext context;
  context.stop = stop.get_token();
  std::string text;
  const Recipe recipe = recipeFor("default", {"title"});
  QVERIFY(writeTable(*loaded.dataset, {}, into(text), context).error().code ==
          ErrorCode::Cancelled);
  QVERIFY(writePreparedTexts(*loaded.dataset, recipe, ',', into(text), context).error().code ==
          ErrorCode::Cancelled);
  QVERIFY(text.empty());
  const ByteSink full = [](std::string_view) -> Result<void> {
    return plainError(ErrorCode::Io, "full");
  };
  QVERIFY(writeTable(*loaded.dataset, {}, full, {}).error().code == ErrorCode::Io);
  QVERIFY(writePreparedTexts(*loaded.dataset, recipe, ',', full, {}).error().code == ErrorCode::Io);
}

SHINGLESCOPE_TEST(TestDatasetWriter, NoApplication)
#include "tst_dataset_writer.moc"
