// SPDX-License-Identifier: MIT
// The real command line on real files: exit codes, messages, exact bytes.

#include <signal.h>
#include <sys/types.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/command_line_test.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope::test;

namespace {

constexpr const char *kCliHeader =
    "row_a,row_b,id_a,id_b,jaccard,estimate,shared_bands,intersection,union\n";

/// Returns rows of words from a small vocabulary, enough to keep a run busy.
QByteArray drawnRows(int rows, int wordsEach, quint64 vocabulary) {
  QByteArray text = "n\ttitle\n";
  quint64 state = 1;
  for (int row = 0; row < rows; ++row) {
    text += QByteArray::number(row) + '\t';
    for (int word = 1; word <= wordsEach; ++word) {
      state = state * 6364136223846793005ULL + 1442695040888963407ULL;
      text += "word" + QByteArray::number((state >> 40U) % vocabulary);
      text += word < wordsEach ? " " : "\n";
    }
  }
  return text;
}

QByteArray manyRows(int rows) { return drawnRows(rows, 12, 500); }
/// Rows that have half of their words in common with any other.
QByteArray similarRows(int rows) { return drawnRows(rows, 40, 60); }

}  // namespace

class TestCli : public CommandLineTest {
  Q_OBJECT
 private slots:
  void init() { startAfresh(); }
  void findWritesExactBytes();
  void exactLeavesSignatureColumnsEmpty();
  void estimateLeavesExactColumnsEmpty();
  void groupsHaveExactBytes();
  void withoutOutPairsGoToStandardOutput();
  void reportHasTheKeysThatScriptsUse();
  void reportedRecipeRepeatsTheRun();
  void linksBeyondMaxPairs();
  void columnsByHeaderAndNumber();
  void recipeColumnsAndOverrides();
  void lastOfAPairOfFlagsWins();
  void longExactRunsPrintTheirCost();
  void threadsDoNotChangeBytes();
  void interruptLeavesNoFile_data();
  void interruptLeavesNoFile();
  void nohupKeepsTheRunAlive();
  void closedPipeEndsQuietly();
  void helpAndVersion();

 private:
  QJsonObject reportOf(const QStringList &arguments);
};

QJsonObject TestCli::reportOf(const QStringList &arguments) {
  const Outcome outcome = run(arguments + words("--out p.csv --report r.json"));
  if (outcome.code != 0) qWarning("%s", outcome.messages.constData());
  return QJsonDocument::fromJson(contentOf("r.json")).object();
}

void TestCli::findWritesExactBytes() {
  const Outcome outcome = run(words("find s.csv --compare title --id id --out p.csv"));
  QCOMPARE(outcome.code, 0);
  QVERIFY(outcome.output.isEmpty());
  const QList<QByteArray> lines = contentOf("p.csv").split('\n');
  QCOMPARE(lines.size(), 8);
  QCOMPARE(lines[0] + '\n', QByteArray(kCliHeader));
  QCOMPARE(lines[1], QByteArray("0,1,a,\"b,2\",1.000000,1.000000,32,39,39"));
  QVERIFY2(lines[2].startsWith("0,2,a,c,0.975000,0.9"), lines[2].constData());
  QVERIFY2(lines[2].endsWith(",39,40"), lines[2].constData());
  QCOMPARE(lines[3], QByteArray("0,5,a,f,1.000000,1.000000,32,39,39"));
  QVERIFY2(lines[4].startsWith("1,2,\"b,2\",c,0.975000,0.9"), lines[4].constData());
  QCOMPARE(lines[5], QByteArray("1,5,\"b,2\",f,1.000000,1.000000,32,39,39"));
  QVERIFY2(lines[6].startsWith("2,5,c,f,0.975000,0.9"), lines[6].constData());
  QVERIFY(lines[7].isEmpty());
}

void TestCli::exactLeavesSignatureColumnsEmpty() {
  QCOMPARE(run(words("exact s.csv --compare title --out p.csv")).code, 0);
  QCOMPARE(contentOf("p.csv"), QByteArray(kCliHeader) +
                                   "0,1,,,1.000000,,,39,39\n0,2,,,0.975000,,,39,40\n"
                                   "0,5,,,1.000000,,,39,39\n1,2,,,0.975000,,,39,40\n"
                                   "1,5,,,1.000000,,,39,39\n2,5,,,0.975000,,,39,40\n");
  QCOMPARE(run(words("exact s.csv --compare title --threshold 0.975 --out q.csv")).code, 0);
  QCOMPARE(contentOf("q.csv"), contentOf("p.csv"));
  QCOMPARE(run(words("exact s.csv --compare title --threshold 0.975000001 --out q.csv")).code, 0);
  QCOMPARE(contentOf("q.csv").count('\n'), 4);
}

void TestCli::estimateLeavesExactColumnsEmpty() {
  QCOMPARE(run(words("find s.csv --compare title --verify estimate --out p.csv")).code, 0);
  const QByteArray pairs = contentOf("p.csv");
  QVERIFY(pairs.startsWith(QByteArray(kCliHeader) + "0,1,,,,1.000000,32,,\n0,2,,,,0.9"));
}

void TestCli::groupsHaveExactBytes() {
  makeFile("t.csv",
           "t\nfirst of the first kind\nsecond of another kind\nalone and unlike the rest\n"
           "second of another kind\nfirst of the first kind\n");
  QCOMPARE(run(words("find t.csv --compare t --out p.csv --groups g.csv")).code, 0);
  QCOMPARE(contentOf("g.csv"), QByteArray("row,group\n0,0\n1,1\n3,1\n4,0\n"));
}

void TestCli::withoutOutPairsGoToStandardOutput() {
  const Outcome toFile = run(words("find s.csv --compare title --out p.csv"));
  const Outcome outcome = run(words("find s.csv --compare title"));
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.output, contentOf("p.csv"));
  QVERIFY(outcome.messages.contains("pairs"));
  QVERIFY(outcome.messages.contains("standard output"));
  QVERIFY(toFile.messages.contains("p.csv"));
  QCOMPARE(run(words("find s.csv --compare title --out -")).output, outcome.output);
}

void TestCli::reportHasTheKeysThatScriptsUse() {
  const QJsonObject report = reportOf(words("find s.csv --compare title --threads 1"));
  QCOMPARE(report["rows"].toInteger(), 6);
  QCOMPARE(report["distinct_texts"].toInteger(), 4);
  QCOMPARE(report["empty_texts"].toInteger(), 1);
  QCOMPARE(report["candidates"].toInteger(), 1);
  QCOMPARE(report["pairs"].toInteger(), 6);
  QCOMPARE(report["pairs_written"].toInteger(), 6);
  QCOMPARE(report["pairs_form"].toString(), QString("all"));
  QCOMPARE(report["groups"].toInteger(), 1);
  QCOMPARE(report["rows_in_groups"].toInteger(), 4);
  QCOMPARE(report["threads"].toInteger(), 1);
  QCOMPARE(report["engine"].toString(), QString("find"));
  QCOMPARE(report["source"].toString(), QString("s.csv"));
  QVERIFY(report["peak_memory_bytes"].toInteger() > 1'000'000);
  QVERIFY(!report["version"].toString().isEmpty());
  const QJsonObject seconds = report["seconds"].toObject();
  for (const char *stage :
       {"reading", "preparing", "signing", "banding", "verifying", "grouping", "writing", "total"})
    QVERIFY2(seconds.contains(stage), stage);
  QVERIFY(report["recipe"].toObject()["compare"].toArray() == QJsonArray{"title"});
}

void TestCli::reportedRecipeRepeatsTheRun() {
  const QJsonObject report = reportOf(words(
      "find s.csv --preset kijiji --compare 2 --compare title --id id --threshold 0.123456789 "
      "--seed 18446744073709551615 --hashes 60 --bands 20 --floor 0.1 --unicode nfkc"));
  const QByteArray pairs = contentOf("p.csv");
  makeFile("recipe.json", QJsonDocument(report["recipe"].toObject()).toJson());
  // Qt's JSON keeps only 53 bits of a number, so the seed is replaced as text.
  QByteArray recipe = contentOf("recipe.json");
  const qsizetype seed = recipe.indexOf("\"seed\": ") + 8;
  recipe.replace(seed, recipe.indexOf('\n', seed) - seed, "18446744073709551615");
  makeFile("recipe.json", recipe);
  QCOMPARE(run(words("find s.csv --recipe recipe.json --out q.csv")).code, 0);
  QCOMPARE(contentOf("q.csv"), pairs);
  QVERIFY(pairs.count('\n') > 1);
}

void TestCli::linksBeyondMaxPairs() {
  const QStringList arguments =
      words("exact s.csv --compare title --max-pairs 5 --out p.csv --report r.json");
  const Outcome outcome = run(arguments);
  QCOMPARE(outcome.code, 0);
  QVERIFY(outcome.messages.contains("Links only"));
  QCOMPARE(contentOf("p.csv"), QByteArray(kCliHeader) +
                                   "0,1,,,1.000000,,,39,39\n0,2,,,0.975000,,,39,40\n"
                                   "0,5,,,1.000000,,,39,39\n");
  const QJsonObject report = QJsonDocument::fromJson(contentOf("r.json")).object();
  QCOMPARE(report["pairs"].toInteger(), 6);
  QCOMPARE(report["pairs_written"].toInteger(), 3);
  QCOMPARE(report["pairs_form"].toString(), QString("links"));
  const Outcome whole = run(words("exact s.csv --compare title --max-pairs 6"));
  QVERIFY(!whole.messages.contains("Links only"));
  QCOMPARE(whole.output.count('\n'), 7);
}

/// The third column is called "2": the header has priority over the number.
void TestCli::columnsByHeaderAndNumber() {
  const QByteArray title = run(words("find s.csv --compare title")).output;
  const QByteArray third = run(words("find s.csv --compare 3 --short-texts whole")).output;
  QVERIFY(title != third);
  QCOMPARE(run(words("find s.csv --compare #2")).output, title);
  QCOMPARE(run(words("find s.csv --compare 2")).output, third);
  QCOMPARE(run(words("find s.csv --compare #3")).output, third);
  makeFile("n.csv", "same text here,x\nsame text here,y\n");
  QCOMPARE(run(words("find n.csv --no-header --compare 1")).output.count('\n'), 2);
}

void TestCli::recipeColumnsAndOverrides() {
  makeFile("r1.json", R"({"compare": ["title"], "threshold": 0.99, "shingle": {"k": 4}})");
  QCOMPARE(run(words("exact s.csv --recipe r1.json")).output.count('\n'), 4);
  QCOMPARE(run(words("exact s.csv --recipe r1.json --threshold 0.9")).output.count('\n'), 7);
  QCOMPARE(run(words("exact s.csv --recipe r1.json --compare #3")).output.count('\n'), 4);
  makeFile("r2.json", R"({"compare": ["title"], "verify": "estimate"})");
  QVERIFY(run(words("exact s.csv --recipe r2.json")).output.contains(",39,40"));
}

void TestCli::lastOfAPairOfFlagsWins() {
  const auto lower = [this](const char *flags) {
    const QJsonObject report = reportOf(words(QString("find s.csv --compare title ") + flags));
    return report["recipe"].toObject()["preparation"].toObject();
  };
  QCOMPARE(lower("--no-lower --lower")["lower"].toBool(), true);
  QCOMPARE(lower("--lower --no-lower")["lower"].toBool(), false);
  QCOMPARE(lower("--preset raw")["lower"].toBool(), false);
  QCOMPARE(lower("--preset raw --lower")["lower"].toBool(), true);
  QCOMPARE(lower("--preset news --no-strip-digits")["strip_digits"].toBool(), false);
  QCOMPARE(lower("--strip-lone-letters")["strip_lone_letters"].toBool(), true);
  QVERIFY(lower("--preset news --stem none --stop-words it")["stem"].isNull());
}

/// Only a run that takes long prints its cost; here it ends at once, because its pairs do not fit.
void TestCli::longExactRunsPrintTheirCost() {
  makeFile("many.tsv", manyRows(20'000));
  const QStringList search = words("many.tsv --compare title --shingle word:3 --out p.csv");
  const Outcome exact = run(words("exact") + search);
  QCOMPARE(exact.code, 0);
  QVERIFY2(!exact.messages.contains("exact: about "), exact.messages.constData());
  makeFile("similar.tsv", similarRows(40'000));
  const Outcome refused =
      run(words("exact similar.tsv --compare title --shingle word:1 --threshold 0.1 --out p.csv "
                "--threads 1 --memory 256"));
  QVERIFY(refused.code != 0);
  QVERIFY2(refused.messages.contains("exact: about "), refused.messages.constData());
  QVERIFY2(refused.messages.contains("MiB"), refused.messages.constData());
}

void TestCli::threadsDoNotChangeBytes() {
  makeFile("many.tsv", manyRows(3000) + manyRows(1500).mid(8));
  QByteArray pairs;
  QByteArray groups;
  for (const char *threads : {"1", "2", "8"}) {
    const Outcome outcome =
        run(words("find many.tsv --compare title --threshold 0.3 --out p.csv --groups g.csv") +
            QStringList{"--threads", threads});
    QCOMPARE(outcome.code, 0);
    if (pairs.isEmpty()) {
      pairs = contentOf("p.csv");
      groups = contentOf("g.csv");
      QVERIFY(pairs.count('\n') > 1500);
    }
    QVERIFY(contentOf("p.csv") == pairs);
    QVERIFY(contentOf("g.csv") == groups);
  }
}

void TestCli::interruptLeavesNoFile_data() {
  QTest::addColumn<int>("signalNumber");
  QTest::addColumn<int>("delay");
  QTest::newRow("Ctrl+C early") << SIGINT << 0;
  QTest::newRow("Ctrl+C later") << SIGINT << 700;
  QTest::newRow("terminated") << SIGTERM << 300;
  QTest::newRow("hung up") << SIGHUP << 300;
}

void TestCli::interruptLeavesNoFile() {
  QFETCH(int, signalNumber);
  QFETCH(int, delay);
  makeFile("many.tsv", manyRows(200'000));
  QProcess process;
  process.setWorkingDirectory(folder());
  // The tests themselves may run under nohup.
  process.setChildProcessModifier([] { ::signal(SIGHUP, SIG_DFL); });
  process.start(commandLineProgram(),
                words("find many.tsv --compare title --hashes 1024 --bands 256 --threads 1 "
                      "--out p.csv --groups g.csv --report r.json"));
  QVERIFY(process.waitForStarted());
  // Before the program opens its result files, it may not be ready for signals.
  const auto isUnderWay = [this] {
    return !QDir(folder()).entryList({"r.json.*"}, QDir::Files).isEmpty();
  };
  QTRY_VERIFY_WITH_TIMEOUT(isUnderWay(), kTimeout);
  QThread::msleep(static_cast<unsigned long>(delay));
  QElapsedTimer timer;
  timer.start();
  QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signalNumber), 0);
  QVERIFY(process.waitForFinished(kTimeout));
  VERIFY_WITHIN(timer, 2000);
  QCOMPARE(process.exitStatus(), QProcess::NormalExit);
  const int expected = signalNumber == SIGINT ? 130 : signalNumber == SIGTERM ? 143 : 129;
  QCOMPARE(process.exitCode(), expected);
  QVERIFY(process.readAllStandardError().endsWith("Interrupted.\n"));
  QCOMPARE(QDir(folder()).entryList(QDir::Files | QDir::Hidden),
           (QStringList{"many.tsv", "s.csv"}));
}

void TestCli::nohupKeepsTheRunAlive() {
  makeFile("many.tsv", manyRows(20'000));
  QProcess process;
  process.setWorkingDirectory(folder());
  process.setChildProcessModifier([] { ::signal(SIGHUP, SIG_IGN); });
  process.start(commandLineProgram(),
                words("find many.tsv --compare title --hashes 512 --bands 128 --threads 1 "
                      "--out p.csv"));
  QVERIFY(process.waitForStarted());
  const auto isUnderWay = [this] {
    return !QDir(folder()).entryList({"p.csv.*"}, QDir::Files).isEmpty();
  };
  QTRY_VERIFY_WITH_TIMEOUT(isUnderWay(), kTimeout);
  QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGHUP), 0);
  QVERIFY(process.waitForFinished(kTimeout));
  QCOMPARE(process.exitCode(), 0);
  QVERIFY(QFile::exists(path("p.csv")));
}

void TestCli::closedPipeEndsQuietly() {
  makeFile("t.csv", "t\n" + QByteArray("the same text\n").repeated(600));
  QProcess shell;
  shell.setWorkingDirectory(folder());
  shell.start("bash", {"-c", QString("'%1' find t.csv --compare t --groups g.csv | head -n 1; "
                                     "echo ${PIPESTATUS[0]}")
                                 .arg(commandLineProgram())});
  QVERIFY(shell.waitForFinished(kTimeout));
  QCOMPARE(shell.readAllStandardOutput(), QByteArray(kCliHeader) + "1\n");
  QVERIFY(shell.readAllStandardError().isEmpty());
  QVERIFY(!QFile::exists(path("g.csv")));
}

void TestCli::helpAndVersion() {
  const Outcome version = run({"--version"});
  QCOMPARE(version.code, 0);
  QCOMPARE(version.output, QByteArray("shinglescope-cli " SHINGLESCOPE_VERSION "\n"));
  QCOMPARE(run({"-V"}).output, version.output);
  QCOMPARE(run({"--help"}).code, 0);
  for (const char *command : {"find", "exact"}) {
    const Outcome help = run({command, "--help"});
    QCOMPARE(help.code, 0);
    for (const char *option : {"--compare",
                               "--id",
                               "--preset",
                               "--recipe",
                               "--delimiter",
                               "--quote",
                               "--encoding",
                               "--no-header",
                               "--lower",
                               "--no-lower",
                               "--strip-punctuation",
                               "--strip-digits",
                               "--no-strip-digits",
                               "--strip-lone-letters",
                               "--no-strip-lone-letters",
                               "--unicode",
                               "--white-space",
                               "--stop-words",
                               "--stem",
                               "--shingle",
                               "--short-texts",
                               "--hash",
                               "--permutations",
                               "--hashes",
                               "--bands",
                               "--threshold",
                               "--floor",
                               "--verify",
                               "--seed",
                               "--threads",
                               "--max-pairs",
                               "--out",
                               "--groups",
                               "--report",
                               "Examples",
                               "129",
                               "130",
                               "143"})
      QVERIFY2(help.output.contains(option), option);
  }
}

SHINGLESCOPE_TEST(TestCli, QCoreApplication)
#include "tst_cli.moc"
