// SPDX-License-Identifier: MIT
// The estimate of a run against a reference counts what such a run does: pairs across only, and
// equal texts of both sides as two texts.

#include <QTest>

#include "core/base/hash.h"
#include "core/pipeline/estimate/exact_estimate.h"
#include "core/pipeline/estimate/run_estimate.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// A file and a reference in one table.
struct TwoSides {
  std::shared_ptr<const Dataset> rows;
  std::uint32_t firstReference = 0;
};

/// Returns rows of random families of `together` texts that differ in one word. A third of the rows
/// repeats another row's text, on any side; one of three labels follows the text.
TwoSides familyRows(std::uint32_t file, std::uint32_t reference, std::uint32_t together) {
  DatasetBuilder builder({"text", "label"});
  const std::uint32_t families = (file + reference) / together;
  SplitMix64 random(3);
  std::vector<std::string> texts;
  for (std::uint32_t row = 0; row < file + reference; ++row) {
    SplitMix64 ofFamily(random.next() % families);
    const std::uint64_t changed = random.next() % 12;
    std::string text;
    for (std::uint64_t word = 0; word < 12; ++word) {
      const std::uint64_t common = ofFamily.next() % 20'000;
      text += std::to_string(word == changed ? random.next() % 20'000 : common) + " ";
    }
    if (row > 0 && random.next() % 3 == 0) text = texts[random.next() % row];
    texts.push_back(text);
    builder.addRow({text, std::to_string(random.next() % 3)}, 0);
  }
  return {builder.finish(), file};
}

/// Returns rows of one template, whose texts share large buckets.
TwoSides templateRows(std::uint32_t file, std::uint32_t reference) {
  DatasetBuilder builder({"text"});
  for (std::uint32_t row = 0; row < file + reference; ++row)
    builder.addRow(
        {"the same words in every row of this table but for its number " + std::to_string(row)}, 0);
  return {builder.finish(), file};
}

Recipe recipeOfText() {
  Recipe recipe;
  recipe.compare = {"text"};
  return recipe;
}

Recipe recipeOfTemplates() {
  Recipe recipe = recipeOfText();
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 3;
  return recipe;
}

RunContext oneThread() {
  RunContext context;
  context.threads = 1;
  return context;
}

EstimateOptions optionsFor(const TwoSides &tables, std::size_t texts = 2000) {
  EstimateOptions options;
  options.sampledTexts = texts;
  options.tellsTime = false;
  options.firstReference = tables.firstReference;
  return options;
}

/// Compares an estimate with the run itself; nothing if the run's figure is met within `share`.
QString farFrom(const RunEstimate &estimate, const DuplicateResult &run, double share) {
  const auto isNear = [share](std::uint64_t actual, std::uint64_t expected) {
    const auto wanted = static_cast<double>(expected);
    return std::abs(static_cast<double>(actual) - wanted) <= share * wanted;
  };
  const RunReport &report = run.report;
  if (isNear(estimate.candidates, report.candidates) && isNear(estimate.pairs, run.pairs.size()) &&
      isNear(estimate.distinctTexts, report.distinctTexts))
    return {};
  return QStringLiteral("%1 candidates for %2, %3 pairs for %4, %5 texts for %6")
      .arg(estimate.candidates)
      .arg(report.candidates)
      .arg(estimate.pairs)
      .arg(run.pairs.size())
      .arg(estimate.distinctTexts)
      .arg(report.distinctTexts);
}

}  // namespace

class TestEstimateAgainst : public QObject {
  Q_OBJECT

 private slots:
  void smallTablesAreCountedExactly();
  void exactRunsAreCountedExactly();
  void exactRunsAreExtrapolated();
  void labelsAreKept();
  void largeTablesAreExtrapolated_data();
  void largeTablesAreExtrapolated();
  void templatesMeetTheirNeighbours_data();
  void templatesMeetTheirNeighbours();
};

void TestEstimateAgainst::smallTablesAreCountedExactly() {
  const TwoSides tables = familyRows(700, 400, 4);
  const auto run = findAgainst(*tables.rows, 700, recipeOfText(), oneThread());
  const auto estimate = estimateRun(*tables.rows, recipeOfText(), oneThread(), optionsFor(tables));
  QVERIFY(run && estimate);
  QVERIFY(run->report.candidates > 500);
  QCOMPARE(estimate->rows, 1100U);
  QCOMPARE(estimate->allPairs, 280'000U);
  QCOMPARE(estimate->candidates, run->report.candidates);
  QCOMPARE(estimate->distinctTexts, run->report.distinctTexts);
  const auto asOne = estimateRun(*tables.rows, recipeOfText(), oneThread());
  QVERIFY(asOne && asOne->distinctTexts < estimate->distinctTexts);
}

void TestEstimateAgainst::exactRunsAreCountedExactly() {
  const TwoSides tables = familyRows(700, 400, 4);
  Recipe recipe = recipeOfText();
  recipe.threshold = {1, 2};
  const auto run = findExactAgainst(*tables.rows, 700, recipe, oneThread());
  const auto estimate = estimateExact(*tables.rows, recipe, oneThread(), 700);
  QVERIFY(run && estimate);
  QVERIFY(run->pairs.size() > 300);
  QCOMPARE(estimate->allPairs, 280'000U);
  QCOMPARE(estimate->distinctTexts, run->report.distinctTexts);
  QCOMPARE(estimate->pairs, std::uint64_t{run->pairs.size()});
}

/// From some of the rows, of which a third repeat a text of any side.
void TestEstimateAgainst::exactRunsAreExtrapolated() {
  const TwoSides tables = familyRows(9000, 6000, 8);
  Recipe recipe = recipeOfText();
  recipe.threshold = {1, 2};
  const auto run = findExactAgainst(*tables.rows, 9000, recipe, oneThread());
  ExactEstimateOptions options;
  options.sampledTexts = 4000;
  options.countedBytes = 400U << 10U;
  options.tellsTime = false;
  const auto estimate = estimateExact(*tables.rows, recipe, oneThread(), 9000, options);
  QVERIFY(run && estimate);
  const auto ratio = [](std::uint64_t actual, std::uint64_t expected) {
    return static_cast<double>(actual) / static_cast<double>(expected);
  };
  const double texts = ratio(estimate->distinctTexts, run->report.distinctTexts);
  const double pairs = ratio(estimate->pairs, run->pairs.size());
  QVERIFY2(texts > 0.95 && texts < 1.05, qPrintable(QString::number(texts)));
  QVERIFY2(pairs > 0.7 && pairs < 1.4, qPrintable(QString::number(pairs)));
}

void TestEstimateAgainst::labelsAreKept() {
  const TwoSides tables = familyRows(700, 400, 4);
  Recipe recipe = recipeOfText();
  recipe.same = {"label"};
  const auto run = findAgainst(*tables.rows, 700, recipe, oneThread());
  const auto estimate = estimateRun(*tables.rows, recipe, oneThread(), optionsFor(tables));
  QVERIFY(run && estimate);
  QVERIFY(run->report.candidates > 150);
  QCOMPARE(estimate->candidates, run->report.candidates);
  QVERIFY2(estimate->allPairs > 60'000 && estimate->allPairs < 120'000,
           qPrintable(QString::number(estimate->allPairs)));
}

void TestEstimateAgainst::largeTablesAreExtrapolated_data() {
  QTest::addColumn<int>("file");
  QTest::addColumn<int>("reference");
  QTest::addColumn<int>("kibibytes");
  QTest::newRow("all rows") << 9000 << 6000 << 32'768;
  QTest::newRow("some rows") << 9000 << 6000 << 400;
  QTest::newRow("a small reference") << 14'000 << 1000 << 400;
  QTest::newRow("a small file") << 1000 << 14'000 << 400;
}

void TestEstimateAgainst::largeTablesAreExtrapolated() {
  QFETCH(const int, file);
  QFETCH(const int, reference);
  QFETCH(const int, kibibytes);
  const TwoSides tables =
      familyRows(static_cast<std::uint32_t>(file), static_cast<std::uint32_t>(reference), 8);
  EstimateOptions options = optionsFor(tables, 1500);
  options.lookedBytes = static_cast<std::uint64_t>(kibibytes) << 10U;
  const auto run = findAgainst(*tables.rows, tables.firstReference, recipeOfText(), oneThread());
  const auto estimate = estimateRun(*tables.rows, recipeOfText(), oneThread(), options);
  QVERIFY(run && estimate);
  const QString far = farFrom(*estimate, *run, 0.3);
  QVERIFY2(far.isEmpty(), qPrintable(far));
}

void TestEstimateAgainst::templatesMeetTheirNeighbours_data() {
  QTest::addColumn<int>("file");
  QTest::addColumn<int>("reference");
  QTest::addColumn<bool>("isCapped");
  QTest::newRow("both capped") << 7000 << 5000 << true;
  QTest::newRow("few of one side, never capped") << 9000 << 3 << false;
}

void TestEstimateAgainst::templatesMeetTheirNeighbours() {
  QFETCH(const int, file);
  QFETCH(const int, reference);
  QFETCH(const bool, isCapped);
  const TwoSides tables =
      templateRows(static_cast<std::uint32_t>(file), static_cast<std::uint32_t>(reference));
  const auto run =
      findAgainst(*tables.rows, tables.firstReference, recipeOfTemplates(), oneThread());
  const auto estimate =
      estimateRun(*tables.rows, recipeOfTemplates(), oneThread(), optionsFor(tables, 1500));
  QVERIFY(run && estimate);
  QCOMPARE(run->report.buckets.cappedBuckets > 0, isCapped);
  const QString far = farFrom(*estimate, *run, 0.35);
  QVERIFY2(far.isEmpty(), qPrintable(far));
}

SHINGLESCOPE_TEST(TestEstimateAgainst, NoApplication)
#include "tst_estimate_against.moc"
