// SPDX-License-Identifier: MIT
#include <QFile>
#include <QtTest>
#include <map>

#include "core/dataset/load/dataset_loader.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/places.h"
#include "tests/support/row_pairs.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

const std::string kSamples = test::sourcePath("/resources/samples/").toStdString();

std::map<RowPair, QByteArray> loadTruth() {
  std::map<RowPair, QByteArray> truth;
  QFile file(QString::fromStdString(kSamples + "rentals_truth.tsv"));
  if (!file.open(QIODevice::ReadOnly)) return truth;
  file.readLine();
  while (!file.atEnd()) {
    const auto cells = file.readLine().trimmed().split('\t');
    truth[{cells[0].toUInt(), cells[1].toUInt()}] = cells[2];
  }
  return truth;
}

PairTable exactPairs(const char *threshold) {
  const auto loaded = loadDataset(kSamples + "rentals.tsv", {}, {});
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"Title", "Description"};
  recipe.threshold = *parseRatio(threshold);
  return rowPairs(*findExactDuplicates(*loaded->dataset, recipe, {}));
}

}  // namespace

/// The built-in sample, compared with its planted pairs. The README contains the same figures;
/// change them together with the sample.
class TestSample : public QObject {
  Q_OBJECT

 private slots:
  void hasThePromisedSpread() {
    const auto truth = loadTruth();
    const auto pairs = exactPairs("0.4");
    std::array<int, 11> tenths{};
    int lookAlikes = 0;
    for (const auto &[rows, kind] : truth) {
      if (kind == "look_alike") ++lookAlikes;
      if (kind != "duplicate" || !pairs.contains(rows)) continue;
      ++tenths[static_cast<std::size_t>(pairs.at(rows).jaccard() * 10)];
    }
    for (std::size_t tenth = 4; tenth <= 9; ++tenth)
      QVERIFY2(tenths[tenth] >= 30, qPrintable(QString::number(tenth)));
    QVERIFY(tenths[10] >= 30);  // exact reposts
    QVERIFY(lookAlikes >= 50);
  }

  void precisionAndRecallMatchTheReadme_data() {
    QTest::addColumn<QString>("threshold");
    QTest::addColumn<int>("found");
    QTest::addColumn<int>("right");
    QTest::newRow("0.6") << "0.6" << 530 << 440;
    QTest::newRow("0.8") << "0.8" << 323 << 294;
  }

  void precisionAndRecallMatchTheReadme() {
    QFETCH(QString, threshold);
    const auto truth = loadTruth();
    const auto pairs = exactPairs(qPrintable(threshold));
    int right = 0;
    for (const auto &[rows, score] : pairs) {
      const auto planted = truth.find(rows);
      right += planted != truth.end() && planted->second == "duplicate" ? 1 : 0;
    }
    const auto duplicates = std::count_if(truth.begin(), truth.end(),
                                          [](const auto &t) { return t.second == "duplicate"; });
    QCOMPARE(duplicates, 565L);
    QTEST(static_cast<int>(pairs.size()), "found");
    QTEST(right, "right");
  }
};

SHINGLESCOPE_TEST(TestSample, NoApplication)
#include "tst_sample.moc"
