// SPDX-License-Identifier: MIT
// Only the last call of a slot reports its end, one call runs at a time, and the owner may be
// deleted at any moment.

#include <QtTest>
#include <atomic>
#include <memory>

#include "tests/support/test_registry.h"
#include "ui/base/jobs/job_slot.h"

using namespace shinglescope;
using namespace std::chrono_literals;

namespace {

constexpr int kPatienceOfSlot = 5000;

/// Records the callbacks of one or more calls.
struct Told {
  QList<int> finished;
  QList<QString> failed;
  int cancelled = 0;
  int progressed = 0;

  JobEnds<int> ends() {
    return {.finished = [this](int value) { finished << value; },
            .failed = [this](const Error &error) { failed << error.detail().c_str(); },
            .cancelled = [this] { ++cancelled; },
            .progressed = [this](const ProgressSample &) { ++progressed; }};
  }
};

JobSlot<int>::Work answering(int value) {
  return [value](const RunContext &) -> Result<int> { return value; };
}

JobSlot<int>::Work untilStopped() {
  return [](const RunContext &context) -> Result<int> {
    while (!context.isCancelled()) std::this_thread::sleep_for(1ms);
    return cancelledError();
  };
}

}  // namespace

class TestJobSlot : public QObject {
  Q_OBJECT

 private slots:
  void tellsTheEnd();
  void tellsAFailure();
  void tellsACancel();
  void onlyTheLastCounts();
  void neverTwoAtATime();
  void aResultThatIsReadyCanBeDropped();
  void waitsForFurtherRequests();
  void cancelsWhatWaits();
  void startsAgainFromItsEnd();
  void mayEndWithItsOwner();
};

void TestJobSlot::tellsTheEnd() {
  Told told;
  JobSlot<int> slot;
  QVERIFY(!slot.isRunning());
  slot.start(answering(7), told.ends());
  QVERIFY(slot.isRunning());
  QTRY_COMPARE_WITH_TIMEOUT(told.finished, QList<int>{7}, kPatienceOfSlot);
  QVERIFY(!slot.isRunning());
  QVERIFY(told.progressed > 0);
  QCOMPARE(told.failed.size() + told.cancelled, 0);
}

void TestJobSlot::tellsAFailure() {
  Told told;
  JobSlot<int> slot;
  const auto work = [](const RunContext &) -> Result<int> {
    return plainError(ErrorCode::Format, "No rows.");
  };
  slot.start(work, told.ends());
  QTRY_COMPARE_WITH_TIMEOUT(told.failed, QList<QString>{"No rows."}, kPatienceOfSlot);
  QCOMPARE(told.finished.size() + told.cancelled, 0);
  slot.start(work, {[](int) {}});  // missing callbacks are skipped
  QTRY_VERIFY_WITH_TIMEOUT(!slot.isRunning(), kPatienceOfSlot);
}

void TestJobSlot::tellsACancel() {
  Told told;
  JobSlot<int> slot;
  slot.cancel();
  slot.start(untilStopped(), told.ends());
  QTest::qWait(20);
  QVERIFY(slot.isRunning());
  slot.cancel();
  QTRY_COMPARE_WITH_TIMEOUT(told.cancelled, 1, kPatienceOfSlot);
  QCOMPARE(told.finished.size() + told.failed.size(), 0);
}

void TestJobSlot::onlyTheLastCounts() {
  Told told;
  JobSlot<int> slot;
  for (int i = 0; i < 50; ++i) slot.start(i % 2 == 0 ? untilStopped() : answering(i), told.ends());
  slot.start(answering(50), told.ends());
  QTRY_COMPARE_WITH_TIMEOUT(told.finished, QList<int>{50}, kPatienceOfSlot);
  QTest::qWait(50);
  QCOMPARE(told.finished.size() + told.failed.size() + told.cancelled, 1);
}

void TestJobSlot::neverTwoAtATime() {
  std::atomic<int> running = 0;
  std::atomic<int> most = 0;
  Told told;
  JobSlot<int> slot;
  const auto work = [&](const RunContext &) -> Result<int> {
    most = std::max(most.load(), ++running);
    std::this_thread::sleep_for(20ms);  // ends some time after its cancellation
    --running;
    return 1;
  };
  for (int i = 0; i < 10; ++i) {
    slot.start(work, told.ends());
    QTest::qWait(5);
  }
  QTRY_COMPARE_WITH_TIMEOUT(told.finished, QList<int>{1}, kPatienceOfSlot);
  QCOMPARE(most.load(), 1);
}

void TestJobSlot::aResultThatIsReadyCanBeDropped() {
  std::atomic<bool> isMade = false;
  Told told;
  JobSlot<int> slot;
  slot.start(
      [&](const RunContext &) -> Result<int> {
        isMade = true;
        return 1;
      },
      told.ends());
  // The end of the job is queued as an event.
  while (!isMade) std::this_thread::sleep_for(1ms);
  std::this_thread::sleep_for(20ms);
  slot.drop();
  QVERIFY(!slot.isRunning());
  QTest::qWait(50);
  QCOMPARE(told.finished.size() + told.failed.size() + told.cancelled, 0);
}

void TestJobSlot::waitsForFurtherRequests() {
  std::atomic<int> calls = 0;
  Told told;
  JobSlot<int> slot;
  for (int i = 0; i < 5; ++i) {
    slot.start(
        [&calls, i](const RunContext &) -> Result<int> {
          ++calls;
          return i;
        },
        told.ends(), {.delay = 100ms});
    QVERIFY(slot.isRunning());
  }
  QTRY_COMPARE_WITH_TIMEOUT(told.finished, QList<int>{4}, kPatienceOfSlot);
  QCOMPARE(calls.load(), 1);
}

void TestJobSlot::cancelsWhatWaits() {
  Told told;
  JobSlot<int> slot;
  slot.start(untilStopped(), told.ends(), {.delay = 10ms});
  slot.cancel();
  QTRY_COMPARE_WITH_TIMEOUT(told.cancelled, 1, kPatienceOfSlot);
  slot.start(untilStopped(), told.ends());
  slot.start(untilStopped(), told.ends());  // waits until the first has stopped
  slot.cancel();
  QTRY_COMPARE_WITH_TIMEOUT(told.cancelled, 2, kPatienceOfSlot);
  QVERIFY(!slot.isRunning());
}

void TestJobSlot::startsAgainFromItsEnd() {
  QList<int> finished;
  JobSlot<int> slot;
  slot.start(answering(1), {[&](int value) {
               finished << value;
               QVERIFY(!slot.isRunning());
               slot.start(answering(2), {[&](int next) { finished << next; }});
             }});
  QTRY_COMPARE_WITH_TIMEOUT(finished, (QList<int>{1, 2}), kPatienceOfSlot);
}

void TestJobSlot::mayEndWithItsOwner() {
  std::atomic<bool> hasStopped = false;
  auto owner = std::make_unique<JobSlot<int>>();
  owner->start(
      [&](const RunContext &context) -> Result<int> {
        while (!context.isCancelled()) std::this_thread::sleep_for(1ms);
        hasStopped = true;
        return cancelledError();
      },
      {[](int) { QFAIL("Nobody waits for this."); }});
  owner.reset();
  QVERIFY(hasStopped);
  // A callback may delete the owner itself.
  owner = std::make_unique<JobSlot<int>>();
  owner->start(answering(1), {[&](int) { owner.reset(); }});
  QTRY_VERIFY_WITH_TIMEOUT(owner == nullptr, kPatienceOfSlot);
}

SHINGLESCOPE_TEST(TestJobSlot, QApplication)
#include "tst_job_slot.moc"
