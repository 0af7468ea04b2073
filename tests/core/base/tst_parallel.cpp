// SPDX-License-Identifier: MIT
#include <sys/resource.h>

#include <QtTest>
#include <atomic>
#include <new>
#include <stdexcept>
#include <vector>

#include "core/base/parallel.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

RunContext withThreads(unsigned threads) {
  RunContext context;
  context.threads = threads;
  return context;
}

}  // namespace

class TestParallel : public QObject {
  Q_OBJECT
 private slots:
  void everyItemOnceForAnyThreadCount_data();
  void everyItemOnceForAnyThreadCount();
  void blocksDependOnlyOnTheSize();
  void noItemsMeanNoCall();
  void lowestFailureWins();
  void outOfMemoryIsALimit();
  void exceptionsBecomeErrors();
  void cancelStopsBetweenBlocks();
  void fewerThreadsThanRequestedDoAllTheWork();
};

void TestParallel::everyItemOnceForAnyThreadCount_data() {
  QTest::addColumn<unsigned>("threads");
  for (const unsigned threads : {0U, 1U, 2U, 8U, 64U}) QTest::addRow("%u", threads) << threads;
}

void TestParallel::everyItemOnceForAnyThreadCount() {
  QFETCH(unsigned, threads);
  constexpr std::size_t kItems = 1003;
  std::vector<int> seen(kItems, 0);
  const auto done = forEachBlock(withThreads(threads), kItems, 10, [&](const Block &block) {
    for (std::size_t i = block.begin; i < block.end; ++i) ++seen[i];
    return Result<void>{};
  });
  QVERIFY(done);
  QCOMPARE(seen, std::vector<int>(kItems, 1));
}

void TestParallel::blocksDependOnlyOnTheSize() {
  QCOMPARE(blockCount(0, 10), std::size_t{0});
  QCOMPARE(blockCount(10, 10), std::size_t{1});
  QCOMPARE(blockCount(11, 10), std::size_t{2});
  std::vector<Block> blocks(3);
  QVERIFY(forEachBlock(withThreads(2), 25, 10, [&](const Block &block) {
    blocks[block.index] = block;
    return Result<void>{};
  }));
  QCOMPARE(blocks[1].begin, std::size_t{10});
  QCOMPARE(blocks[2].begin, std::size_t{20});
  QCOMPARE(blocks[2].end, std::size_t{25});
}

void TestParallel::noItemsMeanNoCall() {
  int calls = 0;
  QVERIFY(forEachBlock(withThreads(4), 0, 10, [&](const Block &) {
    ++calls;
    return Result<void>{};
  }));
  QCOMPARE(calls, 0);
}

void TestParallel::lowestFailureWins() {
  for (int round = 0; round < 20; ++round) {
    const auto done = forEachBlock(withThreads(4), 100, 1, [&](const Block &block) -> Result<void> {
      if (block.index < 3) return {};
      return badParameter("block " + std::to_string(block.index));
    });
    QVERIFY(!done);
    QCOMPARE(done.error().detail(), std::string("block 3"));
  }
}

void TestParallel::outOfMemoryIsALimit() {
  const auto done = forEachBlock(withThreads(2), 4, 1,
                                 [](const Block &) -> Result<void> { throw std::bad_alloc(); });
  QVERIFY(!done && done.error().code == ErrorCode::Limit);
}

void TestParallel::exceptionsBecomeErrors() {
  const auto done = forEachBlock(withThreads(2), 4, 1, [](const Block &) -> Result<void> {
    throw std::runtime_error("broken");
  });
  QVERIFY(!done && done.error().code == ErrorCode::Internal);
  QCOMPARE(done.error().detail(), std::string("broken"));
}

void TestParallel::cancelStopsBetweenBlocks() {
  std::stop_source stop;
  RunContext context = withThreads(2);
  context.stop = stop.get_token();
  std::atomic<int> calls{0};
  const auto done = forEachBlock(context, 1000, 1, [&](const Block &) {
    if (++calls == 5) stop.request_stop();
    return Result<void>{};
  });
  QVERIFY(!done && done.error().code == ErrorCode::Cancelled);
  QVERIFY(calls < 20);
}

void TestParallel::fewerThreadsThanRequestedDoAllTheWork() {
  if (kIsSanitized) QSKIP("Sanitizers do not work with an address space limit.");
  constexpr std::size_t kItems = 2000;
  std::vector<int> seen(kItems, 0);
  rlimit before{};
  QCOMPARE(getrlimit(RLIMIT_AS, &before), 0);
  rlimit tight = before;
  tight.rlim_cur = 1;  // existing mappings remain, but 200 more stacks do not fit
  QCOMPARE(setrlimit(RLIMIT_AS, &tight), 0);
  const auto done = forEachBlock(withThreads(200), kItems, 1, [&](const Block &block) {
    ++seen[block.index];
    return Result<void>{};
  });
  QCOMPARE(setrlimit(RLIMIT_AS, &before), 0);
  QVERIFY2(done, done ? "" : done.error().detail().c_str());
  QCOMPARE(seen, std::vector<int>(kItems, 1));
}

SHINGLESCOPE_TEST(TestParallel, NoApplication)
#include "tst_parallel.moc"
