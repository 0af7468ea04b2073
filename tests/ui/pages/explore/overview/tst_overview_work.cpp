// SPDX-License-Identifier: MIT
// The background work of the overview: pairs and bands are requested, cancelled and
// retried independently.

#include <QtTest>

#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"
#include "ui/pages/explore/overview/overview_work.h"

using namespace shinglescope;
using State = OverviewWork::State;

namespace {

constexpr int kOverviewWorkTimeout = 60'000;
/// So many rows that work does not start without an estimate; few texts, because the results do not
/// matter here.
constexpr std::uint32_t kRows = 6000;
constexpr std::uint32_t kTexts = 300;

}  // namespace

class TestOverviewWork : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void startsByItselfWhereThatIsQuick();
  void aCancelledEstimateIsMadeAgainFirst();
  void pairsStartBesideBands();
  void anEstimateStaysUntilAllAreToBeCounted();
  void otherHashesAreCountedByThemselvesAgain();
  void veryManyPairsAreNotCountedUnasked();
  void allAreCountedBelowTheFloorToo();
  void eachIsCancelledAlone();
  void bandsThatWaitCancelThePairs();
  void failedBandsAreTriedAsTheyWere();
  void aHigherFloorMakesItQuick();
  void withoutAQuickFloorItIsOffered();

 private:
  bool isAtRest() const {
    return QTest::qWaitFor([this] { return !m_work->isBusy(); }, kOverviewWorkTimeout);
  }
  /// Waits until every pair is found. This work starts automatically only if the estimate is short;
  /// on a slow machine this function starts it.
  bool areAllPairsReady() {
    if (!isAtRest()) return false;
    if (m_work->estimatedSeconds() <= OverviewWork::kQuickSeconds)
      return m_work->histogramState() == State::Ready;
    if (m_work->histogramState() != State::Offered) return false;
    m_work->start();
    return isAtRest() && m_work->histogramState() == State::Ready;
  }
  /// Requests the work and cancels it before the estimate is known.
  void askAndCancel() {
    m_work->ask(m_dataset, m_recipe);
    m_work->cancelPairs();
  }

  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
  std::unique_ptr<OverviewWork> m_work;
};

void TestOverviewWork::initTestCase() {
  const auto some = test::rentals();
  QVERIFY(some != nullptr);
  std::vector<std::uint32_t> rows;
  for (std::uint32_t i = 0; i < kRows; ++i) rows.push_back(i % kTexts);
  m_dataset = copyRows(*some, rows);
}

void TestOverviewWork::init() {
  m_recipe = test::rentalsRecipe();
  m_work = std::make_unique<OverviewWork>(std::make_shared<ExactSetCache>());
}

void TestOverviewWork::startsByItselfWhereThatIsQuick() {
  m_work->ask(m_dataset, m_recipe);
  QCOMPARE(m_work->histogramState(), State::Estimating);
  QVERIFY(areAllPairsReady());
  QCOMPARE(m_work->bandsState(), State::Ready);
  QVERIFY(m_work->estimatedSeconds() > 0);
}

/// Work that may take hours never starts before its estimate is known.
void TestOverviewWork::aCancelledEstimateIsMadeAgainFirst() {
  askAndCancel();
  QCOMPARE(m_work->histogramState(), State::Offered);
  QVERIFY(m_work->werePairsCancelled());
  m_work->start();
  QCOMPARE(m_work->histogramState(), State::Estimating);
  QVERIFY(!m_work->werePairsCancelled());
  QVERIFY(areAllPairsReady());
}

void TestOverviewWork::pairsStartBesideBands() {
  askAndCancel();
  m_work->estimateBands();
  QCOMPARE(m_work->bandsState(), State::Working);
  QVERIFY(m_work->werePairsCancelled());
  m_work->start();
  QCOMPARE(m_work->histogramState(), State::Estimating);
  QVERIFY(m_work->areBandsRunning());
  QVERIFY(areAllPairsReady());
  QCOMPARE(m_work->bandsState(), State::Ready);
}

void TestOverviewWork::anEstimateStaysUntilAllAreToBeCounted() {
  askAndCancel();
  m_work->estimateBands();
  QVERIFY(isAtRest());
  const auto estimated = m_work->bands();
  QVERIFY(estimated && estimated->sample);
  m_work->start();
  QVERIFY(areAllPairsReady());
  m_work->ask(m_dataset, m_recipe);  // as after a run
  QVERIFY(isAtRest());
  QCOMPARE(m_work->bands(), estimated);
  m_work->countBands();
  QVERIFY(isAtRest());
  QVERIFY(m_work->bands() && !m_work->bands()->sample);
}

/// A request for an estimate does not carry over to another number of hashes.
void TestOverviewWork::otherHashesAreCountedByThemselvesAgain() {
  askAndCancel();
  m_work->estimateBands();
  m_work->start();
  QVERIFY(areAllPairsReady());
  m_recipe.signature.numHashes = 12;
  m_work->ask(m_dataset, m_recipe);
  QVERIFY(isAtRest());
  QVERIFY(m_work->bands() && !m_work->bands()->sample);
  QCOMPARE(m_work->bands()->numHashes, 12U);
}

/// Eight templates of 400 rows: no bucket exceeds the cap, and each has 79,800 pairs per band.
void TestOverviewWork::veryManyPairsAreNotCountedUnasked() {
  std::vector<std::string> texts;
  for (int row = 0; row < 3200; ++row) {
    const std::string name = "template" + std::to_string(row % 8);
    std::string text;
    for (int word = 0; word < 20; ++word) text += name + std::to_string(word) + ' ';
    texts.push_back(text + "number " + std::to_string(row));
  }
  m_recipe = test::wordRecipe({"text"}, 1);
  m_work->ask(test::textDataset(texts), m_recipe);
  QVERIFY(areAllPairsReady());
  QCOMPARE(m_work->bandsState(), State::Offered);
  QVERIFY(!m_work->bands() && !m_work->wereBandsCancelled());
  m_work->countBands();
  QVERIFY(m_work->areBandsRunning());
  m_work->cancelBands();
  QVERIFY(m_work->wereBandsCancelled());
  m_work->retryBands();
  QVERIFY(isAtRest());
  QVERIFY(m_work->bands() && !m_work->bands()->sample);
}

void TestOverviewWork::allAreCountedBelowTheFloorToo() {
  m_recipe.threshold = {1, 10};
  m_recipe.floor.reset();
  askAndCancel();
  m_work->countBands();
  QVERIFY(isAtRest());
  QVERIFY(m_work->isBelowFloor());
  QVERIFY(m_work->bands() && !m_work->bands()->sample);
}

void TestOverviewWork::eachIsCancelledAlone() {
  askAndCancel();
  m_work->estimateBands();
  m_work->start();
  m_work->cancelBands();
  QVERIFY(!m_work->areBandsRunning() && m_work->isBusy());
  QVERIFY(!m_work->werePairsCancelled());
  QCOMPARE(m_work->histogramState(), State::Estimating);
  m_work->estimateBands();
  m_work->cancelPairs();
  QVERIFY(m_work->areBandsRunning());
  QCOMPARE(m_work->histogramState(), State::Offered);
  m_work->cancel();
  QVERIFY(!m_work->isBusy());
  QCOMPARE(m_work->bandsState(), State::Offered);
}

void TestOverviewWork::bandsThatWaitCancelThePairs() {
  m_work->ask(m_dataset, m_recipe);
  QCOMPARE(m_work->bandsState(), State::Estimating);
  m_work->cancelBands();
  QVERIFY(!m_work->isBusy() && m_work->werePairsCancelled());
}

void TestOverviewWork::failedBandsAreTriedAsTheyWere() {
  m_recipe.signature.numHashes = 0;
  askAndCancel();
  m_work->estimateBands();
  QVERIFY(isAtRest());
  QCOMPARE(m_work->bandsState(), State::Failed);
  QVERIFY(!m_work->bandsProblem().isEmpty());
  QVERIFY(m_work->problem().isEmpty());
  m_work->retryBands();
  QVERIFY(m_work->areBandsRunning());
  // No full join has run.
  QCOMPARE(m_work->histogramState(), State::Offered);
  QVERIFY(isAtRest());
  QCOMPARE(m_work->histogramState(), State::Offered);
}

/// Above 0.5 the pairs are found without a question; the rest is estimated until it is requested.
void TestOverviewWork::aHigherFloorMakesItQuick() {
  std::atomic<int> asked = 0;
  OverviewWork work(std::make_shared<ExactSetCache>(), nullptr,
                    [&asked](const Dataset &, const Recipe &recipe, const RunContext &) {
                      ++asked;
                      return Result<double>(recipe.threshold < Ratio{5, 10} ? 75.0 : 1.0);
                    });
  const auto isAtRest = [&work] {
    return QTest::qWaitFor([&work] { return !work.isBusy(); }, kOverviewWorkTimeout);
  };
  work.ask(m_dataset, m_recipe);
  QVERIFY(isAtRest());
  QCOMPARE(work.histogramState(), State::Ready);
  QCOMPARE(asked.load(), 4);
  QVERIFY(work.histogram()->floor == (Ratio{5, 10}));
  QCOMPARE(work.estimatedSeconds(), 75.0);
  QCOMPARE(work.bandsState(), State::Ready);  // the recipe's threshold is above the floor
  QVERIFY(work.canLowerFloor());
  const auto before = work.histogram();
  work.lowerFloor();
  QVERIFY(isAtRest());
  QVERIFY(work.histogram()->floor == HistogramOptions{}.floor);
  QVERIFY(!work.canLowerFloor());
  // The bins above the first floor are the same.
  for (std::size_t i = 0; i < before->bins.size(); ++i)
    if (before->bins[i].low >= 0.5 - 1e-9)
      QCOMPARE(work.histogram()->bins[i].rowPairs, before->bins[i].rowPairs);
  QCOMPARE(work.bandsState(), State::Ready);
}

void TestOverviewWork::withoutAQuickFloorItIsOffered() {
  OverviewWork work(
      std::make_shared<ExactSetCache>(), nullptr,
      [](const Dataset &, const Recipe &, const RunContext &) { return Result<double>(1000.0); });
  work.ask(m_dataset, m_recipe);
  QVERIFY(QTest::qWaitFor([&work] { return !work.isBusy(); }, kOverviewWorkTimeout));
  QCOMPARE(work.histogramState(), State::Offered);
  QVERIFY(!work.canLowerFloor());
  work.start();
  QVERIFY(QTest::qWaitFor([&work] { return !work.isBusy(); }, kOverviewWorkTimeout));
  QVERIFY(work.histogram()->floor == HistogramOptions{}.floor);
}

SHINGLESCOPE_TEST(TestOverviewWork, QApplication)
#include "tst_overview_work.moc"
