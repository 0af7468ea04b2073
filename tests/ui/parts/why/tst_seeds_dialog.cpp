// SPDX-License-Identifier: MIT
// One pair with several seeds: the estimates of the core, more seeds by key, rows of two tables.

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QSpinBox>
#include <QTest>
#include <cmath>

#include "core/dataset/table/merge_datasets.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"
#include "tests/support/window/english_light.h"
#include "ui/parts/why/row_number_box.h"
#include "ui/parts/why/seeds_dialog.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {
constexpr int kSeedsDialogTimeout = 30'000;
}

class TestSeedsDialog : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    useEnglishAndLight();
    m_dataset = someRentals(60, 3);
    QVERIFY(m_dataset != nullptr);
    m_recipe = rentalsRecipe();
    m_recipe.shingle.k = 3;
  }

  void estimatesAreThoseOfTheCore() {
    SeedsDialog dialog({m_dataset, m_recipe, {9}, {4}});
    QAbstractItemModelTester tester(&dialog.model());
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), kSeedsDialogTimeout);
    const auto texts = makeExactSets(*m_dataset, m_recipe, {});
    const std::array hashes = {100U, 128U, 1000U};
    const auto expected = estimatePair(*texts, {4}, {9}, hashes, 5, {});
    QVERIFY(expected && expected->jaccard() > 0);
    QCOMPARE(dialog.model().rowCount(), 15);
    double worst = 0;
    for (int row = 0; row < 15; ++row) {
      const PairEstimate &one = dialog.model().at(row);
      const PairEstimate &same = expected->estimates[static_cast<std::size_t>(row)];
      QCOMPARE(one.seed, same.seed);
      QCOMPARE(one.numHashes, same.numHashes);
      QCOMPARE(one.equalPositions, same.equalPositions);
      if (one.numHashes == 1000)
        worst = std::max(worst, std::abs(one.estimate() - expected->jaccard()));
    }
    QVERIFY(worst < 0.1);  // six deviations of an estimate from 1000 hashes
    QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("seedsWords"))
                ->text()
                .contains(QLocale().toString(expected->jaccard(), 'f', 3)));
  }

  void moreSeedsByKey() {
    SeedsDialog dialog({m_dataset, m_recipe, {4}, {9}});
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), kSeedsDialogTimeout);
    auto *seeds = dialog.findChild<QSpinBox *>();
    seeds->setFocus();
    QTest::keyClick(seeds, Qt::Key_Up);
    QTRY_COMPARE_WITH_TIMEOUT(dialog.model().rowCount(), 18, kSeedsDialogTimeout);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
  }

  /// Shingles that are left out depend on all rows.
  void stopShinglesAreThoseOfTheTable() {
    Recipe recipe = m_recipe;
    recipe.shingle.maxDocumentFrequency = Ratio{2, 10};
    SeedsDialog dialog({m_dataset, recipe, {4}, {9}});
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), kSeedsDialogTimeout);
    const auto texts = makeExactSets(*m_dataset, recipe, {});
    const std::array hashes = {100U};
    const auto expected = estimatePair(*texts, {4}, {9}, hashes, 1, {});
    QVERIFY(expected);
    QCOMPARE(dialog.model().at(0).equalPositions, expected->estimates.front().equalPositions);
  }

  void aProblemIsSaid() {
    const auto empty = copyRows(*m_dataset, {1, 2});
    Recipe recipe = m_recipe;
    recipe.compare = {"no such column"};
    SeedsDialog dialog({empty, recipe, {0}, {1}});
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), kSeedsDialogTimeout);
    QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("seedsWords"))
                ->text()
                .contains(QStringLiteral("no such column")));
    QCOMPARE(dialog.model().rowCount(), 0);
  }

  void rowsOfTwoTablesAreNamedByTheirTable() {
    const auto merged = mergeDatasets(*m_dataset, *someRentals(40, 9), m_recipe.compare);
    QVERIFY(merged);
    RowNumberBox box(*merged);
    QCOMPARE(box.maximum(), 100);
    box.setValue(61);
    QCOMPARE(box.text(), QStringLiteral("2:1"));
    box.show();
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("2:40"));
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(box.value(), 100);
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("1:7"));
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(box.value(), 7);
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("2:41"));  // the second table has 40 rows
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(box.text(), QStringLiteral("2:4"));
    RowNumberBox ofOne(m_dataset);
    ofOne.setValue(9);
    QCOMPARE(ofOne.text(), QStringLiteral("9"));
  }

 private:
  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
};

SHINGLESCOPE_TEST(TestSeedsDialog, QApplication)
#include "tst_seeds_dialog.moc"
