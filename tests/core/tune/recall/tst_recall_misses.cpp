// SPDX-License-Identifier: MIT
// Pairs that a run missed among the partners of sampled rows, compared with all pairs and with the
// curve's expectation for the same partners.

#include <QtTest>
#include <set>

#include "core/pipeline/run/find_duplicates.h"
#include "core/tune/recall/recall_misses.h"
#include "core/verify/exact_join.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

bool sameFindings(const RecallFindings &a, const RecallFindings &b) {
  const auto isSame = [](const RecallEstimate &x, const RecallEstimate &y) {
    return x.partners == y.partners && x.found == y.found && x.recall == y.recall &&
           x.isExact == y.isExact;
  };
  return isSame(a.measured.others, b.measured.others) && isSame(a.measured.all, b.measured.all) &&
         a.missedTextPairs == b.missedTextPairs && a.inAll->pairs == b.inAll->pairs &&
         a.expected->rowPairs == b.expected->rowPairs && a.expected->missed == b.expected->missed;
}

}  // namespace

class TestRecallMisses : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_dataset = someRentals(1000, 4);
    QVERIFY(m_dataset);
    m_recipe = rentalsRecipe();
    m_recipe.threshold = {6, 10};
    m_recipe.signature.numHashes = 32;
    m_recipe.bands = 4;  // misses many pairs
    auto texts = makeExactSets(*m_dataset, m_recipe, {});
    QVERIFY(texts);
    m_texts = std::make_unique<ExactSets>(*std::move(texts));
  }

  void allRowsShowAllMisses() {
    const auto found = findDuplicates(*m_dataset, m_recipe, {});
    const auto exact = findExactDuplicates(*m_dataset, m_recipe, {});
    QVERIFY(found && exact);
    const auto findings = findMisses(*m_texts, *found, {1000, 1}, 100'000, {});
    QVERIFY(findings);
    std::set<std::pair<RecordId, RecordId>> missing;
    double expected = 0;
    std::uint64_t others = 0;
    for (const ScoredPair &pair : exact->pairs) {
      if (!isPairAtLeast(pair, m_recipe, m_recipe.threshold)) continue;
      const std::uint64_t rowPairs = std::uint64_t{exact->classes.rowsOf(pair.textA).size()} *
                                     exact->classes.rowsOf(pair.textB).size();
      others += rowPairs;
      expected +=
          static_cast<double>(rowPairs) * missProbability(pair.similarity(), m_recipe.bandPlan());
      missing.insert(
          std::minmax({exact->classes.firstRow(pair.textA), exact->classes.firstRow(pair.textB)}));
    }
    for (const ScoredPair &pair : found->pairs)
      if (isPairAtLeast(pair, m_recipe, m_recipe.threshold))
        missing.erase(std::minmax(
            {found->classes.firstRow(pair.textA), found->classes.firstRow(pair.textB)}));
    QVERIFY(missing.size() > 10);
    QCOMPARE(findings->missedTextPairs, missing.size());
    QCOMPARE(findings->missed.size(), missing.size());
    for (const PairExample &pair : findings->missed)
      QVERIFY(missing.contains({pair.rowA, pair.rowB}));
    for (std::size_t i = 1; i < findings->missed.size(); ++i)
      QVERIFY(findings->missed[i - 1].similarity() >= findings->missed[i].similarity());
    // Each pair is found from both sides.
    QVERIFY(findings->expected);
    QCOMPARE(findings->expected->rowPairs, 2 * others);
    QCOMPARE(findings->expected->rowPairs, findings->measured.others.partners);
    QVERIFY(std::abs(findings->expected->missed - 2 * expected) < 1e-6);
    QVERIFY(findings->inAll);
    const auto missedRows = static_cast<double>(others) * (1 - findings->measured.others.recall);
    QVERIFY(std::abs(findings->inAll->pairs - missedRows) < 1e-6);
  }

  void affordableCountsAreExact() {
    const auto found = findDuplicates(*m_dataset, m_recipe, {});
    QVERIFY(found);
    const auto all = findMisses(*m_texts, *found, {1000, 1}, 100'000, {});
    const auto exact = findMisses(*m_texts, *found, {50, 3, 1'000'000}, 100'000, {});
    QVERIFY(all && exact);
    QVERIFY(sameFindings(*exact, *all));
    QVERIFY(exact->measured.others.isExact && exact->measured.all.isExact);
    QCOMPARE(exact->measured.sampledRows, exact->measured.dataRows);
    QCOMPARE(exact->measured.others.interval.low, exact->measured.others.recall);
    QCOMPARE(exact->measured.others.interval.high, exact->measured.others.recall);
    QVERIFY(exact->measured.others.recall < 1);
    const auto entries = countJoinEntries(m_texts->sets(), {m_recipe.threshold, {}}, {});
    const std::uint64_t count = m_texts->withShingles.size();
    QVERIFY(entries && *entries > 0);
    const std::uint64_t bound = std::min(*entries, count * (count - 1) / 2);
    for (const std::uint64_t limit : {std::uint64_t{0}, bound - 1, bound}) {
      const auto some = findMisses(*m_texts, *found, {50, 3, limit}, 10, {});
      QVERIFY(some);
      QCOMPARE(some->measured.others.isExact, limit == bound);
      QCOMPARE(some->measured.sampledRows == 50, limit != bound);
    }
  }

  void pairsFoundElsewhereGiveTheSame() {
    const auto found = findDuplicates(*m_dataset, m_recipe, {});
    const auto joined = exactJoin(m_texts->sets(), {{3, 10}, {}}, {});
    QVERIFY(found && joined);
    const auto all = findMisses(*m_texts, *found, {1000, 1}, 100'000, {});
    const auto among = findMissesAmong(*m_texts, *found, joined->pairs, 100'000);
    QVERIFY(all && among);
    QVERIFY(sameFindings(*among, *all));
    DuplicateResult against = *found;
    against.firstReference = 5;
    QVERIFY(!findMissesAmong(*m_texts, against, joined->pairs, 10));
  }

  void aSampleMatchesMeasuredRecall() {
    const auto found = findDuplicates(*m_dataset, m_recipe, {});
    QVERIFY(found);
    const RecallOptions options{300, 7};
    const auto measured = measureRecall(*m_texts, *found, options, {});
    for (const unsigned count : {1U, 3U}) {
      const auto findings = findMisses(*m_texts, *found, options, 5, threads(count));
      QVERIFY(measured && findings);
      QCOMPARE(findings->measured.others.recall, measured->others.recall);
      QCOMPARE(findings->measured.others.found, measured->others.found);
      QCOMPARE(findings->expected->rowPairs, measured->others.partners);
      QVERIFY(findings->missed.size() <= 5 && findings->missedTextPairs >= 5);
      QVERIFY(findings->inAll->low <= findings->inAll->pairs);
      QVERIFY(findings->inAll->pairs <= findings->inAll->high);
    }
  }

  void anExactRunMissesNothing() {
    const auto exact = findExactDuplicates(*m_dataset, m_recipe, {});
    QVERIFY(exact);
    const auto findings = findMisses(*m_texts, *exact, {400, 1}, 10, {});
    QVERIFY(findings);
    QVERIFY(findings->missed.empty() && findings->missedTextPairs == 0);
    QCOMPARE(findings->measured.others.recall, 1.0);
    QVERIFY(!findings->expected);
  }

  void stopsWhenCancelled() {
    const auto found = findDuplicates(*m_dataset, m_recipe, {});
    QVERIFY(found);
    const auto findings = findMisses(*m_texts, *found, {}, 10, cancelledRun());
    QVERIFY(!findings && findings.error().code == ErrorCode::Cancelled);
  }

 private:
  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
  std::unique_ptr<ExactSets> m_texts;
};

SHINGLESCOPE_TEST(TestRecallMisses, NoApplication)
#include "tst_recall_misses.moc"
