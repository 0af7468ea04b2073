// SPDX-License-Identifier: MIT
// Projects of two tables on the command line: verdicts, labels and rules are imported, and pairs,
// groups and best matches exported, with the rows of each table; a recipe has the matching columns.

#include <QJsonDocument>
#include <QJsonObject>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestCliTwoTableProjects : public CommandLineTest {
  Q_OBJECT
 private slots:
  void init();
  void matchesAreThoseOfFind_data();
  void matchesAreThoseOfFind();
  void verdictsNameTheirTables_data();
  void verdictsNameTheirTables();
  void wrongVerdictsAreErrors_data();
  void wrongVerdictsAreErrors();
  void labelsAreOfBothTables_data();
  void labelsAreOfBothTables();
  void aRuleNamesRowsByTable();
  void pairsWithinHaveGroupsAndFates();
  void whatTwoTablesLackIsSaid_data();
  void whatTwoTablesLackIsSaid();
  void movedAndChangedTables();
  void theSecondTableIsNotReplaced();
  void aRecipeHasColumnsAndKind();
  void optionsReplaceTheRecipe();

 private:
  void find(const QString &options, const QString &project) {
    const Outcome outcome =
        run(words("exact a.csv --against b.csv --compare title --id id "
                  "--against-column title=heading --against-column id=key "
                  "--out " +
                  project + ".csv --project " + project + ' ' + options));
    QVERIFY2(outcome.code == 0, outcome.messages);
  }
  Outcome review(const QString &options, const QString &project = "p.shinglescope") {
    return run(QStringList{"review", project} + words(options));
  }
  Outcome exported(const QString &options, const QString &project = "p.shinglescope") {
    return run(QStringList{"export", project} + words(options));
  }
  QByteArray verdicts() {
    const Outcome outcome = review("-q --export -");
    return outcome.code == 0 ? outcome.output : outcome.messages;
  }
};

/// Rows 0 and 1 of the first file and row 1 of the second are alike, as are row 2 of the first and
/// rows 0 and 2 of the second.
void TestCliTwoTableProjects::init() {
  startAfresh();
  makeFile("a.csv",
           "id,title\na0,a bright flat near the old market\na1,a bright flat near the old market\n"
           "a2,a garage behind the central station\na3,nothing that the other file has too\n");
  makeFile("b.csv",
           "heading,key\na garage behind the central station,b0\n"
           "a bright flat near the old market,b1\na garage behind the central station!,b2\n");
  find("", "p.shinglescope");
}

void TestCliTwoTableProjects::matchesAreThoseOfFind_data() {
  QTest::addColumn<QString>("options");
  QTest::newRow("best") << "";
  QTest::newRow("one to one") << "--one-to-one";
}

void TestCliTwoTableProjects::matchesAreThoseOfFind() {
  QFETCH(const QString, options);
  const Outcome found =
      run(words("exact a.csv --against b.csv --compare title --id id --against-column "
                "title=heading --against-column id=key --out p.csv --matches m.csv " +
                options));
  QVERIFY2(found.code == 0, found.messages);
  const Outcome outcome = exported("-q --content matches " + options);
  QVERIFY2(outcome.code == 0, outcome.messages);
  QCOMPARE(outcome.output, contentOf("m.csv"));
  QVERIFY(outcome.output.contains(",a2,b0,"));
}

void TestCliTwoTableProjects::verdictsNameTheirTables_data() {
  QTest::addColumn<QByteArray>("file");
  QTest::addColumn<QByteArray>("lines");
  const auto row = [](const char *name, const char *file, const char *lines) {
    QTest::newRow(name) << QByteArray(file) << QByteArray(lines);
  };
  row("row a of the first, row b of the second", "row_a,row_b,verdict\n0,1,duplicate\n",
      "0,1,a0,b1,duplicate,,,,,1,2\n");
  row("ids", "id_a,id_b,verdict\na2,b0,not_duplicate\n", "2,0,a2,b0,not_duplicate,,,,,1,2\n");
  row("turned", "row_a,row_b,verdict,table_a,table_b\n1,0,unsure,2,1\n",
      "0,1,a0,b1,unsure,,,,,1,2\n");
  row("within the second", "row_a,row_b,id_a,verdict,table_a,table_b\n0,2,b0,unsure,2,2\n",
      "0,2,b0,b2,unsure,,,,,2,2\n");
}

void TestCliTwoTableProjects::verdictsNameTheirTables() {
  QFETCH(const QByteArray, file);
  QFETCH(const QByteArray, lines);
  makeFile("v.csv", file);
  const Outcome outcome = review("--import v.csv");
  QVERIFY2(outcome.code == 0, outcome.messages);
  const QByteArray header =
      "row_a,row_b,id_a,id_b,verdict,keep,note,tags,made_by,table_a,table_b\n";
  QCOMPARE(verdicts(), header + lines);
  makeFile("again.csv", verdicts());
  QVERIFY(review("--import again.csv").messages.contains("already has them"));
}

void TestCliTwoTableProjects::wrongVerdictsAreErrors_data() {
  QTest::addColumn<QByteArray>("file");
  QTest::addColumn<QByteArray>("part");
  const auto row = [](const char *name, const char *file, const char *part) {
    QTest::newRow(name) << QByteArray(file) << QByteArray(part);
  };
  row("no such table", "row_a,row_b,verdict,table_a,table_b\n0,1,unsure,1,3\n", "table_b must be");
  row("outside the second", "row_a,row_b,verdict\n0,3,unsure\n", "3 rows");
  row("id of the other table", "id_a,id_b,verdict\nb0,b1,unsure\n", "b0");
  row("id of another row", "row_a,row_b,id_b,verdict\n0,1,b2,unsure\n", "b2");
}

void TestCliTwoTableProjects::wrongVerdictsAreErrors() {
  QFETCH(const QByteArray, file);
  QFETCH(const QByteArray, part);
  makeFile("v.csv", file);
  const Outcome outcome = review("--import v.csv");
  QVERIFY(outcome.code != 0);
  QVERIFY2(outcome.messages.contains(part), outcome.messages);
}

void TestCliTwoTableProjects::labelsAreOfBothTables_data() {
  QTest::addColumn<QByteArray>("file");
  QTest::addColumn<QByteArray>("summary");
  const auto row = [](const char *name, const char *file, const char *summary) {
    QTest::newRow(name) << QByteArray(file) << QByteArray(summary);
  };
  row("left and right", "unique_id_l,unique_id_r,clerical_match_score\na0,b1,1\na2,b0,0\n",
      "left of table 1");
  row("right and left", "unique_id_l,unique_id_r,clerical_match_score\nb1,a0,1\nb0,a2,0\n",
      "left of table 2");
  row("mixed", "unique_id_l,unique_id_r,clerical_match_score\na0,b1,1\nb0,a2,0\n",
      "each id is of one");
  row("named by their files",
      "source_dataset_l,unique_id_l,source_dataset_r,unique_id_r,clerical_match_score\n"
      "b,b1,a,a0,1\na,a2,b,b0,0\n",
      "the first table is called a");
  row("as they are written",
      "unique_id_l,unique_id_r,clerical_match_score,source_dataset_l,source_dataset_r\n"
      "a0,b1,1,1,2\na2,b0,0,1,2\n",
      "the first table is called 1");
  row("row numbers", "row_a,row_b,label\n0,1,1\n2,0,0\n", "row numbers");
  row("row numbers of named tables", "row_a,row_b,label,table_a,table_b\n1,0,1,2,1\n2,0,0,1,2\n",
      "called 1");
}

void TestCliTwoTableProjects::labelsAreOfBothTables() {
  QFETCH(const QByteArray, file);
  QFETCH(const QByteArray, summary);
  makeFile("labels.csv", file);
  const Outcome outcome = review("--import-labels labels.csv");
  QVERIFY2(outcome.code == 0, outcome.messages);
  QVERIFY2(outcome.messages.contains(summary), outcome.messages);
  const Outcome written = review("-q --export-labels -");
  QVERIFY2(written.code == 0, written.messages);
  QCOMPARE(written.output,
           QByteArray("unique_id_l,unique_id_r,clerical_match_score,source_dataset_l,"
                      "source_dataset_r\na0,b1,1,1,2\na2,b0,0,1,2\n"));
}

void TestCliTwoTableProjects::aRuleNamesRowsByTable() {
  const Outcome shown = review("--judge duplicate --at-least 1 --dry-run");
  QVERIFY2(shown.code == 0, shown.messages);
  QVERIFY2(shown.messages.contains("row 0 of table 1 and row 1 of table 2"), shown.messages);
  QCOMPARE(review("--judge duplicate --at-least 1").code, 0);
  QVERIFY2(verdicts().contains("2,0,a2,b0,duplicate,,,,rule,1,2"), verdicts());
}

void TestCliTwoTableProjects::pairsWithinHaveGroupsAndFates() {
  find("--within", "w.shinglescope");
  const Outcome cleaned =
      review("--keep first --cleaned clean.csv --fates fates.csv", "w.shinglescope");
  QVERIFY2(cleaned.code == 0, cleaned.messages);
  // The removed row of the second table is not one of the first.
  QCOMPARE(contentOf("clean.csv"),
           QByteArray("id,title\na0,a bright flat near the old market\na2,a garage behind the "
                      "central station\na3,nothing that the other file has too\n"));
  QCOMPARE(contentOf("fates.csv"),
           QByteArray("row,fate,keeper,table,keeper_table\n0,keeper,0,1,1\n1,removed,0,1,1\n"
                      "2,keeper,2,1,1\n3,outside groups,,1,\n0,removed,2,2,1\n"
                      "1,removed,0,2,1\n2,removed,2,2,1\n"));
  const Outcome groups = exported("-q --content groups", "w.shinglescope");
  QVERIFY2(groups.code == 0, groups.messages);
  QCOMPARE(groups.output.count('\n'), 7);
  const Outcome matches = exported("--content matches", "w.shinglescope");
  QVERIFY2(matches.messages.contains("--content groups"), matches.messages);
}

void TestCliTwoTableProjects::whatTwoTablesLackIsSaid_data() {
  QTest::addColumn<QByteArray>("part");
  const auto row = [](const char *command, const char *part) {
    QTest::newRow(command) << QByteArray(part);
  };
  row("review p.shinglescope --keep first", "--content matches");
  row("review p.shinglescope --cleaned c.csv", "--content matches");
  row("review p.shinglescope --fates f.csv", "--content matches");
  row("review p.shinglescope --merge-rule longest", "merged within one table");
  row("export p.shinglescope --content groups", "--content matches");
  row("export p.shinglescope --content cleaned --out c.csv", "--content matches");
  row("export p.shinglescope --content merged", "--content matches");
  row("export p.shinglescope --content matches --threshold 0.9", "--threshold");
  row("export p.shinglescope --one-to-one", "--content matches");
  row("review one.shinglescope --against-source b.csv --export v.csv", "one table");
  row("review one.shinglescope --import second.csv", "two tables");
  row("export one.shinglescope --content matches", "two tables");
}

void TestCliTwoTableProjects::whatTwoTablesLackIsSaid() {
  QFETCH(const QByteArray, part);
  QCOMPARE(run(words("exact a.csv --compare title --out o.csv --project one.shinglescope")).code,
           0);
  makeFile("second.csv", "row_a,row_b,verdict,table_a,table_b\n0,1,unsure,1,2\n");
  const Outcome outcome = run(words(QTest::currentDataTag()));
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.messages.contains(part), outcome.messages);
  QCOMPARE(contentOf("c.csv"), QByteArray("<none>"));
}

void TestCliTwoTableProjects::movedAndChangedTables() {
  const QByteArray before = exported("-q --content matches").output;
  QVERIFY(before.count('\n') == 4);
  QVERIFY(QFile::rename(path("b.csv"), path("moved.csv")));
  const Outcome missing = exported("--content matches");
  QVERIFY2(missing.messages.contains("--against-source"), missing.messages);
  const Outcome found = exported("-q --content matches --against-source moved.csv");
  QCOMPARE(found.output, before);
  makeFile("moved.csv", contentOf("moved.csv") + "a house by the sea,b3\n");
  const Outcome changed = exported("--content matches --against-source moved.csv");
  QVERIFY2(changed.messages.contains("not the second table that was searched"), changed.messages);
}

void TestCliTwoTableProjects::theSecondTableIsNotReplaced() {
  const QByteArray before = contentOf("b.csv");
  for (const char *command : {"export p.shinglescope --content matches --out b.csv",
                              "review p.shinglescope --export b.csv"}) {
    const Outcome outcome = run(words(command));
    QVERIFY(outcome.code != 0);
    QVERIFY2(outcome.messages.contains("the second table"), outcome.messages);
  }
  QCOMPARE(contentOf("b.csv"), before);
}

void TestCliTwoTableProjects::aRecipeHasColumnsAndKind() {
  const QByteArray columns =
      "\"columns\": [{\"source\": \"title\", \"against\": \"heading\"}, {\"source\": \"id\", "
      "\"against\": \"key\"}]";
  const QByteArray rest = "{\"compare\": [\"title\"], \"id\": \"id\", \"against\": {" + columns;
  makeFile("across.json", rest + "}}");
  makeFile("within.json", rest + ", \"pairs_within\": true}}");
  const Outcome across = run(words("exact a.csv --against b.csv --recipe across.json"));
  QVERIFY2(across.code == 0, across.messages);
  QCOMPARE(across.output, contentOf("p.shinglescope.csv"));
  find("--within", "w.shinglescope");
  const Outcome within =
      run(words("exact a.csv --against b.csv --recipe within.json --report r.json"));
  QVERIFY2(within.code == 0, within.messages);
  QCOMPARE(within.output, contentOf("w.shinglescope.csv"));
  // The recipe of the report repeats the run.
  const QJsonObject report = QJsonDocument::fromJson(contentOf("r.json")).object();
  makeFile("again.json", QJsonDocument(report["recipe"].toObject()).toJson());
  QCOMPARE(run(words("exact a.csv --against b.csv --recipe again.json")).output, within.output);
  // For one table it has no effect.
  const Outcome one = run(words("exact a.csv --recipe within.json"));
  QVERIFY2(one.code == 0, one.messages);
  QVERIFY(one.output.contains("\n0,1,a0,a1,"));
}

void TestCliTwoTableProjects::optionsReplaceTheRecipe() {
  makeFile("r.json",
           "{\"compare\": [\"title\"], \"id\": \"id\", \"against\": {\"pairs_within\": true, "
           "\"columns\": [{\"source\": \"title\", \"against\": \"nope\"}, {\"source\": \"id\", "
           "\"against\": \"key\"}, {\"source\": \"gone\", \"against\": \"key\"}]}}");
  const Outcome missing = run(words("exact a.csv --against b.csv --recipe r.json"));
  QVERIFY2(missing.messages.contains("--against-column"), missing.messages);
  const Outcome replaced =
      run(words("exact a.csv --against b.csv --recipe r.json "
                "--against-column #2=heading --no-within"));
  QVERIFY2(replaced.code == 0, replaced.messages);
  QCOMPARE(replaced.output, contentOf("p.shinglescope.csv"));
}

SHINGLESCOPE_TEST(TestCliTwoTableProjects, QCoreApplication)
#include "tst_cli_two_table_projects.moc"
