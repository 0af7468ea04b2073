// SPDX-License-Identifier: MIT
// sweep, recall and showdown: their files, messages and errors.

#include <QCryptographicHash>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestCliTune : public CommandLineTest {
  Q_OBJECT
 private slots:
  void init() { startAfresh(); }
  void sweepWritesALineForEachSetting();
  void identicalRowsCountOnRequest();
  void sweepTakesAGridFile();
  void sweepWritesJson();
  void unevenBandsAreReported();
  void rowsWithAPartnerAreDrawn();
  void badLists_data();
  void badLists();
  void recallOfAllRows();
  void showdownCountsWhatBothFind();
  void candidatesAreTheSameEverywhere();
  void help();
};

namespace {

QJsonObject objectOf(const QByteArray &json) { return QJsonDocument::fromJson(json).object(); }

}  // namespace

void TestCliTune::sweepWritesALineForEachSetting() {
  const Outcome outcome =
      run(words("sweep s.csv --compare title --hash xxh3,sha1 --hashes 20,40 --bands 4,10 --k 3,5 "
                "--threshold 0.5,0.9"));
  QVERIFY2(outcome.code == 0, outcome.messages.constData());
  const QList<QByteArray> lines = outcome.output.split('\n');
  QCOMPARE(lines.size(), 2 * 2 * 2 * 2 * 2 + 2);
  QVERIFY(lines[0].startsWith("hash,permutations,hashes,bands,rows_per_band,unused_hashes,k,"));
  QVERIFY2(lines[1].startsWith(
               "xxh3,affine,20,4,5,0,3,char,0.5,1,any,similarity,differing,1,3,3,3,0,0,1.000000,,"),
           lines[1].constData());
  QVERIFY(outcome.messages.contains("settings                     32"));
  QVERIFY(outcome.messages.contains("over pairs that differ"));
  // Every row was in the sample, so a larger sample is not suggested.
  QVERIFY(outcome.messages.contains(
      "note: 32 settings are based on fewer than 30 true pairs; use lower thresholds for more "
      "reliable figures.\n"));
  const Outcome sampled =
      run(words("sweep s.csv --compare title --hash xxh3 --hashes 20 --bands 4 --k 3 "
                "--threshold 0.5 --rows 4"));
  QVERIFY(
      sampled.messages.contains("note: 1 setting is based on fewer than 30 true pairs; use "
                                "--drawn with-partner, more --rows or lower thresholds for more "
                                "reliable figures.\n"));
}

void TestCliTune::identicalRowsCountOnRequest() {
  const Outcome outcome =
      run(words("sweep s.csv --compare title --hash xxh3 --hashes 20 --bands 4 --k 3 "
                "--threshold 0.5 --identical"));
  QVERIFY2(outcome.code == 0, outcome.messages.constData());
  const QList<QByteArray> lines = outcome.output.split('\n');
  QVERIFY2(lines[1].startsWith(
               "xxh3,affine,20,4,5,0,3,char,0.5,1,any,similarity,all,1,3,6,6,0,0,1.000000,,"),
           lines[1].constData());
  QVERIFY(outcome.messages.contains("over all pairs"));
}

void TestCliTune::sweepTakesAGridFile() {
  makeFile("grid.json", R"({"hash": ["fast"], "hashes": [12], "bands": [3, 4], "k": [2],
                            "threshold": [0.7], "rows": 5, "samples": 3})");
  const Outcome outcome =
      run(words("sweep s.csv --compare title --grid grid.json --bands 6 --out out.csv"));
  QVERIFY2(outcome.code == 0, outcome.messages.constData());
  const QList<QByteArray> lines = contentOf("out.csv").split('\n');
  QCOMPARE(lines.size(), 3);
  QVERIFY2(lines[1].startsWith("fast,affine,12,6,2,0,2,char,0.7,3,"), lines[1].constData());
  QCOMPARE(run(words("sweep s.csv --compare title --grid grid.json --out grid.json")).code, 2);
  QCOMPARE(run(words("sweep s.csv --compare title --grid missing.json")).code, 2);
}

void TestCliTune::sweepWritesJson() {
  const Outcome outcome =
      run(words("sweep s.csv --compare title --shingle word:2 --hash fast --hashes 8 --bands 2 "
                "--threshold 1 --out out.json"));
  QVERIFY2(outcome.code == 0, outcome.messages.constData());
  const QJsonObject json = objectOf(contentOf("out.json"));
  QCOMPARE(json["settings"].toArray().size(), 1);
  QCOMPARE(json["settings"][0]["k"].toInt(), 2);
  QCOMPARE(json["settings"][0]["outcomes"][0]["all"]["matches"].toInt(), 3);
  QCOMPARE(json["settings"][0]["outcomes"][0]["differing"]["matches"].toInt(), 0);
  QCOMPARE(json["recipe"]["shingle"]["unit"].toString(), QString("word"));
}

void TestCliTune::unevenBandsAreReported() {
  const Outcome outcome =
      run(words("sweep s.csv --compare title --hash fast --hashes 50 --bands 20,60 --k 5 "
                "--threshold 0.8"));
  QVERIFY2(outcome.code == 0, outcome.messages.constData());
  QVERIFY(outcome.output.contains("fast,affine,50,20,2,10,5,char,0.8,1,"));
  QVERIFY(outcome.output.contains(",bands do not divide the hashes\n"));
  QVERIFY(outcome.output.contains("fast,affine,50,60,0,50,5,char,0.8,0,"));
  QVERIFY(outcome.output.contains(",more bands than hashes\n"));
}

// Three of 303 rows are similar: their titles differ only in the last letter.
void TestCliTune::rowsWithAPartnerAreDrawn() {
  QByteArray table = "text\n";
  for (int row = 0; row < 300; ++row)
    table +=
        QCryptographicHash::hash(QByteArray::number(row), QCryptographicHash::Md5).toHex() + '\n';
  for (const char end : {'a', 'b', 'c'})
    table += QByteArray("one text that is rather long ") + end + '\n';
  makeFile("few.csv", table);
  const QStringList sweep = words(
      "sweep few.csv --compare text --hash xxh3 --hashes 20 --bands 10 "
      "--k 3 --threshold 0.8 --rows 20");
  const auto truePairs = [](const Outcome &outcome) {
    const QList<QByteArray> cells = outcome.output.split('\n')[1].split(',');
    return cells[14].toInt() + cells[16].toInt();  // tp and fn
  };
  const Outcome any = run(sweep);
  QVERIFY2(any.code == 0, any.messages.constData());
  QCOMPARE(truePairs(any), 0);
  const Outcome paired = run(sweep + words("--drawn with-partner"));
  QVERIFY2(paired.code == 0, paired.messages.constData());
  QCOMPARE(truePairs(paired), 3);
  QVERIFY(paired.output.split('\n')[1].contains(",with-partner,similarity,differing,"));
  QVERIFY(paired.messages.contains("of 303, with a partner first"));
  QVERIFY(paired.messages.contains("true pairs; use more --rows or lower thresholds for more"));
  const Outcome showdown =
      run(words("showdown few.csv --compare text --shingle char:3 "
                "--comparisons 190 --drawn with-partner"));
  QVERIFY2(showdown.code == 0, showdown.messages.constData());
  const QJsonObject json = objectOf(showdown.output);
  QCOMPARE(json["rows"].toInt(), 20);
  QCOMPARE(json["drawn"].toString(), QString("with-partner"));
  QCOMPARE(json["brute_force"]["row_pairs"].toInt(), 3);
}

void TestCliTune::badLists_data() {
  QTest::addColumn<QString>("options");
  QTest::addColumn<QByteArray>("complaint");
  QTest::newRow("hash") << "sweep s.csv --compare title --hash xxh3,md5" << QByteArray("--hash is");
  QTest::newRow("empty item") << "sweep s.csv --compare title --hashes 10,,20"
                              << QByteArray("--hashes is");
  QTest::newRow("no bands") << "sweep s.csv --compare title --bands 0"
                            << QByteArray("bands of the grid");
  QTest::newRow("threshold") << "sweep s.csv --compare title --threshold 0.8,2"
                             << QByteArray("--threshold is");
  QTest::newRow("samples") << "sweep s.csv --compare title --samples 0"
                           << QByteArray("--samples is");
  QTest::newRow("column") << "sweep s.csv --compare nothing" << QByteArray("nothing");
  QTest::newRow("rows") << "recall s.csv --compare title --rows 0" << QByteArray("--rows is");
  QTest::newRow("list for recall")
      << "recall s.csv --compare title --hashes 10,20" << QByteArray("--hashes is");
  QTest::newRow("drawn") << "sweep s.csv --compare title --drawn some"
                         << QByteArray("--drawn is \"some\"; choose any or with-partner.");
  QTest::newRow("comparisons") << "showdown s.csv --compare title --comparisons 0"
                               << QByteArray("--comparisons is");
}

void TestCliTune::badLists() {
  QFETCH(QString, options);
  QFETCH(QByteArray, complaint);
  const Outcome outcome = run(words(options));
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.messages.contains(complaint), outcome.messages.constData());
  QCOMPARE(outcome.messages.count('\n'), 1);
  QVERIFY(outcome.output.isEmpty());
}

void TestCliTune::recallOfAllRows() {
  const Outcome outcome = run(words("recall s.csv --compare title --rows 100"));
  QVERIFY2(outcome.code == 0, outcome.messages.constData());
  const QJsonObject json = objectOf(outcome.output);
  QCOMPARE(json["data_rows"].toInt(), 5);  // one row is empty
  QCOMPARE(json["pairs_found"].toInt(), 6);
  QCOMPARE(json["all_pairs"]["recall"].toDouble(), 1.0);
  QCOMPARE(json["other_pairs"]["partners"].toInt(), 6);  // three pairs from both sides
  QCOMPARE(json["identical_pairs"]["partners"].toInt(), 6);
  QVERIFY2(outcome.messages.contains("recall, others"), outcome.messages.constData());
  QVERIFY(outcome.messages.contains(
      "note: this is based on only 3 pairs; use a lower --threshold for a more reliable "
      "figure.\n"));
  QCOMPARE(json["other_pairs"]["exact"].toBool(), true);
}

void TestCliTune::showdownCountsWhatBothFind() {
  const Outcome outcome = run(words("showdown s.csv --compare title --for-rows 1000"));
  QVERIFY2(outcome.code == 0, outcome.messages.constData());
  const QJsonObject json = objectOf(outcome.output);
  QCOMPARE(json["comparisons"].toInt(), 3);
  QCOMPARE(json["identical_row_pairs"].toInt(), 3);
  QCOMPARE(json["both"]["row_pairs"].toInt(), 3);
  QCOMPARE(json["brute_force"]["text_pairs"].toInt(), 1);
  QCOMPARE(json["pairs_for_rows"].toInt(), 499500);
  QVERIFY2(outcome.messages.contains("For 1,000 rows: brute force "), outcome.messages.constData());
  QVERIFY(outcome.messages.contains("only 3 pairs; use a lower --threshold for a more"));
  const Outcome sampled = run(words("showdown s.csv --compare title --comparisons 3"));
  QVERIFY2(
      sampled.messages.contains(
          "pairs; use --drawn with-partner, more --comparisons or a lower --threshold for a more"),
      sampled.messages.constData());
  // 499,999.5 s are 5.787 days.
  const Outcome million = run(words("showdown s.csv --compare title --for-rows 1000000"));
  QVERIFY2(million.messages.contains("brute force would take 5.8 days."),
           million.messages.constData());
}

/// Counts of pairs of distinct texts, regardless of their numbers of rows: the output of find, its
/// report and the comparison with brute force.
void TestCliTune::candidatesAreTheSameEverywhere() {
  QByteArray table = "title\n";
  for (int row = 0; row < 60; ++row) {
    const QByteArray street = QByteArray::number(row / 6);
    table += "A bright flat with two rooms in street " + street + " near the old market " +
             QByteArray::number(row % 3) + '\n';
  }
  makeFile("flats.csv", table);
  const Outcome found =
      run(words("find flats.csv --compare title --threshold 0.5 --hashes 50 "
                "--bands 10 --out pairs.csv --report report.json"));
  QVERIFY2(found.code == 0, found.messages.constData());
  const QJsonObject report = objectOf(contentOf("report.json"));
  const int candidates = report["candidates"].toInt();
  QVERIFY(candidates > 0 && candidates <= 30 * 29 / 2);
  QCOMPARE(report["distinct_texts"].toInt(), 30);
  QVERIFY(report["pairs"].toInt() > candidates);
  const QByteArray line = "candidates" + QByteArray::number(candidates).rightJustified(21) + '\n';
  QVERIFY2(found.messages.contains(line), found.messages.constData());
  const Outcome compared =
      run(words("showdown flats.csv --compare title --threshold 0.5 "
                "--hashes 50 --bands 10"));
  QVERIFY2(compared.code == 0, compared.messages.constData());
  QCOMPARE(objectOf(compared.output)["candidates"].toInt(), candidates);
  QVERIFY(compared.messages.contains(", " + QByteArray::number(candidates) + " comparisons\n"));
}

void TestCliTune::help() {
  for (const char *command : {"sweep", "recall", "showdown"}) {
    const Outcome outcome = run({command, "--help"});
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.output.contains("--sample-seed"));
    QVERIFY(outcome.output.contains("--compare"));
    QVERIFY(run({"--help"}).output.contains(command));
  }
}

SHINGLESCOPE_TEST(TestCliTune, NoApplication)
#include "tst_cli_tune.moc"
