// SPDX-License-Identifier: MIT
// Intents become jobs and session changes: opening, running, cancelling, judging with undo,
// exporting. A reported failure includes the activity that failed.

#include <QApplication>
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/plain_judgements.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "tests/support/window/session_parts.h"
#include "ui/session/actions_controller.h"
#include "ui/session/settings.h"
#include "ui/session/undo_actions.h"

using namespace shinglescope;
using test::judged;
using test::key;

namespace {

constexpr int kActionsControllerTimeout = 20000;

}  // namespace

class TestActionsController : public QObject, private test::SessionParts {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void samplesAreReadOnlyAndStable();
  void opensTheSample();
  void remembersOpenedFiles();
  void aMissingFileFailsAsOpening();
  void asksBeforeReplacing();
  void findsOnTheSample();
  void triesTheFirstRows();
  void needsAComparedColumn();
  void aBadRecipeFailsAsRunning();
  void cancelsARun();
  void destructorStopsARun();
  void judgesWithUndo();
  void anEqualJudgementIsNoStep();
  void exportsWhatIsAskedFor();
  void anUnwritableTargetFailsAsExporting();

 private:
  void openSample();
  void find();
};

void TestActionsController::init() {
  qRegisterMetaType<Activity>("shinglescope::Activity");
  makeParts();
}

void TestActionsController::cleanup() { dropParts(); }

void TestActionsController::openSample() {
  m_controller->openSample();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(),
                           kActionsControllerTimeout);
}

void TestActionsController::find() {
  QSignalSpy results(m_session.get(), &Session::resultChanged);
  m_controller->find();
  QTRY_VERIFY_WITH_TIMEOUT(results.count() == 1 && !m_controller->isBusy(),
                           kActionsControllerTimeout);
  QVERIFY(m_session->hasResult());
}

void TestActionsController::samplesAreReadOnlyAndStable() {
  for (const QString &sample : {ActionsController::samplePath(), ActionsController::lessonPath()}) {
    QVERIFY2(QFile::exists(sample), qPrintable(sample));
    QVERIFY(!QFile::permissions(sample).testFlag(QFileDevice::WriteOwner));
  }
  QCOMPARE(ActionsController::samplePath(), ActionsController::samplePath());
}

void TestActionsController::opensTheSample() {
  QSignalSpy activities(m_controller.get(), &ActionsController::activityChanged);
  openSample();
  QCOMPARE(activities.count(), 2);
  QCOMPARE(activities.front().front().value<Activity>(), Activity::Opening);
  QCOMPARE(activities.last().front().value<Activity>(), Activity::Idle);
  QCOMPARE(m_session->dataset()->rowCount(), std::size_t{2000});
  QVERIFY(!m_session->recipe().compare.empty());
  QVERIFY2(m_settings->recentFiles().isEmpty(), "the sample is no file of the user's");
}

void TestActionsController::remembersOpenedFiles() {
  QFile file(path("own.csv"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("id,text\n1,A long enough text to compare\n2,Another long text to compare\n");
  file.close();
  m_controller->openFile(file.fileName(), {}, {ColumnRole::Shown, ColumnRole::Compared});
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(),
                           kActionsControllerTimeout);
  QCOMPARE(m_settings->recentFiles(), QStringList{file.fileName()});
  QCOMPARE(m_settings->lastDirectory(), m_directory.path());
  QVERIFY(m_session->roles().front() == ColumnRole::Shown);
}

void TestActionsController::aMissingFileFailsAsOpening() {
  QSignalSpy failures(m_controller.get(), &ActionsController::failed);
  m_controller->openFile(path("nowhere.csv"));
  QTRY_COMPARE_WITH_TIMEOUT(failures.count(), 1, kActionsControllerTimeout);
  QCOMPARE(failures.front().at(0).value<Activity>(), Activity::Opening);
  QVERIFY(failures.front().at(1).toString().contains(QStringLiteral("nowhere.csv")));
  QVERIFY(!m_controller->isBusy());
  QVERIFY(!m_session->hasDataset());
}

void TestActionsController::asksBeforeReplacing() {
  int asked = 0;
  m_controller->setReplaceGuard([&asked] { return ++asked > 1; });
  m_controller->openSample();
  QVERIFY(!m_controller->isBusy());
  openSample();
  QCOMPARE(asked, 2);
}

void TestActionsController::findsOnTheSample() {
  openSample();
  find();
  QVERIFY(m_session->result()->report.pairs > 100);
  QVERIFY(!m_session->isTrial());
  QVERIFY(!m_session->isResultOutdated());
  QVERIFY(m_session->reviewThreshold() == m_session->recipe().threshold);
}

void TestActionsController::triesTheFirstRows() {
  openSample();
  m_controller->tryOnFirstRows();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(),
                           kActionsControllerTimeout);
  QVERIFY(m_session->isTrial());
  QCOMPARE(m_session->result()->report.rows, 2000U);
}

void TestActionsController::needsAComparedColumn() {
  openSample();
  m_controller->setRoles(
      std::vector<ColumnRole>(m_session->dataset()->columnCount(), ColumnRole::Shown));
  QSignalSpy failures(m_controller.get(), &ActionsController::failed);
  m_controller->find();
  QCOMPARE(failures.count(), 1);
  QCOMPARE(failures.front().at(0).value<Activity>(), Activity::Running);
  QVERIFY(!m_controller->isBusy());
}

void TestActionsController::aBadRecipeFailsAsRunning() {
  openSample();
  Recipe recipe = m_session->recipe();
  recipe.bands = 7;
  m_controller->setRecipe(recipe);
  QSignalSpy failures(m_controller.get(), &ActionsController::failed);
  m_controller->find();
  QTRY_COMPARE_WITH_TIMEOUT(failures.count(), 1, kActionsControllerTimeout);
  QCOMPARE(failures.front().at(0).value<Activity>(), Activity::Running);
  QVERIFY(!m_session->hasResult());
}

void TestActionsController::cancelsARun() {
  openSample();
  Recipe recipe = m_session->recipe();
  recipe.signature.numHashes = kMaxHashes;
  recipe.bands = kMaxHashes / 4;
  m_controller->setRecipe(recipe);
  QSignalSpy cancelled(m_controller.get(), &ActionsController::wasCancelled);
  m_controller->find();
  QCOMPARE(m_controller->activity(), Activity::Running);
  m_controller->openSample();  // ignored while busy
  QCOMPARE(m_controller->activity(), Activity::Running);
  m_controller->cancel();
  QTRY_COMPARE_WITH_TIMEOUT(cancelled.count(), 1, kActionsControllerTimeout);
  QCOMPARE(cancelled.front().front().value<Activity>(), Activity::Running);
  QVERIFY(!m_session->hasResult());
  QVERIFY(!m_controller->isBusy());
}

void TestActionsController::destructorStopsARun() {
  openSample();
  Recipe recipe = m_session->recipe();
  recipe.signature.numHashes = kMaxHashes;
  recipe.bands = kMaxHashes / 4;
  m_controller->setRecipe(recipe);
  m_controller->find();
  QElapsedTimer timer;
  timer.start();
  m_controller.reset();
  VERIFY_WITHIN(timer, 1000);
}

void TestActionsController::judgesWithUndo() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  openSample();
  QSignalSpy changes(m_session.get(), &Session::judgementChanged);
  m_controller->judge(key(117, 1903), judged(Verdict::Duplicate));
  const UndoActions actions(*m_session, *m_controller);
  QCOMPARE(actions.undo()->text(), QStringLiteral("&Undo Duplicate: rows 118 and 1,904"));
  QVERIFY(!actions.redo()->isEnabled());
  QVERIFY(m_session->verdicts().judgementOf(key(117, 1903)) == judged(Verdict::Duplicate));
  m_controller->judge(key(117, 1903), judged(Verdict::Unsure));
  actions.undo()->trigger();
  QVERIFY(m_session->verdicts().judgementOf(key(117, 1903)) == judged(Verdict::Duplicate));
  actions.undo()->trigger();
  QVERIFY(m_session->verdicts().judgementOf(key(117, 1903)) == Judgement{});
  actions.redo()->trigger();
  actions.redo()->trigger();
  QVERIFY(m_session->verdicts().judgementOf(key(117, 1903)) == judged(Verdict::Unsure));
  QCOMPARE(changes.count(), 6);
}

void TestActionsController::anEqualJudgementIsNoStep() {
  openSample();
  m_controller->judge(key(1, 2), Judgement{});
  QVERIFY(!m_session->verdicts().canUndo());
  for (std::uint32_t row = 0; row < 500; ++row) {
    m_controller->judge(key(row, row + 1), judged(Verdict::NotDuplicate));
  }
  QCOMPARE(m_session->verdicts().history().size(), std::size_t{500});
}

void TestActionsController::exportsWhatIsAskedFor() {
  openSample();
  find();
  ExportRequest request;
  request.items = makeQueue(*m_session->result());
  QVERIFY(request.items.size() > 2);
  const ItemKey last = keyOf(request.items.back(), *m_session->result());
  m_controller->judge(last, judged(Verdict::Duplicate));
  QSignalSpy exported(m_controller.get(), &ActionsController::exported);
  ExportRequest part = request;
  part.items.resize(1);
  m_controller->exportItems(part, path("part.csv"));
  QTRY_COMPARE_WITH_TIMEOUT(exported.count(), 1, kActionsControllerTimeout);
  m_controller->exportItems(request, path("all.csv"));
  QTRY_COMPARE_WITH_TIMEOUT(exported.count(), 2, kActionsControllerTimeout);
  QFile file(path("all.csv"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  QVERIFY(file.readAll().count('\n') > qsizetype(request.items.size()));
}

void TestActionsController::anUnwritableTargetFailsAsExporting() {
  openSample();
  find();
  QSignalSpy failures(m_controller.get(), &ActionsController::failed);
  m_controller->exportItems({}, path("no/such/folder/out.csv"));
  QTRY_COMPARE_WITH_TIMEOUT(failures.count(), 1, kActionsControllerTimeout);
  QCOMPARE(failures.front().at(0).value<Activity>(), Activity::Exporting);
}

SHINGLESCOPE_TEST(TestActionsController, QApplication)
#include "tst_actions_controller.moc"
