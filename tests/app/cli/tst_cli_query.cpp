// SPDX-License-Identifier: MIT
// query searches all rows for one text or row; checks exact bytes and messages.

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

constexpr const char *kCliQueryHeader = "row,id,jaccard,estimate,shared_bands,intersection,union\n";

}  // namespace

class TestCliQuery : public CommandLineTest {
  Q_OBJECT
 private slots:
  void init() { startAfresh(); }
  void rowFindsSimilarRows();
  void textFindsWhatItsRowFinds();
  void topWritesTheMostSimilar();
  void writesToAFile();
  void textWithoutShinglesIsReported();
  void emptyTextIsAText();
  void threadsDoNotChangeBytes();
  void help();
};

void TestCliQuery::rowFindsSimilarRows() {
  const Outcome outcome = run(words("query s.csv --compare title --id id --row 2"));
  QCOMPARE(outcome.code, 0);
  const QList<QByteArray> lines = outcome.output.split('\n');
  QCOMPARE(lines.size(), 5);
  QCOMPARE(lines[0] + '\n', QByteArray(kCliQueryHeader));
  QVERIFY2(lines[1].startsWith("0,a,0.975000,0.9"), lines[1].constData());
  QVERIFY2(lines[1].endsWith(",39,40"), lines[1].constData());
  QVERIFY2(lines[2].startsWith("1,\"b,2\",0.975000,0.9"), lines[2].constData());
  QVERIFY2(lines[3].startsWith("5,f,0.975000,0.9"), lines[3].constData());
  QVERIFY2(outcome.messages.contains("rows compared                 5"),
           outcome.messages.constData());
  QVERIFY2(outcome.messages.contains("similar rows                  3"),
           outcome.messages.constData());
}

void TestCliQuery::textFindsWhatItsRowFinds() {
  const QStringList text{"--text", "  The QUICK brown fox jumps over the lazy dog"};
  const Outcome outcome = run(words("query s.csv --compare title --threshold 1") + text);
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.output, QByteArray(kCliQueryHeader) +
                               "0,,1.000000,1.000000,32,39,39\n1,,1.000000,1.000000,32,39,39\n"
                               "5,,1.000000,1.000000,32,39,39\n");
  const QStringList minus{"--text=-- a text that starts with a minus"};
  QCOMPARE(run(words("query s.csv --compare title") + minus).output, QByteArray(kCliQueryHeader));
}

void TestCliQuery::topWritesTheMostSimilar() {
  const Outcome outcome = run(words("query s.csv --compare title --row 0 --top 1"));
  QCOMPARE(outcome.output, QByteArray(kCliQueryHeader) + "1,,1.000000,1.000000,32,39,39\n");
  QVERIFY(outcome.messages.contains("similar rows                  3"));
  QVERIFY(outcome.messages.contains("rows written                  1"));
}

void TestCliQuery::writesToAFile() {
  const Outcome outcome = run(words("query s.csv --compare title --row 0 --out r.csv"));
  QCOMPARE(outcome.code, 0);
  QVERIFY(outcome.output.isEmpty());
  QCOMPARE(contentOf("r.csv"), run(words("query s.csv --compare title --row 0")).output);
  QVERIFY(outcome.messages.contains("r.csv"));
}

void TestCliQuery::textWithoutShinglesIsReported() {
  const Outcome outcome = run(words("query s.csv --compare title --row 4"));
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.output, QByteArray(kCliQueryHeader));
  QVERIFY(outcome.messages.contains("has no shingle"));
}

void TestCliQuery::emptyTextIsAText() {
  for (const QStringList &empty : {QStringList{"--text="}, QStringList{"--text", ""}}) {
    const Outcome outcome = run(QStringList{"query", "s.csv"} + empty + words("--compare title"));
    QCOMPARE(outcome.output, QByteArray(kCliQueryHeader));
    QVERIFY(outcome.messages.contains("has no shingle"));
  }
}

void TestCliQuery::threadsDoNotChangeBytes() {
  QByteArray table("title\n");
  for (int row = 0; row < 3000; ++row)
    table += "common words and number " + QByteArray::number(row % 700) + '\n';
  makeFile("many.csv", table);
  const QStringList query = words("query many.csv --compare title --row 8 --threshold 0.5");
  const QByteArray one = run(query + words("--threads 1")).output;
  QVERIFY(one.count('\n') > 1000);
  for (const char *threads : {"2", "8"})
    QVERIFY(run(query + QStringList{"--threads", threads}).output == one);
}

void TestCliQuery::help() {
  const Outcome help = run({"query", "--help"});
  QCOMPARE(help.code, 0);
  for (const char *option : {"--text", "--row", "--top", "--compare", "--id", "--threshold",
                             "--shingle", "--hashes", "--bands", "--seed", "--out"})
    QVERIFY2(help.output.contains(option), option);
  for (const char *option : {"--groups", "--report", "--max-pairs", "--verify", "--prepared"})
    QVERIFY2(!help.output.contains(QByteArray("\n  ") + option), option);
}

SHINGLESCOPE_TEST(TestCliQuery, QCoreApplication)
#include "tst_cli_query.moc"
