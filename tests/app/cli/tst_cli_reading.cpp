// SPDX-License-Identifier: MIT
// What commands print about an irregular table, and the options that control how it is read.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

const QByteArray kOdd =
    "Report of May\nid,text\n1,one two three four\n2\n3,\"a\" b,c\n4,one two three four\nTotal,2\n";

}  // namespace

class TestCliReading : public CommandLineTest {
  Q_OBJECT
 private slots:
  void init() { startAfresh(); }
  void everyKindOfProblemIsNamed();
  void theReportNamesThem();
  void droppedRowsCauseAWarning();
  void strictEndsAtADroppedRow();
  void anExactCopyDropsNothing();
  void delimitersOfSeveralCharacters();
  void recordSeparators();
  void headersOfSeveralLines();
  void theHeaderStaysUnchanged();
  void rowsAtTheEndAreLeftOut();
  void textDecodedTwice();
  void invalidValuesAreRejected();
};

void TestCliReading::everyKindOfProblemIsNamed() {
  makeFile("o.csv", kOdd);
  const Outcome outcome = run(words("convert o.csv --preamble 1 --header --out t.csv"));
  QCOMPARE(outcome.code, 0);
  for (const char *part :
       {"reading problems", "  short row: 1, in line 4 (1 cell instead of 2)",
        "  long row: 1, in line 5 (3 cells instead of 2)",
        "  text after a closing quote: 1, in line 5 (kept as written)",
        "note: Lines above the table, kept out of it: 1, beginning \"Report of May\"."})
    QVERIFY2(outcome.messages.contains(part), (part + ("\n" + outcome.messages)).constData());
  const Outcome found = run(words("find o.csv --preamble 1 --header --compare text --out p.csv"));
  QVERIFY2(found.messages.contains("  short row: 1, in line 4"), found.messages.constData());
  QByteArray many = "id,text\n";
  for (int i = 0; i < 9; ++i) many += "1\n";
  makeFile("m.csv", many);
  QVERIFY(run(words("convert m.csv --header --delimiter comma"))
              .messages.contains("  short row: 9, in lines 2, 3, 4, ... (1 cell instead of 2)"));
}

void TestCliReading::theReportNamesThem() {
  makeFile("o.jsonl",
           "{\"text\":\"one two three four\"}\nbroken\n{\"text\":\"one two three four\"}\n");
  QCOMPARE(run(words("find o.jsonl --compare text --out p.csv --report r.json")).code, 0);
  const QJsonObject report = QJsonDocument::fromJson(contentOf("r.json")).object();
  QCOMPARE(report["reading_problems"].toInt(), 1);
  const QJsonObject reading = report["reading"].toObject();
  QCOMPARE(reading["dropped_rows"].toInt(), 1);
  const QJsonObject dropped = reading["dropped"].toArray().at(0).toObject();
  QCOMPARE(dropped["line"].toInt(), 2);
  QCOMPARE(dropped["byte"].toInt(), 30);
  QVERIFY(dropped["row"].isNull());
  const QJsonObject kind = reading["kinds"].toArray().at(0).toObject();
  QCOMPARE(kind["count"].toInt(), 1);
  QCOMPARE(kind["kind"], dropped["kind"]);
  QCOMPARE(kind["first"].toArray().at(0).toObject(), dropped);
}

void TestCliReading::droppedRowsCauseAWarning() {
  makeFile("o.jsonl", "{\"a\":\"x\"}\nbroken\n{\"a\":\"y\"}\n[1]\n");
  for (const char *command :
       {"convert o.jsonl", "find o.jsonl --compare a", "query o.jsonl --compare a --row 0"}) {
    const Outcome outcome = run(words(command));
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.messages.contains("shinglescope-cli: warning: 2 rows of \"o.jsonl\" are left "
                                       "out:"),
             outcome.messages.constData());
    QVERIFY(outcome.messages.contains("(first in line 2)."));
    QVERIFY(!outcome.output.contains("warning"));
  }
  makeFile("w.jsonl", "{\"a\":\"x\"}\n");
  QVERIFY(!run(words("convert w.jsonl")).messages.contains("warning"));
}

void TestCliReading::strictEndsAtADroppedRow() {
  makeFile("o.jsonl", "{\"a\":\"x\"}\nbroken\n");
  const Outcome outcome = run(words("convert o.jsonl --strict --out t.csv"));
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.messages.contains("1 row of \"o.jsonl\" is left out: 1 "),
           outcome.messages.constData());
  QVERIFY(outcome.messages.contains("--strict"));
  QVERIFY(!QFile::exists(path("t.csv")));
  makeFile("o.jsonl", "{\"a\":\"x\"}\nbroken\nworse\n");
  const Outcome two = run(words("convert o.jsonl --strict --out t.csv"));
  QVERIFY2(two.messages.contains("are left out: 2 lines that are not records"), two.messages);
  makeFile("w.jsonl", "{\"a\":\"x\"}\n");
  QCOMPARE(run(words("convert w.jsonl --strict --out t.csv")).code, 0);
}

void TestCliReading::anExactCopyDropsNothing() {
  const QByteArray bytes = "{\"a\":\"x\"}\nbroken\n";
  makeFile("o.jsonl", bytes);
  const Outcome outcome = run(words("convert o.jsonl --exact --strict"));
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.output, bytes);
}

void TestCliReading::delimitersOfSeveralCharacters() {
  makeFile("d.txt", "id, text\n1, a,b\n2, \"c, d\"\n");
  QCOMPARE(run({"convert", "d.txt", "--delimiter", ", ", "--header"}).output,
           QByteArray("id,text\n1,\"a,b\"\n2,\"c, d\"\n"));
  makeFile("s.txt", "id\xC2\xA7text\n1\xC2\xA7x\n");
  QCOMPARE(run({"convert", "s.txt", "--delimiter", "\xC2\xA7", "--header"}).output,
           QByteArray("id,text\n1,x\n"));
}

void TestCliReading::recordSeparators() {
  makeFile("r.txt",
           "id\x1ftext\x1e"
           "1\x1f"
           "a\nb\x1e"
           "2\x1f"
           "c\x1e"
           "3\x1f"
           "d\x1e");
  const Outcome guessed = run(words("convert r.txt"));
  QCOMPARE(guessed.output, QByteArray("id,text\n1,\"a\nb\"\n2,c\n3,d\n"));
  QCOMPARE(run(words("convert r.txt --exact")).output, contentOf("r.txt"));
  makeFile("t.txt", "id,text~1,a~2,b~");
  QCOMPARE(run(words("convert t.txt --row-separator ~ --header")).output,
           QByteArray("id,text\n1,a\n2,b\n"));
  QVERIFY(run(words("sniff r.txt --json")).output.contains("\"row_separator\": \"\\u001e\""));
}

void TestCliReading::headersOfSeveralLines() {
  makeFile("h.csv", "price,price,\nlow,high,city\n1,2,Rome\n3,4,Milan\n");
  QCOMPARE(run(words("convert h.csv --header-lines 2")).output,
           QByteArray("price low,price high,city\n1,2,Rome\n3,4,Milan\n"));
}

void TestCliReading::theHeaderStaysUnchanged() {
  makeFile("h.csv", "id,price,price, \n1,2,3,4\n5,6,7,8\n");
  QCOMPARE(run(words("convert h.csv --header")).output,
           QByteArray("id,price,price (2),column 4\n1,2,3,4\n5,6,7,8\n"));
  QCOMPARE(run(words("convert h.csv --header --keep-header --delimiter-out ;")).output,
           QByteArray("id;price;price; \n1;2;3;4\n5;6;7;8\n"));
  makeFile("g.csv", "a,,b\nx,y,z\n1,2,3\n4,5,6\n");
  QCOMPARE(run(words("convert g.csv --header-lines 2 --keep-header")).output, contentOf("g.csv"));
}

void TestCliReading::rowsAtTheEndAreLeftOut() {
  makeFile("f.csv", "id,text\n1,a\n2,b\nSource: census\nas of May\n");
  const Outcome outcome = run(words("convert f.csv --footer 2 --header --delimiter comma"));
  QCOMPARE(outcome.output, QByteArray("id,text\n1,a\n2,b\n"));
  QVERIFY(outcome.messages.contains("Rows at the end, kept out of the table: 2"));
  QVERIFY(!outcome.messages.contains("short row"));
  QCOMPARE(run(words("convert f.csv --footer 2 --header --exact")).output, contentOf("f.csv"));
}

void TestCliReading::textDecodedTwice() {
  makeFile("t.csv", "id,text\n1,pi\xC3\x83\xC2\xB9 citt\xC3\x83\xC2\xA0\n2,per\xC3\x83\xC2\xB2\n");
  const Outcome kept = run(words("convert t.csv --header"));
  QCOMPARE(kept.output, contentOf("t.csv"));
  QVERIFY(kept.messages.contains("note: Text seems to have been decoded twice: "));
  const Outcome mended = run(words("convert t.csv --header --repair-text"));
  QCOMPARE(mended.output, QByteArray("id,text\n1,pi\xC3\xB9 citt\xC3\xA0\n2,per\xC3\xB2\n"));
  QVERIFY(mended.messages.contains("repaired: 3."));
}

void TestCliReading::invalidValuesAreRejected() {
  makeFile("t.csv", "id,text\n1,a\n");
  for (const char *command : {"convert t.csv --header-lines 0", "convert t.csv --header-lines 101",
                              "convert t.csv --footer -1", "convert t.csv --row-separator xy",
                              "convert t.csv --row-separator , --delimiter ,"}) {
    const Outcome outcome = run(words(command));
    QCOMPARE(outcome.code, 2);
    QCOMPARE(outcome.messages.count('\n'), 1);
  }
}

SHINGLESCOPE_TEST(TestCliReading, QCoreApplication)
#include "tst_cli_reading.moc"
