// SPDX-License-Identifier: MIT
// Two tables in the window: a search gives the same files as --against on the command line; columns
// are matched; verdicts stay when the second table is matched, closed and opened again; a project
// keeps the second table and finds it again.

#include <QProcess>
#include <QSignalSpy>
#include <QtTest>

#include "core/dataset/table/two_tables.h"
#include "core/export/content/result_rows.h"
#include "tests/support/places.h"
#include "tests/support/projects/project_desk.h"
#include "tests/support/test_registry.h"
#include "tests/support/written_csv.h"
#include "ui/parts/table/tables_controller.h"
#include "ui/session/undo_actions.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr int kTwoTablesTimeout = 20000;

/// The flats again: other columns in another order, other words, and a flat of its own.
QByteArray agencyTable() {
  return "Body Text,agent,ID\n"
         "bright flat with two rooms near the old market and a lift in the house from "
         "July,Rossi,r5\n"
         "garage for one car in the courtyard behind the station with a remote control,Bo,x2\n"
         "bright flat with two rooms near the old market and a lift in the house from "
         "May,Rossi,x3\n"
         "a cellar under the town hall that nobody else offers in this list,Rossi,x4\n"
         "garage for one car in the courtyard behind the station with a remote control,Rossi,x5\n";
}

}  // namespace

class TestTwoTables : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_directory = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(path("state")));
    QVERIFY(writeFile(path("flats.csv"), flatsTable()));
    QVERIFY(writeFile(path("agency.csv"), agencyTable()));
    startDesk();
  }

  void cleanup() {
    m_tables.reset();
    m_desk.reset();
    m_directory.reset();
  }

  void columnsAreMatchedByNameAndContent() {
    openBoth();
    const SecondTable &second = *session().secondTable();
    const ColumnMatch expected{ColumnId{2}, ColumnId{0}};  // id by name, text by its role
    QVERIFY(second.match == expected);
    QCOMPARE(session().dataset()->columnCount(), std::size_t{3});
    QCOMPARE(QString::fromStdString(session().dataset()->columnName({2})), QString("agent"));
    QCOMPARE(session().dataset()->rowCount(), std::size_t{13});
    QCOMPARE(std::string(session().dataset()->cell({9}, {0})), std::string("x2"));
    QVERIFY(session().columnsWithoutCounterpart().empty());
  }

  void aColumnOfTheSecondIsNeverCompared() {
    openBoth();
    auto roles = session().roles();
    roles[2] = ColumnRole::Compared;
    m_desk->controller().setRoles(roles);
    QVERIFY(session().roles()[2] == ColumnRole::Shown);
    roles[0] = ColumnRole::Compared;
    m_desk->controller().setRoles(roles);
    QVERIFY(session().roles()[0] == ColumnRole::Compared);
  }

  void exportsAreThoseOfTheCommandLine_data() {
    QTest::addColumn<bool>("isExact");
    QTest::addColumn<bool>("hasPairsWithin");
    QTest::newRow("find across") << false << false;
    QTest::newRow("exact across") << true << false;
    QTest::newRow("find within") << false << true;
    QTest::newRow("exact within") << true << true;
  }

  void exportsAreThoseOfTheCommandLine() {
    QFETCH(bool, isExact);
    QFETCH(bool, hasPairsWithin);
    openBoth();
    m_tables->setPairsWithin(hasPairsWithin);
    find(isExact);
    const DuplicateResult &result = *session().result();
    QCOMPARE(result.firstReference.has_value(), !hasPairsWithin);
    QVERIFY(result.report.pairs >= 5);
    QVERIFY(!session().isResultOutdated());
    QVERIFY(writeFile(path("recipe.json"),
                      QByteArray::fromStdString(recipeToJson(session().recipe()))));
    const auto second =
        exportedSecond(*session().secondTable(), *session().firstTable(), session().recipe());
    QStringList arguments{isExact ? "exact" : "find",
                          "flats.csv",
                          "--recipe",
                          "recipe.json",
                          "--groups",
                          "groups.csv"};
    for (const std::string &word : second.arguments) arguments << QString::fromStdString(word);
    const QByteArray pairs = run(arguments);
    QVERIFY(pairs.count('\n') > 5);
    QCOMPARE(written([&](RowWriter &rows) {
               const auto done = writePairs(result, *session().dataset(), 1000, rows, {});
               return done ? Result<void>() : Result<void>(done.error());
             }),
             pairs);
    QCOMPARE(written([&](RowWriter &rows) {
               return hasPairsWithin ? writeGroups(result, *session().dataset(), rows)
                                     : writeMatches(result, rows);
             }),
             content("groups.csv"));
    for (const bool isOneToOne : {false, true}) {
      if (hasPairsWithin) continue;
      exportMatches(isOneToOne);
      run(arguments + QStringList{"--matches", "matches.csv"} +
          (isOneToOne ? QStringList{"--one-to-one"} : QStringList{}));
      QVERIFY(content("matches.csv").count('\n') > 3);
      QCOMPARE(content("window.csv"), content("matches.csv"));
    }
  }

  void theManifestHasTheArguments() {
    openBoth();
    find();
    exportMatches(true);
    const QByteArray manifest = content("window.csv.manifest.json");
    QVERIFY(manifest.contains("\"--against\""));
    QVERIFY(manifest.contains("\"#2=#1\""));
    QVERIFY(manifest.contains(path("agency.csv").toUtf8()));
    QVERIFY(manifest.contains("\"rows\": 8"));
  }

  void anExportNeverReplacesTheSecondTable() {
    openBoth();
    find();
    QSignalSpy failures(&m_desk->controller(), &ActionsController::failed);
    ExportRequest request;
    request.content = ExportContent::Matches;
    m_desk->controller().exportItems(request, path("agency.csv"));
    QTRY_COMPARE_WITH_TIMEOUT(failures.size(), 1, kTwoTablesTimeout);
    QCOMPARE(content("agency.csv"), agencyTable());
  }

  void verdictsStayWithTheirRows() {
    openBoth();
    m_desk->judge(0, 1);
    m_desk->judge(0, 10, Verdict::NotDuplicate);
    // The result is dropped, because other cells are compared now.
    find();
    ColumnMatch match = session().secondTable()->match;
    match[0].reset();
    m_tables->match(match);
    QTRY_VERIFY_WITH_TIMEOUT(!session().secondTable()->match[0], kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
    QVERIFY(!session().hasResult());
    QCOMPARE(m_desk->verdictOf(0, 1), Verdict::Duplicate);
    QCOMPARE(m_desk->verdictOf(0, 10), Verdict::NotDuplicate);
    m_tables->close();
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable() == nullptr, kTwoTablesTimeout);
    QCOMPARE(session().dataset()->rowCount(), std::size_t{8});
    QCOMPARE(m_desk->verdictOf(0, 1), Verdict::Duplicate);
    QCOMPARE(session().verdicts().counts().decided(), std::uint64_t{1});
    openSecond();
    QCOMPARE(m_desk->verdictOf(0, 10), Verdict::NotDuplicate);
    m_desk->controller().undo();
    QCOMPARE(m_desk->verdictOf(0, 10), Verdict::Undecided);
    m_desk->controller().redo();
    QCOMPARE(m_desk->verdictOf(0, 10), Verdict::NotDuplicate);
  }

  /// Row r5 of the second table has the id of a row of the first.
  void anIdNeverJoinsTheTables() {
    openBoth();
    m_desk->judge(0, 8);
    m_tables->close();
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable() == nullptr, kTwoTablesTimeout);
    QCOMPARE(m_desk->verdictOf(0, 5), Verdict::Undecided);
    QCOMPARE(session().verdicts().counts().decided(), std::uint64_t{0});
    QCOMPARE(session().verdicts().orphans().size(), std::size_t{1});
  }

  void aColumnWithoutCounterpartIsNamed() {
    openBoth();
    m_tables->match(ColumnMatch(2));
    QTRY_VERIFY_WITH_TIMEOUT(!session().secondTable()->match[1], kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
    QVERIFY(session().columnsWithoutCounterpart() == std::vector<ColumnId>{{1}});
    QCOMPARE(session().dataset()->columnCount(), std::size_t{5});
  }

  void anEmptyOrMissingSecondTableIsAnError() {
    openFlats();
    QVERIFY(writeFile(path("empty.csv"), "id,text\n"));
    for (const char *name : {"empty.csv", "nowhere.csv"}) {
      QSignalSpy failures(&m_desk->controller(), &ActionsController::failed);
      m_tables->open({path(name), nullptr}, {});
      QTRY_COMPARE_WITH_TIMEOUT(failures.size(), 1, kTwoTablesTimeout);
      QVERIFY(session().secondTable() == nullptr);
      QVERIFY(!m_desk->controller().isBusy());
    }
  }

  void anotherFirstTableClosesTheSecond() {
    openBoth();
    m_desk->controller().openFile(path("agency.csv"));
    QTRY_VERIFY_WITH_TIMEOUT(session().fileName() == "agency.csv", kTwoTablesTimeout);
    QVERIFY(session().secondTable() == nullptr);
    QVERIFY(session().firstTable() == session().dataset());
  }

  void theKindOfPairsMakesTheResultOutdated() {
    openBoth();
    find();
    m_tables->setPairsWithin(true);
    QVERIFY(session().isResultOutdated());
    m_tables->setPairsWithin(false);
    QVERIFY(!session().isResultOutdated());
  }

  /// Changes of the tables and verdicts are undone and redone in one order.
  void changesOfTheTablesAreUndone() {
    openBoth();
    UndoActions actions(session(), m_desk->controller());
    connect(&actions, &UndoActions::tablesReverted, m_tables.get(), &TablesController::revert);
    QVERIFY(!actions.undo()->isEnabled());
    const ColumnMatch before = session().secondTable()->match;
    ColumnMatch after = before;
    after[0].reset();
    m_tables->match(after);
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable()->match == after, kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
    QVERIFY(actions.undo()->text().contains("match columns"));
    m_desk->judge(0, 10);
    QVERIFY(!actions.undo()->text().contains("match columns"));
    m_tables->setPairsWithin(true);
    QVERIFY(actions.undo()->text().contains("pairs across and within"));

    actions.undo()->trigger();
    QVERIFY(!session().secondTable()->hasPairsWithin);
    QCOMPARE(m_desk->verdictOf(0, 10), Verdict::Duplicate);
    actions.undo()->trigger();
    QCOMPARE(m_desk->verdictOf(0, 10), Verdict::Undecided);
    actions.undo()->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable()->match == before, kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
    QVERIFY(!actions.undo()->isEnabled());

    QVERIFY(actions.redo()->text().contains("match columns"));
    actions.redo()->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable()->match == after, kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
    actions.redo()->trigger();
    QCOMPARE(m_desk->verdictOf(0, 10), Verdict::Duplicate);
    actions.redo()->trigger();
    QVERIFY(session().secondTable()->hasPairsWithin);
    QVERIFY(!actions.redo()->isEnabled());

    // A new change cannot be followed by what was undone; without the second table nothing remains.
    actions.undo()->trigger();
    m_tables->match(before);
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable()->match == before, kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
    QVERIFY(!actions.redo()->isEnabled());
    m_tables->close();
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable() == nullptr, kTwoTablesTimeout);
    QVERIFY(!actions.undo()->text().contains("match columns"));
  }

  void aCancelledChangeIsNotRecorded() {
    openBoth();
    const UndoActions actions(session(), m_desk->controller());
    ColumnMatch after = session().secondTable()->match;
    after[0].reset();
    m_tables->match(after);
    m_desk->controller().cancel();
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
    const bool isChanged = session().secondTable()->match == after;  // it may have been too fast
    QCOMPARE(actions.undo()->isEnabled(), isChanged);
  }

  void aProjectKeepsTheSecondTable() {
    saveProject();
    const std::size_t pairs = session().result()->pairs.size();
    startDesk();
    openProject();
    QVERIFY(session().secondTable() != nullptr);
    QCOMPARE(session().dataset()->rowCount(), std::size_t{13});
    QVERIFY(session().hasResult());
    QCOMPARE(session().result()->pairs.size(), pairs);
    QVERIFY(!session().isResultOutdated());
    QCOMPARE(m_desk->verdictOf(0, 10), Verdict::NotDuplicate);
    QVERIFY(m_desk->project().notice().text.isEmpty());
  }

  void aClosedSecondTableIsNotReopened() {
    saveProject();
    m_tables->close();
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable() == nullptr, kTwoTablesTimeout);
    startDesk();
    openProject();
    QVERIFY(session().secondTable() == nullptr);
    QCOMPARE(session().dataset()->rowCount(), std::size_t{8});
  }

  void columnsMatchedAfterTheRunDropItsResult() {
    saveProject();
    ColumnMatch match = session().secondTable()->match;
    match[0].reset();
    m_tables->match(match);
    QTRY_VERIFY_WITH_TIMEOUT(!session().secondTable()->match[0], kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
    startDesk();
    openProject();
    QVERIFY(!session().secondTable()->match[0]);
    QVERIFY(!session().hasResult());
    QCOMPARE(m_desk->verdictOf(0, 10), Verdict::NotDuplicate);
  }

  void aMissingSecondTableIsLocated() {
    saveProject();
    startDesk();
    QVERIFY(QFile::rename(path("agency.csv"), path("moved.csv")));
    m_desk->project().open(path("work.shinglescope"));
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->project().notice().action, ProjectNotice::Action::FindSource,
                              kTwoTablesTimeout);
    QVERIFY(m_desk->project().notice().text.contains("agency.csv"));
    QVERIFY(!session().hasDataset());
    m_desk->project().locateSource(path("moved.csv"));
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable() != nullptr, kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(session().hasResult(), kTwoTablesTimeout);
    QVERIFY(m_desk->project().notice().text.contains("moved.csv"));
    QCOMPARE(m_desk->verdictOf(0, 10), Verdict::NotDuplicate);
  }

  void aChangedSecondTableIsSaid() {
    saveProject();
    startDesk();
    QVERIFY(writeFile(path("agency.csv"), agencyTable() + "one row more than before,Bo,x6\n"));
    m_desk->project().open(path("work.shinglescope"));
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable() != nullptr, kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
    QCOMPARE(m_desk->project().notice().action, ProjectNotice::Action::RunAgain);
    QVERIFY(m_desk->project().notice().text.contains("agency.csv"));
    QVERIFY(!session().hasResult());
    QCOMPARE(m_desk->verdictOf(0, 10), Verdict::NotDuplicate);
  }

 private:
  QString path(const QString &name) const { return m_directory->filePath(name); }
  Session &session() { return m_desk->session(); }

  void startDesk() {
    m_tables.reset();
    m_desk.reset();
    m_desk = std::make_unique<ProjectDesk>(m_directory->path());
    m_tables = std::make_unique<TablesController>(m_desk->session(), m_desk->controller());
  }

  void openFlats() {
    m_desk->controller().openFile(path("flats.csv"));
    QTRY_VERIFY_WITH_TIMEOUT(session().hasDataset(), kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
  }

  void openSecond() {
    m_tables->open({path("agency.csv"), nullptr}, {});
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable() != nullptr, kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
  }

  void openBoth() {
    openFlats();
    openSecond();
    Recipe recipe = session().recipe();
    recipe.threshold = {6, 10};
    m_desk->controller().setRecipe(recipe);
  }

  void find(bool isExact = false) {
    isExact ? m_desk->controller().findExactly() : m_desk->controller().find();
    QTRY_VERIFY_WITH_TIMEOUT(session().hasResult(), kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
  }

  void saveProject() {
    openBoth();
    find();
    m_desk->judge(0, 10, Verdict::NotDuplicate);
    m_desk->project().saveAs(path("work.shinglescope"));
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->project().path(), path("work.shinglescope"),
                              kTwoTablesTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->saving(), SavingState::Kind::Saved, kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
  }

  void openProject() {
    m_desk->project().open(path("work.shinglescope"));
    QTRY_VERIFY_WITH_TIMEOUT(session().hasDataset(), kTwoTablesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kTwoTablesTimeout);
  }

  void exportMatches(bool isOneToOne) {
    QSignalSpy written(&m_desk->controller(), &ActionsController::exported);
    ExportRequest request;
    request.content = ExportContent::Matches;
    request.profile = ExportProfile::Exact;
    request.isOneToOne = isOneToOne;
    m_desk->controller().exportItems(request, path("window.csv"));
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, kTwoTablesTimeout);
  }

  template <class Write>
  static QByteArray written(const Write &write) {
    return QByteArray::fromStdString(writtenCsv(write));
  }

  QByteArray content(const QString &name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<none>");
  }

  QByteArray run(const QStringList &arguments) {
    QProcess process;
    process.setWorkingDirectory(m_directory->path());
    process.start(QString::fromUtf8(test::commandLineProgram()), arguments);
    const bool isDone = process.waitForFinished(kTwoTablesTimeout) && process.exitCode() == 0;
    return isDone ? process.readAllStandardOutput() : process.readAllStandardError();
  }

  std::unique_ptr<QTemporaryDir> m_directory;
  std::unique_ptr<ProjectDesk> m_desk;
  std::unique_ptr<TablesController> m_tables;
};

SHINGLESCOPE_TEST(TestTwoTables, QApplication)
#include "tst_two_tables.moc"
