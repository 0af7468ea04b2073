// SPDX-License-Identifier: MIT
// A project of two tables: the command line writes the same files as the window, byte for byte,
// opens what the window saved, and the other way round; a saved recipe has the matching columns.

#include <QProcess>
#include <QSignalSpy>

#include "core/review/groups/removal.h"
#include "tests/support/places.h"
#include "tests/support/projects/project_desk.h"
#include "tests/support/test_registry.h"
#include "ui/pages/export/export_plan.h"
#include "ui/pages/find/find_page.h"
#include "ui/pages/find/recipe_editor.h"
#include "ui/pages/review/state/export_material.h"
#include "ui/parts/table/tables_controller.h"
#include "ui/session/second_table.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr int kProjectPatience = 30000;

QByteArray notaryTable() {
  return "Body Text,agent,ID\n"
         "bright flat with two rooms near the old market and a lift in the house from "
         "July,Rossi,r5\n"
         "garage for one car in the courtyard behind the station with a remote control,Bo,x2\n"
         "bright flat with two rooms near the old market and a lift in the house from "
         "May,Rossi,x3\n"
         "\"=a cellar, under the town hall\",Rossi,x4\n"
         "garage for one car in the courtyard behind the station with a remote control,Rossi,x5\n";
}

}  // namespace

class TestTwoTablesProject : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_directory = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(path("state")));
    for (const char *folder : {"window", "cli"}) QVERIFY(QDir(m_directory->path()).mkdir(folder));
    QVERIFY(writeFile(path("flats.csv"), flatsTable()));
    QVERIFY(writeFile(path("notary.csv"), notaryTable()));
    startDesk();
  }

  void cleanup() {
    m_page.reset();
    m_tables.reset();
    m_desk.reset();
    m_directory.reset();
  }

  void exportsAreThoseOfTheWindow_data() {
    QTest::addColumn<bool>("hasPairsWithin");
    QTest::addColumn<ExportContent>("content");
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("file");
    const auto row = [](const char *name, bool within, ExportContent content, const char *options,
                        const char *file) {
      QTest::newRow(name) << within << content << options << file;
    };
    row("pairs across", false, ExportContent::Pairs, "pairs", "pairs.csv");
    row("pairs across, JSON", false, ExportContent::Pairs, "pairs", "pairs.json");
    row("best matches", false, ExportContent::Matches, "matches", "matches.csv");
    row("one to one", false, ExportContent::Matches, "matches --one-to-one", "once.csv");
    row("rejected rows across", false, ExportContent::RejectedRows, "rejected", "rejected.csv");
    row("pairs within", true, ExportContent::Pairs, "pairs", "pairs.csv");
    row("groups within", true, ExportContent::Groups, "groups", "groups.tsv");
    row("cleaned within", true, ExportContent::CleanedTable, "cleaned", "clean.csv");
  }

  void exportsAreThoseOfTheWindow() {
    QFETCH(const bool, hasPairsWithin);
    QFETCH(const ExportContent, content);
    QFETCH(const QString, options);
    QFETCH(const QString, file);
    saveProject(hasPairsWithin);
    exportFromWindow(content, options.contains("one-to-one"), file);
    m_desk->project().saveAs(path("closed.shinglescope"));  // frees the lock of the first
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->project().path(), path("closed.shinglescope"),
                              kProjectPatience);
    const QByteArray messages =
        run(QStringList{"export", "work.shinglescope", "--content"} + options.split(' ') +
            QStringList{"--profile", "exact", "--out", "cli/" + file});
    QVERIFY2(QFile::exists(path("cli/" + file)), messages);
    QVERIFY(content == ExportContent::RejectedRows || contentOf("cli/" + file).size() > 100);
    QCOMPARE(contentOf("cli/" + file), contentOf("window/" + file));
    const QString manifest = file + ".manifest.json";
    QVERIFY(contentOf("cli/" + manifest).contains("\"--against\""));
    QCOMPARE(contentOf("cli/" + manifest), contentOf("window/" + manifest));
  }

  /// Verdicts that the command line adds are on the same rows in the window.
  void verdictsOfTheCommandLineAreShown() {
    saveProject(false);
    startDesk();
    QVERIFY(writeFile(path("v.csv"), "id_a,id_b,verdict\nr2,x2,duplicate\n"));
    const QByteArray messages = run({"review", "work.shinglescope", "--import", "v.csv"});
    QVERIFY2(messages.contains("1 verdict read"), messages);
    openProject("work.shinglescope");
    QCOMPARE(m_desk->verdictOf(2, 9), Verdict::Duplicate);
    QCOMPARE(m_desk->verdictOf(0, 10), Verdict::NotDuplicate);
  }

  void aProjectOfTheCommandLineIsOpened_data() {
    QTest::addColumn<bool>("hasPairsWithin");
    QTest::newRow("across") << false;
    QTest::newRow("within") << true;
  }

  void aProjectOfTheCommandLineIsOpened() {
    QFETCH(const bool, hasPairsWithin);
    run(QStringList{"find", "flats.csv", "--against", "notary.csv", "--compare", "text", "--id",
                    "id", "--against-column", "text=Body Text", "--against-column", "id=ID",
                    "--project", "made.shinglescope", "--threshold", "0.6", "--out", "p.csv",
                    hasPairsWithin ? "--within" : "--no-within"});
    openProject("made.shinglescope");
    QVERIFY(session().secondTable() != nullptr);
    QCOMPARE(session().secondTable()->hasPairsWithin, hasPairsWithin);
    QVERIFY(session().hasResult());
    QCOMPARE(session().result()->firstReference.has_value(), !hasPairsWithin);
    QCOMPARE(contentOf("p.csv").count('\n') - 1,
             static_cast<qsizetype>(session().result()->report.pairs));
  }

  void aSavedRecipeRunsOnTheCommandLine() {
    openBoth();
    m_tables->setPairsWithin(true);
    editor().saveTo(path("recipe.json"));
    const QByteArray saved = contentOf("recipe.json");
    QVERIFY2(saved.contains("\"Body Text\"") && saved.contains("\"pairs_within\": true"), saved);
    QVERIFY(!saved.contains("notary.csv"));
    find();
    const QByteArray pairs =
        run({"find", "flats.csv", "--recipe", "recipe.json", "--against", "notary.csv"});
    QCOMPARE(pairs.count('\n') - 1, static_cast<qsizetype>(session().result()->report.pairs));
  }

  void aLoadedRecipeMatchesTheOpenTable() {
    openBoth();
    m_tables->setPairsWithin(true);
    editor().saveTo(path("recipe.json"));
    ColumnMatch other = session().secondTable()->match;
    other[1] = ColumnId{1};
    m_tables->match(other);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kProjectPatience);
    m_tables->setPairsWithin(false);
    QVERIFY(session().secondTable()->match[1] == std::optional(ColumnId{1}));
    editor().loadFrom(path("recipe.json"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kProjectPatience);
    QVERIFY(session().secondTable()->match[1] == std::optional(ColumnId{0}));
    QVERIFY(session().secondTable()->hasPairsWithin);
    // The kind of pairs alone joins nothing again.
    m_tables->setPairsWithin(false);
    editor().loadFrom(path("recipe.json"));
    QVERIFY(session().secondTable()->hasPairsWithin);
  }

  void aLoadedRecipeMatchesTheNextTable() {
    QVERIFY(
        writeFile(path("recipe.json"),
                  "{\"compare\": [\"text\"], \"id\": \"id\", \"against\": {\"pairs_within\": true,"
                  "\"columns\": [{\"source\": \"text\", \"against\": \"agent\"}]}}"));
    openFirst();
    editor().loadFrom(path("recipe.json"));
    openSecond();
    const SecondTable &second = *session().secondTable();
    QVERIFY(second.match[1] == std::optional(ColumnId{1}));  // not the guess
    QVERIFY(second.hasPairsWithin);
    // Without a second table the recipe keeps what it says.
    m_tables->close();
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable() == nullptr, kProjectPatience);
    editor().saveTo(path("again.json"));
    QVERIFY(contentOf("again.json").contains("\"agent\""));
  }

  void columnsThatATableLacksStayMatched() {
    QVERIFY(writeFile(path("recipe.json"),
                      "{\"compare\": [\"text\"], \"against\": {"
                      "\"columns\": [{\"source\": \"text\", \"against\": \"gone\"}]}}"));
    openBoth();
    const ColumnMatch before = session().secondTable()->match;
    editor().loadFrom(path("recipe.json"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kProjectPatience);
    QVERIFY(session().secondTable()->match == before);
    QVERIFY(session().columnsWithoutCounterpart().empty());
  }

 private:
  QString path(const QString &name) const { return m_directory->filePath(name); }
  Session &session() { return m_desk->session(); }
  RecipeEditor &editor() {
    if (!m_page) {
      m_store = std::make_unique<QSettings>(path("page.ini"), QSettings::IniFormat);
      m_settings = std::make_unique<Settings>(*m_store);
      m_page = std::make_unique<FindPage>(session(), m_desk->controller(), *m_settings, nullptr);
    }
    return *m_page->findChild<RecipeEditor *>();
  }

  void startDesk() {
    m_page.reset();
    m_tables.reset();
    m_desk.reset();
    m_desk = std::make_unique<ProjectDesk>(m_directory->path());
    m_tables = std::make_unique<TablesController>(m_desk->session(), m_desk->controller());
  }

  void openFirst() {
    m_desk->controller().openFile(path("flats.csv"));
    QTRY_VERIFY_WITH_TIMEOUT(session().hasDataset(), kProjectPatience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kProjectPatience);
  }

  void openSecond() {
    m_tables->open({path("notary.csv"), nullptr}, {});
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable() != nullptr, kProjectPatience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kProjectPatience);
  }

  void openBoth() {
    openFirst();
    openSecond();
    Recipe recipe = session().recipe();
    recipe.threshold = {6, 10};
    recipe.floor = recipe.threshold;  // the queue then has no pair below the threshold
    m_desk->controller().setRecipe(recipe);
  }

  void find() {
    m_desk->controller().find();
    QTRY_VERIFY_WITH_TIMEOUT(session().hasResult(), kProjectPatience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kProjectPatience);
  }

  void saveProject(bool hasPairsWithin) {
    openBoth();
    m_tables->setPairsWithin(hasPairsWithin);
    find();
    m_desk->judge(0, 10, Verdict::NotDuplicate);
    m_desk->judge(0, 8, Verdict::Duplicate);
    m_desk->project().saveAs(path("work.shinglescope"));
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->project().path(), path("work.shinglescope"),
                              kProjectPatience);
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->saving(), SavingState::Kind::Saved, kProjectPatience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kProjectPatience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->project().isSavingResult(), kProjectPatience);
  }

  void openProject(const QString &name) {
    m_desk->project().open(path(name));
    QTRY_VERIFY_WITH_TIMEOUT(session().hasDataset(), kProjectPatience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kProjectPatience);
  }

  /// Exports as the dialog does.
  void exportFromWindow(ExportContent content, bool isOneToOne, const QString &file) {
    ExportMaterial material = exportMaterial(session(), nullptr);
    material.result = session().result();
    const auto queue = makeReviewQueue(material.result, {});
    QVERIFY(queue);
    material.queue = *queue;
    material.judgements = session().verdicts().items();
    material.rowMarks = session().verdicts().rowMarks();
    material.threshold = session().reviewThreshold();
    material.records = session().records();
    ExportChoice choice;
    choice.content = content;
    choice.profile = ExportProfile::Exact;
    choice.isOneToOne = isOneToOne;
    if (file.endsWith(".json")) choice.kind.format = ExportFormat::Json;
    if (file.endsWith(".tsv")) choice.kind.format = ExportFormat::Tsv;
    if (content == ExportContent::CleanedTable) choice.kind.format = ExportFormat::Source;
    const auto plan = planExport(material, choice, nullptr, 20, {});
    QVERIFY(plan);
    QSignalSpy written(&m_desk->controller(), &ActionsController::exported);
    m_desk->controller().exportItems(*plan->request, path("window/" + file));
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, kProjectPatience);
  }

  QByteArray contentOf(const QString &name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<none>");
  }

  QByteArray run(const QStringList &arguments) {
    QProcess process;
    process.setWorkingDirectory(m_directory->path());
    process.start(QString::fromUtf8(test::commandLineProgram()), arguments);
    if (!process.waitForFinished(kProjectPatience)) return "no answer";
    const QByteArray output = process.readAllStandardOutput();
    return output.isEmpty() ? process.readAllStandardError() : output;
  }

  std::unique_ptr<QTemporaryDir> m_directory;
  std::unique_ptr<ProjectDesk> m_desk;
  std::unique_ptr<TablesController> m_tables;
  std::unique_ptr<QSettings> m_store;
  std::unique_ptr<Settings> m_settings;
  std::unique_ptr<FindPage> m_page;
};

SHINGLESCOPE_TEST(TestTwoTablesProject, QApplication)
#include "tst_two_tables_project.moc"
