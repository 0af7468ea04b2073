// SPDX-License-Identifier: MIT
#include <QJsonArray>
#include <QJsonObject>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

/// Rows 0 and 1 differ by a letter; rows 2 and 4 have the same text; row 3 is like no other.
constexpr const char *kLabelPeople =
    "unique_id,name\n"
    "p1,Giovanni Battista Colombo\n"
    "p2,Giovanni Battista Colomba\n"
    "p3,Maria Esposito\n"
    "p4,Xu\n"
    "p5,Maria Esposito\n";

}  // namespace

/// Pairs and labels of other programs on the command line: every line is used or listed, and labels
/// survive a round trip.
class TestCliLabels : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    startAfresh();
    makeFile("p.csv", kLabelPeople);
  }

  void pairsOfAnotherProgramBecomeAProject() {
    makeFile("splink.csv",
             "match_probability,unique_id_l,unique_id_r\n"
             "0.987,p1,p2\n0.5,p1,p3\n0.4,p3,p5\n0.3,p4,p1\n0.2,p9,p1\n0.1,p2,p1\nx,p2,p3\n");
    const Outcome outcome = pairs("--out out.csv --unused unused.csv --project r.shinglescope");
    QVERIFY2(outcome.code == 0, outcome.messages);
    // The pair of p1 and p3 shares a shingle ("o "), however low; p4 shares none.
    const QByteArray table = contentOf("out.csv");
    // A pair represents all rows with its texts, and p5 has the text of p3.
    QCOMPARE(table.count('\n'), 5);
    QVERIFY2(table.contains("\n0,4,p1,p5,0.0"), table);
    QVERIFY2(table.contains("\n0,1,p1,p2,0.95"), table);
    QVERIFY2(table.contains("\n0,2,p1,p3,0.0"), table);
    QVERIFY2(table.contains("\n2,4,p3,p5,1.0"), table);
    QCOMPARE(contentOf("unused.csv"),
             QByteArray("line,problem,value\n4,nothing_shared,\n5,id_unknown,p9\n6,repeated,p2\n"
                        "7,score_unclear,x\n"));
    QVERIFY2(outcome.messages.contains("Lines not used: 4 of 7."), outcome.messages);
    QVERIFY2(outcome.messages.contains("1: No row has this id."), outcome.messages);
    // The score of the other program is a tag of its pair.
    const Outcome tags = review("--export -");
    QVERIFY2(tags.output.contains("0,1,p1,p2,undecided,,,score 0.98,"), tags.output);
    QVERIFY2(tags.output.contains("score 0.40"), tags.output);
  }

  void theThresholdOfPairsIsTheirLowestUnlessGiven() {
    makeFile("splink.csv", "unique_id_l,unique_id_r\np1,p2\np1,p3\n");
    QVERIFY(pairs("--out out.csv --report r.json").code == 0);
    QJsonObject report = QJsonDocument::fromJson(contentOf("r.json")).object();
    QCOMPARE(report["engine"].toString(), QString("listed"));
    QCOMPARE(report["scored_pairs"].toInt(), 2);
    QCOMPARE(report["pairs"].toInt(), 4);  // p5 has the text of p3
    QVERIFY(report["recipe"].toObject()["threshold"].toDouble() < 0.1);
    QVERIFY(pairs("--out out.csv --report r.json --threshold 0.7").code == 0);
    report = QJsonDocument::fromJson(contentOf("r.json")).object();
    QCOMPARE(report["recipe"].toObject()["threshold"].toDouble(), 0.7);
    QCOMPARE(report["scored_pairs"].toInt(), 2);
    QCOMPARE(report["pairs"].toInt(), 2);
  }

  void resultsDoNotDependOnThreads() {
    makeFile("splink.csv", "unique_id_l,unique_id_r\np1,p2\np1,p3\np5,p2\np4,p3\n");
    const Outcome one = pairs("--threads 1");
    const Outcome many = pairs("--threads 7");
    QCOMPARE(one.code, 0);
    QCOMPARE(one.output, many.output);
  }

  void labelsOfPairsBecomeVerdicts() {
    makeFile("splink.csv",
             "unique_id_l,unique_id_r,clerical_match_score\np1,p2,1\np1,p3,0\np3,p5,\n");
    const Outcome outcome = pairs("--out out.csv --project r.shinglescope");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(outcome.messages.contains("2  imported as verdicts"), outcome.messages);
    const Outcome verdicts = review("--export -");
    QVERIFY2(verdicts.output.contains("0,1,p1,p2,duplicate,"), verdicts.output);
    QVERIFY2(verdicts.output.contains("0,2,p1,p3,not_duplicate,"), verdicts.output);
    QCOMPARE(verdicts.output.count('\n'), 3);
  }

  void labelsSurviveARoundTrip_data() {
    QTest::addColumn<QString>("file");
    for (const char *file : {"l.csv", "l.tsv", "training.json"}) QTest::newRow(file) << file;
  }
  void labelsSurviveARoundTrip() {
    QFETCH(QString, file);
    makeProject("r.shinglescope");
    makeFile("v.csv",
             "row_a,row_b,verdict\n0,1,duplicate\n1,2,not_duplicate\n0,3,unsure\n2,2,duplicate\n");
    const Outcome exported = review("--import v.csv --export-labels " + file);
    QVERIFY2(exported.code == 0, exported.messages);
    QVERIFY2(exported.messages.contains("3 labels written to " + file.toUtf8() +
                                        "; left out: 1 unsure or contested"),
             exported.messages);
    if (file == "l.csv")
      QCOMPARE(contentOf(file), QByteArray("unique_id_l,unique_id_r,clerical_match_score\n"
                                           "p1,p2,1\np2,p3,0\np3,p5,1\n"));
    QVERIFY(QFile::remove(path("r.shinglescope")));
    makeProject("r.shinglescope");
    const Outcome imported = review("--import-labels " + file + " --export -");
    QVERIFY2(imported.code == 0, imported.messages);
    QCOMPARE(imported.output, QByteArray("row_a,row_b,id_a,id_b,verdict,keep,note,tags,made_by\n"
                                         "0,1,p1,p2,duplicate,,,,\n1,2,p2,p3,not_duplicate,,,,\n"
                                         "2,2,p3,p3,duplicate,,,,\n"));
    const Outcome again = review("--import-labels " + file);
    QVERIFY2(again.messages.contains("0 labels imported as verdicts, 3 are verdicts already"),
             again.messages);
  }

  void trainingFilesHaveEveryColumn() {
    makeProject("r.shinglescope");
    makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n");
    QCOMPARE(review("--import v.csv --export-labels t.json").code, 0);
    const QJsonObject file = QJsonDocument::fromJson(contentOf("t.json")).object();
    QCOMPARE(file["distinct"].toArray().size(), 0);
    const QJsonObject pair = file["match"].toArray().first().toObject();
    QCOMPARE(pair["__class__"].toString(), QString("tuple"));
    const QJsonObject record = pair["__value__"].toArray().first().toObject();
    QCOMPARE(record["unique_id"].toString(), QString("p1"));
    QCOMPARE(record["name"].toString(), QString("Giovanni Battista Colombo"));
  }

  void aVerdictStaysUnlessOverruled() {
    makeProject("r.shinglescope");
    makeFile("v.csv", "row_a,row_b,verdict,note\n0,1,duplicate,seen\n");
    makeFile("l.csv", "unique_id_l,unique_id_r,clerical_match_score\np2,p1,0\n");
    Outcome outcome = review("--import v.csv --import-labels l.csv --export -");
    QVERIFY2(outcome.messages.contains("1 contradict a verdict of a reviewer, which stays"),
             outcome.messages);
    QVERIFY2(outcome.output.contains("duplicate,,seen"), outcome.output);
    outcome = review("--import-labels l.csv --overrule --export -");
    QVERIFY2(outcome.output.contains("not_duplicate,,seen"), outcome.output);
  }

  /// Rows 2 and 4 have the same text, but other programs may tell them apart by other columns.
  void labelsAreAboutRecordsNotTexts() {
    makeProject("r.shinglescope");
    const QByteArray labels = "unique_id_l,unique_id_r,clerical_match_score\np1,p3,1\np1,p5,0\n";
    makeFile("l.csv", labels);
    const Outcome outcome = review("--import-labels l.csv --export-labels again.csv --export -");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QCOMPARE(contentOf("again.csv"), labels);
    // In Review the two labels contradict each other.
    QVERIFY2(!outcome.output.contains("duplicate"), outcome.output);
  }

  void verdictsOfRulesAreNoLabels() {
    makeProject("r.shinglescope");
    const Outcome outcome = review("--judge duplicate --at-least 0.9 --export-labels -");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QCOMPARE(outcome.output, QByteArray("unique_id_l,unique_id_r,clerical_match_score\n"));
    QVERIFY2(outcome.messages.contains("by a rule, at which nobody looked"), outcome.messages);
  }

  void wrongUsesAreRejected_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *arguments, int code, const char *message) {
      QTest::newRow(message) << QString(arguments) << code << QString(message);
    };
    row("pairs p.csv --compare name", 2, "Give --from");
    row("pairs - --compare name --from s.csv --project n", 2, "save standard input");
    row("pairs p.csv --compare name --from none.csv", 1, "none.csv");
    row("pairs p.csv --compare name --from p.csv --out p.csv", 2, "is the same file as the input");
    row("pairs p.csv --compare name --id unique_id --from s.csv --out s.csv", 2,
        "is the same file as the list");
    row("pairs p.csv --compare name --id unique_id --from bad.csv", 1, "names a pair of rows");
    row("review r.shinglescope --unused u.csv --export -", 2, "give --import-labels");
    row("review r.shinglescope --import-labels s.csv", 1, "no column with labels");
    row("review r.shinglescope --import-labels l.csv --export-labels l.csv", 2,
        "is the same file as the labels");
  }
  void wrongUsesAreRejected() {
    QFETCH(QString, arguments);
    QFETCH(int, code);
    QFETCH(QString, message);
    makeProject("r.shinglescope");
    makeFile("s.csv", "unique_id_l,unique_id_r\np1,p2\n");
    makeFile("l.csv", "unique_id_l,unique_id_r,label\np1,p2,1\n");
    makeFile("bad.csv", "unique_id_l,unique_id_r\nx,y\n");
    const Outcome outcome = run(words(arguments));
    QCOMPARE(outcome.code, code);
    QVERIFY2(QString::fromUtf8(outcome.messages).contains(message), outcome.messages);
    QVERIFY(!QFile::exists(path("n")));
  }

 private:
  Outcome pairs(const QString &arguments) {
    return run(
        words("pairs p.csv --from splink.csv --compare name --id unique_id --shingle char:2 " +
              arguments));
  }
  Outcome review(const QString &arguments) {
    return run(words("review r.shinglescope " + arguments));
  }
  void makeProject(const QString &name) {
    const Outcome outcome =
        run(words("exact p.csv --compare name --id unique_id --shingle char:2 "
                  "--threshold 0.5 --out o.csv --project " +
                  name));
    QVERIFY2(outcome.code == 0, outcome.messages);
  }
};

SHINGLESCOPE_TEST(TestCliLabels, NoApplication)
#include "tst_cli_labels.moc"
