// SPDX-License-Identifier: MIT
// sweep: where its grid comes from, which settings it tries, the best ones, and its journal.

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestCliSweep : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    startAfresh();
    QByteArray table = "id,title\n";
    for (int i = 0; i < 60; ++i)
      table += QByteArray::number(i) + ",a bright flat near the park number " +
               QByteArray::number(i / 3) + (i % 3 == 0 ? " today\n" : " now\n");
    makeFile("s.csv", table);
    makeFile("r.json", R"({"version": 1, "compare": ["title"], "threshold": 0.6, "bands": 4,
                           "shingle": {"unit": "word", "k": 2, "hash": "sha1"},
                           "signature": {"hashes": 20, "permutations": "xor"}})");
  }

  void theGridStartsFromTheRecipe() {
    const auto lines = settings("--recipe r.json");
    // 10, 20 and 40 hashes; 2, 4, 5, 10 and 20 bands divide 20 hashes into at most 16 rows.
    QCOMPARE(lines.size(), 3 * 5);
    for (const QByteArray &line : lines) {
      QVERIFY2(line.startsWith("sha1,xor,"), line);
      QVERIFY2(line.contains(",2,word,0.6,"), line);
    }
    // Each list that is given replaces the one of the recipe.
    const auto changed =
        settings("--recipe r.json --hash fast --hashes 8 --bands 2,4 --k 1,3 --threshold 0.5");
    QCOMPARE(changed.size(), 4);
    QVERIFY2(changed[0].startsWith("fast,xor,8,2,4,0,1,word,0.5,"), changed[0]);
    QCOMPARE(settings("--recipe r.json --shingle char:6 --hashes 8 --bands 2")[0].left(36),
             QByteArray("sha1,xor,8,2,4,0,6,char,0.6,1,any,si"));
    makeFile("g.json", R"({"hashes": [8], "bands": [], "zone": {"p2": 0.9}, "unit": "char"})");
    const auto file = settings("--recipe r.json --grid g.json");
    QCOMPARE(file.size(), 1);
    QVERIFY2(file[0].contains(",2,char,0.6,"), file[0]);
    QCOMPARE(settings("--published --rows 20").size(), 432);
  }

  /// Leaving out the shingles of nearly all rows changes what is similar.
  void stopShinglesAreThoseOfTheSample() {
    makeFile("stop.json", R"({"version": 1, "compare": ["title"], "threshold": 0.6,
                              "shingle": {"stop_shingles": 0.5}})");
    const auto usual = settings("--compare title --threshold 0.6 --hashes 20 --bands 10");
    const auto stopped = settings("--recipe stop.json --hashes 20 --bands 10");
    QVERIFY(usual.size() == 1 && stopped.size() == 1);
    // Column 14 is the number of candidates.
    QVERIFY(stopped[0].split(',')[13].toInt() < usual[0].split(',')[13].toInt());
  }

  void wrongListsAreRejected() {
    QCOMPARE(run(words("sweep s.csv --compare title --published --grid g.json")).code, 2);
    QCOMPARE(run(words("sweep s.csv --compare title --bands zone,x")).code, 2);
    QCOMPARE(run(words("sweep s.csv --compare title --search random")).code, 2);
  }

  void settingsAreDrawnOrHalved() {
    QCOMPARE(settings("--recipe r.json --search random --tries 3").size(), 3);
    const auto halved = settings("--recipe r.json --search halving");
    QCOMPARE(halved.size(), 15);  // the table is too small for a smaller sample
    const auto zone = settings("--recipe r.json --hashes 20 --bands zone,4");
    QCOMPARE(zone.size(), 2);
  }

  void theBestSettingIsPrinted() {
    const Outcome outcome = run(words("sweep s.csv --recipe r.json --threshold 0.6,0.9"));
    QVERIFY2(outcome.messages.contains("best at 0.6, word:2: sha1, xor, "), outcome.messages);
    QVERIFY2(outcome.messages.contains("best at 0.9, word:2: "), outcome.messages);
    const Outcome sure = run(words("sweep s.csv --recipe r.json --least-recall 0.5"));
    QVERIFY2(sure.messages.contains("best at 0.6, word:2: "), sure.messages);
    const Outcome none =
        run(words("sweep s.csv --recipe r.json --hashes 20 --bands 2 --threshold 0.6 "
                  "--least-recall 1"));
    QVERIFY2(none.messages.contains("No setting that a recipe can have reaches this recall."),
             none.messages);
  }

  void aSweepContinuesFromItsJournal() {
    const QStringList sweep = words("sweep s.csv --recipe r.json --journal j.jsonl");
    const Outcome first = run(sweep + words("--hashes 20"));
    QVERIFY2(first.code == 0, first.messages);
    QVERIFY2(first.messages.contains("0  outcomes were in j.jsonl"), first.messages);
    const Outcome second = run(sweep + words("--hashes 20,40"));
    QVERIFY2(second.code == 0, second.messages);
    QVERIFY2(second.messages.contains("5  outcomes were in j.jsonl"), second.messages);
    // What was measured keeps its times too.
    const QList<QByteArray> before = first.output.split('\n'), after = second.output.split('\n');
    for (int i = 0; i < 6; ++i) QCOMPARE(after[i], before[i]);
    const Outcome other = run(sweep + words("--seed 3"));
    QCOMPARE(other.code, 1);
    QVERIFY2(other.messages.contains("is not the journal of this sweep"), other.messages);
    makeFile("mine.csv", "a,b\n1,2\n");
    QCOMPARE(run(words("sweep s.csv --recipe r.json --journal mine.csv")).code, 1);
    QCOMPARE(contentOf("mine.csv"), QByteArray("a,b\n1,2\n"));
    QCOMPARE(run(sweep + words("--out j.jsonl")).code, 2);
  }

 private:
  /// The lines of the settings of a sweep.
  QList<QByteArray> settings(const char *arguments) {
    const QString given = QString::fromLatin1(arguments);
    const bool hasColumn =
        given.contains(QStringLiteral("--recipe")) || given.contains(QStringLiteral("--compare"));
    const QString column = hasColumn ? QString() : QStringLiteral("--compare title");
    const Outcome outcome = run(words("sweep s.csv") + words(column) + words(given));
    if (outcome.code != 0) qWarning("%s", outcome.messages.constData());
    QList<QByteArray> lines = outcome.output.split('\n');
    return lines.mid(1, lines.size() - 2);
  }
};

SHINGLESCOPE_TEST(TestCliSweep, NoApplication)
#include "tst_cli_sweep.moc"
