// SPDX-License-Identifier: MIT
// Texts that a spreadsheet may interpret as a formula, and their restoration.
#include <QtTest>

#include "core/dataset/load/dataset_loader.h"
#include "core/export/format/delimited_rows.h"
#include "core/export/format/spreadsheet_text.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestSpreadsheetText : public QObject {
  Q_OBJECT

 private slots:
  void cellsAreDisarmedAndRestored_data();
  void cellsAreDisarmedAndRestored();
};

void TestSpreadsheetText::cellsAreDisarmedAndRestored_data() {
  QTest::addColumn<QByteArray>("cell");
  QTest::addColumn<bool>("isPrefixed");
  const auto row = [](const char *name, const QByteArray &cell, bool isPrefixed) {
    QTest::newRow(name) << cell << isPrefixed;
  };
  row("equals", "=1+1", true);
  row("plus", "+1", true);
  row("minus", "-1", true);
  row("at", "@SUM(A1)", true);
  row("TAB", "\t=1", true);
  row("CR", "\r=1", true);
  row("LF", "\n=1", true);
  row("NUL", QByteArray("\0=1", 3), true);
  row("apostrophe", "'=1", true);
  row("two apostrophes", "''", true);
  row("full-width equals", "\uFF1D1", true);
  row("full-width plus", "\uFF0B1", true);
  row("full-width minus", "\uFF0D1", true);
  row("full-width at", "\uFF20x", true);
  row("full-width apostrophe", "\uFF07x", true);
  row("empty", "", false);
  row("text", "a=1", false);
  row("space", " =1", false);
  row("quote", "\"=1\"", false);
  row("another full-width form", "\uFF1E1", false);
  row("minus of mathematics", "\u22121", false);
  row("a number", "1", false);
}

void TestSpreadsheetText::cellsAreDisarmedAndRestored() {
  QFETCH(QByteArray, cell);
  QFETCH(bool, isPrefixed);
  const std::string_view text(cell.data(), std::size_t(cell.size()));
  QCOMPARE(needsPrefix(text), isPrefixed);
  std::string table;
  const ByteSink sink = [&table](std::string_view bytes) {
    table += bytes;
    return Result<void>();
  };
  const RunContext context;
  DelimitedRows rows(',', ExportProfile::Spreadsheet, sink, context);
  // A similar text is not changed if it is a number or one of our own words.
  QVERIFY(rows.begin(
      {{"n", ExportCellKind::Number}, {"w", ExportCellKind::Word}, {"t", ExportCellKind::Text}}));
  const std::vector<ExportCell> cells = {{"-1"}, {"-"}, {text}};
  QVERIFY(rows.row(cells));
  QVERIFY(rows.end());
  QCOMPARE(rows.counts().cellsPrefixed, std::uint64_t(isPrefixed ? 1 : 0));
  const std::string before = "\"n\",\"w\",\"t\"\n\"-1\",\"-\",\"";
  QVERIFY2(table.starts_with(before + (isPrefixed ? "'" : "")), table.c_str());
  LoadOptions options;
  options.delimiter = ',';
  options.hasHeader = true;
  options.encoding = "UTF-8";
  const auto loaded = loadDataset(*openMemorySource("t", table, {}), options, {});
  QVERIFY(loaded);
  const auto back = withoutPrefix(loaded->dataset->cell({0}, ColumnId{2}));
  QCOMPARE(QByteArray(back.data(), qsizetype(back.size())), cell);
}

SHINGLESCOPE_TEST(TestSpreadsheetText, NoApplication)
#include "tst_spreadsheet_text.moc"
