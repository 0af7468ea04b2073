// SPDX-License-Identifier: MIT
// A job ends in exactly one of three ways, on the GUI thread, and never outlives its object.

#include <QSignalSpy>
#include <QtTest>
#include <new>
#include <stdexcept>

#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "ui/base/jobs/job.h"

using namespace shinglescope;

namespace {

constexpr int kPatience = 5000;
constexpr int kStopLimit = 1000;

struct Endings {
  explicit Endings(JobBase &job)
      : finished(&job, &JobBase::finished),
        cancelled(&job, &JobBase::cancelled),
        failed(&job, &JobBase::failed) {}
  qsizetype total() const { return finished.count() + cancelled.count() + failed.count(); }
  QSignalSpy finished;
  QSignalSpy cancelled;
  QSignalSpy failed;
};

Result<int> untilCancelled(const RunContext &context) {
  context.startStage(Stage::Signing, WorkUnit::Rows, 100);
  while (!context.isCancelled()) {
    context.advance(1);
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return cancelledError();
}

}  // namespace

class TestJob : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { qRegisterMetaType<Error>("shinglescope::Error"); }
  void finishes();
  void cancels();
  void fails();
  void exceptionsBecomeErrors_data();
  void exceptionsBecomeErrors();
  void destructorStopsAtOnce();
  void cancelAfterTheEndIsHarmless();
  void runsAgain();
};

void TestJob::finishes() {
  Job<int> job(nullptr);
  Endings endings(job);
  QSignalSpy progressed(&job, &JobBase::progressed);
  job.start([](const RunContext &context) -> Result<int> {
    context.startStage(Stage::Verifying, WorkUnit::Candidates, 7);
    context.advance(7);
    return 42;
  });
  QVERIFY(job.isRunning());
  QTRY_COMPARE_WITH_TIMEOUT(endings.total(), 1, kPatience);
  QCOMPARE(endings.finished.count(), 1);
  QVERIFY(!job.isRunning());
  QCOMPARE(job.takeResult(), 42);
  // The last sample shows the final state, even of a quick job.
  const auto sample = progressed.last().front().value<ProgressSample>();
  QCOMPARE(sample.stage, Stage::Verifying);
  QCOMPARE(sample.done, 7U);
  QCOMPARE(sample.total, 7U);
}

void TestJob::cancels() {
  Job<int> job(nullptr);
  Endings endings(job);
  QSignalSpy progressed(&job, &JobBase::progressed);
  job.start(untilCancelled);
  QTRY_VERIFY_WITH_TIMEOUT(progressed.count() >= 2, kPatience);
  job.cancel();
  QTRY_COMPARE_WITH_TIMEOUT(endings.total(), 1, kPatience);
  QCOMPARE(endings.cancelled.count(), 1);
}

void TestJob::fails() {
  Job<int> job(nullptr);
  Endings endings(job);
  job.start([](const RunContext &) -> Result<int> { return badParameter("k is 0"); });
  QTRY_COMPARE_WITH_TIMEOUT(endings.total(), 1, kPatience);
  QCOMPARE(endings.failed.count(), 1);
  const Error error = endings.failed.front().front().value<Error>();
  QCOMPARE(error.code, ErrorCode::BadParameter);
  QCOMPARE(error.detail(), std::string("k is 0"));
}

void TestJob::exceptionsBecomeErrors_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("code");
  QTest::newRow("memory") << 0 << static_cast<int>(ErrorCode::Limit);
  QTest::newRow("standard") << 1 << static_cast<int>(ErrorCode::Internal);
  QTest::newRow("foreign") << 2 << static_cast<int>(ErrorCode::Internal);
}

void TestJob::exceptionsBecomeErrors() {
  QFETCH(int, kind);
  QFETCH(int, code);
  Job<int> job(nullptr);
  Endings endings(job);
  job.start([kind](const RunContext &) -> Result<int> {
    if (kind == 0) throw std::bad_alloc();
    if (kind == 1) throw std::runtime_error("thrown");
    throw 3;
  });
  QTRY_COMPARE_WITH_TIMEOUT(endings.total(), 1, kPatience);
  QCOMPARE(endings.failed.count(), 1);
  QCOMPARE(static_cast<int>(endings.failed.front().front().value<Error>().code), code);
}

void TestJob::destructorStopsAtOnce() {
  QElapsedTimer timer;
  int ends = 0;
  {
    Job<int> job(nullptr);
    const auto count = [&ends] { ++ends; };
    connect(&job, &JobBase::finished, this, count);
    connect(&job, &JobBase::cancelled, this, count);
    job.start(untilCancelled);
    QTest::qWait(20);
    timer.start();
  }
  VERIFY_WITHIN(timer, kStopLimit);
  QTest::qWait(20);
  QCOMPARE(ends, 0);
}

void TestJob::cancelAfterTheEndIsHarmless() {
  Job<int> job(nullptr);
  Endings endings(job);
  job.start([](const RunContext &) -> Result<int> { return 1; });
  QTRY_COMPARE_WITH_TIMEOUT(endings.total(), 1, kPatience);
  job.cancel();
  QTest::qWait(150);
  QCOMPARE(endings.total(), 1);
}

void TestJob::runsAgain() {
  Job<int> job(nullptr);
  Endings endings(job);
  for (int round = 1; round <= 2; ++round) {
    job.start([round](const RunContext &) -> Result<int> { return round; });
    QTRY_COMPARE_WITH_TIMEOUT(endings.finished.count(), round, kPatience);
    QCOMPARE(job.takeResult(), round);
  }
}

SHINGLESCOPE_TEST(TestJob, QApplication)
#include "tst_job.moc"
