// SPDX-License-Identifier: MIT
// The valley of a histogram, and the histogram of an advice.

#include <QtTest>

#include "core/tune/advice/histogram_valley.h"
#include "core/tune/recall/similarity_histogram.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

using Counts = QList<double>;

std::vector<AdviceBin> binsOf(const Counts &counts) {
  std::vector<AdviceBin> bins;
  const auto all = static_cast<double>(counts.size());
  for (qsizetype i = 0; i < counts.size(); ++i)
    bins.push_back(
        {static_cast<double>(i) / all, static_cast<double>(i + 1) / all, counts[i], true});
  return bins;
}

}  // namespace

class TestHistogramValley : public QObject {
  Q_OBJECT

 private slots:
  void valleys_data();
  void valleys();
  void agreesWithTheHistogramOfRows();
};

void TestHistogramValley::valleys_data() {
  QTest::addColumn<Counts>("counts");
  QTest::addColumn<double>("low");  // negative: no valley
  QTest::addColumn<double>("high");
  const auto row = [](const char *name, const Counts &counts, double low, double high) {
    QTest::newRow(name) << counts << low << high;
  };
  row("between two hills", {9000, 900, 90, 40, 20, 10, 5, 30, 60, 90}, 0.5, 0.7);
  row("an empty gap", {9000, 900, 90, 40, 0, 0, 0, 0, 60, 90}, 0.4, 0.8);
  row("falling", {9000, 900, 90, 40, 20, 10, 5, 4, 3, 2}, -1, -1);
  row("nothing similar", {9000, 900, 90, 40, 20, 10, 5, 0, 0, 0}, -1, -1);
  row("too shallow", {9000, 900, 90, 40, 30, 25, 30, 40, 40, 40}, -1, -1);
  row("few pairs", {20, 8, 1, 0, 0, 0, 0, 0, 2, 5}, -1, -1);
  row("too low", {9000, 900, 2, 100, 90, 80, 70, 60, 50, 40}, -1, -1);
  row("empty", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, -1, -1);
}

void TestHistogramValley::valleys() {
  QFETCH(const Counts, counts);
  QFETCH(const double, low);
  QFETCH(const double, high);
  const auto valley = findValley(binsOf(counts));
  QCOMPARE(valley.has_value(), low >= 0);
  if (!valley) return;
  QCOMPARE(valley->low, low);
  QCOMPARE(valley->high, high);
}

void TestHistogramValley::agreesWithTheHistogramOfRows() {
  const auto dataset = someRentals(400, 1);
  QVERIFY(dataset);
  const auto texts = makeExactSets(*dataset, rentalsRecipe(), threads(2));
  QVERIFY(texts);
  const auto evidence = gatherEvidence(*texts, {5, 10}, threads(2));
  const auto rows = makeSimilarityHistogram(*texts, {.floor = {5, 10}}, threads(2));
  QVERIFY(evidence && rows);
  const auto bins = adviceHistogram(*evidence);
  QCOMPARE(bins.size(), std::size_t{20});
  for (std::size_t i = 10; i < 20; ++i) {
    QVERIFY(bins[i].isExact);
    QVERIFY(std::abs(bins[i].textPairs - static_cast<double>(rows->bins[i].textPairs)) <= 1);
  }
}

SHINGLESCOPE_TEST(TestHistogramValley, NoApplication)
#include "tst_histogram_valley.moc"
