// SPDX-License-Identifier: MIT
// The cache of exact sets: sets are computed once, even for two concurrent requests. A waiting
// request continues if the other one is cancelled.

#include <QtTest>
#include <atomic>
#include <thread>

#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"
#include "ui/parts/tuning/exact_set_cache.h"

using namespace shinglescope;

class TestExactSetCache : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void keepsWhatWasMade();
  void whoAsksMeanwhileWaits();
  void whoWaitsCanBeStopped();
  void whoWaitsGoesOnAlone();
  void nothingIsKeptAfterClear();

 private:
  using Taken = Result<std::shared_ptr<const TunedRows>>;

  Taken take(const RunContext &context, std::size_t rows = ExactSetCache::kAllRows) {
    return m_shelf->take(m_dataset, m_recipe, context, rows);
  }
  /// Starts a thread that computes the sets, and returns once the thread is working.
  std::jthread startMaker(Taken &taken, const RunContext &context);

  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
  std::unique_ptr<ExactSetCache> m_shelf;
};

void TestExactSetCache::initTestCase() {
  m_dataset = test::rentals();
  QVERIFY(m_dataset != nullptr);
  // Enough rows for the work to be observed.
  std::vector<std::uint32_t> rows;
  for (std::uint32_t i = 0; i < 100'000; ++i)
    rows.push_back(i % static_cast<std::uint32_t>(m_dataset->rowCount()));
  m_dataset = copyRows(*m_dataset, rows);
  m_recipe = test::rentalsRecipe();
}

std::jthread TestExactSetCache::startMaker(Taken &taken, const RunContext &context) {
  std::jthread maker([&] { taken = take(context); });
  while (context.progress->done == 0) std::this_thread::yield();
  return maker;
}

void TestExactSetCache::keepsWhatWasMade() {
  m_shelf = std::make_unique<ExactSetCache>();
  const auto few = take({}, 50);
  QVERIFY(few && (*few)->texts.dataset->rowCount() == 50);
  QCOMPARE(*take({}, 50), *few);
  const auto others = take({}, 60);
  QVERIFY(others && *others != *few);
  // Settings on which the sets do not depend are those of the request.
  Recipe lower = m_recipe;
  lower.threshold = {3, 10};
  const auto same = m_shelf->take(m_dataset, lower, {}, 60);
  QVERIFY(same && (*same)->texts.recipe.threshold == lower.threshold);
  QCOMPARE((*same)->texts.texts, (*others)->texts.texts);
}

void TestExactSetCache::whoAsksMeanwhileWaits() {
  m_shelf = std::make_unique<ExactSetCache>();
  Progress made;
  RunContext context;
  context.progress = &made;
  Taken first = cancelledError();
  auto maker = startMaker(first, context);
  Progress waited;
  RunContext waiting;
  waiting.progress = &waited;
  const Taken second = take(waiting);
  maker.join();
  QVERIFY(second && first);
  QCOMPARE(*second, *first);
  QCOMPARE(waited.done.load(), std::uint64_t{0});
}

void TestExactSetCache::whoWaitsCanBeStopped() {
  m_shelf = std::make_unique<ExactSetCache>();
  Progress made;
  std::stop_source stop;
  RunContext context{stop.get_token(), &made};
  Taken first = cancelledError();
  const auto maker = startMaker(first, context);
  std::stop_source other;
  Taken second = std::shared_ptr<const TunedRows>();
  {
    Progress waited;
    const RunContext waiting{other.get_token(), &waited};
    const std::jthread waiter([&] { second = take(waiting); });
    while (waited.stage == Stage::Idle) std::this_thread::yield();
    other.request_stop();
  }
  QVERIFY(!second);
  QCOMPARE(second.error().code, ErrorCode::Cancelled);
  stop.request_stop();
}

void TestExactSetCache::whoWaitsGoesOnAlone() {
  m_shelf = std::make_unique<ExactSetCache>();
  Progress made;
  std::stop_source stop;
  Taken first = std::shared_ptr<const TunedRows>();
  Taken second = cancelledError();
  {
    const RunContext context{stop.get_token(), &made};
    const auto maker = startMaker(first, context);
    Progress waited;
    const RunContext waiting{{}, &waited};
    const std::jthread waiter([&] { second = take(waiting); });
    while (waited.stage == Stage::Idle) std::this_thread::yield();
    stop.request_stop();
  }
  QVERIFY(!first);
  QVERIFY(second && *second != nullptr);
  QCOMPARE(*take({}), *second);
}

void TestExactSetCache::nothingIsKeptAfterClear() {
  m_shelf = std::make_unique<ExactSetCache>();
  Progress made;
  RunContext context;
  context.progress = &made;
  Taken first = cancelledError();
  {
    const auto maker = startMaker(first, context);
    m_shelf->clear();
  }
  QVERIFY(first && *take({}, 10) != *first);
  const std::weak_ptr<const TunedRows> gone = *first;
  first = cancelledError();
  QVERIFY(gone.expired());
}

SHINGLESCOPE_TEST(TestExactSetCache, NoApplication)
#include "tst_exact_set_cache.moc"
