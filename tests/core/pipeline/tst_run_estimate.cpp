#include <QFile>
#include <QTest>

#include "core/base/hash.h"
#include "core/dataset/dataset_loader.h"
#include "core/pipeline/find_duplicates.h"
#include "core/pipeline/run_estimate.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// Rows of random words; every `repeat`-th row repeats the one before it.
std::shared_ptr<const Dataset> madeRows(std::size_t rows, std::size_t repeat) {
  DatasetBuilder builder({"number", "text"});
  SplitMix64 random(7);
  std::string text;
  for (std::size_t row = 0; row < rows; ++row) {
    if (row % repeat != repeat - 1) {
      text.clear();
      for (int word = 0; word < 12; ++word) text += std::to_string(random.next() % 10'000) + " ";
    }
    builder.addRow({std::to_string(row), text}, row);
  }
  return builder.finish();
}

Recipe textRecipe() {
  Recipe recipe;
  recipe.compare = {"text"};
  return recipe;
}

RunContext plainContext() {
  RunContext context;
  context.threads = 1;
  return context;
}

bool isNear(double actual, double expected, double share) {
  return std::abs(actual - expected) <= share * expected;
}

}  // namespace

class TestRunEstimate : public QObject {
  Q_OBJECT

 private slots:
  void smallDataIsCountedExactly();
  void largeDataIsExtrapolated();
  void noCandidateInTheSampleGivesABound();
  void oneRowHasNoPairs();
  void errorsAreThoseOfARun();
  void cancelStops();
  void listingsAreWithinAFactorOfTwo();
};

void TestRunEstimate::smallDataIsCountedExactly() {
  const auto dataset = madeRows(500, 5);
  const auto estimate = estimateRun(*dataset, textRecipe(), plainContext());
  QVERIFY(estimate);
  const auto run = findDuplicates(*dataset, textRecipe(), plainContext());
  QVERIFY(run);
  QCOMPARE(estimate->rows, 500U);
  QCOMPARE(estimate->sampledRows, 500U);
  QCOMPARE(estimate->distinctTexts, 400U);
  QCOMPARE(estimate->candidates, run->report.candidates);
  QVERIFY(!estimate->isCandidateBound);
  QCOMPARE(estimate->allPairs, 500U * 499U / 2U);
  QVERIFY(estimate->memoryBytes > 500 * 32 * 4);
  QCOMPARE(estimate->memoryPlan.keys, KeyStore::Memory);
}

void TestRunEstimate::largeDataIsExtrapolated() {
  const auto dataset = madeRows(60'000, 4);
  const auto estimate = estimateRun(*dataset, textRecipe(), plainContext(), 1000);
  QVERIFY(estimate);
  QCOMPARE(estimate->rows, 60'000U);
  QCOMPARE(estimate->sampledRows, 1000U);
  QVERIFY(isNear(static_cast<double>(estimate->distinctTexts), 45'000, 0.03));
  const auto sample = firstRows(*dataset, 1000);
  const auto run = findDuplicates(*sample, textRecipe(), plainContext());
  QVERIFY(run);
  QVERIFY(estimate->seconds > run->report.totalSeconds);
  QVERIFY(estimate->memoryBytes > 60'000U * 32U * 4U);
  RunContext narrow = plainContext();
  narrow.memoryBudget = 14U << 20U;
  const auto planned = estimateRun(*dataset, textRecipe(), narrow, 1000);
  QVERIFY(planned);
  QVERIFY(planned->memoryPlan.keys != KeyStore::Memory);
  QVERIFY(planned->memoryBytes < estimate->memoryBytes);
}

void TestRunEstimate::noCandidateInTheSampleGivesABound() {
  Recipe recipe = textRecipe();
  recipe.bands = 1;  // one band of 128 rows: only equal texts collide
  const auto dataset = madeRows(4000, 4000);
  const auto estimate = estimateRun(*dataset, recipe, plainContext(), 400);
  QVERIFY(estimate);
  QVERIFY(estimate->isCandidateBound);
  QVERIFY(isNear(static_cast<double>(estimate->candidates), 300, 0.05));  // 3 * (4000 / 400)^2
}

void TestRunEstimate::oneRowHasNoPairs() {
  const auto estimate = estimateRun(*madeRows(1, 2), textRecipe(), plainContext());
  QVERIFY(estimate);
  QCOMPARE(estimate->allPairs, 0U);
  QCOMPARE(estimate->candidates, 0U);
  QCOMPARE(estimate->distinctTexts, 1U);
}

void TestRunEstimate::errorsAreThoseOfARun() {
  Recipe recipe = textRecipe();
  recipe.compare = {"nothing"};
  const auto unknown = estimateRun(*madeRows(10, 2), recipe, plainContext());
  QVERIFY(!unknown);
  QCOMPARE(unknown.error().code, ErrorCode::BadParameter);
  const auto empty = estimateRun(*madeRows(0, 2), textRecipe(), plainContext());
  QVERIFY(!empty);
  QCOMPARE(empty.error().code, ErrorCode::Format);
}

void TestRunEstimate::cancelStops() {
  std::stop_source source;
  source.request_stop();
  RunContext context = plainContext();
  context.stop = source.get_token();
  const auto estimate = estimateRun(*madeRows(5000, 4), textRecipe(), context);
  QVERIFY(!estimate);
  QCOMPARE(estimate.error().code, ErrorCode::Cancelled);
}

void TestRunEstimate::listingsAreWithinAFactorOfTwo() {
  const QString path = QStringLiteral(SHARED_DIR "/data/kijiji_rome.tsv");
  if (!QFile::exists(path)) QSKIP("The shared data is absent.");
  const auto loaded = loadDataset(path.toStdString(), {}, plainContext());
  QVERIFY(loaded);
  auto recipe = presetRecipe("kijiji");
  QVERIFY(recipe);
  recipe->compare = {"Title", "Short Description"};
  const auto run = findDuplicates(*loaded->dataset, *recipe, plainContext());
  QVERIFY(run);
  const auto estimate = estimateRun(*loaded->dataset, *recipe, plainContext(), 1000);
  QVERIFY(estimate);
  const auto distinct = static_cast<double>(run->report.distinctTexts);
  QVERIFY(isNear(static_cast<double>(estimate->distinctTexts), distinct, 0.05));
  const double share = static_cast<double>(estimate->candidates) /
                       std::max(1.0, static_cast<double>(run->report.candidates));
  QVERIFY2(share > 0.3 && share < 3, qPrintable(QString::number(share)));
}

SHINGLESCOPE_TEST(TestRunEstimate, NoApplication)
#include "tst_run_estimate.moc"
