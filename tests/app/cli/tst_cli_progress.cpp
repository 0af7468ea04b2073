// SPDX-License-Identifier: MIT
#include <QtTest>

#include "app/cli/output/progress.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestCliProgress : public QObject {
  Q_OBJECT
 private slots:
  void unknownTotalShowsTheCountAlone();
  void barFillsWithTheWork();
  void timeLeftFollowsThePace();
};

void TestCliProgress::unknownTotalShowsTheCountAlone() {
  QCOMPARE(progressLine({Stage::Banding, WorkUnit::Bands, 0, 0}, 9), std::string("banding   "));
  QCOMPARE(progressLine({Stage::Banding, WorkUnit::Bands, 1500, 0}, 9),
           std::string("banding   1,500 bands"));
}

void TestCliProgress::barFillsWithTheWork() {
  QCOMPARE(progressLine({Stage::Signing, WorkUnit::Texts, 0, 100}, 0),
           "signing   [" + std::string(24, '.') + "] 0 %  0 of 100 texts");
  QCOMPARE(progressLine({Stage::Signing, WorkUnit::Texts, 50, 100}, 0),
           "signing   [" + std::string(12, '#') + std::string(12, '.') + "] 50 %  50 of 100 texts");
  // A stage that does more than it announced never shows more than a full bar.
  QCOMPARE(progressLine({Stage::Reading, WorkUnit::Bytes, 300, 200}, 0),
           "reading   [" + std::string(24, '#') + "] 100 %  200 of 200 bytes");
}

void TestCliProgress::timeLeftFollowsThePace() {
  const auto line = [](std::uint64_t done, double seconds) {
    return QString::fromStdString(
        progressLine({Stage::Joining, WorkUnit::Texts, done, 1000}, seconds));
  };
  QVERIFY(!line(0, 30).contains("left"));
  QVERIFY(!line(500, 0.5).contains("left"));
  QVERIFY(line(500, 10).endsWith("  10 s left"));
  QVERIFY(line(100, 10).endsWith("  1 min 30 s left"));
  QVERIFY(line(1, 10).endsWith("  2 h 46 min left"));
}

SHINGLESCOPE_TEST(TestCliProgress, NoApplication)
#include "tst_cli_progress.moc"
