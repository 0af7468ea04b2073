// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/export/content/table_rows.h"
#include "tests/support/tables/awkward_table.h"
#include "tests/support/tables/loaded_text.h"
#include "tests/support/test_registry.h"
#include "tests/support/written_csv.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

std::string tableText(const Dataset &dataset, char delimiter, bool hasHeader,
                      const TableParts &parts = {}) {
  std::string text;
  const ByteSink sink = appendingTo(text);
  const RunContext context;
  DelimitedRows rows(delimiter, ExportProfile::Exact, sink, context, hasHeader);
  return writeTable(dataset, parts, rows, context) ? text : "failed";
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

class TestTableRows : public QObject {
  Q_OBJECT

 private slots:
  void tableHasExactBytes();
  void tableReadsBackTheSame_data();
  void tableReadsBackTheSame();
  void singleEmptyCellsAreNotBlankLines();
  void aHeaderCanBeAdded();
  void removedRowsAreLeftOut();
  void cancelAndFailingSinkStopIt();
};

void TestTableRows::tableHasExactBytes() {
  const auto loaded = loadedText(kAwkwardTable, delimitedBy(','));
  QVERIFY(loaded.dataset);
  const std::string expected =
      "id,title,note\n"
      "1,\"comma, quote \"\" and\nline\",plain\n"
      "2,,\n"
      "3,short,\n"
      "4,long,row,extra,\"ex,tra\"\n"
      " 5 ,\ttab ,\xc3\xa9t\xc3\xa9\n";
  QCOMPARE(tableText(*loaded.dataset, ',', true), expected);
  QCOMPARE(tableText(*loaded.dataset, ',', false), expected.substr(14));
}

void TestTableRows::tableReadsBackTheSame_data() {
  QTest::addColumn<char>("delimiter");
  for (const char delimiter : {',', '\t', ';', '|'}) QTest::addRow("%d", delimiter) << delimiter;
}

void TestTableRows::tableReadsBackTheSame() {
  QFETCH(char, delimiter);
  const auto first = loadedText(kAwkwardTable, delimitedBy(','));
  QVERIFY(first.dataset);
  const auto again = loadedText(tableText(*first.dataset, delimiter, true), delimitedBy(delimiter));
  QVERIFY(again.dataset);
  compareTables(*first.dataset, *again.dataset);
}

void TestTableRows::singleEmptyCellsAreNotBlankLines() {
  DatasetBuilder builder({"text"});
  for (const std::string_view cell : {"a", "", "b"}) builder.addRow({cell}, 0);
  const auto dataset = builder.finish();
  const std::string text = tableText(*dataset, ',', true);
  QCOMPARE(text, std::string("text\na\n\"\"\nb\n"));
  compareTables(*dataset, *loadedText(text, delimitedBy(',')).dataset);
}

void TestTableRows::aHeaderCanBeAdded() {
  const auto loaded = loadedText("a,b\n1,2\n", delimitedBy(','));
  const std::vector<std::vector<std::string>> header = {{"a", "a", ""}, {"x,y"}};
  QCOMPARE(tableText(*loaded.dataset, ',', false, {header}), std::string("a,a,\n\"x,y\"\n1,2\n"));
}

void TestTableRows::removedRowsAreLeftOut() {
  const auto loaded = loadedText("a\n0\n1\n2\n", delimitedBy(','));
  const std::vector<RowFate> fates = {RowFate::OutsideGroups, RowFate::Removed, RowFate::TakenOut};
  QCOMPARE(tableText(*loaded.dataset, ',', true, {{}, fates}), std::string("a\n0\n2\n"));
}

void TestTableRows::cancelAndFailingSinkStopIt() {
  const auto loaded = loadedText(kAwkwardTable, delimitedBy(','));
  QVERIFY(loaded.dataset);
  std::stop_source stop;
  stop.request_stop();
  RunContext context;
  context.stop = stop.get_token();
  std::string text;
  const ByteSink sink = appendingTo(text);
  DelimitedRows rows(',', ExportProfile::Exact, sink, context);
  QVERIFY(writeTable(*loaded.dataset, {}, rows, context).error().code == ErrorCode::Cancelled);
  QVERIFY(text.empty());
  const ByteSink full = [](std::string_view) -> Result<void> {
    return plainError(ErrorCode::Io, "full");
  };
  const RunContext free;
  DelimitedRows refused(',', ExportProfile::Exact, full, free);
  QVERIFY(writeTable(*loaded.dataset, {}, refused, free).error().code == ErrorCode::Io);
}

SHINGLESCOPE_TEST(TestTableRows, NoApplication)
#include "tst_table_rows.moc"
