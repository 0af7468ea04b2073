// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/dataset/container/container.h"
#include "core/dataset/container/xlsx_sheet.h"
#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/tables/part_text.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/tables/zip_file.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::partText;
using test::TemporaryTable;
using test::XlsxText;

namespace {

const std::string kXlsxRows =
    "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>id</t></is></c>"
    "<c r=\"B1\" t=\"inlineStr\"><is><t>title</t></is></c></row>"
    "<row r=\"2\"><c r=\"A2\"><v>1</v></c><c r=\"B2\" t=\"inlineStr\"><is><t>a, "
    "\"b\"</t></is></c></row>"
    "<row r=\"3\"><c r=\"A3\"><v>2</v></c><c r=\"B3\" "
    "t=\"inlineStr\"><is><t>two\nlines</t></is></c></row>";

std::string sheetText(const std::string &rows, XlsxText book = {}) {
  book.sheets = {{"Sheet1", rows}};
  return partText(test::xlsxFile(book));
}

std::string rowOfCell(const std::string &attributes, const std::string &content) {
  return "<row><c " + attributes + ">" + content + "</c></row>";
}

std::string joinedRow(const LoadedDataset &loaded, std::uint32_t row) {
  std::string text;
  for (const std::string &cell : test::rowOf(*loaded.dataset, row)) text += "[" + cell + "]";
  return text;
}

std::string notesOf(const LoadedDataset &loaded) { return allInEnglish(loaded.report.notes); }

Result<LoadedDataset> loadBook(const XlsxText &book, const LoadOptions &options = {},
                               const RunContext &context = {}) {
  const TemporaryTable file(test::xlsxFile(book), "book.xlsx");
  return loadDataset(file.path(), options, context);
}

}  // namespace

#define VERIFY_CONTAINS(text, part) \
  QVERIFY2((text).find(part) != std::string::npos, (text).substr(0, 300).c_str())

class TestXlsx : public QObject {
  Q_OBJECT

 private slots:
  void loadsASheet() {
    const auto loaded = loadBook({{{"Data", kXlsxRows}}});
    QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail().c_str());
    QCOMPARE(loaded->report.rows, 2U);
    QCOMPARE(loaded->dataset->columnNames(), (std::vector<std::string>{"id", "title"}));
    QCOMPARE(joinedRow(*loaded, 0), std::string("[1][a, \"b\"]"));
    QCOMPARE(joinedRow(*loaded, 1), std::string("[2][two\nlines]"));
    QCOMPARE(loaded->report.dialect.part, std::string("Data"));
    QVERIFY(loaded->report.dialect.isMadeOfCells);
    QCOMPARE(loaded->report.problemTotal(), 0U);
    QCOMPARE(loaded->report.accountedBytes(), loaded->report.fileBytes);
    QVERIFY(loaded->report.digest);
  }

  void guessesTheLinesAboveAndTheHeader() {
    std::string rows =
        "<row r=\"1\"><c t=\"str\"><v>Customers of the year</v></c></row>"
        "<row r=\"3\"><c t=\"str\"><v>id</v></c><c t=\"str\"><v>name</v></c>"
        "<c t=\"str\"><v>city</v></c><c t=\"str\"><v>sum</v></c></row>";
    for (int i = 4; i < 40; ++i)
      rows +=
          "<row r=\"" + std::to_string(i) + "\"><c><v>" + std::to_string(i) +
          "</v></c><c t=\"str\"><v>Anna</v></c><c t=\"str\"><v>Rome</v></c><c><v>1.5</v></c></row>";
    const auto loaded = loadBook({{{"S", rows}}});
    QVERIFY(loaded);
    QCOMPARE(loaded->report.dialect.preambleLines, 2U);
    QCOMPARE(loaded->dataset->columnName({0}), std::string("id"));
    QCOMPARE(loaded->report.rows, 36U);
    for (const SniffedItem &item : loaded->report.sniffed.items)
      QVERIFY(item.kind != SniffedItem::Kind::Delimiter &&
              item.kind != SniffedItem::Kind::Encoding);
  }

  void showsValues_data() {
    QTest::addColumn<std::string>("attributes");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("shown");
    const auto row = [](const char *name, const char *attributes, const char *content,
                        const char *shown) {
      QTest::newRow(name) << std::string(attributes) << std::string(content) << std::string(shown);
    };
    row("whole number", "", "<v>42</v>", "42");
    row("decimal", "", "<v>0.30000000000000004</v>", "0.3");
    row("leading zeros", "", "<v>007</v>", "7");
    row("long id", "", "<v>4006381333931</v>", "4006381333931");
    row("no number", "", "<v>1.2.3</v>", "1.2.3");
    row("percent", "s=\"1\"", "<v>0.125</v>", "12.50%");
    row("date", "s=\"2\"", "<v>45363</v>", "2024-03-12");
    row("own format", "s=\"3\"", "<v>45363.5</v>", "12.03.2024 12:00");
    row("unknown style", "s=\"99\"", "<v>1.5</v>", "1.5");
    row("true", "t=\"b\"", "<v>1</v>", "TRUE");
    row("false", "t=\"b\"", "<v>0</v>", "FALSE");
    row("error", "t=\"e\"", "<v>#N/A</v>", "#N/A");
    row("ISO date", "t=\"d\"", "<v>2024-03-12</v>", "2024-03-12");
    row("formula", "", "<f>A1+1</f><v>7</v>", "7");
    row("formula text", "t=\"str\"", "<f>\"a\"</f><v>a_x000D_b</v>", "\"a\rb\"");
    row("shared", "t=\"s\"", "<v>1</v>", "plain");
    row("rich", "t=\"s\"", "<v>0</v>", "one two");
    row("phonetic", "t=\"s\"", "<v>2</v>", "東京");
    row("inline rich", "t=\"inlineStr\"",
        "<is><r><t>a</t></r><r><t xml:space=\"preserve\"> b</t></r></is>", "a b");
    row("escapes", "t=\"str\"", "<v>_x0041__x005F_x0042__xD83D__xDE00__xZZZZ_</v>",
        "A_x0042_\xF0\x9F\x98\x80_xZZZZ_");
    row("half a character", "t=\"str\"", "<v>a_xD83D_b</v>",
        "a\xEF\xBF\xBD"
        "b");
    row("entities", "t=\"str\"", "<v>&lt;&amp;&#65;</v>", "<&A");
  }

  void showsValues() {
    QFETCH(std::string, attributes);
    QFETCH(std::string, content);
    QFETCH(std::string, shown);
    XlsxText book;
    book.sharedStrings =
        "<si><r><t>one</t></r><r><t xml:space=\"preserve\"> two</t></r></si>"
        "<si><t>plain</t></si>"
        "<si><t>東京</t><rPh sb=\"0\" eb=\"2\"><t>とうきょう</t></rPh></si>";
    book.numFmts = "<numFmt numFmtId=\"164\" formatCode=\"dd\\.mm\\.yyyy hh:mm\"/>";
    book.styles = {0, 10, 14, 164};
    QCOMPARE(sheetText(rowOfCell(attributes, content), book), shown + "\n");
  }

  void keepsThePlacesOfCells() {
    QCOMPARE(sheetText("<row r=\"2\"><c r=\"B2\"><v>1</v></c><c r=\"D2\"><v>2</v></c></row>"
                       "<row r=\"5\"><c r=\"A5\"><v>3</v></c></row>"
                       "<row r=\"6\"/><row r=\"7\"><c r=\"A7\" s=\"0\"/></row>"),
             std::string("\n,1,,2\n\n\n3,,,\n"));
    // Cells and rows without a place follow one another; a place that goes back counts as the next.
    QCOMPARE(sheetText("<row><c><v>1</v></c><c><v>2</v></c></row>"
                       "<row r=\"1\"><c r=\"B1\"><v>3</v></c><c r=\"A1\"><v>4</v></c></row>"),
             std::string("1,2,\n,3,4\n"));
    QCOMPARE(columnOfCell("A1"), std::optional<std::uint64_t>(0));
    QCOMPARE(columnOfCell("XFD1048576"), std::optional<std::uint64_t>(16383));
    QVERIFY(!columnOfCell("12"));
  }

  void padsRowsButNotToAFarCell() {
    std::string rows = "<row r=\"1\"><c r=\"A1\"><v>1</v></c><c r=\"XFD1\"><v>2</v></c></row>";
    rows += "<row r=\"2\"><c r=\"A2\"><v>3</v></c></row>";
    const std::string text = sheetText(rows);
    QCOMPARE(text.size(), std::size_t{1 + 16383 + 1 + 1 + 2});
    const auto loaded = loadBook({{{"S", rows}}});
    QVERIFY(loaded);
    QCOMPARE(loaded->report.problemTotal(), 0U);
  }

  void readsTheSameInAnySteps() {
    std::string rows;
    for (int i = 0; i < 3000; ++i)
      rows += "<row><c><v>" + std::to_string(i) +
              "</v></c><c t=\"s\"><v>0</v></c><c t=\"str\"><v>" +
              std::string(static_cast<std::size_t>(i % 90), 'x') + "</v></c></row>";
    XlsxText book{{{"S", rows}}, "<si><t>shared</t></si>"};
    const std::string bytes = test::xlsxFile(book);
    const std::string whole = partText(bytes);
    QCOMPARE(std::ranges::count(whole, '\n'), 3000);
    for (const std::size_t step : {1U, 7U, 65536U, 1U << 20U})
      QCOMPARE(partText(bytes, {}, step), whole);
  }

  void choosesASheet() {
    XlsxText book{{{"Hidden", "<row><c><v>0</v></c></row>"},
                   {"First", "<row><c><v>1</v></c></row>"},
                   {"Second &amp; last", "<row><c><v>2</v></c></row>"}}};
    book.states = {{"Hidden", "hidden"}};
    const std::string bytes = test::xlsxFile(book);
    QCOMPARE(partText(bytes), std::string("1\n"));
    QCOMPARE(partText(bytes, "Second & last"), std::string("2\n"));
    QCOMPARE(partText(bytes, "Hidden"), std::string("0\n"));
    const std::string unknown = partText(bytes, "Third");
    VERIFY_CONTAINS(unknown, "\"Hidden\", \"First\", \"Second & last\"");
    const auto loaded = loadBook(book);
    QVERIFY(loaded);
    VERIFY_CONTAINS(notesOf(*loaded), "3 sheets");
    LoadOptions options;
    options.part = "First";
    const auto chosen = loadBook(book, options);
    QVERIFY(chosen);
    QVERIFY(notesOf(*chosen).find("sheets") == std::string::npos);
    // The same container, but another part.
    options.part = "Hidden";
    const auto hidden = loadBook(book, options);
    QVERIFY(hidden && hidden->report.digest != chosen->report.digest);
  }

  void countsFrom1904() {
    XlsxText book;
    book.styles = {0, 14};
    book.bookProperties = "date1904=\"1\"";
    QCOMPARE(sheetText(rowOfCell("s=\"1\"", "<v>0</v>"), book), std::string("1904-01-01\n"));
  }

  void countsFormulasWithoutValues() {
    const auto loaded = loadBook(
        {{{"S", kXlsxRows + rowOfCell("", "<f>A1</f>") + rowOfCell("t=\"s\"", "<v>9</v>")}}});
    QVERIFY(loaded);
    VERIFY_CONTAINS(notesOf(*loaded), "1 formula has no stored value");
    VERIFY_CONTAINS(notesOf(*loaded), "1 cell refers to a text");
  }

  void keepsALongCellWhole() {
    // As delimited text, most lines of this cell would be taken for rows of the table.
    std::string cell;
    for (int i = 0; i < 3000; ++i) cell += "1,2\n";
    const auto loaded = loadBook(
        {{{"S", kXlsxRows + "<row><c><v>3</v></c><c t=\"str\"><v>" + cell + "</v></c></row>"}}});
    QVERIFY(loaded);
    QCOMPARE(loaded->report.rows, 3U);
    QCOMPARE(joinedRow(*loaded, 2), "[3][" + cell + "]");
  }

  void keepsAMarkInTheFirstCell() {
    const auto loaded =
        loadBook({{{"S",
                    "<row><c t=\"str\"><v>\xEF\xBB\xBFid</v></c><c t=\"str\"><v>b</v></c></row>"
                    "<row><c><v>1</v></c><c><v>2</v></c></row>"}}});
    QVERIFY(loaded);
    QCOMPARE(loaded->dataset->columnName({0}), std::string("\xEF\xBB\xBFid"));
  }

  void respectsCancelAndMemory() {
    std::stop_source stop;
    stop.request_stop();
    const auto cancelled = loadBook({{{"S", kXlsxRows}}}, {}, RunContext{stop.get_token()});
    QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
    std::string rows;
    for (int i = 0; i < 60'000; ++i) rows += "<row><c t=\"s\"><v>0</v></c></row>";
    // 60,000 cells share one text of 1,000 bytes.
    const XlsxText book{{{"S", rows}}, "<si><t>" + std::string(1000, 'x') + "</t></si>"};
    const auto tooLarge = loadBook(book, {}, RunContext{{}, nullptr, 1, 8U << 20U});
    QVERIFY(!tooLarge && tooLarge.error().code == ErrorCode::Limit);
  }
};

SHINGLESCOPE_TEST(TestXlsx, NoApplication)
#include "tst_xlsx.moc"
