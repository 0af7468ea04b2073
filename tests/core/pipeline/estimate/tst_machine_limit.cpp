// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/pipeline/estimate/machine_limit.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// A table of a million short rows, as estimateRun() describes one.
RunEstimate millionRows(std::uint64_t pairs) {
  RunEstimate estimate;
  estimate.rows = 1'000'000;
  estimate.seconds = 1;
  estimate.cpuSeconds = 2;
  estimate.pairs = pairs;
  return estimate;
}

constexpr std::uint64_t kGigabyte = 1'000'000'000;

}  // namespace

/// The largest table is one that planMemory() accepts, and the next larger one is not.
class TestMachineLimit : public QObject {
  Q_OBJECT

 private slots:
  void aLargerMachineSearchesMore();
  void manyPairsLeaveRoomForFewerRows();
  void timeGrowsWithRows();
  void rowNumbersAreALimit();
  void noRoomAtAll();
  void thePlanAcceptsExactlySoMany();
};

void TestMachineLimit::aLargerMachineSearchesMore() {
  std::uint64_t before = 0;
  for (const std::uint64_t memory : {kGigabyte, 4 * kGigabyte, 16 * kGigabyte, 64 * kGigabyte}) {
    const MachineLimit limit = machineLimit(millionRows(30'000), Recipe(), memory, 2);
    QVERIFY(limit.rows > 3 * before);
    QVERIFY(!limit.isOfRowNumbers);
    // Between 40 and 120 bytes for a row: its text stays in its file.
    QVERIFY(limit.rows > memory / 120 && limit.rows < memory / 40);
    before = limit.rows;
  }
}

void TestMachineLimit::manyPairsLeaveRoomForFewerRows() {
  const MachineLimit few = machineLimit(millionRows(1'000), Recipe(), 4 * kGigabyte, 2);
  const MachineLimit many = machineLimit(millionRows(4'000'000), Recipe(), 4 * kGigabyte, 2);
  QVERIFY(many.rows > 0);
  QVERIFY(many.rows < few.rows / 2);
}

void TestMachineLimit::timeGrowsWithRows() {
  const MachineLimit limit = machineLimit(millionRows(0), Recipe(), 4 * kGigabyte, 2);
  QCOMPARE(limit.seconds, static_cast<double>(limit.rows) / 1e6);
  QVERIFY(limit.temporaryBytes >= limit.rows * 32 * 4);
}

void TestMachineLimit::rowNumbersAreALimit() {
  const MachineLimit limit = machineLimit(millionRows(0), Recipe(), 4000 * kGigabyte, 2);
  QVERIFY(limit.isOfRowNumbers);
  QCOMPARE(limit.rows, std::uint64_t{0xFFFFFFFE});
}

void TestMachineLimit::noRoomAtAll() {
  QCOMPARE(machineLimit(millionRows(0), Recipe(), 1, 1).rows, std::uint64_t{0});
  QCOMPARE(machineLimit(RunEstimate(), Recipe(), kGigabyte, 1).rows, std::uint64_t{0});
}

void TestMachineLimit::thePlanAcceptsExactlySoMany() {
  constexpr std::uint64_t kMemory = 3 * kGigabyte;
  const MachineLimit limit = machineLimit(millionRows(0), Recipe(), kMemory, 2);
  RunContext context;
  context.threads = 2;
  context.memoryBudget = kMemory;
  MemoryDemand demand;
  demand.bands = Recipe().bands;
  demand.savesMemory = true;
  for (const std::uint64_t more : {0U, 1U}) {
    demand.rows = limit.rows + more;
    demand.datasetBytes = 8 * demand.rows;
    QCOMPARE(planMemory(demand, context).hasValue(), more == 0);
  }
}

SHINGLESCOPE_TEST(TestMachineLimit, NoApplication)
#include "tst_machine_limit.moc"
