// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QTest>

#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/part_text.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/tables/zip_file.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::partText;
using test::ZipPart;

namespace {

const std::string kOdsType = "application/vnd.oasis.opendocument.spreadsheet";

std::string odsFile(const std::string &tables, const std::string &type = kOdsType,
                    const std::string &manifest = "<manifest/>") {
  return test::zipFile(
      {{"mimetype", type, true},
       {"META-INF/manifest.xml", manifest},
       {"content.xml",
        "<office:document-content xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\" "
        "xmlns:style=\"s\"><office:automatic-styles><style:style style:name=\"ta2\" "
        "style:family=\"table\"><style:table-properties table:display=\"false\"/></style:style>"
        "</office:automatic-styles><office:body><office:spreadsheet>" +
            tables + "</office:spreadsheet></office:body></office:document-content>"}});
}

std::string odsTable(const std::string &rows, const std::string &name = "S",
                     const std::string &style = "ta1") {
  return "<table:table table:name=\"" + name + "\" table:style-name=\"" + style + "\">" + rows +
         "</table:table>";
}

std::string odsCell(const std::string &content, const std::string &attributes = "") {
  return "<table:table-cell " + attributes + ">" + content + "</table:table-cell>";
}

std::string odsText(const std::string &text, const std::string &attributes = "") {
  return odsCell("<text:p>" + text + "</text:p>", attributes);
}

std::string odsRow(const std::string &cells, const std::string &attributes = "") {
  return "<table:table-row " + attributes + ">" + cells + "</table:table-row>";
}

std::string textOf(const std::string &rows) { return partText(odsFile(odsTable(rows))); }

}  // namespace

#define VERIFY_CONTAINS(text, part) \
  QVERIFY2((text).find(part) != std::string::npos, (text).substr(0, 300).c_str())

class TestOds : public QObject {
  Q_OBJECT

 private slots:
  void showsCells_data() {
    QTest::addColumn<std::string>("cell");
    QTest::addColumn<std::string>("shown");
    const auto row = [](const char *name, const std::string &cell, const std::string &shown) {
      QTest::newRow(name) << cell << shown;
    };
    row("text as shown", odsText("12.03.24", "office:date-value=\"2024-03-12\""), "12.03.24");
    row("paragraphs", odsCell("<text:p>a</text:p><text:p>b</text:p>"), "\"a\nb\"");
    row("white space", odsText("  a \n b<text:s/><text:s text:c=\"2\"/>c<text:tab/>d"),
        "a b   c\td");
    row("line break", odsText("a<text:line-break/>b"), "\"a\nb\"");
    row("spans and links", odsText("a<text:span>b<text:a>c</text:a></text:span>d"), "abcd");
    row("comment",
        odsCell("<office:annotation><text:p>no</text:p></office:annotation><text:p>yes</text:p>"),
        "yes");
    row("readings",
        odsText(
            "<text:ruby><text:ruby-base>東</text:ruby-base><text:ruby-text>とう</text:ruby-text>"
            "</text:ruby>!"),
        "東!");
    row("number", odsCell("", "office:value-type=\"float\" office:value=\"1.5\""), "1.5");
    row("percent", odsCell("", "office:value-type=\"percentage\" office:value=\"0.5\""), "0.5");
    row("date", odsCell("", "office:value-type=\"date\" office:date-value=\"2024-03-12\""),
        "2024-03-12");
    row("boolean", odsCell("", "office:value-type=\"boolean\" office:boolean-value=\"true\""),
        "TRUE");
    row("string", odsCell("", "office:value-type=\"string\" office:string-value=\"a\""), "a");
    row("formula", odsText("3", "table:formula=\"of:=1+2\" office:value=\"3\""), "3");
    row("empty paragraph",
        odsCell("<text:p/>", "office:value-type=\"float\" office:value=\"1\"") + odsText("x"),
        ",x");
    row("covered", odsText("a") + "<table:covered-table-cell/>" + odsText("b"), "a,,b");
    row("repeated", odsText("a", "table:number-columns-repeated=\"3\"") + odsText("b"), "a,a,a,b");
    row("gap", odsCell("", "table:number-columns-repeated=\"2\"") + odsText("b"), ",,b");
    row("table in a cell",
        odsCell("<table:table table:is-sub-table=\"true\"><table:table-row>" + odsText("no") +
                "</table:table-row></table:table><text:p>yes</text:p>"),
        "yes");
  }

  void showsCells() {
    QFETCH(std::string, cell);
    QFETCH(std::string, shown);
    QCOMPARE(textOf(odsRow(cell)), shown + "\n");
  }

  void repeatsRows() {
    QCOMPARE(textOf(odsRow(odsText("a"), "table:number-rows-repeated=\"3\"") +
                    odsRow(odsCell("", "table:number-columns-repeated=\"1024\""),
                           "table:number-rows-repeated=\"2\"") +
                    "<table:table-row-group>" + odsRow(odsText("b")) + "</table:table-row-group>" +
                    odsRow(odsCell(""), "table:number-rows-repeated=\"1048570\"")),
             std::string("a\na\na\n\n\nb\n"));
  }

  void choosesASheet() {
    const std::string file =
        odsFile(odsTable(odsRow(odsText("0")), "Hidden", "ta2") +
                odsTable(odsRow(odsText("1")), "One") + odsTable(odsRow(odsText("2")), "Two"));
    QCOMPARE(partText(file), std::string("1\n"));
    QCOMPARE(partText(file, "Two"), std::string("2\n"));
    QCOMPARE(partText(file, "Hidden"), std::string("0\n"));
    VERIFY_CONTAINS(partText(file, "Three"), "\"Hidden\", \"One\", \"Two\"");
    const test::TemporaryTable table(file, "book.ods");
    LoadOptions options;
    options.part = "Two";
    const auto loaded = loadDataset(table.path(), options, {});
    QVERIFY(loaded && loaded->report.parts.size() == 3 && loaded->report.parts[0].isHidden);
    QCOMPARE(loaded->report.dialect.part, std::string("Two"));
  }

  void boundsRepeatedCells() {
    QElapsedTimer timer;
    timer.start();
    const std::string cells = odsText("x", "table:number-columns-repeated=\"16384\"");
    const std::string tooWide = odsText("x", "table:number-columns-repeated=\"99999999999\"");
    VERIFY_CONTAINS(textOf(odsRow(tooWide)), "more rows or columns");
    VERIFY_CONTAINS(textOf(odsRow(odsText("x"), "table:number-rows-repeated=\"99999999999\"")),
                    "more rows or columns");
    VERIFY_CONTAINS(textOf(odsRow(odsText(std::string(1U << 20U, 'x'),
                                          "table:number-columns-repeated=\"1000\""))),
                    "64 MiB of text");
    // A million rows of 16,384 cells each from a few hundred bytes.
    const test::TemporaryTable table(
        odsFile(odsTable(odsRow(cells, "table:number-rows-repeated=\"1000000\""))), "book.ods");
    const auto loaded = loadDataset(table.path(), {}, RunContext{{}, nullptr, 1, 64U << 20U});
    QVERIFY(!loaded && loaded.error().code == ErrorCode::Limit);
    QVERIFY(timer.elapsed() < 20'000);
  }

  void refusesWhatIsNoSpreadsheet() {
    const std::string text = "application/vnd.oasis.opendocument.text";
    VERIFY_CONTAINS(partText(odsFile(odsTable(""), text)), "without sheets");
    VERIFY_CONTAINS(
        partText(odsFile(odsTable(""), kOdsType, "<manifest><encryption-data/></manifest>")),
        "password");
    VERIFY_CONTAINS(partText(odsFile("")), "no table");
  }
};

SHINGLESCOPE_TEST(TestOds, NoApplication)
#include "tst_ods.moc"
