// SPDX-License-Identifier: MIT
// Every invalid input is reported in one line, and nothing is written.

#include <unistd.h>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

void addColumns() {
  QTest::addColumn<QString>("arguments");
  QTest::addColumn<int>("code");
  QTest::addColumn<QByteArray>("part");
}

/// Adds a test row; `part` must be in the message.
void row(const char *arguments, int code, const char *part) {
  QTest::newRow(arguments) << QString(arguments) << code << QByteArray(part);
}

}  // namespace

class TestCliBadInput : public CommandLineTest {
  Q_OBJECT
 private slots:
  void init() { startAfresh(); }
  void filesAndColumns_data();
  void filesAndColumns();
  void numbersAndChoices_data();
  void numbersAndChoices();
  void queriesAndConversions_data();
  void queriesAndConversions();
  void argumentsAndTargets_data();
  void argumentsAndTargets();
  void textFromAFileIsShortened_data();
  void textFromAFileIsShortened();
  void namesCannotCommandATerminal_data();
  void namesCannotCommandATerminal();
  void aPathMayNotBeEmpty();
  void sameFileThroughALinkIsRejected();
  void unreadableFileIsRejected();
  void oldResultsStayWhenARunFails();

 private:
  void check();
};

void TestCliBadInput::filesAndColumns_data() {
  addColumns();
  row("find none.csv --compare title", 1, "none.csv");
  row("find folder --compare title", 1, "folder");
  row("find empty.csv --compare title", 1, "no rows");
  row("find header.csv --compare title", 1, "no rows");
  row("exact header.csv --compare title", 1, "no rows");
  row("find header.csv --compare nope", 2, "nope");
  row("find binary.csv --compare title", 1, "binary.csv");
  row("find /dev/zero --compare title", 1, "/dev/zero");
  row("find s.csv", 2, "id, title, 2");
  row("find s.csv --compare nope", 2, "id, title, 2");
  row("find s.csv --compare 4", 2, "\"4\"");
  row("find s.csv --compare #0", 2, "#0");
  row("find s.csv --compare title --id nope", 2, "nope");
  row("find s.csv --compare title --compare #2", 2, "#2");
  row("find s.csv --compare title --shingle char:0", 2, "--shingle");
  row("find s.csv --compare title --shingle char", 2, "char:K");
  row("find s.csv --compare title --shingle word:-1", 2, "--shingle");
  row("find s.csv --compare title --shingle line:3", 2, "word:K");
}

void TestCliBadInput::filesAndColumns() { check(); }

void TestCliBadInput::numbersAndChoices_data() {
  addColumns();
  row("find s.csv --compare title --bands 33", 2, "33");
  row("find s.csv --compare title --bands 0", 2, "--bands");
  row("find s.csv --compare title --hashes 100", 2, "25");
  row("find s.csv --compare title --hashes 0", 2, "--hashes");
  row("find s.csv --compare title --hashes 5000", 2, "--hashes");
  row("find s.csv --compare title --threshold 0", 2, "--threshold");
  row("find s.csv --compare title --threshold 1.1", 2, "--threshold");
  row("find s.csv --compare title --threshold abc", 2, "abc");
  row("find s.csv --compare title --threshold -0.5", 2, "--threshold");
  row("find s.csv --compare title --threshold 0,8", 2, "0,8");
  row("find s.csv --compare title --floor 0.9", 2, "floor");
  row("find s.csv --compare title --seed 18446744073709551616", 2, "--seed");
  row("find s.csv --compare title --threads 0", 2, "--threads");
  row("find s.csv --compare title --max-pairs many", 2, "--max-pairs");
  row("find s.csv --compare title --stop-words xx", 2, "xx");
  row("find s.csv --compare title --stem xx", 2, "xx");
  row("find s.csv --compare title --hash md5", 2, "choose");
  row("find s.csv --compare title --permutations linear", 2, "one-permutation");
  row("find s.csv --compare title --stop-shingles 0", 2, "--stop-shingles");
  row("find s.csv --compare title --stop-shingles 0.0001", 2, "0.001");
  row("find s.csv --compare title --stop-shingles often", 2, "--stop-shingles");
  row("find s.csv --compare title --white-space trim", 2, "remove");
  row("find s.csv --compare title --unicode nfd", 2, "nfkc");
  row("find s.csv --compare title --verify maybe", 2, "estimate");
  row("exact s.csv --compare title --verify estimate", 2, "exact");
}

void TestCliBadInput::numbersAndChoices() { check(); }

void TestCliBadInput::argumentsAndTargets_data() {
  addColumns();
  row("find s.csv --compare title --header-lines 0", 2, "--header-lines");
  row("find s.csv --compare title --quote ab", 2, "--quote");
  row("find s.csv --compare title --delimiter ; --quote ;", 2, "--quote");
  row("find s.csv --compare title --encoding nope", 2, "nope");
  row("find s.csv --compare title --preset nope", 2, "kijiji");
  row("find s.csv --compare title --preset raw --recipe good.json", 2, "--recipe");
  row("find s.csv --compare title --recipe none.json", 2, "none.json");
  row("find s.csv --compare title --recipe folder", 2, "folder");
  row("find s.csv --compare title --recipe bad.json", 2, "shingle.size");
  row("find s.csv --compare title --wrong", 2, "--wrong");
  row("find s.csv extra.csv --compare title", 2, "extra.csv");
  row("find --compare title", 2, "FILE");
  row("search s.csv", 2,
      "find, exact, pairs, query, convert, sniff, review, export, sweep, recall, accuracy, "
      "showdown, estimate, advise, histogram, bands, candidates, buckets, matrices, estimator, "
      "curves, plans, "
      "worker, completion or man");
  row("", 2,
      "find, exact, pairs, query, convert, sniff, review, export, sweep, recall, accuracy, "
      "showdown, estimate, advise, histogram, bands, candidates, buckets, matrices, estimator, "
      "curves, plans, "
      "worker, completion or man");
  row("find s.csv --compare title --out none/p.csv", 1, "none/p.csv");
  row("find s.csv --compare title --groups none/g.csv", 1, "none/g.csv");
  row("find s.csv --compare title --report none/r.json", 1, "none/r.json");
  row("find s.csv --compare title --out folder", 1, "folder");
  row("find s.csv --compare title --out /dev/full", 1, "/dev/full");
  row("find s.csv --compare title --out p.csv --report /dev/full", 1, "/dev/full");
  row("find s.csv --compare title --out s.csv", 2, "s.csv");
  row("find s.csv --compare title --out p.csv --groups ./p.csv", 2, "--groups");
  row("find s.csv --compare title --groups -", 2, "--groups");
  row("find s.csv --recipe good.json --report good.json", 2, "the recipe");
}

void TestCliBadInput::argumentsAndTargets() { check(); }

void TestCliBadInput::queriesAndConversions_data() {
  addColumns();
  row("query s.csv --compare title", 2, "--text");
  row("query s.csv --compare title --row 0 --text dog", 2, "--row");
  row("query s.csv --compare title --row 6", 2, "0 to 5");
  row("query s.csv --compare title --row -1", 2, "--row");
  row("query s.csv --compare title --row 4294967296", 2, "--row");
  row("query s.csv --compare title --row one", 2, "--row");
  row("query s.csv --compare title --row 0 --top 0", 2, "--top");
  row("query s.csv --compare nope --row 0", 2, "nope");
  row("query s.csv --row 0", 2, "--compare");
  row("query s.csv --compare title --id nope --row 0", 2, "nope");
  row("query s.csv --compare title --row 0 --out s.csv", 2, "the input");
  row("query s.csv --compare title --row 0 --groups g.csv", 2, "--groups");
  row("query header.csv --compare title --text dog", 1, "no rows");
  row("convert none.csv", 1, "none.csv");
  row("convert binary.csv", 1, "binary.csv");
  row("convert s.csv --out s.csv", 2, "the input");
  row("convert s.csv --out none/t.csv", 1, "none/t.csv");
  row("convert s.csv --compare title", 2, "--prepared");
  row("convert s.csv --stem en", 2, "--prepared");
  row("convert s.csv --preset news", 2, "--prepared");
  row("convert s.csv --prepared", 2, "id, title, 2");
  row("convert s.csv --prepared --compare nope", 2, "nope");
  row("convert s.csv --prepared --compare title --stem xx", 2, "xx");
  row("convert s.csv --delimiter-out ab", 2, "--delimiter-out");
  row("convert s.csv --delimiter-out double", 2, "--delimiter-out");
  row("convert s.csv --threshold 0.5", 2, "--threshold");
}

void TestCliBadInput::queriesAndConversions() { check(); }

void TestCliBadInput::check() {
  QFETCH(QString, arguments);
  QFETCH(int, code);
  QFETCH(QByteArray, part);
  QVERIFY(QDir(folder()).mkdir("folder"));
  makeFile("empty.csv", "");
  makeFile("header.csv", "id,title\n");
  makeFile("binary.csv", QByteArray("\x7f"
                                    "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0",
                                    18));
  makeFile("good.json", R"({"compare": ["title"]})");
  makeFile("bad.json", R"({"shingle": {"size": 3}})");
  const QDir directory(folder());
  const QStringList before = directory.entryList(QDir::AllEntries | QDir::Hidden);
  const Outcome outcome = run(words(arguments));
  QVERIFY2(outcome.code == code, outcome.messages.constData());
  QVERIFY2(outcome.messages.startsWith("shinglescope-cli: "), outcome.messages.constData());
  QCOMPARE(outcome.messages.count('\n'), 1);
  QVERIFY2(outcome.messages.contains(part), outcome.messages.constData());
  QVERIFY(outcome.output.isEmpty());
  QCOMPARE(directory.entryList(QDir::AllEntries | QDir::Hidden), before);
  QCOMPARE(contentOf("s.csv"), QByteArray(kListings));
}

void TestCliBadInput::textFromAFileIsShortened_data() {
  QTest::addColumn<QByteArray>("content");
  QTest::addColumn<QString>("arguments");
  QTest::addColumn<QByteArray>("said");
  const auto add = [](const char *name, const QByteArray &content, const char *arguments,
                      const char *said) {
    QTest::newRow(name) << content << QString(arguments) << QByteArray(said);
  };
  const QByteArray big(100'000, 'x');
  const char *find = "find s.csv --compare title --recipe f.json";
  const char *sweep = "sweep s.csv --compare title --grid f.json";
  const char *rules = "review p.shinglescope --rules f.json --cleaned c.csv";
  add("k", R"({"shingle":{"k":"3"}})", find, "from 1 to 1000.");
  add("bands", R"({"bands":-1})", find, "from 1 to 4096.");
  add("hashes", R"({"signature":{"hashes":4294967296}})", find, "from 1 to 4096.");
  add("k of a grid", R"({"k":["3"]})", sweep, "\"f.json\": k in the grid must be");
  add("key", "{\"" + big + "\":1}", find, "which this version does not support");
  add("key twice", "{\"" + big + "\":1,\"" + big + "\":1}", find, "twice");
  add("key of a grid", "{\"" + big + "\":1}", sweep, "\"f.json\": The grid has the key");
  add("language", "{\"preparation\":{\"stem\":\"" + big + "\"}}", find, "choose one of");
  add("column", "{\"compare\":[\"" + big + "\"]}", "find s.csv --recipe f.json",
      "There is no column");
  add("pattern",
      "{\"version\":1,\"rules\":[{\"rule\":\"matches\",\"column\":\"title\",\"pattern\":\"(" + big +
          "\"}]}",
      rules, "The regular expression");
}

void TestCliBadInput::textFromAFileIsShortened() {
  QFETCH(QByteArray, content);
  QFETCH(QString, arguments);
  QFETCH(QByteArray, said);
  QCOMPARE(run(words("find s.csv --compare title --project p.shinglescope")).code, 0);
  makeFile("f.json", content);
  const Outcome outcome = run(words(arguments));
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.messages.contains(said), outcome.messages.left(2000));
  QVERIFY(outcome.messages.size() < 1000);
}

void TestCliBadInput::namesCannotCommandATerminal_data() {
  QTest::addColumn<QStringList>("arguments");
  const QString file = QStringLiteral("a\u001B[2J\u009B2J\u202Eb.csv");
  QTest::newRow("column") << QStringList{"find", file, "--compare", "none"};
  QTest::newRow("target") << QStringList{"convert", file, "--out", file};
  QTest::newRow("recipe") << QStringList{"find", file, "--recipe", file};
  QTest::newRow("project") << QStringList{"export", file};
  QTest::newRow("missing") << QStringList{"find", file + "x", "--compare", "none"};
  QTest::newRow("result") << QStringList{"find", file, "--compare", "1", "--out", file + "o"};
  QTest::newRow("new project") << QStringList{"find", file,        "--compare",
                                              "1",    "--project", file + "p"};
}

/// Messages contain none of the control and direction characters of a file's or column's name.
void TestCliBadInput::namesCannotCommandATerminal() {
  QFETCH(QStringList, arguments);
  makeFile(QStringLiteral("a\u001B[2J\u009B2J\u202Eb.csv"),
           "id,t\x1B[2J\u009B2J\u202Eitle\n1,one\n2,two\n");
  const Outcome outcome = run(arguments);
  QVERIFY(!outcome.messages.isEmpty());
  for (const char *each : {"\x1B", "\u009B", "\u202E"})
    QVERIFY2(!outcome.messages.contains(each), outcome.messages.toPercentEncoding(" ").constData());
}

void TestCliBadInput::aPathMayNotBeEmpty() {
  for (const QStringList &arguments :
       {QStringList{"review", "", "--export", "x"}, QStringList{"export", ""},
        QStringList{"find", "", "--compare", "title"}, QStringList{"sniff", ""}}) {
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.contains("give the path of a file"), outcome.messages);
  }
}

void TestCliBadInput::sameFileThroughALinkIsRejected() {
  QVERIFY(QFile::link("s.csv", path("link.csv")));
  QCOMPARE(::link(qPrintable(path("s.csv")), qPrintable(path("hard.csv"))), 0);
  for (const char *target : {"link.csv", "hard.csv"}) {
    const Outcome outcome = run(words("find s.csv --compare title --out") + QStringList{target});
    QCOMPARE(outcome.code, 2);
    QCOMPARE(contentOf("s.csv"), QByteArray(kListings));
  }
}

void TestCliBadInput::unreadableFileIsRejected() {
  if (geteuid() == 0) QSKIP("The superuser may read everything.");
  QVERIFY(QFile::setPermissions(path("s.csv"), {}));
  const Outcome outcome = run(words("find s.csv --compare title --out p.csv"));
  QCOMPARE(outcome.code, 1);
  QCOMPARE(outcome.messages.count('\n'), 1);
  QVERIFY(!QFile::exists(path("p.csv")));
}

void TestCliBadInput::oldResultsStayWhenARunFails() {
  makeFile("p.csv", "old");
  makeFile("g.csv", "old");
  const Outcome outcome =
      run(words("find s.csv --compare title --out p.csv --groups g.csv --report /dev/full"));
  QCOMPARE(outcome.code, 1);
  QCOMPARE(contentOf("p.csv"), QByteArray("old"));
  QCOMPARE(contentOf("g.csv"), QByteArray("old"));
  QCOMPARE(QDir(folder()).entryList(QDir::Files | QDir::Hidden).size(), 3);
}

SHINGLESCOPE_TEST(TestCliBadInput, QCoreApplication)
#include "tst_cli_bad_input.moc"
