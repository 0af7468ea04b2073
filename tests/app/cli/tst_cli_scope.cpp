// SPDX-License-Identifier: MIT
// --same and --against: which rows may form a pair; --memory.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

constexpr const char *kCliScopeHeader =
    "row_a,row_b,id_a,id_b,jaccard,estimate,shared_bands,intersection,union\n";

}  // namespace

class TestCliScope : public CommandLineTest {
  Q_OBJECT
 private slots:
  void init();
  void samePairsOnlyEqualCells();
  void sameWorksForALargeTable();
  void sameOfARecipeIsReplaced();
  void queryFindsOnlyEqualCells();
  void againstPairsTheTwoFiles();
  void againstWritesMatches();
  void theBestMatchOfEachRow();
  void matchesOneToOne();
  void againstFindsColumnsByName();
  void againstIsInTheReport();
  void badScopes_data();
  void badScopes();
  void candidatesAreTheOnlyPairs();
  void badCandidates_data();
  void badCandidates();
  void memoryIsALimit();
  void thePeakIsThatOfTheProgram();

 private:
  QJsonObject report() { return QJsonDocument::fromJson(contentOf("r.json")).object(); }
};

void TestCliScope::init() {
  startAfresh();
  makeFile("ref.csv",
           "title,key\nthe quick brown fox jumps over the lazy dog,k0\nnothing like it at all,k1\n"
           "Something else entirely stands in this row,k2\n"
           "the quick brown fox jumps over the lazy dog,k3\n");
}

void TestCliScope::samePairsOnlyEqualCells() {
  for (const char *command : {"exact", "find"}) {
    const Outcome outcome = run({command, "s.csv", "--compare", "title", "--same", "2"});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.output.count('\n'), 2);
    QVERIFY(outcome.output.startsWith(QByteArray(kCliScopeHeader) + "0,2,,,0.975000,"));
  }
  QCOMPARE(run(words("exact s.csv --compare title --same 2 --same id")).output,
           QByteArray(kCliScopeHeader));
  QCOMPARE(run(words("find s.csv --compare title --same 2 --out p.csv --report r.json")).code, 0);
  QCOMPARE(report()["recipe"].toObject()["same"].toArray(), QJsonArray{"2"});
}

/// The text of a large table is left in its file unless another column is needed.
void TestCliScope::sameWorksForALargeTable() {
  QByteArray table = "title,key\n";
  for (int row = 0; table.size() < (5 << 20); ++row)
    table += "row number " + QByteArray::number(row / 2 * 7919) + " of a large table with words " +
             QByteArray::number(row / 2) + ",k" + QByteArray::number(row % 3 / 2) + '\n';
  makeFile("large.csv", table);
  makeFile("large.json", R"({"compare": ["title"], "same": ["key"]})");
  for (const char *command : {"exact", "find"}) {
    const Outcome given = run({command, "large.csv", "--compare", "title", "--same", "key"});
    QCOMPARE(given.code, 0);
    QVERIFY(given.output.contains("\n0,1,,,1.000000,"));
    QVERIFY(!given.output.contains("\n2,3,,,1.000000,"));  // other keys
    const Outcome ofRecipe = run({command, "large.csv", "--recipe", "large.json"});
    QCOMPARE(ofRecipe.code, 0);
    QCOMPARE(ofRecipe.output, given.output);
  }
}

void TestCliScope::sameOfARecipeIsReplaced() {
  makeFile("recipe.json", R"({"compare": ["title"], "same": ["2"]})");
  QCOMPARE(run(words("exact s.csv --recipe recipe.json")).output.count('\n'), 2);
  QCOMPARE(run(words("exact s.csv --recipe recipe.json --same id")).output.count('\n'), 1);
}

void TestCliScope::queryFindsOnlyEqualCells() {
  const Outcome outcome = run(words("query s.csv --compare title --row 0 --same 2"));
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.output.count('\n'), 2);
  QVERIFY(outcome.output.contains("\n2,,0.975000,"));
}

void TestCliScope::againstPairsTheTwoFiles() {
  const Outcome exact = run(words("exact s.csv --compare title --against ref.csv"));
  QCOMPARE(exact.code, 0);
  QCOMPARE(exact.output,
           QByteArray(kCliScopeHeader) +
               "0,0,,,1.000000,,,39,39\n0,3,,,1.000000,,,39,39\n1,0,,,1.000000,,,39,39\n"
               "1,3,,,1.000000,,,39,39\n2,0,,,0.975000,,,39,40\n2,3,,,0.975000,,,39,40\n"
               "3,2,,,1.000000,,,38,38\n5,0,,,1.000000,,,39,39\n5,3,,,1.000000,,,39,39\n");
  const Outcome find = run(words("find s.csv --compare title --against ref.csv"));
  QCOMPARE(find.code, 0);
  QCOMPARE(find.output.count('\n'), 10);
  QVERIFY(find.messages.contains("matched rows"));
  QVERIFY(!find.messages.contains("groups"));
}

void TestCliScope::againstWritesMatches() {
  const Outcome outcome =
      run(words("find s.csv --compare title --against ref.csv --out p.csv --groups g.csv"));
  QCOMPARE(outcome.code, 0);
  QCOMPARE(contentOf("g.csv"), QByteArray("row,matches\n0,2\n1,2\n2,2\n3,1\n5,2\n"));
}

/// Two files in which row 0 is most similar to row 0 of the reference, and row 1 is similar to this
/// row only.
void TestCliScope::theBestMatchOfEachRow() {
  makeFile("a.csv", "id,name\na0,maria rossi of rome\na1,maria rossi of romes\na2,nobody else\n");
  makeFile("b.csv", "id,name\nb0,maria rossi of rome\nb1,maria rossi of rome!!\n");
  const Outcome outcome = run(words(
      "exact a.csv --against b.csv --compare name --id id --threshold 0.7 --strip-punctuation none "
      "--matches m.csv"));
  QVERIFY2(outcome.code == 0, outcome.messages);
  const QList<QByteArray> lines = contentOf("m.csv").split('\n');
  QCOMPARE(lines[0] + '\n', QByteArray(kCliScopeHeader).replace("union\n", "union,ties\n"));
  QCOMPARE(lines.size(), 4);
  QVERIFY2(lines[1].startsWith("0,0,a0,b0,1.000000,"), lines[1]);
  QVERIFY2(lines[2].startsWith("1,0,a1,b0,0.9"), lines[2]);
  QVERIFY(lines[1].endsWith(",0") && lines[2].endsWith(",0"));
}

void TestCliScope::matchesOneToOne() {
  makeFile("a.csv", "id,name\na0,maria rossi of rome\na1,maria rossi of romes\n");
  makeFile("b.csv", "id,name\nb0,maria rossi of rome\nb1,maria rossi of rome!!\n");
  for (const char *command : {"find", "exact"}) {
    const Outcome outcome = run(
        QStringList{command} + words("a.csv --against b.csv --compare name --id id --threshold 0.6 "
                                     "--strip-punctuation none --matches m.csv --one-to-one"));
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(outcome.messages.contains("2 rows matched"), outcome.messages);
    const QByteArray table = contentOf("m.csv");
    // a0 with b0 and a1 with b1, or crosswise: the better sum counts.
    QCOMPARE(table.count("\n0,"), 1);
    QCOMPARE(table.count("\n1,"), 1);
    QCOMPARE(table.count(",b0,"), 1);
    QCOMPARE(table.count(",b1,"), 1);
  }
}

void TestCliScope::againstFindsColumnsByName() {
  makeFile("s2.csv", "title\tkey\nthe quick brown fox jumps over the lazy dog\tm0\n");
  const Outcome outcome =
      run(words("find s2.csv --compare title --id key --against ref.csv --threshold 1"));
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.output, QByteArray(kCliScopeHeader) +
                               "0,0,m0,k0,1.000000,1.000000,32,39,39\n"
                               "0,3,m0,k3,1.000000,1.000000,32,39,39\n");
}

void TestCliScope::againstIsInTheReport() {
  const QStringList search = words("find s.csv --compare title --out p.csv --report r.json");
  QCOMPARE(run(search).code, 0);
  QVERIFY(report()["against"].isNull());
  QCOMPARE(run(search + words("--against ref.csv")).code, 0);
  const QJsonObject against = report()["against"].toObject();
  QCOMPARE(against["source"].toString(), QString("ref.csv"));
  QCOMPARE(against["rows"].toInteger(), 4);
  QCOMPARE(against["matched_rows"].toInteger(), 5);
  QCOMPARE(against["reading_problems"].toInteger(), 0);
  QCOMPARE(report()["rows"].toInteger(), 6);
  QCOMPARE(report()["pairs"].toInteger(), 9);
  QCOMPARE(report()["groups"].toInteger(), 0);
}

void TestCliScope::badScopes_data() {
  QTest::addColumn<int>("code");
  QTest::addColumn<QByteArray>("part");
  const auto row = [](const char *options, int code, const char *part) {
    QTest::newRow(options) << code << QByteArray(part);
  };
  row("--same nope", 2, "nope");
  row("--same id --same 1", 2, "twice");
  row("--against none.csv", 1, "none.csv");
  row("--against h.csv", 1, "h.csv");
  row("--against other.csv", 2, "reference");
  row("--against ref.csv --same id", 2, "reference");
  row("--against ref.csv --out ref.csv", 2, "the reference");
  row("--against ref.csv --groups ref.csv", 2, "the reference");
  row("--against ref.csv --matches ref.csv", 2, "the reference");
  row("--matches m.csv", 2, "--against");
  row("--against ref.csv --one-to-one", 2, "--matches");
  row("--pairs links --against ref.csv", 2, "--pairs");
  row("--pairs some", 2, "all or links");
  row("--memory 63", 2, "64");
  row("--memory 0", 2, "--memory");
  row("--memory 1G", 2, "1G");
  row("--memory -5", 2, "--memory");
  row("--memory 99999999999999999999", 2, "--memory");
}

void TestCliScope::badScopes() {
  QFETCH(int, code);
  QFETCH(QByteArray, part);
  makeFile("h.csv", "title\n");
  makeFile("other.csv", "body,more\na,b\n");
  const QByteArray before = contentOf("ref.csv");
  const Outcome outcome = run(words("find s.csv --compare title") + words(QTest::currentDataTag()));
  QVERIFY2(outcome.code == code, outcome.messages.constData());
  QCOMPARE(outcome.messages.count('\n'), 1);
  QVERIFY2(outcome.messages.contains(part), outcome.messages.constData());
  QVERIFY(outcome.output.isEmpty());
  QCOMPARE(contentOf("ref.csv"), before);
}

void TestCliScope::candidatesAreTheOnlyPairs() {
  makeFile("t.csv",
           "title\nthe quick brown fox jumps over the lazy dog\n"
           "the quick brown fox jumps over the lazy dogs\n"
           "the quick brown fox jumped over the lazy dog\n"
           "the quick brown fox jumped over the lazy dog\nnothing like it\n");
  const QStringList search = words("find t.csv --compare title --threshold 0.6");
  const Outcome all = run(search + words("--out all.csv --groups all-groups.csv"));
  QVERIFY2(all.code == 0, all.messages);
  QCOMPARE(contentOf("all.csv").count('\n'), 7);
  // The pairs that a run found give the same result again.
  const Outcome again =
      run(search + words("--candidates all.csv --out again.csv --groups again-groups.csv"));
  QVERIFY2(again.code == 0, again.messages);
  QCOMPARE(contentOf("again.csv"), contentOf("all.csv"));
  QCOMPARE(contentOf("again-groups.csv"), contentOf("all-groups.csv"));
  // A pair that is not listed is not found, and equal rows pair in any case.
  makeFile("few.csv", "row_a,row_b\n1,0\n4,0\n");
  const QStringList lines = QString(run(search + words("--candidates few.csv")).output).split('\n');
  QCOMPARE(lines.size(), 4);
  QVERIFY(lines[1].startsWith("0,1,") && lines[2].startsWith("2,3,"));
  // Equal rows are the only pairs if the file has none.
  makeFile("none.csv", "row_a,row_b\n");
  QCOMPARE(run(search + words("--candidates none.csv")).output.count('\n'), 2);
  const Outcome project = run(search + words("--candidates all.csv --project p.shinglescope"));
  QVERIFY2(project.code == 0, project.messages);
  QCOMPARE(run(search + words("--project q.shinglescope")).code, 0);
  const Outcome exported = run(words("export p.shinglescope --content pairs --no-manifest"));
  QVERIFY(exported.output.count('\n') > 3);
  QCOMPARE(exported.output,
           run(words("export q.shinglescope --content pairs --no-manifest")).output);
}

void TestCliScope::badCandidates_data() {
  QTest::addColumn<QString>("arguments");
  QTest::addColumn<QByteArray>("content");
  QTest::addColumn<int>("code");
  QTest::addColumn<QByteArray>("message");
  const QString find = "find s.csv --compare title --candidates p.csv";
  const QByteArray head = "row_a,row_b\n";
  QTest::newRow("missing") << "find s.csv --compare title --candidates none.csv" << head << 1
                           << QByteArray("none.csv");
  QTest::newRow("no columns") << find << QByteArray("a,b\n1,2\n") << 2 << QByteArray("row_a");
  QTest::newRow("no number") << find << head + "0,1\n1,x\n" << 1 << QByteArray("row 1");
  QTest::newRow("negative") << find << head + "0,-1\n" << 1 << QByteArray("row 0");
  QTest::newRow("beyond the table") << find << head + "0,6\n" << 1 << QByteArray("from 0 to 5");
  QTest::newRow("a table without rows")
      << "find e.csv --compare title --candidates p.csv" << head + "0,1\n"
      << 1 << QByteArray("no rows");
  QTest::newRow("a row with itself") << find << head + "2,2\n" << 1 << QByteArray("row 0");
  QTest::newRow("exact") << "exact s.csv --compare title --candidates p.csv" << head << 2
                         << QByteArray("--candidates");
  QTest::newRow("against") << find + " --against s.csv" << head << 2 << QByteArray("--against");
}

void TestCliScope::badCandidates() {
  QFETCH(const QString, arguments);
  QFETCH(const QByteArray, content);
  QFETCH(const int, code);
  QFETCH(const QByteArray, message);
  makeFile("p.csv", content);
  makeFile("e.csv", "title\n");
  const Outcome outcome = run(words(arguments));
  QVERIFY2(outcome.code == code, outcome.messages);
  QVERIFY2(outcome.messages.contains(message), outcome.messages);
  QCOMPARE(outcome.output, QByteArray());
}

void TestCliScope::memoryIsALimit() {
  const QStringList search = words("find s.csv --compare title");
  const Outcome outcome = run(search + words("--memory 64"));
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.output, run(search).output);
}

/// A process inherits the peak of the one that started it, which is not its own.
void TestCliScope::thePeakIsThatOfTheProgram() {
  if (IS_SANITIZED) QSKIP("Sanitizers reserve memory of their own.");
  const QByteArray large(400'000'000, 'x');
  QCOMPARE(run(words("find s.csv --compare title --report r.json")).code, 0);
  QVERIFY(large.back() == 'x');
  const qint64 peak = report()["peak_memory_bytes"].toInteger();
  QVERIFY2(peak > 1'000'000 && peak < 300'000'000, qPrintable(QString::number(peak)));
}

SHINGLESCOPE_TEST(TestCliScope, QCoreApplication)
#include "tst_cli_scope.moc"
