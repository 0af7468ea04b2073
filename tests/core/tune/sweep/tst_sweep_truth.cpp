// SPDX-License-Identifier: MIT
// Sweeps against known pairs, compared with a simple computation over all pairs of rows.

#include <QtTest>
#include <algorithm>

#include "core/tune/rows/row_sample.h"
#include "core/tune/sweep/sweep.h"
#include "core/tune/sweep/sweep_table.h"
#include "tests/support/plain_sweep.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Every fifth pair of neighbours, some similar pairs, rows of equal and of empty texts.
LabelledPairs somePairs(const std::vector<PlainRow> &rows, TruthKind kind) {
  LabelledPairs known{{}, kind};
  const bool hasLabels = kind == TruthKind::Chosen;
  std::set<std::pair<std::uint32_t, std::uint32_t>> listed;
  const auto add = [&](std::size_t a, std::size_t b) {
    if (a == b || !listed.insert(std::minmax(std::uint32_t(a), std::uint32_t(b))).second) return;
    const bool isMatch = !hasLabels || (a + b) % 3 != 0;
    known.pairs.push_back({{std::uint32_t(b)}, {std::uint32_t(a)}, isMatch});
  };
  for (std::size_t i = 0; i + 1 < rows.size(); i += 5) add(i, i + 1);
  std::vector<std::size_t> empty;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].shingles.empty()) empty.push_back(i);
    for (std::size_t j = i + 1; j < rows.size(); ++j) {
      const std::uint64_t shared = countShared(rows[i].shingles, rows[j].shingles);
      if (shared * 2 > rows[i].shingles.size() && (i + j) % 4 != 0) add(i, j);
    }
  }
  for (std::size_t i = 1; i < empty.size(); ++i) add(empty[0], empty[i]);
  return known;
}

}  // namespace

class TestSweepTruth : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void knownPairsAreTheTruth_data();
  void knownPairsAreTheTruth();
  void rowsOfKnownPairsComeFirst();

 private:
  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
};

void TestSweepTruth::initTestCase() {
  m_dataset = someRentals(300, 5);
  QVERIFY(m_dataset);
  m_recipe = rentalsRecipe();
  m_recipe.shingle.unit = ShingleUnit::Word;
}

void TestSweepTruth::knownPairsAreTheTruth_data() {
  QTest::addColumn<SweepPairs>("pairs");
  QTest::addColumn<TruthKind>("kind");
  for (const SweepPairs pairs : {SweepPairs::ThatDiffer, SweepPairs::WithIdentical})
    for (const TruthKind kind : {TruthKind::Complete, TruthKind::Chosen})
      QTest::addRow("%s, %s", pairsName(pairs).data(), truthKindName(kind)) << pairs << kind;
}

void TestSweepTruth::knownPairsAreTheTruth() {
  QFETCH(SweepPairs, pairs);
  QFETCH(TruthKind, kind);
  const auto known = std::make_shared<const LabelledPairs>(somePairs(
      plainRows(*m_dataset, m_recipe, settingsOf(smallGrid(), ShingleUnit::Word).front()), kind));
  SweepResult result;
  QVERIFY(runSweep(*m_dataset, m_recipe, smallGrid(), result, threads(3), {known}));
  MatchCounts sum;
  for (std::size_t i = 0; i < result.rows.size(); i += 7) {
    const SweepRow &row = result.rows[i];
    const SweepFigures &outcome = row.outcomes.front().of(pairs);
    const Plain plain = computePlainly(plainRows(*m_dataset, m_recipe, row.setting), row.setting,
                                       pairs, known.get());
    QVERIFY(outcome.estimated == plain.estimated);
    QVERIFY(outcome.verified == plain.verified);
    QCOMPARE(outcome.truePairs, plain.verified.truePositives + plain.verified.falseNegatives);
    QCOMPARE(outcome.candidateError.pairs, plain.candidates);
    sum.truePositives += outcome.verified.truePositives;
    sum.falsePositives += outcome.verified.falsePositives;
    sum.falseNegatives += outcome.verified.falseNegatives;
  }
  QVERIFY(sum.truePositives > 0 && sum.falsePositives > 0 && sum.falseNegatives > 0);
  const SweepSetting setting = result.rows.front().setting;
  const auto list = listSweepPairs(*m_dataset, m_recipe, smallGrid(),
                                   {setting, 0, SweepPairs::ThatDiffer, 100000, known}, threads(2));
  QVERIFY(list);
  MatchCounts counts;
  for (const SweepPair &pair : *list) {
    counts.truePositives += pair.fate == SweepFate::TruePositive ? 1U : 0U;
    counts.falsePositives += pair.fate == SweepFate::FalsePositive ? 1U : 0U;
    counts.falseNegatives += pair.fate == SweepFate::FalseNegative ? 1U : 0U;
  }
  QVERIFY(counts == result.rows.front().outcomes.front().thatDiffer.estimated);
}

void TestSweepTruth::rowsOfKnownPairsComeFirst() {
  auto known = std::make_shared<LabelledPairs>();
  for (std::uint32_t row = 0; row < 60; row += 2) known->pairs.push_back({{299 - row}, {row}});
  SweepGrid grid = smallGrid();
  grid.rows = 30;
  grid.samples = 2;
  SweepResult result;
  QVERIFY(runSweep(*m_dataset, m_recipe, grid, result, threads(2), {known}));
  QCOMPARE(result.sampleRows, std::uint64_t{30});
  // Fifteen of the thirty pairs fill a sample.
  for (const SweepOutcome &outcome : result.rows.front().outcomes) {
    const SweepFigures &all = outcome.withIdentical;
    QCOMPARE(all.truePairs, std::uint64_t{15});
  }
  const auto one = drawKnownRows(300, 30, 1, known->pairs);
  QCOMPARE(one, drawKnownRows(300, 30, 1, known->pairs));
  QVERIFY(one != drawKnownRows(300, 30, 2, known->pairs));
  QVERIFY(std::ranges::is_sorted(one));
  // The rows of all pairs, and random ones.
  const auto more = drawKnownRows(300, 100, 1, known->pairs);
  QCOMPARE(more.size(), std::size_t{100});
  for (const KnownPair &pair : known->pairs) {
    QVERIFY(std::ranges::binary_search(more, pair.a.value));
    QVERIFY(std::ranges::binary_search(more, pair.b.value));
  }
  QCOMPARE(drawKnownRows(300, 1000, 1, known->pairs).size(), std::size_t{300});
}

SHINGLESCOPE_TEST(TestSweepTruth, NoApplication)
#include "tst_sweep_truth.moc"
