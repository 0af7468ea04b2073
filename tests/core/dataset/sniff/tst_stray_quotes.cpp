// SPDX-License-Identifier: MIT
// Quotes that no CSV writer produces: the line is read so that it has the table's number of cells,
// and the problem is reported.

#include <QTest>

#include <algorithm>

#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

LoadedDataset loadText(const std::string &text) {
  LoadOptions options;
  options.delimiter = ',';
  options.quote = std::optional('"');
  options.hasHeader = true;
  return *loadDataset(*openMemorySource("table.csv", text, {}), options, {});
}

}  // namespace

class TestStrayQuotes : public QObject {
  Q_OBJECT

 private slots:
  void readByTheTablesWidth_data();
  void readByTheTablesWidth();
  void oneInASmallTableLeavesQuotesOn_data();
  void oneInASmallTableLeavesQuotesOn();
  void manyAtTheStartOfCellsAreText();
  void aLineOfManyCostsLinearTime();
};

void TestStrayQuotes::readByTheTablesWidth_data() {
  QTest::addColumn<QString>("row");
  QTest::addColumn<QString>("cells");
  QTest::addColumn<int>("kind");
  const auto after = static_cast<int>(ProblemKind::TextAfterQuote);
  const auto unclosed = static_cast<int>(ProblemKind::UnterminatedQuote);
  const auto add = [](const char *name, const char *row, const char *cells, int kind) {
    QTest::newRow(name) << row << cells << kind;
  };
  add("not doubled", R"(1,2,3,"Pedro "the" legend")", R"(1|2|3|Pedro "the" legend)", after);
  add("not doubled, beside a delimiter", R"(1,2,3,"r, "s", t"u")", R"(1|2|3|r, "s", t"u)", after);
  add("doubled and not", R"(1,2,3,"a ""b"" c "d" e")", R"(1|2|3|a "b" c "d" e)", after);
  add("opens no field", R"(1,"A2,2.00,"Paddle, wood")", R"(1|"A2|2.00|Paddle, wood)", unclosed);
  add("before a quoted field, both readings fit", R"("1,"p, q",3,4)", R"("1|p, q|3|4)", unclosed);
  add("both readings fit, further right", R"(1,"2,"p, q",4)", R"(1|"2|p, q|4)", unclosed);
  add("both readings fit and leave a quote", R"("1,"p, q",r"s,4)", R"("1|p, q|r"s|4)", unclosed);
  add("both readings fit, as many quotes", R"("1,"p, q,r"s,4)", R"("1,"p| q|r"s|4)", after);
  add("text behind a field that fits", R"(1,2,"p"q,4)", R"(1|2|"p"q|4)", after);
}

void TestStrayQuotes::readByTheTablesWidth() {
  QFETCH(const QString, row);
  QFETCH(const QString, cells);
  QFETCH(const int, kind);
  const LoadedDataset loaded = loadText("a,b,c,d\n" + row.toStdString() + "\n5,6,7,8\n");
  QCOMPARE(loaded.dataset->rowCount(), std::size_t{2});
  QStringList read;
  for (const std::string &cell : test::rowOf(*loaded.dataset, 0))
    read << QString::fromStdString(cell);
  QCOMPARE(read.join(u'|'), cells);
  QCOMPARE(loaded.report.problems.size(), std::size_t{1});
  QCOMPARE(static_cast<int>(loaded.report.problems.front().kind), kind);
}

void TestStrayQuotes::oneInASmallTableLeavesQuotesOn_data() {
  QTest::addColumn<QString>("row");
  QTest::addColumn<QString>("cells");
  QTest::newRow("opens no field") << R"(3;"A3;"Oak, pine";"Fir, elm")"
                                  << R"(3|"A3|Oak, pine|Fir, elm)";
  QTest::newRow("too many") << R"(3;A3;"p, q"";"Fir, elm")"
                            << R"(3|A3|"p, q""|Fir, elm)";
  QTest::newRow("never closes") << R"(3;A3;"Oak, pine";"Light, long)"
                                << R"(3|A3|Oak, pine|"Light, long)";
}

/// Three good rows and a bad one, with each delimiter and without options.
void TestStrayQuotes::oneInASmallTableLeavesQuotesOn() {
  QFETCH(const QString, row);
  QFETCH(const QString, cells);
  for (const char delimiter : {';', '|'}) {
    std::string text =
        "id;code;name;note\n1;A1;\"Oak, pine\";\"Ash, elm\"\n"
        "2;A2;\"Oak, pine\";\"Yew, elm\"\n" +
        row.toStdString() + "\n4;A4;\"Oak, pine\";\"Box, elm\"\n";
    std::replace(text.begin(), text.end(), ';', delimiter);
    const LoadedDataset loaded = *loadDataset(*openMemorySource("table.csv", text, {}), {}, {});
    QCOMPARE(loaded.report.dialect.delimiter, delimiter);
    QCOMPARE(loaded.report.dialect.quote, std::optional('"'));
    QCOMPARE(loaded.dataset->rowCount(), std::size_t{4});
    QCOMPARE(test::rowOf(*loaded.dataset, 0).back(), std::string("Ash, elm"));
    QStringList read;
    for (const std::string &cell : test::rowOf(*loaded.dataset, 2))
      read << QString::fromStdString(cell);
    QCOMPARE(read.join(u'|'), cells);
    QCOMPARE(loaded.report.problems.size(), std::size_t{1});
  }
}

void TestStrayQuotes::manyAtTheStartOfCellsAreText() {
  const std::string text =
      "id\tn\tname\n1\t5\t\"Oak\" is tall\n2\t6\t\"Elm\n3\t7\tash\n4\t8\t\"Fir\" is low\n";
  for (const char delimiter : {';', '|', '\t'}) {
    std::string table = text;
    std::replace(table.begin(), table.end(), '\t', delimiter);
    const LoadedDataset loaded = *loadDataset(*openMemorySource("table.csv", table, {}), {}, {});
    QCOMPARE(loaded.report.dialect.delimiter, delimiter);
    QCOMPARE(loaded.dataset->rowCount(), std::size_t{4});
    QCOMPARE(test::rowOf(*loaded.dataset, 0).back(), std::string("\"Oak\" is tall"));
    QCOMPARE(test::rowOf(*loaded.dataset, 1).back(), std::string("\"Elm"));
  }
}

/// Each odd field could start a scan of the entire rest of the line, but only a few do.
void TestStrayQuotes::aLineOfManyCostsLinearTime() {
  std::string line;
  for (int i = 0; i < 200'000; ++i) line += "\"a\"b\"c,";
  const LoadedDataset loaded = loadText("a,b,c,d\n" + line + "\n5,6,7,8\n");
  QCOMPARE(loaded.dataset->rowCount(), std::size_t{2});
}

SHINGLESCOPE_TEST(TestStrayQuotes, NoApplication)
#include "tst_stray_quotes.moc"
