// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/export/format/delimited_rows.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

using CellTexts = std::vector<std::string>;

/// Returns rows of texts without a header.
std::string delimitedText(char delimiter, const std::vector<CellTexts> &lines) {
  std::string text;
  const ByteSink sink = appendingTo(text);
  const RunContext context;
  DelimitedRows rows(delimiter, ExportProfile::Exact, sink, context, false);
  bool isWritten = rows.begin({{"name"}}).hasValue();
  for (const CellTexts &line : lines) {
    RowCells cells;
    for (const std::string &cell : line) cells.text(cell);
    isWritten = isWritten && rows.row(cells.cells());
  }
  return isWritten && rows.end() ? text : "failed";
}

}  // namespace

class TestDelimitedRows : public QObject {
  Q_OBJECT
 private slots:
  void quotesOnlyIfNeeded_data();
  void quotesOnlyIfNeeded();
  void rowsEndWithLineFeed();
  void aLoneEmptyFieldIsNotABlankLine();
  void numbersAreQuotedIfTheDelimiterIsADigit();
  void listsAreOneCell();
};

void TestDelimitedRows::quotesOnlyIfNeeded_data() {
  QTest::addColumn<QByteArray>("field");
  QTest::addColumn<QByteArray>("comma");
  QTest::addColumn<QByteArray>("tab");
  const auto row = [](const char *name, QByteArray field, QByteArray comma, QByteArray tab) {
    QTest::newRow(name) << field << comma << tab;
  };
  row("plain", "a b", "a b", "a b");
  row("empty", "", "", "");
  row("comma", "a,b", "\"a,b\"", "a,b");
  row("tab", "a\tb", "a\tb", "\"a\tb\"");
  row("quote", "a\"b", "\"a\"\"b\"", "\"a\"\"b\"");
  row("only quotes", "\"\"", "\"\"\"\"\"\"", "\"\"\"\"\"\"");
  row("ends with a quote", "a\"", "\"a\"\"\"", "\"a\"\"\"");
  row("line feed", "a\nb", "\"a\nb\"", "\"a\nb\"");
  row("carriage return", "a\r", "\"a\r\"", "\"a\r\"");
  row("NUL is kept", QByteArray("a\0,b", 4), QByteArray("\"a\0,b\"", 6), QByteArray("a\0,b", 4));
  row("UTF-8", "Größe", "Größe", "Größe");
  row("spaces are kept", " a ", " a ", " a ");
}

void TestDelimitedRows::quotesOnlyIfNeeded() {
  QFETCH(QByteArray, field);
  QFETCH(QByteArray, comma);
  QFETCH(QByteArray, tab);
  const CellTexts line = {"x", field.toStdString()};
  QCOMPARE(QByteArray::fromStdString(delimitedText(',', {line})), "x," + comma + "\n");
  QCOMPARE(QByteArray::fromStdString(delimitedText('\t', {line})), "x\t" + tab + "\n");
}

void TestDelimitedRows::rowsEndWithLineFeed() {
  const CellTexts fields = {"a", "", "b;c"};
  QCOMPARE(delimitedText(';', {fields, fields}), std::string("a;;\"b;c\"\na;;\"b;c\"\n"));
}

void TestDelimitedRows::aLoneEmptyFieldIsNotABlankLine() {
  QCOMPARE(delimitedText(',', {{""}}), std::string("\"\"\n"));
}

void TestDelimitedRows::numbersAreQuotedIfTheDelimiterIsADigit() {
  for (const auto &[delimiter, expected] :
       {std::pair(',', "n,t\n12,a\n"), std::pair('2', "n2t\n\"12\"2a\n")}) {
    std::string text;
    const ByteSink sink = appendingTo(text);
    const RunContext context;
    DelimitedRows rows(delimiter, ExportProfile::Exact, sink, context);
    RowCells cells;
    cells.number(12);
    cells.text("a");
    QVERIFY(rows.begin({{"n", ExportCellKind::Number}, {"t"}}));
    QVERIFY(rows.row(cells.cells()) && rows.end());
    QCOMPARE(text, std::string(expected));
    QCOMPARE(rows.counts().rows, std::uint64_t{1});
  }
}

void TestDelimitedRows::listsAreOneCell() {
  std::string text;
  const ByteSink sink = appendingTo(text);
  const RunContext context;
  DelimitedRows rows(';', ExportProfile::Exact, sink, context);
  const CellTexts tags = {"a", "b"};
  QVERIFY(rows.begin({{"tags", ExportCellKind::List}, {"more"}}));
  for (const CellTexts &list : {tags, CellTexts()}) {
    RowCells cells;
    cells.list(list);
    cells.text("beyond");
    QVERIFY(rows.row(cells.cells()));
  }
  QVERIFY(rows.end());
  QCOMPARE(text, std::string("tags;more\n\"a;b\";beyond\n;beyond\n"));
}

SHINGLESCOPE_TEST(TestDelimitedRows, NoApplication)
#include "tst_delimited_rows.moc"
