// SPDX-License-Identifier: MIT
#include <QFile>
#include <QTest>
#include <fstream>

#include "core/base/hash.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/pipeline/estimate/exact_estimate.h"
#include "core/pipeline/estimate/run_estimate.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;

namespace {

/// Returns rows of random words; every `repeat`-th row repeats the previous one.
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

/// Returns groups of `together` texts; each text is the first of its group with one word changed.
std::shared_ptr<const Dataset> nearCopies(std::size_t rows, std::size_t together) {
  DatasetBuilder builder({"text"});
  SplitMix64 random(5);
  std::vector<std::uint64_t> words;
  for (std::size_t row = 0; row < rows; ++row) {
    if (row % together == 0) {
      words.clear();
      for (int word = 0; word < 14; ++word) words.push_back(random.next() % 20'000);
    }
    std::string text;
    const std::size_t changed = row % together == 0 ? words.size() : random.next() % words.size();
    for (std::size_t word = 0; word < words.size(); ++word)
      text += std::to_string(word == changed ? random.next() % 20'000 : words[word]) + " ";
    builder.addRow({text}, row);
  }
  return builder.finish();
}

Recipe textRecipe() {
  Recipe recipe;
  recipe.compare = {"text"};
  return recipe;
}

/// Resets the peak to the memory that the process uses now.
void forgetPeak() { std::ofstream("/proc/self/clear_refs") << "5"; }

std::uint64_t peakBytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmHWM:")) return std::stoull(line.substr(6)) << 10U;
  return 0;
}

RunContext plainContext() {
  RunContext context;
  context.threads = 1;
  return context;
}

EstimateOptions sampling(std::size_t texts) {
  EstimateOptions options;
  options.sampledTexts = texts;
  return options;
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
  void errorsMatchThoseOfARun();
  void cancelStops();
  void listingsAreWithinAFactorOfTwo();
  void copiesAreCountedFromSomeRows();
  void rowsOfATemplateMeetTheirNeighbours();
  void repeatedRowsAreOneText();
  void threadsChangeNoCount();
  void memoryHoldsWhatIsPlanned();
  void staysWithinTheMemory();
  void theMoreExpensiveEngineIsReported();
};

void TestRunEstimate::smallDataIsCountedExactly() {
  const auto dataset = madeRows(500, 5);
  const auto estimate = estimateRun(*dataset, textRecipe(), plainContext());
  QVERIFY(estimate);
  const auto run = findDuplicates(*dataset, textRecipe(), plainContext());
  QVERIFY(run);
  QCOMPARE(estimate->rows, 500U);
  QCOMPARE(estimate->sampledRows, 400U);  // one row of each text
  QCOMPARE(estimate->distinctTexts, 400U);
  QCOMPARE(estimate->candidates, run->report.candidates);
  QVERIFY(!estimate->isCandidateBound);
  QCOMPARE(estimate->allPairs, 500U * 499U / 2U);
  QVERIFY(estimate->memoryBytes > 500 * 32 * 4);
  QCOMPARE(estimate->memoryPlan.keys, KeyStore::Memory);
}

void TestRunEstimate::largeDataIsExtrapolated() {
  const auto dataset = madeRows(60'000, 4);
  const auto estimate = estimateRun(*dataset, textRecipe(), plainContext(), sampling(1000));
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
  const auto planned = estimateRun(*dataset, textRecipe(), narrow, sampling(1000));
  QVERIFY(planned);
  QVERIFY(planned->memoryPlan.keys != KeyStore::Memory);
  QVERIFY(planned->memoryBytes < estimate->memoryBytes);
}

void TestRunEstimate::noCandidateInTheSampleGivesABound() {
  Recipe recipe = textRecipe();
  recipe.bands = 1;  // one band of 128 rows: only equal texts collide
  const auto dataset = madeRows(4000, 4000);
  const auto estimate = estimateRun(*dataset, recipe, plainContext(), sampling(400));
  QVERIFY(estimate);
  QVERIFY(estimate->isCandidateBound);
  QCOMPARE(estimate->candidates, 15U);  // 3 * 4000 / (2 * 400)
}

void TestRunEstimate::oneRowHasNoPairs() {
  const auto estimate = estimateRun(*madeRows(1, 2), textRecipe(), plainContext());
  QVERIFY(estimate);
  QCOMPARE(estimate->allPairs, 0U);
  QCOMPARE(estimate->candidates, 0U);
  QCOMPARE(estimate->distinctTexts, 1U);
}

void TestRunEstimate::errorsMatchThoseOfARun() {
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
  const QString path = test::sharedPath("/data/kijiji_rome.tsv");
  if (!QFile::exists(path)) QSKIP("The shared data is missing.");
  const auto loaded = loadDataset(path.toStdString(), {}, plainContext());
  QVERIFY(loaded);
  auto recipe = presetRecipe("kijiji");
  QVERIFY(recipe);
  recipe->compare = {"Title", "Short Description"};
  const auto run = findDuplicates(*loaded->dataset, *recipe, plainContext());
  QVERIFY(run);
  const auto estimate = estimateRun(*loaded->dataset, *recipe, plainContext(), sampling(1000));
  QVERIFY(estimate);
  const auto distinct = static_cast<double>(run->report.distinctTexts);
  QVERIFY(isNear(static_cast<double>(estimate->distinctTexts), distinct, 0.05));
  const double share = static_cast<double>(estimate->candidates) /
                       std::max(1.0, static_cast<double>(run->report.candidates));
  QVERIFY2(share > 0.3 && share < 3, qPrintable(QString::number(share)));
}

void TestRunEstimate::copiesAreCountedFromSomeRows() {
  const auto dataset = nearCopies(12'000, 4);
  const auto run = findDuplicates(*dataset, textRecipe(), plainContext());
  QVERIFY(run && run->report.candidates > 10'000);
  // Examines all rows, and then about a fifth of them.
  for (const std::uint64_t looked : {32U << 20U, 300U << 10U}) {
    EstimateOptions options = sampling(1000);
    options.lookedBytes = looked;
    const auto estimate = estimateRun(*dataset, textRecipe(), plainContext(), options);
    QVERIFY(estimate);
    QCOMPARE(estimate->sampledRows, 1000U);
    QVERIFY(isNear(static_cast<double>(estimate->distinctTexts), 12'000, 0.05));
    QVERIFY2(
        isNear(static_cast<double>(estimate->candidates),
               static_cast<double>(run->report.candidates), 0.3),
        qPrintable(
            QStringLiteral("%1 for %2").arg(estimate->candidates).arg(run->report.candidates)));
    QVERIFY(
        isNear(static_cast<double>(estimate->pairs), static_cast<double>(run->pairs.size()), 0.35));
  }
}

void TestRunEstimate::rowsOfATemplateMeetTheirNeighbours() {
  DatasetBuilder builder({"text"});
  for (int row = 0; row < 12'000; ++row)
    builder.addRow(
        {"the same words in every row of this table but for its number " + std::to_string(row)}, 0);
  const auto dataset = builder.finish();
  Recipe recipe = textRecipe();
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 3;
  const auto run = findDuplicates(*dataset, recipe, plainContext());
  QVERIFY(run && run->report.buckets.cappedBuckets > 10);
  const auto estimate = estimateRun(*dataset, recipe, plainContext(), sampling(500));
  QVERIFY(estimate);
  QVERIFY2(isNear(static_cast<double>(estimate->candidates),
                  static_cast<double>(run->report.candidates), 0.3),
           qPrintable(
               QStringLiteral("%1 for %2").arg(estimate->candidates).arg(run->report.candidates)));
}

/// A repeated text is sampled no more often than another text, and each of its pairs is counted
/// once.
void TestRunEstimate::repeatedRowsAreOneText() {
  const auto some = nearCopies(3'000, 3);
  DatasetBuilder builder({"text"});
  for (int row = 0; row < 60'000; ++row)
    builder.addRow({some->cell({static_cast<std::uint32_t>(row % 3000)}, {0})}, 0);
  const auto dataset = builder.finish();
  const auto run = findDuplicates(*dataset, textRecipe(), plainContext());
  const auto estimate = estimateRun(*dataset, textRecipe(), plainContext(), sampling(1000));
  QVERIFY(run && estimate);
  QCOMPARE(estimate->distinctTexts, run->report.distinctTexts);
  QVERIFY(isNear(static_cast<double>(estimate->candidates),
                 static_cast<double>(run->report.candidates), 0.3));
}

void TestRunEstimate::threadsChangeNoCount() {
  const auto dataset = nearCopies(6'000, 5);
  RunContext two = plainContext();
  two.threads = 2;
  const auto first = estimateRun(*dataset, textRecipe(), plainContext(), sampling(500));
  const auto second = estimateRun(*dataset, textRecipe(), two, sampling(500));
  QVERIFY(first && second);
  QCOMPARE(second->candidates, first->candidates);
  QCOMPARE(second->distinctTexts, first->distinctTexts);
  QCOMPARE(second->pairs, first->pairs);
}

void TestRunEstimate::memoryHoldsWhatIsPlanned() {
  const auto dataset = nearCopies(20'000, 4);
  Recipe recipe = textRecipe();
  for (const std::uint32_t bands : {8U, 32U}) {
    recipe.bands = bands;
    EstimateOptions options = sampling(500);
    const auto estimate = estimateRun(*dataset, recipe, plainContext(), options);
    options.keepsState = true;
    const auto kept = estimateRun(*dataset, recipe, plainContext(), options);
    QVERIFY(estimate && kept);
    const MemoryPlan &plan = estimate->memoryPlan;
    QVERIFY(estimate->tableBytes >= dataset->memoryBytes());
    QVERIFY(estimate->memoryBytes >= estimate->tableBytes + plan.keyBytes + plan.rowBytes);
    // A session stores four bytes per hash and row.
    QVERIFY(kept->memoryBytes >= estimate->memoryBytes + 20'000U * 128 * 4 * 3 / 4);
  }
}

/// The timed and sampled work of an estimate stays within the run's memory limit.
void TestRunEstimate::staysWithinTheMemory() {
  if (test::kIsSanitized) QSKIP("Sanitizers keep memory of their own, and freed memory.");
  const auto dataset = madeRows(100'000, 1000);
  RunContext narrow = plainContext();
  narrow.memoryBudget = 32U << 20U;
  forgetPeak();
  const std::uint64_t before = peakBytes();
  QVERIFY(before > 0);
  QVERIFY(estimateRun(*dataset, textRecipe(), narrow));
  QVERIFY(estimateExact(*dataset, textRecipe(), narrow));
  const std::uint64_t grown = peakBytes() - before;
  QVERIFY2(grown < narrow.memoryBudget, qPrintable(QString::number(grown >> 20U)));
}

/// Long texts have hardly any rare character shingles, so nearly all pairs are compared.
void TestRunEstimate::theMoreExpensiveEngineIsReported() {
  Recipe recipe = textRecipe();
  recipe.threshold = {3, 10};
  const auto dataset = nearCopies(3'000, 1);
  const auto find = estimateRun(*dataset, recipe, plainContext(), sampling(500));
  const auto exact = estimateExact(*dataset, recipe, plainContext(), {}, {1000});
  const auto joined = findExactDuplicates(*dataset, recipe, plainContext());
  QVERIFY(find && exact && joined);
  QVERIFY(joined->report.candidates > 50'000);
  QVERIFY(exact->comparisons > 4 * find->candidates);
  QVERIFY2(isNear(static_cast<double>(exact->comparisons),
                  static_cast<double>(joined->report.candidates), 0.3),
           qPrintable(
               QStringLiteral("%1 for %2").arg(exact->comparisons).arg(joined->report.candidates)));
}

SHINGLESCOPE_TEST(TestRunEstimate, NoApplication)
#include "tst_run_estimate.moc"
