// SPDX-License-Identifier: MIT
// --against with columns that are called differently, and with pairs within each file too.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestCliTwoTables : public CommandLineTest {
  Q_OBJECT
 private slots:
  void init();
  void columnsAreNamedForBothFiles_data();
  void columnsAreNamedForBothFiles();
  void pairsWithinNameTheirTables();
  void groupsWithinNameTheirTables();
  void linksWithinGiveTheSameGroups();
  void theReportHasColumnsAndKind();
  void badUses_data();
  void badUses();

 private:
  QJsonObject report() { return QJsonDocument::fromJson(contentOf("r.json")).object(); }
};

/// Rows 0 and 1 of the first file and row 1 of the second are alike, as are row 2 of the first and
/// rows 0 and 2 of the second.
void TestCliTwoTables::init() {
  startAfresh();
  makeFile("a.csv",
           "id,title\na0,a bright flat near the old market\na1,a bright flat near the old market\n"
           "a2,a garage behind the central station\na3,nothing that the other file has too\n");
  makeFile("b.csv",
           "heading,key\na garage behind the central station,b0\n"
           "a bright flat near the old market,b1\na garage behind the central station,b2\n");
}

void TestCliTwoTables::columnsAreNamedForBothFiles_data() {
  QTest::addColumn<QString>("columns");
  QTest::newRow("names") << "--against-column title=heading --against-column id=key";
  QTest::newRow("numbers") << "--against-column #2=#1 --against-column #1=#2";
  QTest::newRow("mixed") << "--against-column 2=heading --against-column id=2";
}

void TestCliTwoTables::columnsAreNamedForBothFiles() {
  QFETCH(const QString, columns);
  for (const char *command : {"find", "exact"}) {
    const Outcome outcome = run(QStringList{command} +
                                words("a.csv --against b.csv --compare title --id id " + columns));
    QVERIFY2(outcome.code == 0, outcome.messages);
    const QList<QByteArray> lines = outcome.output.split('\n');
    QCOMPARE(lines.size(), 6);
    QVERIFY2(lines[1].startsWith("0,1,a0,b1,1.000000,"), lines[1]);
    QVERIFY2(lines[2].startsWith("1,1,a1,b1,1.000000,"), lines[2]);
    QVERIFY2(lines[3].startsWith("2,0,a2,b0,1.000000,"), lines[3]);
    QVERIFY2(lines[4].startsWith("2,2,a2,b2,1.000000,"), lines[4]);
  }
}

void TestCliTwoTables::pairsWithinNameTheirTables() {
  const Outcome outcome =
      run(words("exact a.csv --against b.csv --within --compare title --id id --against-column "
                "title=heading --against-column id=key --groups g.csv"));
  QVERIFY2(outcome.code == 0, outcome.messages);
  QCOMPARE(outcome.output,
           QByteArray("row_a,row_b,id_a,id_b,jaccard,estimate,shared_bands,intersection,union,"
                      "table_a,table_b\n"
                      "0,1,a0,a1,1.000000,,,29,29,1,1\n"
                      "0,1,a0,b1,1.000000,,,29,29,1,2\n"
                      "1,1,a1,b1,1.000000,,,29,29,1,2\n"
                      "2,0,a2,b0,1.000000,,,31,31,1,2\n"
                      "2,2,a2,b2,1.000000,,,31,31,1,2\n"
                      "0,2,b0,b2,1.000000,,,31,31,2,2\n"));
}

void TestCliTwoTables::groupsWithinNameTheirTables() {
  const Outcome outcome =
      run(words("find a.csv --against b.csv --within --compare title --against-column "
                "title=heading --groups g.csv --out p.csv"));
  QVERIFY2(outcome.code == 0, outcome.messages);
  QCOMPARE(contentOf("g.csv"),
           QByteArray("row,group,table\n0,0,1\n1,0,1\n2,1,1\n0,1,2\n1,0,2\n2,1,2\n"));
  QVERIFY2(outcome.messages.contains("groups"), outcome.messages);
  QVERIFY2(outcome.messages.contains("matched rows"), outcome.messages);
}

void TestCliTwoTables::linksWithinGiveTheSameGroups() {
  const QString search =
      "find a.csv --against b.csv --within --compare title --against-column title=heading "
      "--out p.csv --groups ";
  QCOMPARE(run(words(search + "all.csv")).code, 0);
  QCOMPARE(run(words(search + "links.csv --pairs links")).code, 0);
  QVERIFY(contentOf("all.csv").count('\n') == 7);
  QCOMPARE(contentOf("links.csv"), contentOf("all.csv"));
}

void TestCliTwoTables::theReportHasColumnsAndKind() {
  const QString search =
      "find a.csv --against b.csv --compare title --against-column title=heading --out p.csv "
      "--report r.json";
  for (const bool isWithin : {false, true}) {
    QCOMPARE(run(words(search) + (isWithin ? words("--within") : QStringList())).code, 0);
    const QJsonObject against = report()["against"].toObject();
    QCOMPARE(against["pairs_within"].toBool(), isWithin);
    QCOMPARE(against["rows"].toInteger(), 3);
    QCOMPARE(against["matched_rows"].toInteger(), 3);
    QCOMPARE(against["columns"].toArray(),
             (QJsonArray{QJsonObject{{"source", "title"}, {"against", "heading"}}}));
    QCOMPARE(report()["rows"].toInteger(), 4);
    QCOMPARE(report()["groups"].toInteger(), isWithin ? 2 : 0);
  }
}

void TestCliTwoTables::badUses_data() {
  QTest::addColumn<int>("code");
  QTest::addColumn<QByteArray>("part");
  const auto row = [](const char *options, int code, const char *part) {
    QTest::newRow(options) << code << QByteArray(part);
  };
  row("--against-column title=heading", 2, "--against");
  row("--within", 2, "--against");
  row("--against b.csv", 2, "--against-column");
  row("--against b.csv --against-column title", 2, "title=name");
  row("--against b.csv --against-column =heading", 2, "title=name");
  row("--against b.csv --against-column title=", 2, "title=name");
  row("--against b.csv --against-column nope=heading", 2, "nope");
  row("--against b.csv --against-column title=nope", 2, "nope");
  row("--against b.csv --against-column title=#3", 2, "#3");
  row("--against b.csv --against-column title=heading --within --matches m.csv", 2, "--no-within");
  row("--no-within", 2, "--against");
}

void TestCliTwoTables::badUses() {
  QFETCH(const int, code);
  QFETCH(const QByteArray, part);
  for (const QString command : {"find", "exact"}) {
    const Outcome outcome =
        run(words(command + " a.csv --compare title " + QTest::currentDataTag()));
    QVERIFY2(outcome.code == code, outcome.messages);
    QVERIFY2(outcome.messages.contains(part), outcome.messages);
    QCOMPARE(outcome.output, QByteArray());
  }
}

SHINGLESCOPE_TEST(TestCliTwoTables, QCoreApplication)
#include "tst_cli_two_tables.moc"
