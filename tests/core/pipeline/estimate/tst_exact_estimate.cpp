// SPDX-License-Identifier: MIT
#include <QTest>

#include <QFileInfo>

#include "core/dataset/load/dataset_loader.h"
#include "core/pipeline/estimate/exact_estimate.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/places.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::textDataset;

namespace {

/// Returns texts of `words` words from a vocabulary in which some words are much more frequent.
std::vector<std::string> randomTexts(std::uint64_t seed, std::size_t count, std::size_t words) {
  SplitMix64 random(seed);
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < count; ++i) {
    std::string &text = texts.emplace_back();
    for (std::size_t j = 0; j < words; ++j) {
      const std::uint64_t range = std::uint64_t{2} << random.next() % 11;
      text += "w" + std::to_string(random.next() % range) + " ";
    }
  }
  return texts;
}

Recipe recipeFor(ShingleUnit unit, std::uint32_t k, Ratio threshold) {
  Recipe recipe;
  recipe.compare = {"text"};
  recipe.shingle.unit = unit;
  recipe.shingle.k = k;
  recipe.threshold = threshold;
  return recipe;
}

bool isWithinFactor(std::uint64_t a, std::uint64_t b, double factor) {
  const double ratio = static_cast<double>(a + 1) / static_cast<double>(b + 1);
  return ratio < factor && ratio > 1 / factor;
}

}  // namespace

class TestExactEstimate : public QObject {
  Q_OBJECT

 private slots:
  void isExactForAllRows() {
    const auto dataset = textDataset(randomTexts(1, 500, 12));
    const Recipe recipe = recipeFor(ShingleUnit::Word, 1, {25, 100});
    const auto estimate = estimateExact(*dataset, recipe, {});
    const auto run = findExactDuplicates(*dataset, recipe, {});
    QVERIFY(estimate);
    QVERIFY(run);
    QVERIFY(run->report.candidates > 1000);
    QVERIFY(isWithinFactor(estimate->comparisons, run->report.candidates, 1.2));  // parities differ
    QCOMPARE(estimate->shingles, run->report.shingles);
    QCOMPARE(estimate->distinctTexts, run->report.distinctTexts);
    QCOMPARE(estimate->sampledRows, std::uint64_t{500});
    QCOMPARE(estimate->allPairs, std::uint64_t{500 * 499 / 2});
  }

  void predictsFromASample() {
    const auto dataset = textDataset(randomTexts(2, 8000, 12));
    const Recipe recipe = recipeFor(ShingleUnit::Word, 1, {5, 10});
    const auto estimate = estimateExact(*dataset, recipe, {}, {}, {1000});
    const auto run = findExactDuplicates(*dataset, recipe, {});
    QVERIFY(estimate);
    QVERIFY(run);
    QCOMPARE(estimate->sampledRows, std::uint64_t{1000});
    QVERIFY2(
        isWithinFactor(estimate->comparisons, run->report.candidates, 3),
        qPrintable(
            QStringLiteral("%1 for %2").arg(estimate->comparisons).arg(run->report.candidates)));
    QVERIFY(isWithinFactor(estimate->shingles, run->report.shingles, 1.1));
    QVERIFY(estimate->seconds > 0);
    QVERIFY(!estimate->isExpensive());
    QVERIFY(estimate->memoryBytes > estimate->shingles * 8);
  }

  void predictsRealNames() {
    const QString path = test::sharedPath("/data/airbnb_nyc_2019.csv");
    if (!QFileInfo::exists(path)) QSKIP("The shared data is missing.");
    const auto loaded = loadDataset(path.toStdString(), {}, {});
    QVERIFY(loaded);
    Recipe recipe = recipeFor(ShingleUnit::Character, 5, {8, 10});
    recipe.compare = {"name"};
    const auto estimate = estimateExact(*loaded->dataset, recipe, {});
    const auto run = findExactDuplicates(*loaded->dataset, recipe, {});
    QVERIFY(estimate);
    QVERIFY(run);
    QVERIFY(isWithinFactor(estimate->comparisons, run->report.candidates, 3));
  }

  /// Shingles are counted in all rows, so the comparisons in a sample are representative of all
  /// rows.
  void comparesASampleAsAllDo() {
    const auto dataset = textDataset(randomTexts(8, 5'000, 14));
    for (const Ratio threshold : {Ratio{3, 10}, Ratio{35, 100}}) {
      const Recipe recipe = recipeFor(ShingleUnit::Character, 4, threshold);
      const auto run = findExactDuplicates(*dataset, recipe, {});
      const auto estimate = estimateExact(*dataset, recipe, {}, {}, {1500});
      QVERIFY(run && estimate);
      QVERIFY(run->report.candidates > 100'000);
      QVERIFY2(
          isWithinFactor(estimate->comparisons, run->report.candidates, 1.4),
          qPrintable(
              QStringLiteral("%1 for %2").arg(estimate->comparisons).arg(run->report.candidates)));
    }
  }

  /// A repeated text counts once, even if few of its rows are sampled.
  void countsARepeatedTextOnce() {
    const std::vector<std::string> texts = randomTexts(9, 2000, 12);
    std::vector<std::string> rows;
    for (int row = 0; row < 40'000; ++row) rows.push_back(texts[row % texts.size()]);
    const Recipe recipe = recipeFor(ShingleUnit::Word, 2, {5, 10});
    const auto dataset = textDataset(rows);
    const auto run = findExactDuplicates(*dataset, recipe, {});
    const auto estimate = estimateExact(*dataset, recipe, {}, {}, {500});
    QVERIFY(run && estimate);
    QVERIFY(isWithinFactor(estimate->distinctTexts, run->report.distinctTexts, 1.02));
    QVERIFY(isWithinFactor(estimate->shingles, run->report.shingles, 1.1));
  }

  void memoryHoldsTheTableAndItsSets() {
    const auto dataset = textDataset(randomTexts(10, 5000, 30));
    const auto estimate =
        estimateExact(*dataset, recipeFor(ShingleUnit::Character, 5, {8, 10}), {}, {}, {1000});
    QVERIFY(estimate);
    QVERIFY(estimate->tableBytes >= dataset->memoryBytes());
    QVERIFY(estimate->memoryBytes > estimate->tableBytes + 8 * estimate->shingles);
  }

  void reportsThatCharactersOfLongTextsAreExpensive() {
    std::vector<std::string> texts = randomTexts(3, 600, 300);
    const auto few = textDataset(texts);
    for (int i = 0; i < 8; ++i) texts.insert(texts.end(), texts.begin(), texts.begin() + 600);
    for (std::size_t i = 600; i < texts.size(); ++i) texts[i] += std::to_string(i);
    const Recipe letters = recipeFor(ShingleUnit::Character, 3, {5, 10});
    const Recipe words = recipeFor(ShingleUnit::Word, 3, {5, 10});
    const auto dear = estimateExact(*few, letters, {});
    const auto cheap = estimateExact(*few, words, {});
    QVERIFY(dear);
    QVERIFY(cheap);
    QVERIFY(dear->comparisons > 20 * (cheap->comparisons + 1));
    const auto more = estimateExact(*textDataset(texts), letters, {}, {}, {600});
    QVERIFY(more);
    QVERIFY(more->comparisons > 10 * dear->comparisons);
  }

  void boundsWhatASampleDoesNotShow() {
    const auto dataset = textDataset(randomTexts(4, 5000, 40));
    const auto estimate =
        estimateExact(*dataset, recipeFor(ShingleUnit::Word, 5, {9, 10}), {}, {}, {500});
    QVERIFY(estimate);
    QCOMPARE(estimate->comparisons, std::uint64_t{300});  // 3 x (5000 / 500)^2
  }

  /// Far fewer pairs are compared across two files than within them.
  void countsOnlyPairsWithAReference_data() {
    QTest::addColumn<int>("ofFile");
    QTest::newRow("halves") << 4000;
    QTest::newRow("a small file") << 300;
    QTest::newRow("a small reference") << 7800;
  }

  void countsOnlyPairsWithAReference() {
    QFETCH(int, ofFile);
    const auto dataset = textDataset(randomTexts(2, 8000, 12));
    const Recipe recipe = recipeFor(ShingleUnit::Word, 1, {5, 10});
    const auto border = static_cast<std::uint32_t>(ofFile);
    const auto estimate = estimateExact(*dataset, recipe, {}, border, {1000});
    const auto run = findExactAgainst(*dataset, border, recipe, {});
    QVERIFY(estimate && run);
    const QString seen =
        QStringLiteral("%1 for %2").arg(estimate->comparisons).arg(run->report.candidates);
    QVERIFY2(isWithinFactor(estimate->comparisons, run->report.candidates, 3), qPrintable(seen));
    QVERIFY(isWithinFactor(estimate->shingles, run->report.shingles, 1.1));
    QVERIFY(isWithinFactor(estimate->distinctTexts, run->report.distinctTexts, 1.05));
    QCOMPARE(estimate->allPairs, std::uint64_t{border} * (8000 - border));
    QCOMPARE(estimate->sampledRows, std::uint64_t{1000});
    QCOMPARE(estimate->rows, std::uint64_t{8000});
  }

  void countsOnlyEqualCells() {
    const std::vector<std::string> texts = randomTexts(5, 8000, 12);
    DatasetBuilder builder({"text", "label"});
    for (std::size_t row = 0; row < texts.size(); ++row)
      builder.addRow({texts[row], std::to_string(row % 20)}, 0);
    const auto dataset = builder.finish();
    Recipe recipe = recipeFor(ShingleUnit::Word, 1, {5, 10});
    const auto whole = estimateExact(*dataset, recipe, {}, {}, {1000});
    recipe.same = {"label"};
    const auto estimate = estimateExact(*dataset, recipe, {}, {}, {1000});
    const auto run = findExactDuplicates(*dataset, recipe, {});
    QVERIFY(whole && estimate && run);
    QVERIFY(estimate->comparisons < whole->comparisons / 5);
    QVERIFY(isWithinFactor(estimate->comparisons, run->report.candidates, 3));
    QCOMPARE(estimate->allPairs, std::uint64_t{20 * (400 * 399 / 2)});
    recipe.same = {"label", "nope"};
    QVERIFY(!estimateExact(*dataset, recipe, {}));
  }

  void leavesStopShinglesOut() {
    std::vector<std::string> texts = randomTexts(6, 4000, 10);
    for (std::string &text : texts) text += "every row ends with these same words";
    const auto dataset = textDataset(texts);
    Recipe recipe = recipeFor(ShingleUnit::Word, 1, {4, 10});
    const auto whole = estimateExact(*dataset, recipe, {}, {}, {1000});
    recipe.shingle.maxDocumentFrequency = Ratio{5, 10};
    const auto estimate = estimateExact(*dataset, recipe, {}, {}, {1000});
    const auto run = findExactDuplicates(*dataset, recipe, {});
    QVERIFY(whole && estimate && run);
    QVERIFY(estimate->shingles < whole->shingles * 7 / 10);
    QVERIFY(isWithinFactor(estimate->shingles, run->report.shingles, 1.1));
    QVERIFY(isWithinFactor(estimate->comparisons, run->report.candidates, 3));
    QVERIFY(estimate->comparisons < whole->comparisons / 3);
  }

  void rejectsWhatItCannotEstimate() {
    const auto none = estimateExact(*textDataset({}), recipeFor(ShingleUnit::Word, 1, {1, 2}), {});
    QVERIFY(!none && none.error().code == ErrorCode::Format);
    Recipe recipe = recipeFor(ShingleUnit::Word, 1, {1, 2});
    recipe.compare = {"title"};
    const auto unknown = estimateExact(*textDataset({"a"}), recipe, {});
    QVERIFY(!unknown && unknown.error().code == ErrorCode::BadParameter);
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    const auto cancelled =
        estimateExact(*textDataset({"a", "b"}), recipeFor(ShingleUnit::Word, 1, {1, 2}), context);
    QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
    const auto blank =
        estimateExact(*textDataset({"", ""}), recipeFor(ShingleUnit::Word, 1, {1, 2}), {});
    QVERIFY(blank && blank->comparisons == 0);
  }
};

SHINGLESCOPE_TEST(TestExactEstimate, NoApplication)
#include "tst_exact_estimate.moc"
