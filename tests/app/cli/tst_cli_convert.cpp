// SPDX-License-Identifier: MIT
// convert writes the loaded table, or its prepared texts, to a new file.

#include "tests/support/command_line_test.h"
#include "tests/support/tables/workbook.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestCliConvert : public CommandLineTest {
  Q_OBJECT
 private slots:
  void init() { startAfresh(); }
  void tableKeepsItsCells();
  void endingOrOptionChoosesTheDelimiter();
  void headerlessTableStaysHeaderless();
  void legacyEncodingBecomesUtf8();
  void preparedTextsHaveExactBytes();
  void preparedTextsGiveTheSamePairs();
  void exactCopyKeepsEveryByte();
  void headerAloneIsATable();
  void anEmptyFileGivesAnEmptyFile();
  void oldFileStaysAfterAFailure();
  void rowsAreChosenLikeInTheWindow_data();
  void rowsAreChosenLikeInTheWindow();
  void workbooksHoldRowNumbersAndNumbers();
  void jsonIsWrittenByExtension();
  void wrongChoicesAreExplained_data();
  void wrongChoicesAreExplained();
  void help();
};

void TestCliConvert::tableKeepsItsCells() {
  const Outcome outcome = run(words("convert s.csv --out t.csv"));
  QCOMPARE(outcome.code, 0);
  QVERIFY(outcome.output.isEmpty());
  QCOMPARE(contentOf("t.csv"), QByteArray(kListings));
  QVERIFY(outcome.messages.contains("rows written                  6  to t.csv"));
  QCOMPARE(run(words("convert s.csv")).output, QByteArray(kListings));
}

void TestCliConvert::endingOrOptionChoosesTheDelimiter() {
  QByteArray tabs(kListings);
  tabs.replace("\"b,2\"", "b;2").replace(',', '\t').replace("b;2", "b,2");
  QCOMPARE(run(words("convert s.csv --out t.tsv")).code, 0);
  QCOMPARE(contentOf("t.tsv"), tabs);
  QCOMPARE(run(words("convert s.csv --delimiter-out tab")).output, tabs);
  QCOMPARE(run(words("convert s.csv --out u.tsv --delimiter-out comma")).code, 0);
  QCOMPARE(contentOf("u.tsv"), QByteArray(kListings));
  QCOMPARE(run(words("convert t.tsv --out v.csv")).code, 0);
  QCOMPARE(contentOf("v.csv"), QByteArray(kListings));
}

void TestCliConvert::headerlessTableStaysHeaderless() {
  makeFile("n.csv", "same text here,1\nother,2\n");
  QCOMPARE(run(words("convert n.csv --no-header --delimiter-out ;")).output,
           QByteArray("same text here;1\nother;2\n"));
}

void TestCliConvert::legacyEncodingBecomesUtf8() {
  makeFile("l.csv", "t\ncaf\xe9\n");
  QCOMPARE(run(words("convert l.csv --encoding windows-1252")).output,
           QByteArray("t\ncaf\xc3\xa9\n"));
}

void TestCliConvert::preparedTextsHaveExactBytes() {
  const Outcome outcome = run(words("convert s.csv --prepared --compare title --id id"));
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.output, QByteArray("id,text\n"
                                      "a,the quick brown fox jumps over the lazy dog\n"
                                      "\"b,2\",the quick brown fox jumps over the lazy dog\n"
                                      "c,the quick brown fox jumps over the lazy dogs\n"
                                      "d,something else entirely stands in this row\n"
                                      "e,\n"
                                      "f,the quick brown fox jumps over the lazy dog\n"));
  const Outcome numbered =
      run(words("convert s.csv --prepared --compare #3 --compare title --white-space remove "
                "--no-lower --out t.tsv"));
  QCOMPARE(numbered.code, 0);
  QVERIFY(contentOf("t.tsv").startsWith("id\ttext\n0\txThequickbrownfox"));
}

void TestCliConvert::preparedTextsGiveTheSamePairs() {
  const QStringList search = words("--threshold 0.3 --out");
  QCOMPARE(run(words("convert s.csv --prepared --compare title --preset news --out t.csv")).code,
           0);
  QCOMPARE(run(words("exact s.csv --compare title --preset news") + search + words("a.csv")).code,
           0);
  QCOMPARE(run(words("exact t.csv --compare text --preset raw --shingle word:3") + search +
               words("b.csv"))
               .code,
           0);
  QVERIFY(contentOf("a.csv").count('\n') > 3);
  QCOMPARE(contentOf("b.csv"), contentOf("a.csv"));
}

void TestCliConvert::exactCopyKeepsEveryByte() {
  const QByteArray bytes("\xEF\xBB\xBFid;\"te xt\"\r\n\r\n1;\"caf\xC3\xA9\"\r\n2;\xFF");
  makeFile("e.csv", bytes);
  QCOMPARE(run(words("convert e.csv --exact --out f.csv")).code, 0);
  QCOMPARE(contentOf("f.csv"), bytes);
  QCOMPARE(run(words("convert e.csv --exact --drop-rejected")).output, bytes);
  QCOMPARE(run(words("convert e.csv --exact --prepared --compare 1")).code, 2);
  QCOMPARE(run(words("convert e.csv --exact --delimiter-out ,")).code, 2);
  QCOMPARE(run(words("convert e.csv --drop-rejected")).code, 2);
}

void TestCliConvert::headerAloneIsATable() {
  makeFile("h.csv", "id,title\n");
  QCOMPARE(run(words("convert h.csv --out t.csv")).code, 0);
  QCOMPARE(contentOf("t.csv"), QByteArray("id,title\n"));
  QCOMPARE(run(words("convert h.csv --prepared --compare title --out u.csv")).code, 1);
  QCOMPARE(contentOf("u.csv"), QByteArray("<none>"));
}

void TestCliConvert::anEmptyFileGivesAnEmptyFile() {
  makeFile("empty.csv", {});
  const Outcome outcome = run(words("convert empty.csv --out copy.csv"));
  QVERIFY2(outcome.code == 0, outcome.messages);
  QCOMPARE(contentOf("copy.csv"), QByteArray());
}

void TestCliConvert::oldFileStaysAfterAFailure() {
  makeFile("t.csv", "old");
  QCOMPARE(run(words("convert s.csv --prepared --compare nope --out t.csv")).code, 2);
  QCOMPARE(contentOf("t.csv"), QByteArray("old"));
  QCOMPARE(run(words("convert s.csv --out /dev/full")).code, 1);
  QCOMPARE(QDir(folder()).entryList(QDir::Files | QDir::Hidden).size(), 2);
}

void TestCliConvert::rowsAreChosenLikeInTheWindow_data() {
  QTest::addColumn<QStringList>("options");
  QTest::addColumn<QByteArray>("rows");
  QTest::newRow("filter") << QStringList{"--where", "city=Roma"}
                          << QByteArray("n,city,price\n1,Roma,90\n3,Roma,1000\n");
  QTest::newRow("value") << QStringList{"--where", "price=>=90"}
                         << QByteArray("n,city,price\n1,Roma,90\n2,Milano,200\n3,Roma,1000\n");
  QTest::newRow("both") << QStringList{"--where", "price=>90", "--where", "#2=Roma"}
                        << QByteArray("n,city,price\n3,Roma,1000\n");
  QTest::newRow("search") << QStringList{"--search", "MILA"}
                          << QByteArray("n,city,price\n2,Milano,200\n4,Milano,9\n");
  QTest::newRow("sorted by value") << QStringList{"--sort", "price", "--columns", "price"}
                                   << QByteArray("price\n9\n90\n200\n1000\n");
  QTest::newRow("down, then up") << QStringList{"--sort",    "city:desc", "--sort",
                                                "price:asc", "--columns", "n"}
                                 << QByteArray("n\n1\n3\n4\n2\n");
  QTest::newRow("columns in order") << QStringList{"--columns", "#3", "--columns", "n"}
                                    << QByteArray("price,n\n90,1\n200,2\n1000,3\n9,4\n");
  QTest::newRow("no row") << QStringList{"--where", "city=Torino"} << QByteArray("n,city,price\n");
}

void TestCliConvert::rowsAreChosenLikeInTheWindow() {
  QFETCH(QStringList, options);
  makeFile("p.csv", "n,city,price\n1,Roma,90\n2,Milano,200\n3,Roma,1000\n4,Milano,9\n");
  const Outcome outcome = run(QStringList{"convert", "p.csv"} + options);
  QCOMPARE(outcome.code, 0);
  QTEST(outcome.output, "rows");
}

void TestCliConvert::workbooksHoldRowNumbersAndNumbers() {
  makeFile("p.csv", "n,city,price\n1,Roma,90\n2,=1+1,200.50\n3,Roma,1000\n");
  QCOMPARE(run(words("convert p.csv --sort price:desc --columns city --columns price "
                     "--out p.xlsx"))
               .code,
           0);
  const auto rows = sheetRows(unzip(contentOf("p.xlsx")).value("xl/worksheets/sheet1.xml"));
  QCOMPARE(rows, (QList<QStringList>{{"row_number", "city", "price"},
                                     {"#3", "Roma", "#1000"},
                                     {"#2", "=1+1", "200.50"},
                                     {"#1", "Roma", "#90"}}));
  QCOMPARE(run(words("convert p.csv --format xlsx --out whole")).code, 0);
  QCOMPARE(sheetRows(unzip(contentOf("whole")).value("xl/worksheets/sheet1.xml"))[2],
           (QStringList{"#2", "=1+1", "200.50"}));
  QCOMPARE(run(words("convert p.csv --profile spreadsheet --where city=1+1")).output,
           QByteArray("\"n\",\"city\",\"price\"\n\"2\",\"'=1+1\",\"200.50\"\n"));
}

void TestCliConvert::jsonIsWrittenByExtension() {
  makeFile("p.csv", "n,city\n1,Roma\n");
  QCOMPARE(run(words("convert p.csv --out p.jsonl")).code, 0);
  QCOMPARE(contentOf("p.jsonl"), QByteArray("{\"n\":\"1\",\"city\":\"Roma\"}\n"));
}

void TestCliConvert::wrongChoicesAreExplained_data() {
  QTest::addColumn<QStringList>("options");
  QTest::addColumn<QByteArray>("message");
  QTest::newRow("no filter") << QStringList{"--where", "title"} << QByteArray("--where is");
  QTest::newRow("no such column") << QStringList{"--where", "titel=x"} << QByteArray("titel");
  QTest::newRow("bad pattern") << QStringList{"--where", "title=~("}
                               << QByteArray("ends too early");
  QTest::newRow("unknown sort") << QStringList{"--sort", "nothing:desc"} << QByteArray("nothing");
  QTest::newRow("unknown column") << QStringList{"--columns", "nothing"} << QByteArray("nothing");
  QTest::newRow("a copy") << QStringList{"--exact", "--where", "title=fox"}
                          << QByteArray("--where cannot be combined with --exact");
  QTest::newRow("prepared") << QStringList{"--prepared", "--compare", "title", "--sort", "title"}
                            << QByteArray("--sort cannot be combined with --prepared");
  QTest::newRow("header") << QStringList{"--keep-header", "--columns", "title"}
                          << QByteArray("--keep-header is for the whole table");
  QTest::newRow("delimiter") << QStringList{"--format", "json", "--delimiter-out", "tab"}
                             << QByteArray("--delimiter-out is for CSV and TSV");
  QTest::newRow("empty search") << QStringList{"--search", ""} << QByteArray("--search is empty");
}

void TestCliConvert::wrongChoicesAreExplained() {
  QFETCH(QStringList, options);
  QFETCH(QByteArray, message);
  makeFile("old.csv", "old");
  const Outcome outcome = run(QStringList{"convert", "s.csv", "--out", "old.csv"} + options);
  QVERIFY(outcome.code != 0);
  QVERIFY2(outcome.messages.contains(message), outcome.messages.data());
  QCOMPARE(contentOf("old.csv"), QByteArray("old"));
}

void TestCliConvert::help() {
  const Outcome help = run({"convert", "--help"});
  QCOMPARE(help.code, 0);
  for (const char *option :
       {"--prepared", "--exact", "--drop-rejected", "--delimiter-out", "--out", "--compare", "--id",
        "--lower", "--stem", "--encoding", "--preset", "--recipe"})
    QVERIFY2(help.output.contains(option), option);
  for (const char *option : {"--threshold", "--bands", "--groups", "--report", "--top"})
    QVERIFY2(!help.output.contains(QByteArray("\n  ") + option), option);
}

SHINGLESCOPE_TEST(TestCliConvert, QCoreApplication)
#include "tst_cli_convert.moc"
