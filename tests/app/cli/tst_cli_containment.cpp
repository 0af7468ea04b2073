// SPDX-License-Identifier: MIT
// Containment on the command line: what it finds, what its files are called, and what it refuses.

#include <QtTest>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestCliContainment : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    startAfresh();
    makeFile(QStringLiteral("texts.csv"),
             "id,text\n"
             "whole,one two three four five six seven eight nine ten eleven twelve\n"
             "part,four five six seven eight nine\n"
             "other,four five six seven red green blue white\n"
             "tiny,four five\n"
             "again,four five\n");
  }

  void findAndExactAreTheSame() {
    const QString options = QStringLiteral(
        "texts.csv --compare text --id id --shingle word:1 --measure containment "
        "--least-shingles 5 --threshold 0.9");
    const Outcome found = run(words("find " + options));
    QCOMPARE(found.code, 0);
    QCOMPARE(found.output,
             QByteArray("row_a,row_b,id_a,id_b,containment,estimate,shared_bands,intersection,"
                        "smaller\n0,1,whole,part,1.000000,,,6,6\n"));
    QVERIFY2(found.messages.contains(
                 "skipped: 2 rows have fewer than 5 shingles and are not in any pair."),
             found.messages.constData());
    QCOMPARE(run(words("exact " + options)).output, found.output);
    QCOMPARE(run(words("find --threads 3 " + options)).output, found.output);
  }

  void aProjectKeepsTheMeasure() {
    QCOMPARE(run(words("find texts.csv --compare text --id id --shingle word:1 --measure "
                       "containment --least-shingles 5 --threshold 0.6 --project p.shinglescope"))
                 .code,
             0);
    const Outcome pairs = run(words("export p.shinglescope --content pairs --format csv"));
    QCOMPARE(pairs.code, 0);
    QVERIFY2(pairs.output.startsWith("row_a,row_b,id_a,id_b,containment,"),
             pairs.output.constData());
    QVERIFY2(pairs.output.contains("0,1,whole,part,1.000000,,,6,6,"), pairs.output.constData());
    QVERIFY2(pairs.output.contains("1,2,part,other,0.666667,,,4,6,"), pairs.output.constData());
    QCOMPARE(run(words("review p.shinglescope --export v.csv")).code, 0);
  }

  void queryFindsTheWholeOfAPart() {
    const Outcome outcome =
        run(words("query texts.csv --compare text --id id --shingle word:1 --measure containment "
                  "--least-shingles 5 --row 1"));
    QCOMPARE(outcome.output,
             QByteArray("row,id,containment,estimate,shared_bands,intersection,smaller\n"
                        "0,whole,1.000000,,,6,6\n"));
  }

  void recallAndSweepUseIt() {
    const Outcome recall =
        run(words("recall texts.csv --compare text --shingle word:1 --measure "
                  "containment --least-shingles 5 --threshold 0.6"));
    QCOMPARE(recall.code, 0);
    QVERIFY2(recall.output.contains("\"recall\": 1.0"), recall.output.constData());
    const Outcome sweep =
        run(words("sweep texts.csv --compare text --shingle word:1 --measure containment "
                  "--least-shingles 5 --hash fast --hashes 20 --bands 2 --threshold 0.6"));
    QCOMPARE(sweep.code, 0);
  }

  void whatNeedsBandsRefuses_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("reason");
    const QByteArray bands("a search for containment uses neither");
    QTest::newRow("showdown") << "showdown texts.csv" << bands;
    QTest::newRow("estimate") << "estimate texts.csv" << QByteArray("estimate is about searches");
    QTest::newRow("candidates") << "find texts.csv --candidates c.csv"
                                << QByteArray("which containment does not use");
    QTest::newRow("verify") << "find texts.csv --verify estimate"
                            << QByteArray("minima do not tell how much of one text is in another");
    QTest::newRow("least") << "find texts.csv --least-shingles 0" << QByteArray("--least-shingles");
  }

  void whatNeedsBandsRefuses() {
    QFETCH(QString, command);
    QFETCH(QByteArray, reason);
    makeFile(QStringLiteral("c.csv"), "row_a,row_b\n0,1\n");
    const Outcome outcome = run(words(command + " --compare text --measure containment"));
    QVERIFY(outcome.code != 0);
    QVERIFY2(outcome.messages.contains(reason), outcome.messages.constData());
    QVERIFY(outcome.output.isEmpty());
  }

  /// A cluster must not answer another question than the one in the recipe.
  void aWorkerRefuses() {
    makeFile(QStringLiteral("r.json"), "{\"measure\": \"containment\", \"compare\": [\"text\"]}");
    const Outcome outcome = run(words("worker plan --recipe r.json"));
    QVERIFY(outcome.code != 0);
    QVERIFY2(outcome.messages.contains("worker knows only the measure \"jaccard\""),
             outcome.messages.constData());
  }
};

SHINGLESCOPE_TEST(TestCliContainment, QCoreApplication)
#include "tst_cli_containment.moc"
