// SPDX-License-Identifier: MIT
// What users expect of every command: short options, quiet runs, and mistakes that are named.

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

const QStringList kCommands = {
    "find",      "exact", "pairs",   "query",    "convert",   "sniff",      "review",
    "export",    "sweep", "recall",  "showdown", "worker",    "completion", "man",
    "histogram", "bands", "buckets", "matrices", "estimator", "curves",     "plans"};

/// As a message lists them.
const QByteArray kListedCommands =
    "find, exact, pairs, query, convert, sniff, review, export, sweep, recall, accuracy, showdown, "
    "estimate, advise, histogram, bands, candidates, buckets, matrices, estimator, curves, plans, "
    "worker, "
    "completion "
    "or man";

/// Rows that keep a run busy for longer than the time after which progress is shown.
QByteArray busyRows() {
  QByteArray text = "title\n";
  for (int row = 0; row < 60'000; ++row) {
    for (int word = 0; word < 12; ++word)
      text += "word" + QByteArray::number((row * 7919 + word * 104'729) % 5003) + ' ';
    text += '\n';
  }
  return text;
}

}  // namespace

class TestCliConventions : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() { startAfresh(); }
  void helpAndVersionOfEveryCommand();
  void theShortNameOfOut_data();
  void theShortNameOfOut();
  void quietRunsPrintOnlyTheResult_data();
  void quietRunsPrintOnlyTheResult();
  void quietRunsStillPrintErrors();
  void quietRunsStillPrintWhatWasAskedFor();
  void anUnknownCpuIsReportedUnlessQuiet();
  void withoutProgressTheSummaryStays();
  void mistakesAreNamed_data();
  void mistakesAreNamed();

 private:
  void makeProject();
};

void TestCliConventions::makeProject() {
  QCOMPARE(run(words("find s.csv --compare title --project p.shinglescope")).code, 0);
}

void TestCliConventions::helpAndVersionOfEveryCommand() {
  for (const QString &command : kCommands) {
    for (const char *option : {"-V", "--version"}) {
      const Outcome version = run({command, option});
      QVERIFY2(version.code == 0, version.messages);
      QCOMPARE(version.output, QByteArray("shinglescope-cli " SHINGLESCOPE_VERSION "\n"));
    }
    for (const char *option : {"-h", "--help"}) {
      const Outcome help = run({command, option});
      QVERIFY2(help.code == 0, help.messages);
      for (const char *common : {"-h,--help", "-V,--version", "-q,--quiet", "--no-progress"})
        QVERIFY2(help.output.contains(common), qPrintable(command + ' ' + common));
      QCOMPARE(help.output.contains("--out "), help.output.contains("-o,--out "));
    }
  }
}

void TestCliConventions::theShortNameOfOut_data() {
  QTest::addColumn<QString>("command");
  QTest::newRow("find") << "find s.csv --compare title";
  QTest::newRow("exact") << "exact s.csv --compare title";
  QTest::newRow("query") << "query s.csv --compare title --row 0";
  QTest::newRow("convert") << "convert s.csv";
  QTest::newRow("export") << "export p.shinglescope --no-manifest";
  QTest::newRow("sweep") << "sweep s.csv --compare title --hashes 20 --bands 4 --k 3";
  QTest::newRow("recall") << "recall s.csv --compare title";
  QTest::newRow("showdown") << "showdown s.csv --compare title";
  QTest::newRow("estimate") << "estimate s.csv --compare title";
  QTest::newRow("advise") << "advise s.csv --compare title";
  QTest::newRow("histogram") << "histogram s.csv --compare title";
  QTest::newRow("bands") << "bands s.csv --compare title";
  QTest::newRow("buckets") << "buckets s.csv --compare title";
  QTest::newRow("matrices") << "matrices s.csv --compare title --rows 0,1";
  QTest::newRow("estimator") << "estimator s.csv --compare title --pair 0,1";
  QTest::newRow("curves") << "curves 20x5";
  QTest::newRow("plans") << "plans 100";
}

void TestCliConventions::theShortNameOfOut() {
  QFETCH(const QString, command);
  makeProject();
  QCOMPARE(run(words(command + " --out long.csv")).code, 0);
  const Outcome outcome = run(words(command + " -o short.csv"));
  QVERIFY2(outcome.code == 0, outcome.messages);
  QVERIFY(contentOf("short.csv").size() > 10);
  QCOMPARE(contentOf("short.csv").count('\n'), contentOf("long.csv").count('\n'));
}

void TestCliConventions::quietRunsPrintOnlyTheResult_data() {
  theShortNameOfOut_data();
  QTest::newRow("sniff") << "sniff s.csv";
  QTest::newRow("review") << "review p.shinglescope --export - --keep most-filled";
  QTest::newRow("a row is left out") << "find long.csv --compare title";
  QTest::newRow("links") << "find s.csv --compare title --max-pairs 1";
  QTest::newRow("no shingle") << "query s.csv --compare title --text=";
  QTest::newRow("few pairs") << "showdown s.csv --compare title --threshold 0.9";
}

void TestCliConventions::quietRunsPrintOnlyTheResult() {
  QFETCH(const QString, command);
  makeProject();
  if (command.contains("long.csv"))
    makeFile("long.csv", QByteArray(kListings) + "g,\"" + QByteArray(20'000'000, 'x') + "\",x\n");
  const Outcome usual = run(words(command));
  QVERIFY2(usual.code == 0, usual.messages);
  const bool isSniff = command.startsWith("sniff");
  QVERIFY2(isSniff || !usual.messages.isEmpty(), usual.messages);
  for (const char *option : {" -q", " --quiet", " --quiet --no-progress", " --no-progress -q"}) {
    const Outcome quiet = run(words(command + option));
    QCOMPARE(quiet.code, 0);
    QCOMPARE(quiet.messages, QByteArray());
    QCOMPARE(quiet.output.count('\n'), usual.output.count('\n'));
  }
}

void TestCliConventions::quietRunsStillPrintErrors() {
  Outcome outcome = run(words("find none.csv --compare title -q"));
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.messages.startsWith("shinglescope-cli: "), outcome.messages);
  outcome = run(words("find s.csv --compare none -q"));
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.messages.startsWith("shinglescope-cli: "), outcome.messages);
}

/// The program runs with another target, so this is only a warning.
void TestCliConventions::anUnknownCpuIsReportedUnlessQuiet() {
  const QByteArray before = qgetenv("SHINGLESCOPE_CPU");
  qputenv("SHINGLESCOPE_CPU", "z80");
  const Outcome usual = run(words("sniff s.csv"));
  const Outcome quiet = run(words("sniff s.csv -q"));
  before.isNull() ? qunsetenv("SHINGLESCOPE_CPU") : qputenv("SHINGLESCOPE_CPU", before);
  QCOMPARE(usual.code, 0);
  QVERIFY2(usual.messages.startsWith("shinglescope-cli: ") && usual.messages.contains("z80"),
           usual.messages);
  QCOMPARE(quiet.code, 0);
  QCOMPARE(quiet.messages, QByteArray());
}

/// A dry run and an agreement have no other result.
void TestCliConventions::quietRunsStillPrintWhatWasAskedFor() {
  makeProject();
  Outcome outcome = run(words("review p.shinglescope --keep most-filled --dry-run -q"));
  QCOMPARE(outcome.code, 0);
  QVERIFY2(outcome.messages.contains("example: "), outcome.messages);
  QVERIFY2(!outcome.messages.contains("not duplicate"), outcome.messages);
  makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n");
  outcome = run(words("review p.shinglescope --agreement v.csv -q"));
  QCOMPARE(outcome.code, 0);
  QVERIFY2(outcome.messages.startsWith("agreement: "), outcome.messages);
  QCOMPARE(outcome.messages.count('\n'), 1);
  outcome = run(words("review p.shinglescope --merge v.csv -q"));
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.messages, QByteArray());
}

void TestCliConventions::withoutProgressTheSummaryStays() {
  makeFile("busy.csv", busyRows());
  const QStringList command =
      words("find busy.csv --compare title --hashes 4096 --bands 64 --threads 1 --out p.csv");
  const Outcome usual = run(command);
  QCOMPARE(usual.code, 0);
  QVERIFY2(usual.messages.contains(" ...\n"), usual.messages);
  const Outcome outcome = run(command + words("--no-progress"));
  QCOMPARE(outcome.code, 0);
  QVERIFY2(!outcome.messages.contains(" ...\n"), outcome.messages);
  QVERIFY2(outcome.messages.contains("pairs written"), outcome.messages);
}

void TestCliConventions::mistakesAreNamed_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char *arguments, const QByteArray &message) {
    QTest::newRow(arguments) << words(arguments) << message;
  };
  row("fnid s.csv",
      "there is no command 'fnid'; did you mean 'find'? (see shinglescope-cli --help)");
  row("show", "there is no command 'show'; did you mean 'showdown'? (see shinglescope-cli --help)");
  row("frobnicate s.csv", "there is no command 'frobnicate'; choose " + kListedCommands +
                              " (see shinglescope-cli --help)");
  row("man fnid",
      "there is no command 'fnid'; did you mean 'find'? (see shinglescope-cli man "
      "--help)");
  row("--verison",
      "there is no option '--verison' before the command; did you mean '--version'? "
      "(see shinglescope-cli --help)");
  row("-v",
      "there is no option '-v' before the command; did you mean '-V'? (see shinglescope-cli "
      "--help)");
  row("find s.csv --compare title --thresold 0.9",
      "there is no option '--thresold' for find; did you mean '--threshold'? (see "
      "shinglescope-cli find --help)");
  row("find --thresold=0.9",
      "there is no option '--thresold' for find; did you mean '--threshold'? (see "
      "shinglescope-cli find --help)");
  row("sniff s.csv --jsno",
      "there is no option '--jsno' for sniff; did you mean '--json'? (see "
      "shinglescope-cli sniff --help)");
  row("convert s.csv -x",
      "there is no option '-x' for convert (see shinglescope-cli convert --help)");
  row("convert s.csv --frobnicate",
      "there is no option '--frobnicate' for convert (see shinglescope-cli convert --help)");
  row("convert s.csv t.csv",
      "convert takes one argument, so 't.csv' is one too many; leave it "
      "out, or give it to an option (see shinglescope-cli convert --help).");
  row("find s.csv --hash murmr3",
      "--hash is \"murmr3\"; choose fast, xxh3, xxh32, murmur3, farmhash or sha1 (did you mean "
      "'murmur3'?).");
  row("find s.csv --preset kijji",
      "There is no preset \"kijji\"; choose one of default, kijiji, news, raw, lesson, names, "
      "excerpts (did "
      "you mean 'kijiji'?).");
  row("export p.shinglescope --format jsnol",
      "--format is \"jsnol\"; choose source, csv, tsv, xlsx, json, jsonl or html (did you mean "
      "'jsonl'?).");
  row("review p.shinglescope --scope al",
      "--scope is \"al\"; choose all or reviewed (did you mean 'all'?).");
  row("completion bsh", "SHELL is \"bsh\"; choose bash, zsh or fish (did you mean 'bash'?).");
  row("find", "FILE is required (see shinglescope-cli find --help)");
  QTest::newRow("control characters")
      << QStringList{QStringLiteral("fi\u001B[2Jnd")}
      << QByteArray("there is no command 'fi\\x1B[2Jnd'; choose " + kListedCommands +
                    " (see shinglescope-cli --help)");
}

void TestCliConventions::mistakesAreNamed() {
  QFETCH(const QStringList, arguments);
  QFETCH(const QByteArray, message);
  const Outcome outcome = run(arguments);
  QCOMPARE(outcome.code, 2);
  QCOMPARE(outcome.messages, "shinglescope-cli: " + message + "\n");
  QVERIFY(outcome.output.isEmpty());
}

SHINGLESCOPE_TEST(TestCliConventions, NoApplication)
#include "tst_cli_conventions.moc"
