// SPDX-License-Identifier: MIT
// Which settings a sweep tries and which are best: zones, random settings, halving, rules.

#include <QtTest>
#include <algorithm>
#include <map>

#include "core/lsh/tolerance_zone.h"
#include "core/tune/sweep/best_settings.h"
#include "core/tune/sweep/sweep_search.h"
#include "core/tune/sweep/sweep_table.h"
#include "tests/support/plain_sweep.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestSweepSearch : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_dataset = someRentals(1200, 5);
    QVERIFY(m_dataset);
    m_recipe = rentalsRecipe();
  }

  /// The bands of the plagiarism report: those closest to its zone.
  void aZoneChoosesTheBandsForEachThreshold() {
    SweepGrid grid = smallGrid();
    grid.bands = {10};
    grid.zone = SweepZone{};
    const auto settings = settingsOf(grid, ShingleUnit::Word);
    QCOMPARE(settings.size(), std::size_t(grid.settingCount()));
    std::size_t byZone = 0;
    for (const SweepSetting &setting : settings) {
      QVERIFY(setting.unit == ShingleUnit::Word);
      if (!setting.isByZone) {
        QCOMPARE(setting.bands, 10U);
        continue;
      }
      ++byZone;
      const double d2 = setting.threshold.toDouble();
      const auto plans = plansForZone({.d1 = d2 - 0.05,
                                       .d2 = d2,
                                       .minHashes = setting.numHashes,
                                       .maxHashes = setting.numHashes});
      QCOMPARE(setting.bands, plans->closest().plan.bands);
    }
    QCOMPARE(byZone, settings.size() / 2);
    grid.bands.clear();
    QVERIFY(validateGrid(grid));
    SweepResult result;
    grid.rows = 300;
    QVERIFY(runSweep(*m_dataset, m_recipe, grid, result, threads(2)));
    for (const SweepRow &row : result.rows) QVERIFY(row.setting.isByZone && !row.outcomes.empty());
    grid.zone.reset();
    QVERIFY(!validateGrid(grid));
  }

  /// A zone measures what the same bands measure.
  void aZoneMeasuresLikeItsBands() {
    SweepGrid zone = smallGrid();
    zone.bands.clear();
    zone.zone = SweepZone{};
    zone.thresholds = {{8, 10}};
    zone.numHashes = {64};
    zone.rows = 300;
    SweepGrid same = zone;
    same.zone.reset();
    same.bands = {settingsOf(zone, ShingleUnit::Character).front().bands};
    SweepResult one, other;
    QVERIFY(runSweep(*m_dataset, m_recipe, zone, one, {}));
    QVERIFY(runSweep(*m_dataset, m_recipe, same, other, {}));
    for (std::size_t i = 0; i < one.rows.size(); ++i) {
      const auto &a = one.rows[i].outcomes.front(), &b = other.rows[i].outcomes.front();
      QVERIFY(a.thatDiffer.estimated == b.thatDiffer.estimated && a.candidates == b.candidates);
    }
  }

  void theUnitOfTheGridCounts() {
    SweepGrid grid = smallGrid();
    grid.unit = ShingleUnit::Word;
    grid.rows = 300;
    SweepResult words, asked;
    QVERIFY(runSweep(*m_dataset, m_recipe, grid, words, {}));
    Recipe recipe = m_recipe;
    recipe.shingle.unit = ShingleUnit::Word;
    grid.unit.reset();
    QVERIFY(runSweep(*m_dataset, recipe, grid, asked, {}));
    QVERIFY(words.recipe == asked.recipe);
    for (std::size_t i = 0; i < words.rows.size(); ++i) {
      QVERIFY(words.rows[i].setting == asked.rows[i].setting);
      if (words.rows[i].outcomes.empty()) continue;
      QCOMPARE(words.rows[i].outcomes[0].candidates, asked.rows[i].outcomes[0].candidates);
    }
    SweepResult characters;
    grid.unit = ShingleUnit::Character;
    QVERIFY(runSweep(*m_dataset, recipe, grid, characters, {}));
    QVERIFY(characters.rows[0].outcomes[0].candidates != words.rows[0].outcomes[0].candidates);
  }

  void randomSettingsAreDrawnEqually() {
    SweepGrid grid = smallGrid();
    grid.unit = ShingleUnit::Word;
    grid.search = SweepSearch::Random;
    QVERIFY(!validateGrid(grid));  // how many?
    grid.tries = 7;
    QVERIFY(validateGrid(grid));
    const auto all = settingsOf(grid, ShingleUnit::Word);
    const auto drawn = settingsToTry(grid);
    QCOMPARE(drawn.size(), std::size_t{7});
    std::size_t at = 0;
    for (const SweepSetting &setting : drawn) {  // in the order of the grid
      at = std::size_t(std::find(all.begin() + std::ptrdiff_t(at), all.end(), setting) -
                       all.begin());
      QVERIFY(at < all.size());
      ++at;
    }
    QVERIFY(drawn == settingsToTry(grid));
    std::map<std::size_t, int> times;
    for (grid.sampleSeed = 0; grid.sampleSeed < 400; ++grid.sampleSeed)
      for (const SweepSetting &setting : settingsToTry(grid))
        ++times[std::size_t(std::ranges::find(all, setting) - all.begin())];
    // 400 * 7 / 96 = 29 times each; 6 standard deviations are 32.
    QCOMPARE(times.size(), all.size());
    for (const auto &[setting, count] : times) QVERIFY(count > 5 && count < 62);
    grid.tries = 1000;
    QVERIFY(settingsToTry(grid) == all);
  }

  /// Halving ends with settings that were measured on the whole sample, among them the best one.
  void halvingKeepsTheBest() {
    Recipe recipe = m_recipe;
    recipe.compare = {"Title"};  // verifying long texts would take most of the time
    SweepGrid grid = smallGrid();
    grid.bands = {1, 2, 5, 10, 25, 50};
    grid.numHashes = {50};
    grid.k = {5};
    grid.thresholds = {{7, 10}, {8, 10}};
    grid.rows = 1200;
    SweepResult whole;
    QVERIFY(runSweep(*m_dataset, recipe, grid, whole, threads(2)));
    grid.search = SweepSearch::Halving;
    SweepResult halved, again;
    Progress progress;
    RunContext context = threads(2);
    context.progress = &progress;
    QVERIFY(runSweep(*m_dataset, recipe, grid, halved, context));
    QCOMPARE(progress.done.load(), progress.total.load());
    QVERIFY(runSweep(*m_dataset, recipe, grid, again, threads(1)));
    QCOMPARE(halved.rows.size(), whole.rows.size());
    for (const Ratio &threshold : grid.thresholds) {
      std::size_t left = 0;
      double best = -1, bestLeft = -1;
      for (std::size_t i = 0; i < whole.rows.size(); ++i) {
        const SweepRow &row = halved.rows[i];
        if (row.setting.threshold != threshold) continue;
        const double f1 =
            qualityOf(whole.rows[i], SweepQuality::F1, SweepPairs::ThatDiffer).value_or(-1);
        best = std::max(best, f1);
        QCOMPARE(row.dropped.has_value(), again.rows[i].dropped.has_value());
        if (row.dropped) {
          QVERIFY(row.outcomes.empty());
          // Halves are chosen on fewer rows, which have fewer true pairs.
          QVERIFY(row.dropped->truePairs < whole.rows[i].outcomes.front().thatDiffer.truePairs);
          QCOMPARE(wasDroppedByFewPairs(row), row.dropped->truePairs < kFewTruePairs);
          QVERIFY(row.dropped->rows >= SweepRounds::kLeastHalvingRows && row.dropped->rows < 1200);
          continue;
        }
        ++left;
        bestLeft = std::max(bestLeft, f1);
        QVERIFY(row.outcomes.front().thatDiffer.estimated ==
                whole.rows[i].outcomes.front().thatDiffer.estimated);
      }
      // 24 settings: 12, 6, 3 after samples of 300, 600, and then all rows.
      QCOMPARE(left, std::size_t{6});
      QVERIFY(bestLeft > best - 0.02);
    }
    const std::string csv = sweepToCsv(halved, SweepPairs::ThatDiffer);
    QVERIFY(csv.find("left out after a sample of 300 rows") != std::string::npos);
  }

  void theBestSettingFollowsTheRule() {
    SweepGrid grid = smallGrid();
    grid.hash = {HashFunction::Xxh3};
    grid.rows = 400;
    SweepResult result;
    QVERIFY(runSweep(*m_dataset, m_recipe, grid, result, threads(2)));
    for (const std::optional<double> least : {std::optional<double>(), std::optional(0.9)}) {
      const auto best = bestSettings(result, {SweepPairs::ThatDiffer, least});
      QCOMPARE(best.size(), std::size_t{4});  // two k, two thresholds
      for (const std::size_t at : best) {
        const SweepRow &row = result.rows[at];
        QVERIFY(row.setting.canBeAdopted());
        const auto quality = [&](const SweepRow &of) {
          return least ? recallOfRun(of, result.recipe, SweepPairs::ThatDiffer)
                       : qualityOf(of, SweepQuality::F1, SweepPairs::ThatDiffer);
        };
        for (const SweepRow &other : result.rows) {
          if (!other.setting.asksTheSame(row.setting) || !other.setting.canBeAdopted()) continue;
          if (!quality(other)) continue;
          if (!least) QVERIFY(*quality(other) <= *quality(row));
          if (least && *quality(other) >= *least)
            QVERIFY(*costOf(other, SweepCost::Seconds) >= *costOf(row, SweepCost::Seconds));
        }
        if (least) QVERIFY(*quality(row) >= *least);
      }
    }
    QVERIFY(bestSettings(result, {SweepPairs::ThatDiffer, 1.5}).empty());
  }

 private:
  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
};

SHINGLESCOPE_TEST(TestSweepSearch, NoApplication)
#include "tst_sweep_search.moc"
