// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

/// Groups: rows 0, 1, 3 and rows 2, 4; row 5 is alone.
constexpr const char *kCliMergeFlats =
    "id,text,price,posted\n"
    "a,bright flat with two rooms near the old market and a lift in the house,950,2019-01-01\n"
    "b,bright flat with two rooms near the old market and a lift in the house!,,2019-03-01\n"
    "c,=garage for one car in the courtyard behind the station,90,2019-02-02\n"
    "d,bright flat with two rooms near the old market and a lift in the house.,980,2019-02-01\n"
    "e,=garage for one car in the courtyard behind the station.,95,soon\n"
    "f,a house by the sea with a garden and a view of the hills,500,2019-01-09\n";

}  // namespace

/// Merged records of a project, as a script makes and exports them.
class TestCliMerge : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    startAfresh();
    makeFile("flats.csv", kCliMergeFlats);
    const Outcome found =
        run({"exact", "flats.csv", "--compare", "text", "--id", "id", "--threshold", "0.7",
             "--project", "p.shinglescope", "--out", "found.csv"});
    QVERIFY2(found.code == 0, found.messages);
    QVERIFY(run({"review", "p.shinglescope", "--keep", "first"}).code == 0);
  }

  void recordsAreMergedByRules() {
    const Outcome outcome = exported(
        "--content merged --merge-rule longest "
        "--merge-column price=newest:posted");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QCOMPARE(outcome.output,
             QByteArray("group,row,rows,changed,record_id,record_text,record_price,record_posted\n"
                        "0,0,0;1;3,2,a,bright flat with two rooms near the old market and a lift "
                        "in the house!,980,2019-01-01\n"
                        "1,2,2;4,1,c,=garage for one car in the courtyard behind the station.,90,"
                        "2019-02-02\n"));
  }

  /// The project gives the same bytes as the rules, and remembers them.
  void theProjectKeepsWhatIsMerged() {
    makeFile("rules.json",
             "{\"default\": {\"rule\": \"longest\"},"
             " \"columns\": {\"price\": {\"rule\": \"newest\", \"by\": \"#4\"}}}");
    const QByteArray project = contentOf("p.shinglescope");
    Outcome outcome = run({"review", "p.shinglescope", "--merge-rules", "rules.json", "--dry-run"});
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(outcome.messages.contains("2 groups merged, 3 cells changed"), outcome.messages);
    QVERIFY2(outcome.messages.contains("row 4, posted: soon"), outcome.messages);
    QVERIFY2(outcome.messages.contains("example: 3 rows become row 0, 2 cells changed"),
             outcome.messages);
    QCOMPARE(contentOf("p.shinglescope"), project);
    outcome = run({"review", "p.shinglescope", "--merge-rules", "rules.json"});
    QVERIFY2(outcome.code == 0, outcome.messages);
    for (const char *content : {"merged", "merged-table", "origins"}) {
      const QString what = QString("--content %1").arg(content);
      const QByteArray stored = exported(what).output;
      QVERIFY(stored.count('\n') > 2);
      QCOMPARE(stored, exported(what + " --merge-rules rules.json").output);
    }
    QVERIFY(exported("--content merged --merge-rule keeper").output !=
            exported("--content merged").output);
  }

  void theTableHasMergedRecordsInPlaceOfKeepers() {
    const Outcome outcome = exported("--content merged-table --merge-rule joined:|");
    QVERIFY2(outcome.code == 0, outcome.messages);
    QCOMPARE(outcome.output.count('\n'), 4);
    QVERIFY2(outcome.output.contains("a|b|d,") && outcome.output.contains(",950|980,"),
             outcome.output);
    QVERIFY(outcome.output.endsWith(
        "f,a house by the sea with a garden and a view of the hills,500,2019-01-09\n"));
  }

  void originsNameRowsAndRules() {
    const Outcome outcome =
        exported("--content origins --merge-column price=newest:posted --format jsonl");
    QVERIFY2(outcome.code == 0, outcome.messages);
    const QList<QByteArray> lines = outcome.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 8);
    const auto price = nlohmann::json::parse(lines[2].toStdString());
    QCOMPARE(price["column"], "price");
    QCOMPARE(price["value"], "980");
    QCOMPARE(price["set_by"], "table");
    QCOMPARE(price["rule"], "newest:posted");
    QCOMPARE(price["rows"], nlohmann::json::array({"3"}));
    QVERIFY(price["note"].is_null());
  }

  /// Without keepers nothing is merged, and the command says so.
  void groupsWithoutAKeeperStay() {
    QVERIFY(run({"exact", "flats.csv", "--compare", "text", "--threshold", "0.7", "--project",
                 "q.shinglescope", "--out", "found.csv"})
                .code == 0);
    Outcome outcome = run({"review", "q.shinglescope", "--merge-rule", "longest"});
    QVERIFY2(outcome.code == 0 && outcome.messages.contains("2 groups without a keeper"),
             outcome.messages);
    outcome = run({"export", "q.shinglescope", "--content", "merged"});
    QVERIFY2(outcome.code == 0 && outcome.messages.contains("No group of the project is merged"),
             outcome.messages);
  }

  void mistakesAreReported_data() {
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *name, const QStringList &command, const char *says) {
      QTest::newRow(name) << command << QByteArray(says);
    };
    const QStringList review{"review", "p.shinglescope"};
    const QStringList merged{"export", "p.shinglescope", "--content", "merged"};
    row("rule", review + QStringList{"--merge-rule", "nicest"}, "must begin with filled");
    row("column", review + QStringList{"--merge-column", "colour=longest"}, "colour");
    row("no rule", review + QStringList{"--merge-column", "price"}, "equals sign");
    row("twice",
        merged + QStringList{"--merge-column", "price=longest", "--merge-column", "price=keeper"},
        "twice");
    row("twice by number",
        merged + QStringList{"--merge-column", "price=longest", "--merge-column", "#3=keeper"},
        "twice");
    row("no dates", merged + QStringList{"--merge-rule", "newest:text"}, "does not contain dates");
    row("both", merged + QStringList{"--merge-rules", "rules.json", "--merge-rule", "longest"},
        "excludes");
    row("no file", merged + QStringList{"--merge-rules", "none.json"}, "none.json");
    row("other content", {"export", "p.shinglescope", "--merge-rule", "longest"},
        "--content merged");
    row("format", {"export", "p.shinglescope", "--content", "merged-table", "--format", "json"},
        "cannot be");
    row("over the rules", merged + QStringList{"--merge-rules", "good.json", "--out", "good.json"},
        "merge rules");
  }
  void mistakesAreReported() {
    QFETCH(QStringList, command);
    QFETCH(QByteArray, says);
    makeFile("good.json", "{}");
    const QByteArray project = contentOf("p.shinglescope");
    const Outcome outcome = run(command);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.messages.contains(says), outcome.messages);
    QCOMPARE(contentOf("p.shinglescope"), project);
    QCOMPARE(contentOf("good.json"), QByteArray("{}"));
  }

 private:
  Outcome exported(const QString &options) {
    return run(QStringList{"export", "p.shinglescope"} + words(options));
  }
};

SHINGLESCOPE_TEST(TestCliMerge, NoApplication)
#include "tst_cli_merge.moc"
