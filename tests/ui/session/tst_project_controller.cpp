// SPDX-License-Identifier: MIT
// A project in the window: work that is shown as saved is saved; a second window only reads and
// follows; the source has several states; a file that cannot be opened is left unchanged.

#include <QSignalSpy>
#include <QtTest>

#include "tests/support/projects/project_desk.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr int kProjectControllerTimeout = 20000;
constexpr qint64 kUserVersionAt = 60;  // of an SQLite file's header

std::uint64_t stepsIn(const QString &path) {
  ProjectOptions options;
  options.access = ProjectAccess::ReadOnly;
  const auto store = ProjectStore::open(path.toStdString(), options);
  return store ? (*store)->steps().size() : 0;
}

}  // namespace

class TestProjectController : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_directory = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(path("state")));
    QVERIFY(writeFile(path("flats.csv"), flatsTable()));
    m_desk = std::make_unique<ProjectDesk>(m_directory->path());
  }

  void cleanup() {
    m_desk.reset();
    m_directory.reset();
  }

  void isSavedOnlyAfterTheCommit() {
    openFlats();
    QCOMPARE(m_desk->saving(), SavingState::Kind::Nothing);
    m_desk->judge(0, 1);
    QCOMPARE(m_desk->saving(), SavingState::Kind::Saving);
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->saving(), SavingState::Kind::Saved,
                              kProjectControllerTimeout);
    const QStringList files = QDir(path("state/shinglescope")).entryList({"*.shinglescope"});
    QCOMPARE(files.size(), 1);
    QCOMPARE(stepsIn(path("state/shinglescope/") + files.front()), std::uint64_t{1});
    QVERIFY2(m_desk->project().isUntitled(), "a name is for the user to give");
  }

  void aNameTakesTheUntitledFilesPlace() {
    saveFlats();
    QVERIFY(QDir(path("state/shinglescope")).entryList({"*.shinglescope"}).isEmpty());
    QCOMPARE(m_desk->project().path(), path("work.shinglescope"));
    m_desk->judge(2, 3, Verdict::Unsure);
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->saving(), SavingState::Kind::Saved,
                              kProjectControllerTimeout);
    QCOMPARE(stepsIn(path("work.shinglescope")), std::uint64_t{2});
  }

  void reopensWithResultAndUndo() {
    openFlats();
    find();
    saveFlats();
    m_desk->judge(2, 3, Verdict::NotDuplicate);
    const std::size_t pairs = m_desk->session().result()->pairs.size();
    m_desk->project().keepView("window", {{"page", "review"}});
    closeDesk();
    QSignalSpy views(&m_desk->project(), &ProjectController::viewRestored);
    open("work.shinglescope");
    QVERIFY(m_desk->session().hasResult());
    QCOMPARE(m_desk->session().result()->pairs.size(), pairs);
    QVERIFY(!m_desk->session().isResultOutdated());
    QCOMPARE(m_desk->verdictOf(0, 1), Verdict::Duplicate);
    QCOMPARE(views.count(), 1);
    QCOMPARE(m_desk->project().notice().text, QString());
    m_desk->controller().undo();
    QCOMPARE(m_desk->verdictOf(2, 3), Verdict::Undecided);
    m_desk->controller().redo();
    QCOMPARE(m_desk->verdictOf(2, 3), Verdict::NotDuplicate);
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->saving(), SavingState::Kind::Saved,
                              kProjectControllerTimeout);
    QCOMPARE(stepsIn(path("work.shinglescope")), std::uint64_t{4});
  }

  void aSecondWindowReadsAndFollows() {
    saveFlats();
    ProjectDesk second(m_directory->path());
    second.project().open(path("work.shinglescope"));
    QTRY_VERIFY_WITH_TIMEOUT(second.session().hasDataset(), kProjectControllerTimeout);
    QCOMPARE(second.saving(), SavingState::Kind::ReadOnly);
    QVERIFY(second.project().notice().text.contains("already open"));
    QVERIFY2(!second.project().notice().text.contains("Close it there"),
             "advice that was followed");
    QCOMPARE(second.project().notice().action, ProjectNotice::Action::SaveAs);
    QSignalSpy refused(&second.controller(), &ActionsController::failed);
    second.judge(4, 5);
    second.controller().undo();
    QCOMPARE(refused.count(), 1);
    QCOMPARE(second.verdictOf(4, 5), Verdict::Undecided);
    QCOMPARE(second.verdictOf(0, 1), Verdict::Duplicate);
    m_desk->judge(2, 3, Verdict::Unsure);
    QTRY_COMPARE_WITH_TIMEOUT(second.verdictOf(2, 3), Verdict::Unsure, kProjectControllerTimeout);
    second.project().saveAs(path("copy.shinglescope"));
    QTRY_COMPARE_WITH_TIMEOUT(second.project().path(), path("copy.shinglescope"),
                              kProjectControllerTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!second.controller().isBusy(), kProjectControllerTimeout);
    second.judge(4, 5);
    QTRY_COMPARE_WITH_TIMEOUT(second.saving(), SavingState::Kind::Saved, kProjectControllerTimeout);
    QCOMPARE(stepsIn(path("copy.shinglescope")), std::uint64_t{3});
    QCOMPARE(stepsIn(path("work.shinglescope")), std::uint64_t{2});
  }

  void tellsTheSourcesState_data() {
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("said");
    QTest::addColumn<int>("action");
    const auto number = [](ProjectNotice::Action action) { return static_cast<int>(action); };
    QTest::newRow("moved") << "moved"
                           << "flats.csv has moved. All verdicts were matched to their rows (2)."
                           << number(ProjectNotice::Action::None);
    QTest::newRow("changed")
        << "changed"
        << "flats.csv has changed since it was judged. Verdicts matched to their rows: 0; "
           "on changed rows, to be checked: 1; without a row, kept in the project: 1."
        << number(ProjectNotice::Action::RunAgain);
    QTest::newRow("missing") << "missing"
                             << "The data of work.shinglescope is missing: flats.csv was not "
                                "found. Locate it to continue; the verdicts are kept."
                             << number(ProjectNotice::Action::FindSource);
  }

  void tellsTheSourcesState() {
    QFETCH(QString, state);
    QDir().mkpath(path("data"));
    QVERIFY(QFile::rename(path("flats.csv"), path("data/flats.csv")));
    openFlats("data/flats.csv");
    m_desk->judge(2, 3);
    saveFlats();
    closeDesk();
    if (state == "moved") QVERIFY(QFile::rename(path("data/flats.csv"), path("flats.csv")));
    if (state == "missing") QVERIFY(QFile::remove(path("data/flats.csv")));
    if (state == "changed") {
      // Row 1 is edited but recognized by its id; row 2 is removed.
      const QByteArray edited = flatsTable().replace("from June", "from July");
      const qsizetype at = edited.indexOf("r2,");
      const QByteArray shorter = edited.left(at) + edited.mid(edited.indexOf("r3,"));
      QVERIFY(writeFile(path("data/flats.csv"), shorter));
    }
    QSignalSpy notices(&m_desk->project(), &ProjectController::noticeChanged);
    m_desk->project().open(path("work.shinglescope"));
    QTRY_COMPARE_WITH_TIMEOUT(notices.count(), 1, kProjectControllerTimeout);
    QTEST(m_desk->project().notice().text, "said");
    QTEST(static_cast<int>(m_desk->project().notice().action), "action");
    QCOMPARE(m_desk->session().hasDataset(), state != "missing");
    if (state != "missing") return;
    QVERIFY(writeFile(path("elsewhere.csv"), flatsTable()));
    m_desk->project().locateSource(path("elsewhere.csv"));
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().hasDataset(), kProjectControllerTimeout);
    QCOMPARE(m_desk->verdictOf(2, 3), Verdict::Duplicate);
    QVERIFY(m_desk->project().notice().text.startsWith("elsewhere.csv has moved."));
  }

  void whatCannotBeOpenedStaysAsItIs_data() {
    QTest::addColumn<bool>("isNewer");
    QTest::newRow("corrupt") << false;
    QTest::newRow("newer") << true;
  }

  void whatCannotBeOpenedStaysAsItIs() {
    QFETCH(bool, isNewer);
    saveFlats();
    closeDesk();
    QByteArray bytes = contentOf(path("work.shinglescope"));
    QVERIFY(bytes.size() > 8192);
    if (isNewer) {
      bytes[kUserVersionAt + 3] = 99;
    } else {
      bytes.replace(4096, 4096, QByteArray(4096, '\xAB'));
    }
    QVERIFY(writeFile(path("work.shinglescope"), bytes));
    QSignalSpy failed(&m_desk->controller(), &ActionsController::failed);
    m_desk->project().open(path("work.shinglescope"));
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kProjectControllerTimeout);
    QCOMPARE(failed.front().front().value<Activity>(), Activity::Opening);
    QVERIFY(!m_desk->session().hasDataset());
    QCOMPARE(contentOf(path("work.shinglescope")), bytes);
  }

  void whatCannotBeSavedCanBeTriedAgain() {
    QVERIFY(writeFile(path("state"), "no folder can be made below a file"));
    openFlats();
    m_desk->judge(0, 1);
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->saving(), SavingState::Kind::NotSaved,
                              kProjectControllerTimeout);
    QVERIFY(!m_desk->project().saving().reason.isEmpty());
    m_desk->judge(2, 3);   // retries automatically
    QThread::msleep(200);  // and fails, which is not yet known here
    QVERIFY(QFile::remove(path("state")));
    m_desk->project().retry();
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->saving(), SavingState::Kind::Saved,
                              kProjectControllerTimeout);
    const auto found = QDir(path("state/shinglescope")).entryList({"*.shinglescope"});
    QCOMPARE(stepsIn(path("state/shinglescope/") + found.value(0)), std::uint64_t{2});
  }

  void workIsKeptWhereOtherDataIsOpenedAtOnce() {
    QVERIFY(writeFile(path("other.csv"), flatsTable() + "r8,one row more than in the other\n"));
    openFlats();
    m_desk->judge(0, 1);
    openFlats("other.csv");  // while the project is still being created
    closeDesk();
    m_desk->project().lookForRecoverable();
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->project().recoverable().size(), std::size_t{1},
                              kProjectControllerTimeout);
    const RecoverableProject found = m_desk->project().recoverable().front();
    QCOMPARE(found.sourcePath, path("flats.csv").toStdString());
    QCOMPARE(found.steps, std::uint64_t{1});
    m_desk->project().recover(QString::fromStdString(found.path));
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().hasDataset(), kProjectControllerTimeout);
    QCOMPARE(m_desk->verdictOf(0, 1), Verdict::Duplicate);
    QVERIFY(m_desk->project().isUntitled());
  }

  void whatIsRecoverableCanBeDeleted() {
    openFlats();
    m_desk->judge(0, 1);
    closeDesk();
    m_desk->project().lookForRecoverable();
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->project().recoverable().size(), std::size_t{1},
                              kProjectControllerTimeout);
    m_desk->project().discard(QString::fromStdString(m_desk->project().recoverable().front().path));
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->project().recoverable().empty(), kProjectControllerTimeout);
    QVERIFY(QDir(path("state/shinglescope")).entryList({"*.shinglescope*"}).isEmpty());
    QCOMPARE(m_desk->project().deletedCount(), std::size_t{1});
    m_desk->project().restoreLastDeleted();
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->project().recoverable().size(), std::size_t{1},
                              kProjectControllerTimeout);
    QCOMPARE(m_desk->project().recoverable().front().verdicts, std::uint64_t{1});
    QCOMPARE(m_desk->project().deletedCount(), std::size_t{0});
  }

  void judgingWhileARunEndsLosesNothing() {
    openFlats();
    find();
    std::uint64_t judged = 0;
    for (int run = 0; run < 5; ++run) {
      m_desk->controller().find();
      while (m_desk->controller().isBusy()) {
        QTest::qWait(1);
        const auto row = static_cast<std::uint32_t>(judged % 7);
        m_desk->judge(row, row + 1, judged / 7 % 2 == 0 ? Verdict::Unsure : Verdict::Duplicate);
        ++judged;
      }
    }
    QVERIFY(judged > 0);
    const Verdicts &verdicts = m_desk->session().verdicts();
    QCOMPARE(verdicts.history().size(), std::size_t{judged});
    QVERIFY(verdicts.classes().get() == &m_desk->session().result()->classes);
    QCOMPARE(verdicts.counts().decided(), std::min<std::uint64_t>(judged, 7));
  }

  /// A run ends in several parts; a verdict is given during each of them.
  void aRunEndsHoweverFastIsJudged() {
    openFlats();
    find();
    std::uint64_t judged = 0;
    const auto judge = [this, &judged] {
      const auto row = static_cast<std::uint32_t>(judged % 7);
      m_desk->judge(row, row + 1, judged / 7 % 2 == 0 ? Verdict::Unsure : Verdict::Duplicate);
      ++judged;
    };
    QObject parts;
    connect(&m_desk->controller(), &ActionsController::activityChanged, &parts,
            [&](Activity activity) {
              if (activity == Activity::Running)
                QMetaObject::invokeMethod(&parts, judge, Qt::QueuedConnection);
            });
    find();
    QCOMPARE(judged, std::uint64_t{3});
    const Verdicts &verdicts = m_desk->session().verdicts();
    QCOMPARE(verdicts.history().size(), std::size_t{3});
    QVERIFY(verdicts.classes().get() == &m_desk->session().result()->classes);
    QCOMPARE(verdicts.counts().unsure, std::uint64_t{3});
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->saving(), SavingState::Kind::Saved,
                              kProjectControllerTimeout);
  }

  void closingWhileWritingKeepsAll() {
    saveFlats();
    for (std::uint32_t i = 0; i < 60; ++i)
      m_desk->judge(i % 7, i % 7 + 1, i / 7 % 2 == 0 ? Verdict::Unsure : Verdict::NotDuplicate);
    const std::size_t steps = m_desk->session().verdicts().history().size();
    m_desk.reset();  // joins the thread that writes
    QCOMPARE(stepsIn(path("work.shinglescope")), std::uint64_t{steps});
    QVERIFY(!isProjectLocked(path("work.shinglescope").toStdString()));
  }

  void theOpenProjectIsNotOpenedTwice() {
    saveFlats();
    QSignalSpy said(&m_desk->project(), &ProjectController::messageRaised);
    m_desk->project().open(path("work.shinglescope"));
    QCOMPARE(said.count(), 1);
    QVERIFY(!m_desk->controller().isBusy());
    // A project that was left a moment ago is closed before it is opened again.
    openFlats();
    open("work.shinglescope");
    QCOMPARE(m_desk->saving(), SavingState::Kind::Saved);
    QVERIFY(!m_desk->session().isReadOnly());
  }

 private:
  QString path(const char *name) const { return m_directory->filePath(QLatin1String(name)); }
  QString path(const QString &name) const { return m_directory->filePath(name); }

  void openFlats(const char *name = "flats.csv") {
    m_desk->controller().openFile(path(name));
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kProjectControllerTimeout);
    QVERIFY(m_desk->session().hasDataset());
  }
  void find() {
    m_desk->controller().find();
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kProjectControllerTimeout);
    QVERIFY(m_desk->session().hasResult());
  }
  /// Saves the flats with one verdict as work.shinglescope.
  void saveFlats() {
    if (!m_desk->session().hasDataset()) openFlats();
    m_desk->judge(0, 1);
    m_desk->project().saveAs(path("work.shinglescope"));
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->project().path(), path("work.shinglescope"),
                              kProjectControllerTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kProjectControllerTimeout);
  }
  void open(const char *name) {
    m_desk->project().open(path(name));
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->project().path(), path(name), kProjectControllerTimeout);
  }
  /// Simulates a restart of the program.
  void closeDesk() {
    m_desk.reset();
    m_desk = std::make_unique<ProjectDesk>(m_directory->path());
  }

  std::unique_ptr<QTemporaryDir> m_directory;
  std::unique_ptr<ProjectDesk> m_desk;
};

SHINGLESCOPE_TEST(TestProjectController, QApplication)
#include "tst_project_controller.moc"
