// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

/// Groups at 0.7: rows 0, 1, 3; rows 2, 4 are exactly at 0.7.
constexpr const char *kCliExportFlats =
    "id,text,price\n"
    "a,bright flat with two rooms near the old market and a lift in the house,950\n"
    "b,bright flat with two rooms near the old market and a lift in the house!,-1\n"
    "c,=garage for one car in the courtyard behind the station,90\n"
    "d,bright flat with two rooms near the old market and a lift in the house.,980\n"
    "e,=garage for one car in the courtyard behind the station.,95\n";

}  // namespace

/// Exports from a project, as a script runs them.
class TestCliExport : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    startAfresh();
    makeFile("flats.csv", kCliExportFlats);
    const Outcome found =
        run({"exact", "flats.csv", "--compare", "text", "--id", "id", "--threshold", "0.7",
             "--project", "p.shinglescope", "--out", "found.csv"});
    QVERIFY2(found.code == 0, found.messages);
    makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n2,4,unsure\n");
    const Outcome judged = run({"review", "p.shinglescope", "--import", "v.csv"});
    QVERIFY2(judged.code == 0, judged.messages);
  }

  void scopesChooseThePairs_data() {
    QTest::addColumn<QString>("scope");
    QTest::addColumn<int>("pairs");
    QTest::newRow("all") << "--scope all" << 4;
    QTest::newRow("flagged") << "--scope flagged" << 1;
    QTest::newRow("reviewed") << "--scope reviewed" << 2;
    QTest::newRow("at 1") << "--threshold 1" << 0;
  }
  void scopesChooseThePairs() {
    QFETCH(QString, scope);
    QFETCH(int, pairs);
    const Outcome outcome = exported(scope);
    QVERIFY2(outcome.code == 0, outcome.messages);
    QCOMPARE(outcome.output.count('\n'), pairs + 1);
    QVERIFY(outcome.output.startsWith("row_a,row_b,id_a,id_b,jaccard,"));
  }

  void profilesAreChosen() {
    const Outcome exact = exported("--out pairs.csv");
    QVERIFY2(exact.code == 0, exact.messages);
    QVERIFY(contentOf("pairs.csv").contains(",=garage for one car"));
    const Outcome safe = exported("--out pairs.csv --profile spreadsheet");
    QVERIFY2(safe.code == 0, safe.messages);
    QVERIFY(safe.messages.contains("prefixed"));
    QVERIFY(contentOf("pairs.csv").contains(",\"'=garage for one car"));
    QVERIFY(contentOf("pairs.csv").contains(",\"'-1\""));
  }

  void theManifestIsNextToTheFile() {
    QVERIFY(exported("--out pairs.jsonl --scope flagged").code == 0);
    const auto manifest =
        nlohmann::json::parse(contentOf("pairs.jsonl.manifest.json").toStdString());
    QCOMPARE(manifest["format"], "jsonl");
    QCOMPARE(manifest["scope"], "flagged");
    QCOMPARE(manifest["rows"], 1);
    QCOMPARE(manifest["source"]["digest"].get<std::string>().size(), 32U);
    QCOMPARE(manifest["verdicts"]["duplicate"], 1);
    QVERIFY(exported("--out bare.csv --no-manifest").code == 0);
    QCOMPARE(contentOf("bare.csv.manifest.json"), QByteArray("<none>"));
  }

  void groupsACleanedTableAndAReport() {
    QVERIFY(run({"review", "p.shinglescope", "--keep", "lowest:price"}).code == 0);
    Outcome outcome = exported("--content groups");
    QVERIFY2(outcome.output.contains("\n0,1,b,keeper,3,"), outcome.output + outcome.messages);
    outcome = exported("--content cleaned");
    QCOMPARE(outcome.output,
             QByteArray("id,text,price\n"
                        "b,bright flat with two rooms near the old market and a lift in the "
                        "house!,-1\n"
                        "c,=garage for one car in the courtyard behind the station,90\n"
                        "e,=garage for one car in the courtyard behind the station.,95\n"));
    QVERIFY(exported("--content groups").output.contains(",e,judged unsure,"));
    outcome = exported("--content report");
    QVERIFY(outcome.output.startsWith("<!DOCTYPE html>"));
    QVERIFY(outcome.output.contains("Rows 0 and 1: similarity"));
    outcome = exported("--content rejected");
    QCOMPARE(outcome.output, QByteArray("row,line,byte,problem,detail,raw\n"));
    outcome = exported("--content groups --out g.xlsx");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY(contentOf("g.xlsx").startsWith("PK"));
  }

  void mistakesAreReported_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("content") << "--content x" << QByteArray("pairs, groups, cleaned");
    QTest::newRow("format") << "--format pdf" << QByteArray("choose");
    QTest::newRow("no such pair") << "--content cleaned --format json" << QByteArray("cannot be");
    QTest::newRow("profile") << "--format xlsx --profile spreadsheet" << QByteArray("cannot be");
    QTest::newRow("scope") << "--scope some" << QByteArray("all, flagged or reviewed");
    QTest::newRow("below the floor") << "--threshold 0.1" << QByteArray("kept down to");
    QTest::newRow("the table") << "--out flats.csv" << QByteArray("the table that the rows");
    QTest::newRow("the project") << "--out p.shinglescope" << QByteArray("is the project");
  }
  void mistakesAreReported() {
    QFETCH(QString, options);
    QFETCH(QByteArray, says);
    const QByteArray project = contentOf("p.shinglescope");
    const Outcome outcome = exported(options);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.contains(says), outcome.messages);
    QCOMPARE(contentOf("flats.csv"), QByteArray(kCliExportFlats));
    QVERIFY(contentOf("p.shinglescope") == project);
  }

 private:
  Outcome exported(const QString &options) {
    return run(QStringList{"export", "p.shinglescope"} + words(options));
  }
};

SHINGLESCOPE_TEST(TestCliExport, NoApplication)
#include "tst_cli_export.moc"
