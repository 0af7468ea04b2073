// SPDX-License-Identifier: MIT
#include <csignal>
#include <filesystem>
#include <optional>

#include "tests/support/command_line_test.h"
#include "tests/support/effort.h"
#include "tests/support/places.h"
#include "tests/support/projects/project_files.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope::test;

namespace {

/// Groups at 0.7, found by comparing all rows: rows 0, 1, 4; rows 2, 5; row 3 is alone.
constexpr const char *kCliReviewFlats =
    "id,text,price\n"
    "a,bright flat with two rooms near the old market and a lift in the house,950\r\n"
    "b,bright flat with two rooms near the old market and a lift in the house!,\"1,200\"\n"
    "\n"
    "c,garage for one car in the courtyard behind the station,90\n"
    "d,a house by the sea with a garden,500\n"
    "e,bright flat with two rooms near the old market and a lift in the house.,980\n"
    "f,garage for one car in the courtyard behind the station.,95\n";

}  // namespace

/// A scripted review: a run saved in a project, verdicts imported and exported, keep rules, the
/// cleaned table, and two reviewers.
class TestCliReview : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    startAfresh();
    makeFile("flats.csv", kCliReviewFlats);
    makeProject("p.shinglescope");
  }

  void anErrorAfterASavedImportReportsWhatWasSaved() {
    makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n2,5,not_duplicate\n");
    // The verdicts are saved in the project before their export fails on a full disk.
    Outcome outcome = review("--import v.csv --export /dev/full");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.messages.contains("Changes of verdicts saved") &&
                 outcome.messages.contains(": 2. They are kept."),
             outcome.messages);
    outcome = review("--export -");
    QVERIFY2(outcome.output.contains("0,1,"), outcome.output);
    // A command that saves nothing must not report a save.
    outcome = review("--export /dev/full");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(!outcome.messages.contains("saved"), outcome.messages);
  }

  void oneVerdictIsSingular() {
    makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n");
    const Outcome outcome = review("--import v.csv");
    QVERIFY2(outcome.messages.contains("1 verdict read from v.csv\n"), outcome.messages);
  }

  void aReviewIsScripted() {
    makeFile("v.csv",
             "row_a,row_b,verdict,keep,note,tags\n"
             "0,1,duplicate,b,\"same, but dearer\",checked;twice\n"
             "2,5,not_duplicate,,,\n");
    Outcome outcome = review("--import v.csv --reviewer anna --export out.csv");
    QVERIFY2(outcome.code == 0, outcome.messages);
    const QByteArray table = contentOf("out.csv");
    QCOMPARE(table, QByteArray("row_a,row_b,id_a,id_b,verdict,keep,note,tags,made_by\n"
                               "0,1,a,b,duplicate,b,\"same, but dearer\",checked;twice,\n"
                               "2,5,c,f,not_duplicate,,,,\n"));
    outcome = review("--export - --keep lowest:price --cleaned clean.csv --fates fates.csv");
    QVERIFY2(outcome.code == 0, outcome.messages);
    // Row 1 was chosen as keeper manually; the garages were judged Not.
    QCOMPARE(contentOf("clean.csv"),
             QByteArray("id,text,price\n"
                        "b,bright flat with two rooms near the old market and a lift in the "
                        "house!,\"1,200\"\n"
                        "\n"
                        "c,garage for one car in the courtyard behind the station,90\n"
                        "d,a house by the sea with a garden,500\n"
                        "f,garage for one car in the courtyard behind the station.,95\n"));
    QCOMPARE(contentOf("fates.csv"),
             QByteArray("row,fate,keeper\n0,removed,1\n1,keeper,1\n2,outside groups,\n"
                        "3,outside groups,\n4,removed,1\n5,outside groups,\n"));
    outcome = review("--keep lowest:price --overrule --cleaned clean.csv");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY(contentOf("clean.csv").contains("\na,bright"));
    QVERIFY(!contentOf("clean.csv").contains("b,bright"));
    outcome = review("--export marks.json");
    QVERIFY(contentOf("marks.json").contains("\"verdict\":\"keeper\""));
  }

  void verdictsAreExportedAndImportedAsJson() {
    makeFile("v.json", R"([{"id_a": "a", "id_b": "e", "verdict": "unsure", "note": "\u20ac",
                            "tags": ["x;y"]},
                           {"row_a": 4, "verdict": "taken_out"}])");
    QVERIFY2(review("--import v.json --export out.json").code == 0, "import");
    makeProject("other.shinglescope");
    const Outcome outcome =
        run({"review", "other.shinglescope", "--import", "out.json", "--export", "again.json"});
    QVERIFY2(outcome.code == 0, outcome.messages);
    QCOMPARE(contentOf("again.json"), contentOf("out.json"));
    QVERIFY(contentOf("out.json").contains("[\"x;y\"]"));
  }

  void aDryRunChangesNothing() {
    const QByteArray before = contentOf("p.shinglescope");
    const Outcome outcome = review("--keep highest:price --dry-run");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(outcome.messages.contains("2 groups by highest:price"), outcome.messages);
    QVERIFY2(outcome.messages.contains("row 1 stays"), outcome.messages);
    QCOMPARE(contentOf("p.shinglescope"), before);
  }

  void aVerdictByRule() {
    makeFile("v.csv", "row_a,row_b,verdict\n0,4,unsure\n");
    QCOMPARE(review("--import v.csv").code, 0);
    const QByteArray before = contentOf("p.shinglescope");
    Outcome outcome = review("--judge duplicate --at-least 0.5 --dry-run");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(outcome.messages.contains("1 keep another verdict of a reviewer"), outcome.messages);
    QVERIFY2(outcome.messages.contains("example: rows "), outcome.messages);
    QCOMPARE(contentOf("p.shinglescope"), before);
    outcome = review("--judge duplicate --agree price --export out.csv");
    QVERIFY2(outcome.code == 0, outcome.messages);
    // No other pair has equal prices.
    QCOMPARE(contentOf("out.csv"),
             QByteArray("row_a,row_b,id_a,id_b,verdict,keep,note,tags,made_by\n"
                        "0,4,a,e,unsure,,,,\n"));
    outcome = review(
        "--judge not_duplicate --differ price --overrule --reviewer anna "
        "--export out.csv");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(contentOf("out.csv").contains("\n0,4,a,e,not_duplicate,,,,rule\n"),
             contentOf("out.csv"));
  }

  void conditionsNeedAVerdict() {
    for (const char *words : {"--at-least 0.9", "--at-most 0.9", "--agree price", "--differ id"}) {
      const Outcome outcome = review(words);
      QCOMPARE(outcome.code, 2);
      QVERIFY2(outcome.messages.contains("give --judge."), outcome.messages);
    }
    const Outcome column = review("--judge unsure --agree nowhere");
    QCOMPARE(column.code, 2);
    QVERIFY2(column.messages.contains("nowhere"), column.messages);
    QCOMPARE(review("--judge undecided").code, 2);
    QCOMPARE(review("--judge duplicate --at-least 2").code, 2);
  }

  void rulesFromAFile() {
    makeFile("rules.json", R"({"version": 1, "rules": [{"rule": "last"}]})");
    const Outcome outcome = review("--rules rules.json --cleaned clean.csv");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QCOMPARE(contentOf("clean.csv").count('\n'), 5);
    QVERIFY(contentOf("clean.csv").contains("e,bright"));
    QVERIFY(contentOf("clean.csv").contains("f,garage"));
  }

  void twoReviewersMergeAndAgree() {
    makeProject("anna.shinglescope");
    makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n2,5,not_duplicate\n");
    makeFile("w.csv", "row_a,row_b,verdict\n0,1,duplicate\n2,5,duplicate\n0,4,duplicate\n");
    QCOMPARE(review("--import v.csv").code, 0);
    QCOMPARE(run({"review", "anna.shinglescope", "--import", "w.csv"}).code, 0);
    Outcome outcome = review("--agreement anna.shinglescope");
    QVERIFY2(outcome.messages.contains("agreement: 1 of 2 that both decided, kappa 0.0000"),
             outcome.messages);
    outcome = review("--merge anna.shinglescope --keep first --cleaned clean.csv");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(outcome.messages.contains("1 verdict added, 1 contested"), outcome.messages);
    QVERIFY(contentOf("clean.csv").contains("f,garage"));  // one of the two reviewers judged Not
    QVERIFY(!contentOf("clean.csv").contains("b,bright"));
  }

  void aTableOfVerdictsIsMergedLikeAProject() {
    makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n2,5,not_duplicate\n");
    makeFile("w.csv", "row_a,row_b,verdict\n0,1,duplicate\n2,5,duplicate\n0,4,duplicate\n");
    QCOMPARE(review("--import v.csv").code, 0);
    Outcome outcome = review("--agreement w.csv");
    QVERIFY2(outcome.messages.contains("agreement: 1 of 2 that both decided, kappa 0.0000"),
             outcome.messages);
    outcome = review("--merge w.csv");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(outcome.messages.contains("1 verdict added, 1 contested"), outcome.messages);
    // A project may have any extension.
    makeProject("anna.shinglescope");
    QVERIFY(QFile::rename(path("anna.shinglescope"), path("anna.db")));
    outcome = review("--agreement anna.db");
    QVERIFY2(outcome.messages.contains("agreement: 0 of 0"), outcome.messages);
  }

  /// If Ctrl+C is pressed while the verdicts of one or two reviewers are imported, either all of
  /// them are saved or none. tst_verdicts_stopped and bench/verdict_log check how soon a step
  /// stops.
  void anInterruptImportsAllOrNothing_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<int>("moments");
    QTest::newRow("an import") << "--import" << 1;
    QTest::newRow("a merge") << "--merge" << 6;  // the steps of two reviewers
  }
  void anInterruptImportsAllOrNothing() {
    QFETCH(const QString, option);
    QFETCH(const int, moments);
    const QByteArray said = makeManyTexts();
    const QString other = option == "--merge" ? reviewOfTwo("many.shinglescope", said) : "v.csv";
    const QStringList arguments{"review", "tried.shinglescope", option, other};
    std::optional<qint64> whole;
    for (int moment = moments; moment >= 0; --moment) {
      QFile::remove(path("tried.shinglescope"));
      QVERIFY(QFile::copy(path("many.shinglescope"), path("tried.shinglescope")));
      // The first run is not interrupted. The others are interrupted within the first quarter of
      // its duration, because the rest is spent on saving.
      const qint64 later = whole ? *whole * moment / 24 : kTimeout;
      const auto ended = interrupt(arguments, later);
      QVERIFY(ended);
      if (!whole) whole = ended;
      QCOMPARE(run(words("review tried.shinglescope --export out.csv")).code, 0);
      const auto verdicts = contentOf("out.csv").count('\n') - 1;
      QVERIFY2(verdicts == 0 || verdicts == said.count('\n') - 1, QByteArray::number(moment));
      // A step that was complete before the interrupt is saved first, which takes seconds. A busy
      // machine needs longer for everything.
      if (verdicts == 0) QVERIFY(isWithin(*ended - later, 2000 + *whole / 4));
    }
  }

  /// A pair on which two reviewers disagree has no verdict: exported with the pairs and imported
  /// again, it stays contested. A verdict on it would settle it.
  void aContestedPairStaysContestedAfterAnImport() {
    makeProject("anna.shinglescope");
    makeFile("v.csv", "row_a,row_b,verdict\n2,5,not_duplicate\n");
    makeFile("w.csv", "row_a,row_b,verdict\n2,5,duplicate\n");
    QCOMPARE(review("--import v.csv").code, 0);
    QCOMPARE(run({"review", "anna.shinglescope", "--import", "w.csv"}).code, 0);
    QCOMPARE(review("--merge anna.shinglescope").code, 0);
    for (const char *name : {"pairs.csv", "pairs.json"}) {
      const QString exported = QString::fromLatin1(name);
      QFile::remove(path(exported));
      const auto exportPairs = [&] {
        return run({"export", "p.shinglescope", "--content", "pairs", "--out", exported});
      };
      const Outcome outcome = exportPairs();
      QVERIFY2(outcome.code == 0, outcome.messages);
      const QByteArray pairs = contentOf(exported);
      QVERIFY2(pairs.contains("contested"), pairs);
      const Outcome imported = review("--import " + exported);
      QVERIFY2(imported.code == 0, imported.messages);
      QCOMPARE(exportPairs().code, 0);
      QCOMPARE(contentOf(exported), pairs);
    }
    makeFile("settled.csv", "row_a,row_b,verdict\n2,5,duplicate\n");
    QCOMPARE(review("--import settled.csv").code, 0);
    QCOMPARE(run(words("export p.shinglescope --content pairs --out after.csv")).code, 0);
    QVERIFY(!contentOf("after.csv").contains("contested"));
  }

  /// The verdicts can be exported, and a new result can be computed as the message suggests.
  void aDamagedResultKeepsTheVerdicts() {
    makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n2,5,not_duplicate\n");
    QCOMPARE(review("--import v.csv --export before.csv").code, 0);
    alter(path("p.shinglescope").toStdString(),
          "UPDATE scored_pair SET shared_bands = shared_bands + 1 WHERE pair = 1");
    Outcome outcome = review("--export after.csv");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(outcome.messages.contains("warning: The stored result is damaged"), outcome.messages);
    QCOMPARE(contentOf("after.csv"), contentOf("before.csv"));
    outcome = review("--export all.csv --cleaned clean.csv");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.messages.contains("review NEW --merge \"p.shinglescope\""), outcome.messages);
    makeProject("new.shinglescope");
    outcome = run(words("review new.shinglescope --merge p.shinglescope --export merged.csv"));
    QVERIFY2(outcome.code == 0, outcome.messages);
    QCOMPARE(contentOf("merged.csv").count('\n'), contentOf("before.csv").count('\n'));
  }

  void aMergeReportsEditedRecords() {
    makeFile("v.csv", "row_a,row_b,verdict\n0,1,duplicate\n2,5,not_duplicate\n");
    QCOMPARE(review("--import v.csv").code, 0);
    makeFile("flats.csv",
             QByteArray(kCliReviewFlats)
                 .replace("garage for one car in the courtyard behind the station,90",
                          "garage for two cars in the courtyard behind the station,90"));
    makeProject("new.shinglescope");
    const Outcome outcome = run(words("review new.shinglescope --merge p.shinglescope"));
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(outcome.messages.contains("2 verdicts added"), outcome.messages);
    QVERIFY2(outcome.messages.contains("1 verdict on records that have the same id but different"),
             outcome.messages);
  }

  void theReviewedScope() {
    makeFile("v.csv", "row_a,row_b,verdict\n2,5,duplicate\n");
    const Outcome outcome =
        review("--import v.csv --keep first --scope reviewed --cleaned clean.csv");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY(contentOf("clean.csv").contains("b,bright"));
    QVERIFY(!contentOf("clean.csv").contains("f,garage"));
  }

  /// Promise C6, also for paths with links.
  void sourceAndProjectAreNeverOverwritten_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("target");
    for (const char *option : {"--cleaned", "--export", "--fates"}) {
      for (const char *target : {"flats.csv", "p.shinglescope", "soft", "hard", "projectlink"})
        QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(option, target))) << option << target;
    }
  }
  void sourceAndProjectAreNeverOverwritten() {
    QFETCH(QString, option);
    QFETCH(QString, target);
    QVERIFY(QFile::link(path("flats.csv"), path("soft")));
    QVERIFY(QFile::link(path("p.shinglescope"), path("projectlink")));
    std::filesystem::create_hard_link(path("flats.csv").toStdString(), path("hard").toStdString());
    const QByteArray project = contentOf("p.shinglescope");
    const Outcome outcome = run({"review", "p.shinglescope", option, target});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.contains("is the same file as"), outcome.messages);
    QCOMPARE(contentOf("flats.csv"), QByteArray(kCliReviewFlats));
    QCOMPARE(contentOf("p.shinglescope"), project);
  }

  void mistakesAreExplained_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing to do") << "" << 2 << "Choose what to do with the project";
    QTest::newRow("bad rule") << "--keep best" << 2 << "must begin with longest";
    QTest::newRow("no such column") << "--keep longest:colour" << 2 << "colour";
    QTest::newRow("no numbers") << "--keep highest:text" << 2 << "does not contain numbers";
    QTest::newRow("rules twice") << "--keep first --rules r.json" << 2 << "exclude each other";
    QTest::newRow("scope") << "--keep first --scope some" << 2 << "choose all or reviewed";
    QTest::newRow("flag alone") << "--export - --overrule" << 2 << "require rules";
    QTest::newRow("low threshold") << "--export - --threshold 0.1" << 2 << "search again";
    QTest::newRow("no import") << "--import none.csv" << 1 << "none.csv";
    QTest::newRow("no verdict table") << "--import s.csv" << 1 << "not a table of verdicts";
    QTest::newRow("bad word") << "--import word.csv" << 1 << "row 2: the verdict must be duplicate";
    QTest::newRow("bad row") << "--import row.csv" << 2 << "Row 77 of the verdicts";
    QTest::newRow("other id") << "--import id.csv" << 2 << "has the id \"a\"";
    QTest::newRow("no other project") << "--merge s.csv" << 1 << "s.csv";
  }
  void mistakesAreExplained() {
    QFETCH(QString, arguments);
    QFETCH(QString, said);
    makeFile("word.csv", "row_a,row_b,verdict\n0,1,duplicate\n0,4,maybe\n");
    makeFile("row.csv", "row_a,row_b,verdict\n0,77,duplicate\n");
    makeFile("id.csv", "row_a,row_b,id_a,id_b,verdict\n0,1,z,b,duplicate\n");
    const QByteArray before = contentOf("p.shinglescope");
    const Outcome outcome = review(arguments);
    QTEST(outcome.code, "code");
    QVERIFY2(outcome.messages.contains(said.toUtf8()), outcome.messages);
    QCOMPARE(outcome.messages.count("shinglescope-cli: "), 1);
    QCOMPARE(contentOf("p.shinglescope"), before);
  }

  void aProjectIsNeverReplaced() {
    const QByteArray before = contentOf("p.shinglescope");
    const Outcome outcome =
        run(words("exact flats.csv --compare text --project p.shinglescope --out -"));
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.contains("already exists"), outcome.messages);
    QCOMPARE(contentOf("p.shinglescope"), before);
  }

  void aChangedOrMissingTableIsReported() {
    makeFile("flats.csv", QByteArray(kCliReviewFlats).replace("950", "951"));
    Outcome outcome = review("--export -");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.messages.contains("is not the table that was searched"), outcome.messages);
    QVERIFY(QFile::remove(path("flats.csv")));
    outcome = review("--export -");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.messages.contains("give its current path with --source"), outcome.messages);
    makeFile("moved.csv", kCliReviewFlats);
    outcome = review("--export - --source moved.csv");
    QVERIFY2(outcome.code == 0, outcome.messages);
  }

 private:
  /// Creates a project of many texts. Returns the lines of v.csv, with verdicts on four pairs of
  /// each text.
  QByteArray makeManyTexts() {
    constexpr int kTexts = effort(60'000, 2'000);
    QByteArray table = "text\n";
    QByteArray said = "row_a,row_b,verdict\n";
    for (int row = 0; row < kTexts; ++row) {
      table += QCryptographicHash::hash(QByteArray::number(row), QCryptographicHash::Md5).toHex();
      table += '\n';
      for (int next = row + 1; next <= std::min(row + 4, kTexts - 1); ++next)
        said += QByteArray::number(row) + ',' + QByteArray::number(next) + ",unsure\n";
    }
    makeFile("many.csv", table);
    makeFile("v.csv", said);
    run(
        words("find many.csv --compare text --threshold 0.9 --out pairs.csv --project "
              "many.shinglescope"));
    return said;
  }

  /// Sends Ctrl+C `later` milliseconds after the first verdict is judged. Returns the milliseconds
  /// until the program ended, interrupted or complete; nothing if it ended in another way.
  std::optional<qint64> interrupt(const QStringList &arguments, qint64 later) {
    QProcess process;
    process.setWorkingDirectory(folder());
    process.start(commandLineProgram(), arguments);
    QByteArray messages;
    process.setReadChannel(QProcess::StandardError);
    // On a fast machine, judging may finish before its first message; then the result is printed
    // first.
    const auto isUnderWay = [&messages] {
      for (const char *word : {"judging", "verdicts read", "merged"})
        if (messages.contains(word)) return true;
      return false;
    };
    while (!isUnderWay() && process.waitForReadyRead(kTimeout))
      messages += process.readAllStandardError();
    if (!isUnderWay()) return std::nullopt;
    QElapsedTimer timer;
    timer.start();
    if (later > 0) process.waitForFinished(static_cast<int>(later));
    if (process.state() != QProcess::NotRunning) {
      if (::kill(static_cast<pid_t>(process.processId()), SIGINT) != 0) return std::nullopt;
      if (!process.waitForFinished(kTimeout)) return std::nullopt;
    }
    const bool isRightEnd = process.exitCode() == 130 || process.exitCode() == 0;
    return isRightEnd ? std::optional(timer.elapsed()) : std::nullopt;
  }

  /// Copies a project and imports one half of the lines for each of two reviewers. Returns the
  /// copy's name.
  QString reviewOfTwo(const char *project, const QByteArray &said) {
    QFile::copy(path(project), path("two.shinglescope"));
    const auto middle = said.indexOf('\n', said.size() / 2) + 1;
    const QByteArray header = said.left(said.indexOf('\n') + 1);
    makeFile("anna.csv", said.left(middle));
    makeFile("bob.csv", header + said.mid(middle));
    for (const char *reviewer : {"anna", "bob"}) {
      const Outcome outcome = run({"review", "two.shinglescope", "--reviewer", reviewer, "--import",
                                   QString::fromLatin1(reviewer) + ".csv"});
      if (outcome.code != 0) return {};
    }
    return QStringLiteral("two.shinglescope");
  }

  Outcome review(const QString &arguments) {
    return run(QStringList{"review", "p.shinglescope"} + words(arguments));
  }
  void makeProject(const QString &name) {
    const Outcome outcome =
        run(words("exact flats.csv --compare text --id id --threshold 0.7 "
                  "--out pairs.csv --project " +
                  name));
    QVERIFY2(outcome.code == 0, outcome.messages);
  }
};

SHINGLESCOPE_TEST(TestCliReview, NoApplication)
#include "tst_cli_review.moc"
