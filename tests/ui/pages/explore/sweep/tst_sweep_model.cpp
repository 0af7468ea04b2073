// SPDX-License-Identifier: MIT
// The table of a sweep's settings: figures agree with core, sorting and filters, settings
// that could not run; and the window's texts for settings and grids.

#include <QAbstractItemModelTester>
#include <QTest>
#include <algorithm>

#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/sweep/sweep_model.h"
#include "ui/pages/explore/sweep/sweep_pair_model.h"
#include "ui/parts/tuning/sweep_text.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestSweepModel : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QLocale::setDefault({QLocale::English, QLocale::UnitedStates});
    m_dataset = someRentals(200, 1);
    QVERIFY(m_dataset != nullptr);
    m_one = sweep(grid());
    SweepGrid several = grid();
    several.samples = 3;
    several.rows = 120;
    m_three = sweep(several);
  }

  void everyCellIsTheCoresFigure_data() {
    QTest::addColumn<SweepPairs>("pairs");
    QTest::newRow("pairs that differ") << SweepPairs::ThatDiffer;
    QTest::newRow("with identical rows") << SweepPairs::WithIdentical;
  }
  void everyCellIsTheCoresFigure() {
    QFETCH(SweepPairs, pairs);
    SweepModel model;
    const QAbstractItemModelTester tester(&model);
    model.setResult(m_one);
    model.setPairs(pairs);
    QCOMPARE(model.rowCount(), static_cast<int>(m_one->rows.size()));
    for (int row = 0; row < model.rowCount(); ++row) {
      const SweepRow &of = m_one->rows[model.settingAt(row)];
      QCOMPARE(cell(model, row, SweepModel::KColumn), QString::number(of.setting.k));
      if (!of.setting.canRun()) continue;
      const SweepFigures &outcome = of.outcomes.front().of(pairs);
      QCOMPARE(cell(model, row, SweepModel::CandidatesColumn),
               countText(of.outcomes.front().candidates));
      QCOMPARE(cell(model, row, SweepModel::TruePositivesColumn),
               QString::number(outcome.estimated.truePositives));
      QCOMPARE(cell(model, row, SweepModel::RecallColumn), shareText(outcome.estimated.recall()));
      QCOMPARE(cell(model, row, SweepModel::VerifiedRecallColumn),
               shareText(outcome.verified.recall()));
      QCOMPARE(cell(model, row, SweepModel::CandidateDeviationColumn),
               QLocale().toString(outcome.candidateError.deviation, 'f', 4));
      QCOMPARE(cell(model, row, SweepModel::AllErrorColumn),
               QLocale().toString(outcome.allError.mean, 'f', 4));
    }
    for (int column = 0; column < SweepModel::ColumnCount; ++column)
      QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
  }

  void settingsThatCannotRunSaySo() {
    SweepModel model;
    model.setResult(m_one);
    int stuck = 0;
    int leftOver = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
      const SweepSetting &setting = m_one->rows[model.settingAt(row)].setting;
      const QString note = cell(model, row, SweepModel::NoteColumn);
      QCOMPARE(note.isEmpty(), setting.canBeAdopted());
      if (!setting.canRun()) {
        QCOMPARE(cell(model, row, SweepModel::F1Column), QStringLiteral("cannot run"));
        QCOMPARE(cell(model, row, SweepModel::RecallColumn), QStringLiteral("–"));
        ++stuck;
      } else if (!setting.canBeAdopted()) {
        QVERIFY(note.contains(QStringLiteral("cannot be adopted")));
        ++leftOver;
      }
    }
    QVERIFY(stuck > 0 && leftOver > 0);
    const QString words = gridText(grid());
    QVERIFY(words.contains(QStringLiteral("%1 cannot run").arg(stuck)));
    QVERIFY(words.contains(QStringLiteral("%1 leave hashes unused").arg(leftOver)));
  }

  void sortsByAnyColumnWithTheUndefinedLast_data() {
    QTest::addColumn<int>("column");
    for (int column = 0; column < SweepModel::ColumnCount; ++column)
      QTest::addRow("%d", column) << column;
  }
  void sortsByAnyColumnWithTheUndefinedLast() {
    QFETCH(int, column);
    const std::vector<SweepColumn> columns = SweepModel::sweepColumns();
    SweepModel model;
    const QAbstractItemModelTester tester(&model);
    model.setResult(m_one);
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
      model.sort(column, order);
      std::optional<double> before;
      bool isDefined = true;
      for (int row = 0; row < model.rowCount(); ++row) {
        const auto figure = columns[static_cast<std::size_t>(column)].figure(
            m_one->rows[model.settingAt(row)], SweepPairs::ThatDiffer);
        QVERIFY(isDefined || !figure);
        isDefined = figure.has_value();
        if (before && figure)
          QVERIFY(order == Qt::AscendingOrder ? *before <= *figure : *before >= *figure);
        before = figure;
      }
    }
  }

  void aFilterLeavesWhatItAccepts() {
    SweepModel model;
    const QAbstractItemModelTester tester(&model);
    model.setResult(m_one);
    SweepFilter filter;
    filter.threshold = Ratio{9, 10};
    filter.hash = HashFunction::Sha1;
    filter.isAdoptableOnly = true;
    model.setFilter(filter);
    const auto expected = std::ranges::count_if(
        m_one->rows, [&](const SweepRow &row) { return filter.accepts(row.setting); });
    QVERIFY(expected > 0);
    QCOMPARE(model.rowCount(), static_cast<int>(expected));
    for (int row = 0; row < model.rowCount(); ++row) {
      QCOMPARE(cell(model, row, SweepModel::HashColumn), QStringLiteral("SHA-1"));
      QCOMPARE(model.rowOfSetting(model.handleAt(row)), row);
    }
    QCOMPARE(model.rowOfSetting(m_one->handleAt(0)), -1);
  }

  void severalSamplesHaveIntervals() {
    SweepModel model;
    model.setResult(m_three);
    int intervals = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
      const ConfidenceInterval f1 = m_three->rows[model.settingAt(row)].f1(SweepPairs::ThatDiffer);
      const QString text = cell(model, row, SweepModel::F1Column);
      if (f1.samples < 2 || f1.low == f1.high) continue;
      QCOMPARE(text, QStringLiteral("%1 (%2 to %3)")
                         .arg(shareText(f1.mean), shareText(f1.low), shareText(f1.high)));
      ++intervals;
    }
    QVERIFY(intervals > 0);
  }

  void anAdoptedRecipeIsOne() {
    Recipe recipe = rentalsRecipe();
    recipe.floor = Ratio{85, 100};
    const SweepSetting setting{
        HashFunction::Sha1, PermutationScheme::OnePermutation, 60, 12, 3, {8, 10}};
    const Recipe adopted = adoptedRecipe(recipe, setting);
    QVERIFY(validateRecipe(adopted));
    QCOMPARE(adopted.bandPlan(), (BandPlan{12, 5}));
    QCOMPARE(adopted.shingle.k, 3U);
    QVERIFY(adopted.shingle.hash == HashFunction::Sha1);
    QVERIFY(adopted.signature.scheme == PermutationScheme::OnePermutation);
    QCOMPARE(adopted.compare, recipe.compare);
    const SweepGrid around = gridAround(recipe);
    QVERIFY(validateGrid(around));
    QVERIFY(std::ranges::count(around.bands, recipe.bands) == 1);
  }

  void wordsOfASetting() {
    QCOMPARE(settingText({HashFunction::Xxh3, PermutationScheme::Affine, 100, 20, 10, {8, 10}}),
             QStringLiteral("XXH3, 10 characters, 100 hashes, 20 × 5, at 0.80"));
    QCOMPARE(gridText({}).left(13), QStringLiteral("432 settings."));
    SweepGrid none;
    none.k.clear();
    QVERIFY(gridText(none).contains(QStringLiteral("no value")));
    QCOMPARE(costValueText(SweepCost::Seconds, 0.0234), QStringLiteral("23 ms"));
    QCOMPARE(costValueText(SweepCost::Seconds, 1.24), QStringLiteral("1.2 s"));
  }

  void moreRowsAreAdvisedWhereThereAreMore() {
    SweepResult few = *m_one;
    for (SweepRow &row : few.rows)
      for (SweepOutcome &outcome : row.outcomes) outcome.thatDiffer.truePairs = 1;
    const auto advice = [&few] { return fewPairsText(few, SweepPairs::ThatDiffer); };
    QCOMPARE(few.sampleRows, few.dataRows);
    QVERIFY(advice().contains(QStringLiteral("lower thresholds")));
    QVERIFY(!advice().contains(QStringLiteral("more rows")));
    few.dataRows += 1;
    QVERIFY(advice().contains(
        QStringLiteral("draw rows with a partner first, or use more rows or lower thresholds")));
    QVERIFY(!resultText(few).contains(QStringLiteral("partner")));
    few.grid.drawn = RowsDrawn::WithPartner;
    QVERIFY(advice().contains(QStringLiteral("pairs: use more rows or lower thresholds")));
    QVERIFY(resultText(few).contains(QStringLiteral("rows with a partner first, ")));
  }

  void pairsOfASettingByFate() {
    SweepPairModel model;
    const QAbstractItemModelTester tester(&model);
    SweepSetting setting = m_one->rows.front().setting;
    setting.bands = 1;
    setting.numHashes = 16;
    const auto pairs = listSweepPairs(*m_dataset, m_one->recipe, m_one->grid,
                                      {setting, 0, SweepPairs::ThatDiffer, 100}, {});
    QVERIFY(pairs && !pairs->empty());
    model.setPairs(m_dataset, {ColumnId{0}}, *pairs);
    QCOMPARE(model.rowCount(), static_cast<int>(pairs->size()));
    int rows = 0;
    for (const SweepFate fate : {SweepFate::TruePositive, SweepFate::FalsePositive,
                                 SweepFate::FalseNegative, SweepFate::TrueNegative}) {
      model.setFate(fate);
      QCOMPARE(model.rowCount(), static_cast<int>(model.countOf(fate)));
      rows += model.rowCount();
      for (int row = 0; row < model.rowCount(); ++row) QVERIFY(model.at(row).fate == fate);
    }
    QCOMPARE(rows, static_cast<int>(pairs->size()));
    QVERIFY(model.countOf(SweepFate::FalseNegative) > 0);
  }

 private:
  static SweepGrid grid() {
    SweepGrid grid;
    grid.hash = {HashFunction::Xxh3, HashFunction::Sha1};
    grid.numHashes = {16, 50};
    grid.bands = {4, 20};
    grid.k = {5};
    grid.thresholds = {{8, 10}, {9, 10}};
    return grid;
  }
  std::shared_ptr<const SweepResult> sweep(const SweepGrid &grid) const {
    auto result = std::make_shared<SweepResult>();
    if (!runSweep(*m_dataset, rentalsRecipe(), grid, *result, {})) qFatal("no sweep");
    return result;
  }
  static QString cell(const SweepModel &model, int row, int column) {
    return model.index(row, column).data().toString();
  }

  std::shared_ptr<const Dataset> m_dataset;
  std::shared_ptr<const SweepResult> m_one;
  std::shared_ptr<const SweepResult> m_three;
};

SHINGLESCOPE_TEST(TestSweepModel, QApplication)
#include "tst_sweep_model.moc"
