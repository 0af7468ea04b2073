// SPDX-License-Identifier: MIT
// accuracy: its files, messages and errors, for complete matches, labels and verdicts.

#include <QJsonArray>
#include <QJsonObject>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

/// Rows 0 and 1 differ by a letter, as do 3 and 5; rows 2 and 4 have the same text.
constexpr const char *kMeasuredPeople =
    "unique_id,name\n"
    "p1,Giovanni Battista Colombo\n"
    "p2,Giovanni Battista Colomba\n"
    "p3,Maria Esposito\n"
    "p4,Anna Lucia Ferraris\n"
    "p5,Maria Esposito\n"
    "p6,Anna Lucia Ferrarin\n";

}  // namespace

class TestCliAccuracy : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    startAfresh();
    makeFile("p.csv", kMeasuredPeople);
    makeFile("gold.csv", "unique_id_l,unique_id_r\np1,p2\np3,p5\np1,p3\np9,p1\n");
  }

  /// Found at 0.8: p1 and p2, p3 and p5, p4 and p6. Two are matches; p1 and p3 are alike in
  /// nothing.
  void matchesAreComparedWithTheSearch() {
    const Outcome outcome = measure("--truth gold.csv --at 0.8 --examples e.csv --unused u.csv");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QCOMPARE(lineOf(outcome.output, "0.8"),
             QByteArray("0.8,3,2,1,1,0.666667,0.207660,0.938508,0.666667,0.207660,0.938508,"
                        "0.666667,0.260929,0.918896"));
    QCOMPARE(contentOf("e.csv"), QByteArray("error,row_a,row_b,id_a,id_b,similarity\n"
                                            "false,3,5,p4,p6,0.888889\nmissed,0,2,p1,p3,\n"));
    QCOMPARE(contentOf("u.csv"), QByteArray("line,problem,value\n4,id_unknown,p9\n"));
    QVERIFY2(outcome.messages.contains("at 0.8: precision 0.6667 (95 %: 0.2077 to 0.9385)"),
             outcome.messages);
    QVERIFY2(outcome.messages.contains("taken to be complete"), outcome.messages);
    QCOMPARE(measure("--truth gold.csv --at 0.8 --threads 1").output, outcome.output);
    QCOMPARE(measure("--truth gold.csv --at 0.8 --threads 5").output, outcome.output);
    QCOMPARE(measure("--truth gold.csv --at 0.8 --engine find --hashes 256 --bands 128").output,
             outcome.output);
  }

  /// The verified figures of a sweep are those of a run of `find`.
  void aSweepIsComparedWithMatches() {
    const QStringList sweep = words(
        "sweep p.csv --compare name --id unique_id --hash fast --hashes 256 --bands 128 --k 5 "
        "--shingle char:5 --threshold 0.8 --identical --truth gold.csv --unused u.csv");
    const Outcome outcome = run(sweep + words("--out s.csv"));
    QVERIFY2(outcome.code == 0, outcome.messages);
    const QList<QByteArray> lines = contentOf("s.csv").split('\n');
    const QList<QByteArray> names = lines[0].split(','), cells = lines[1].split(',');
    const auto cell = [&](const char *name) { return cells[names.indexOf(name)]; };
    QCOMPARE(cell("truth"), "complete");
    QCOMPARE(cell("drawn"), "known-pairs");
    QCOMPARE(cell("verified_tp"), "2");
    QCOMPARE(cell("verified_fp"), "1");
    QCOMPARE(cell("verified_fn"), "1");
    QCOMPARE(contentOf("u.csv"), QByteArray("line,problem,value\n4,id_unknown,p9\n"));
    QVERIFY2(outcome.messages.contains("3 of 4 lines") || outcome.messages.contains("not used"),
             outcome.messages);
    QVERIFY2(outcome.messages.contains("pairs known, 3 of them matches"), outcome.messages);
    makeFile("l.csv", "unique_id_l,unique_id_r,label\np1,p2,1\np4,p6,0\np1,p3,0\n");
    const Outcome labels =
        run(words("sweep p.csv --compare name --id unique_id --hash fast --hashes 256 --bands 128 "
                  "--k 5 --threshold 0.8 --rows 4 --truth l.csv --out s.json"));
    QVERIFY2(labels.code == 0, labels.messages);
    QVERIFY2(labels.messages.contains("so these figures are biased"), labels.messages);
    const QJsonObject json = QJsonDocument::fromJson(contentOf("s.json")).object();
    QCOMPARE(json["truth"].toString(), "chosen");
    QCOMPARE(json["drawn"].toString(), "known-pairs");
    QCOMPARE(json["sample_rows"].toInt(), 4);
    QCOMPARE(run(words("sweep p.csv --compare name --unused u.csv")).code, 2);
    QCOMPARE(run(sweep + words("--drawn with-partner")).code, 2);
    QCOMPARE(run(sweep + words("--out gold.csv")).code, 2);
    QCOMPARE(run(words("sweep p.csv --compare name --truth none.csv")).code, 1);
  }

  void labelsAreMarkedAsBiased() {
    makeFile("l.csv", "unique_id_l,unique_id_r,label\np1,p2,1\np4,p6,0\np1,p3,0\n");
    const Outcome outcome = measure("--truth l.csv --out x.json");
    QVERIFY2(outcome.code == 0, outcome.messages);
    const QJsonObject json = QJsonDocument::fromJson(contentOf("x.json")).object();
    QCOMPARE(json["truth"].toString(), QString("chosen"));
    QVERIFY(json["biased"].toBool());
    QCOMPARE(json["recall_of"].toString(), QString("known_matches"));
    QCOMPARE(json["known"].toInt(), 3);
    QVERIFY2(outcome.messages.contains("these figures are biased"), outcome.messages);
    // The same list as all matches: p1 and p3, p4 and p6 are labelled as others.
    const Outcome complete = measure("--truth l.csv --truth-is complete");
    QCOMPARE(lineOf(complete.output, "0.8").left(10), QByteArray("0.8,3,1,2,"));
  }

  void verdictsOfAProjectAreTheTruth() {
    QVERIFY(run(words("exact p.csv --compare name --id unique_id --shingle char:2 --threshold 0.6 "
                      "--out o.csv --project r.shinglescope"))
                .code == 0);
    QCOMPARE(run(words("accuracy r.shinglescope")).code, 2);
    makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n2,2,duplicate\n3,5,not_duplicate\n");
    QVERIFY(run(words("review r.shinglescope --import v.csv")).code == 0);
    // Every item is judged, so the audit is complete whatever its order.
    const Outcome audit = run(words("accuracy r.shinglescope --audit-seed 7"));
    QVERIFY2(audit.code == 0, audit.messages);
    QCOMPARE(lineOf(audit.output, "0.8").left(23), QByteArray("0.8,3,2.00,1.00,0.00,0."));
    QVERIFY2(audit.messages.contains("random audit"), audit.messages);
    const Outcome all = run(words("accuracy r.shinglescope --verdicts all --out a.json"));
    QVERIFY2(all.code == 0, all.messages);
    const QJsonObject json = QJsonDocument::fromJson(contentOf("a.json")).object();
    QCOMPARE(json["unit"].toString(), QString("items"));
    QVERIFY(json["biased"].toBool());
    const Outcome list = run(words("accuracy r.shinglescope --truth gold.csv"));
    QVERIFY2(list.code == 0, list.messages);
    QCOMPARE(lineOf(list.output, "0.8").left(10), QByteArray("0.8,3,2,1,"));
  }

  void wrongUsesAreRejected_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *arguments, int code, const char *message) {
      QTest::newRow(arguments) << QString(arguments) << code << QString(message);
    };
    row("p.csv --compare name", 2, "Give --truth");
    row("p.csv --compare name --truth none.csv", 1, "none.csv");
    row("p.csv --compare name --id unique_id --truth bad.csv", 1, "names a pair of rows");
    row("p.csv --compare name --id unique_id --truth gold.csv --truth-is labels", 1,
        "no column with labels");
    row("p.csv --compare name --truth gold.csv --verdicts all", 2, "is about a project");
    row("p.csv --compare name --id unique_id --truth gold.csv --at 0.1", 2, "--at is 0.1");
    row("p.csv --compare name --truth gold.csv --out gold.csv", 2, "same file as the truth");
    row("p.csv --compare name --truth gold.csv --engine x", 2, "--engine");
    row("p.csv --compare name --truth gold.csv --floor 0.9 --threshold 0.8", 2, "floor");
    row("none.shinglescope --compare name", 2, "--compare does not apply to a project");
    row("none.shinglescope --truth gold.csv --verdicts all", 2, "either --truth");
    row("none.shinglescope --unused u.csv", 2, "Give --truth");
    row("none.shinglescope", 1, "none.shinglescope");
  }
  void wrongUsesAreRejected() {
    QFETCH(QString, arguments);
    QFETCH(int, code);
    QFETCH(QString, message);
    makeFile("bad.csv", "unique_id_l,unique_id_r\nx,y\n");
    const Outcome outcome = run(words("accuracy " + arguments));
    QVERIFY2(QString::fromUtf8(outcome.messages).contains(message), outcome.messages);
    QCOMPARE(outcome.code, code);
  }

 private:
  Outcome measure(const QString &arguments) {
    return run(words("accuracy p.csv --compare name --id unique_id --shingle char:2 --floor 0.3 " +
                     arguments));
  }
  static QByteArray lineOf(const QByteArray &table, const QByteArray &threshold) {
    for (const QByteArray &line : table.split('\n'))
      if (line.startsWith(threshold + ',')) return line;
    return {};
  }
};

SHINGLESCOPE_TEST(TestCliAccuracy, NoApplication)
#include "tst_cli_accuracy.moc"
