// SPDX-License-Identifier: MIT
// Commands with thousands of changes: each is a job with three outcomes that does not block the
// window.

#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/session_parts.h"
#include "ui/pages/review/history_dialog.h"
#include "ui/session/project_controller.h"
#include "ui/session/review_counts.h"

using namespace shinglescope;

namespace {

constexpr std::uint32_t kLargeCommandsRows = 20'000;

LoadedDataset numberedRows() {
  DatasetBuilder builder({"text"});
  for (std::uint32_t row = 0; row < kLargeCommandsRows; ++row)
    builder.addRow({"text of its own " + std::to_string(row)}, 0);
  LoadedDataset loaded;
  loaded.dataset = builder.finish();
  loaded.report.path = "rows.csv";
  return loaded;
}

ReviewCommand marking(std::uint32_t rows) {
  ReviewCommand command;
  command.origin = "rule";
  for (std::uint32_t row = 0; row < rows; ++row) command.rows.push_back({{row}, RowMark::Keeper});
  return command;
}

ReviewCommand judging(std::uint32_t items) {
  ReviewCommand command;
  for (std::uint32_t row = 0; row < items; ++row)
    command.items.push_back({{{row}, {row + 1}}, {Verdict::Duplicate}});
  return command;
}

}  // namespace

class TestLargeCommands : public QObject, private test::SessionParts {
  Q_OBJECT

 private slots:
  void init() {
    makeParts();
    m_session->setDataset(numberedRows(), {}, {ColumnRole::Compared});
  }
  void cleanup() { dropParts(); }

  void fewChangesAreMadeAtOnce() {
    QVERIFY(m_controller->apply(marking(5000)));
    QVERIFY(!m_controller->isBusy());
    QCOMPARE(marks(), std::size_t{5000});
    m_controller->undo();
    QVERIFY(!m_controller->isBusy());
    QCOMPARE(marks(), std::size_t{0});
  }

  void manyAreMadeByAJobInOneUndoStep() {
    const QSignalSpy steps(m_session.get(), &Session::verdictsChanged);
    QVERIFY(m_controller->apply(marking(kLargeCommandsRows)));
    QCOMPARE(m_controller->activity(), Activity::Judging);
    QCOMPARE(marks(), std::size_t{0});  // the window shows the current state
    QTRY_VERIFY(!m_controller->isBusy());
    QCOMPARE(marks(), std::size_t{kLargeCommandsRows});
    QCOMPARE(steps.count(), 1);
    m_controller->undo();
    QCOMPARE(m_controller->activity(), Activity::Judging);
    QTRY_COMPARE(marks(), std::size_t{0});
    QTRY_VERIFY(!m_controller->isBusy());
    m_controller->redo();
    QCOMPARE(m_controller->activity(), Activity::Judging);
    QTRY_COMPARE(marks(), std::size_t{kLargeCommandsRows});
    QCOMPARE(m_session->verdictStore()->steps().size(), std::size_t{3});
  }

  void judgingIsRefusedMeanwhile() {
    QSignalSpy failures(m_controller.get(), &ActionsController::failed);
    QVERIFY(m_controller->apply(marking(kLargeCommandsRows)));
    QVERIFY(!m_controller->judge({{0}, {1}}, {Verdict::Duplicate}));
    QCOMPARE(failures.count(), 1);
    QVERIFY(
        failures.first().at(1).toString().contains(QStringLiteral("Wait until that has finished")));
    QVERIFY(!m_controller->apply(marking(kLargeCommandsRows - 1)));
    QCOMPARE(failures.count(), 2);
    QTRY_VERIFY(!m_controller->isBusy());
    QCOMPARE(m_session->verdicts().counts().decided(), std::uint64_t{0});
    QVERIFY(m_controller->judge({{0}, {1}}, {Verdict::Duplicate}));
    QCOMPARE(m_session->verdicts().counts().decided(), std::uint64_t{1});
    QCOMPARE(marks(), std::size_t{kLargeCommandsRows});
  }

  void aCancelledOneLeavesAllAsItWas() {
    QVERIFY(m_controller->judge({{0}, {1}}, {Verdict::Unsure}));
    QSignalSpy cancelled(m_controller.get(), &ActionsController::wasCancelled);
    QVERIFY(m_controller->apply(judging(kLargeCommandsRows - 1)));
    m_controller->cancel();
    QTRY_COMPARE(cancelled.count(), 1);
    QCOMPARE(cancelled.first().first().value<Activity>(), Activity::Judging);
    QVERIFY(!m_controller->isBusy());
    QCOMPARE(m_session->verdicts().counts().decided(), std::uint64_t{1});
    QCOMPARE(m_session->verdictStore()->steps().size(), std::size_t{1});
    QVERIFY(m_controller->judge({{1}, {2}}, {Verdict::Unsure}));  // judging is possible again
  }

  void aFailedOneSaysWhy() {
    QSignalSpy failures(m_controller.get(), &ActionsController::failed);
    ReviewCommand command = judging(kLargeCommandsRows - 1);
    command.items.push_back({{{0}, {kLargeCommandsRows}}, {Verdict::Duplicate}});
    m_controller->apply(std::move(command));
    QTRY_COMPARE(failures.count(), 1);
    QCOMPARE(failures.first().first().value<Activity>(), Activity::Judging);
    QVERIFY(failures.first().at(1).toString().contains(QStringLiteral("does not have")));
    QVERIFY(!m_controller->isBusy());
    QVERIFY(m_session->verdictStore()->steps().empty());
    QVERIFY(m_controller->judge({{1}, {2}}, {Verdict::Unsure}));
  }

  void itWaitsForNothingElse() {
    QSignalSpy failures(m_controller.get(), &ActionsController::failed);
    auto *job = new Job<Done>(m_controller.get());
    connect(job, &JobBase::finished, m_controller.get(), &ActionsController::finish);
    m_controller->begin(Activity::Saving, job);
    QVERIFY(!m_controller->apply(marking(kLargeCommandsRows)));
    QCOMPARE(failures.count(), 1);
    QVERIFY(failures.first().at(1).toString().contains(QStringLiteral("press Esc to cancel")));
    job->start([](const RunContext &) -> Result<Done> { return Done{}; });
    QTRY_VERIFY(!m_controller->isBusy());
    QVERIFY(m_controller->apply(marking(kLargeCommandsRows)));
    QTRY_COMPARE(marks(), std::size_t{kLargeCommandsRows});
  }

  void whatFollowsIsTakenOverByAJob() {
    std::vector<ItemKey> offered;
    for (const ItemJudgement &judged : judging(kLargeCommandsRows - 1).items)
      offered.push_back(judged.item);
    m_controller->acceptOffers(offered);
    QCOMPARE(m_controller->activity(), Activity::Judging);
    QTRY_COMPARE(m_session->verdicts().counts().duplicate, std::uint64_t{kLargeCommandsRows - 1});
  }

  void theHistoryWalksOverLargeSteps() {
    QVERIFY(m_controller->apply(marking(kLargeCommandsRows)));
    QTRY_VERIFY(!m_controller->isBusy());
    QVERIFY(m_controller->judge({{0}, {1}}, {Verdict::Unsure}));
    QVERIFY(m_controller->apply(judging(kLargeCommandsRows - 1)));
    QTRY_VERIFY(!m_controller->isBusy());
    HistoryDialog dialog(*m_session, *m_controller);
    dialog.show();
    auto *table = dialog.findChild<QTableView *>();
    QCOMPARE(table->currentIndex().row(), 3);
    emit table->activated(table->model()->index(0, 0));
    QTRY_COMPARE(table->currentIndex().row(), 0);
    QCOMPARE(marks(), std::size_t{0});
    QCOMPARE(m_session->verdicts().counts().decided(), std::uint64_t{0});
    emit table->activated(table->model()->index(3, 0));
    QTRY_COMPARE(table->currentIndex().row(), 3);
    QCOMPARE(m_session->verdicts().counts().decided(), std::uint64_t{kLargeCommandsRows - 1});
  }

  void aWalkEndsWhereALargeStepIsCancelled() {
    QVERIFY(m_controller->apply(marking(kLargeCommandsRows)));
    QTRY_VERIFY(!m_controller->isBusy());
    HistoryDialog dialog(*m_session, *m_controller);
    auto *table = dialog.findChild<QTableView *>();
    emit table->activated(table->model()->index(0, 0));
    QTRY_COMPARE(m_controller->activity(), Activity::Judging);
    m_controller->cancel();
    QTRY_VERIFY(!m_controller->isBusy());
    QTest::qWait(50);
    QCOMPARE(marks(), std::size_t{kLargeCommandsRows});
    QCOMPARE(table->currentIndex().row(), 1);
    emit table->activated(table->model()->index(0, 0));
    QTRY_COMPARE(table->currentIndex().row(), 0);
  }

  /// This includes steps from before the project file exists; the first step creates the file.
  void allIsKeptInTheProject() {
    const QString table = path("rows.csv");
    QByteArray text = "text\n";
    for (std::uint32_t row = 0; row < kLargeCommandsRows; ++row)
      text += "text of its own " + QByteArray::number(row) + '\n';
    QFile file(table);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    ProjectController project(*m_session, *m_controller);
    const auto isSaved = [&] { return project.saving().kind == SavingState::Kind::Saved; };
    m_controller->openFile(table);
    QTRY_VERIFY(m_session->fileName() == QStringLiteral("rows.csv") && !m_controller->isBusy());
    QVERIFY(m_controller->apply(marking(kLargeCommandsRows)));
    QCOMPARE(m_controller->activity(), Activity::Judging);
    QTRY_VERIFY(!m_controller->isBusy() && isSaved());
    project.saveAs(path("work.shinglescope"));
    QTRY_VERIFY(!m_controller->isBusy() && project.path() == path("work.shinglescope"));
    QVERIFY(m_controller->apply(judging(kLargeCommandsRows - 1)));
    QTRY_VERIFY(!m_controller->isBusy() && isSaved());
    m_controller->undo();
    QTRY_VERIFY(!m_controller->isBusy() && isSaved());
    const auto store = ProjectStore::open(path("work.shinglescope").toStdString(),
                                          {.access = ProjectAccess::ReadOnly});
    QVERIFY(store);
    QCOMPARE((*store)->steps().size(), std::size_t{3});
    QVERIFY((*store)->steps() == m_session->verdictStore()->steps());
  }

  void veryManyAreCountedByAJob() {
    Recipe recipe = m_session->recipe();
    recipe.threshold = {1, 10};
    Result<DuplicateResult> found =
        findDuplicates(*firstRows(*m_session->dataset(), 300), recipe, {});
    QVERIFY(found);
    m_session->setResult(std::make_shared<const DuplicateResult>(*std::move(found)), true);
    ReviewCounter counter(*m_session);
    connect(m_session.get(), &Session::verdictsChanged, &counter, &ReviewCounter::follow);
    counter.recount();
    const std::uint64_t items = counter.counts().items;
    QVERIFY(m_session->apply(judging(kLargeCommandsRows - 1)));
    QCOMPARE(counter.counts().reviewed, std::uint64_t{0});  // the window does not wait
    QTRY_VERIFY(m_session->verdicts().counts().decided() == kLargeCommandsRows - 1);
    std::uint64_t expected = 0;
    for (const QueueItem &item : makeQueue(*m_session->result())) {
      const ItemKey key = keyOf(item, *m_session->result());
      expected += key.b.value == key.a.value + 1 ? 1 : 0;
    }
    QTRY_COMPARE(counter.counts().reviewed, expected);
    QCOMPARE(counter.counts().items, items);
    m_controller->undo();
    QTRY_COMPARE(counter.counts().reviewed, std::uint64_t{0});
  }

 private:
  std::size_t marks() const { return m_session->verdicts().marks().size(); }
};

SHINGLESCOPE_TEST(TestLargeCommands, QApplication)
#include "tst_large_commands.moc"
