// SPDX-License-Identifier: MIT
// Recall, histogram and sweep speak the recipe's measure.

#include <QtTest>
#include <algorithm>

#include "core/pipeline/run/find_duplicates.h"
#include "core/tune/comparison/bands_sweep.h"
#include "core/tune/comparison/brute_force_comparison.h"
#include "core/tune/comparison/bucket_statistics.h"
#include "core/tune/comparison/estimator_study.h"
#include "core/tune/comparison/row_matrices.h"
#include "core/tune/recall/recall_misses.h"
#include "core/tune/recall/similarity_histogram.h"
#include "core/tune/sweep/sweep.h"
#include "core/verify/verifier.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Texts of 40 to 60 words, and excerpts of 12 to 25 words of them with a few words changed.
std::shared_ptr<const Dataset> textsAndExcerpts() {
  SplitMix64 random(11);
  std::vector<std::vector<std::string>> texts;
  for (int text = 0; text < 60; ++text) {
    std::vector<std::string> words;
    for (std::uint64_t i = 40 + random.next() % 20; i > 0; --i)
      words.push_back("w" + std::to_string(random.next() % 3000));
    texts.push_back(words);
    for (int excerpt = 0; excerpt < 3; ++excerpt) {
      const std::size_t size = 12 + random.next() % 14;
      const std::size_t begin = random.next() % (words.size() - size);
      std::vector<std::string> part(words.begin() + static_cast<std::ptrdiff_t>(begin),
                                    words.begin() + static_cast<std::ptrdiff_t>(begin + size));
      for (std::uint64_t change = random.next() % 5; change > 0; --change)
        part[random.next() % part.size()] = "x" + std::to_string(random.next() % 3000);
      texts.push_back(part);
    }
  }
  std::vector<std::string> joined;
  for (const auto &words : texts) {
    joined.emplace_back();
    for (const std::string &word : words) joined.back() += word + ' ';
  }
  return textDataset(joined);
}

}  // namespace

class TestContainmentRecall : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_dataset = textsAndExcerpts();
    m_recipe = *presetRecipe("default");
    m_recipe.compare = {"text"};
    m_recipe.shingle.unit = ShingleUnit::Word;
    m_recipe.shingle.k = 1;
    m_recipe.measure = {MeasureKind::Containment, 10};
    m_recipe.threshold = {7, 10};
    auto texts = makeExactSets(*m_dataset, m_recipe, {});
    QVERIFY(texts);
    m_texts = std::make_unique<ExactSets>(*std::move(texts));
  }

  /// Sampled or not, nothing is missed; and what is looked for are parts.
  void nothingIsMissed() {
    const auto found = findDuplicates(*m_dataset, m_recipe, {});
    QVERIFY(found);
    QVERIFY(found->pairs.size() > 100);
    for (const std::uint64_t rows : {50U, 1000U}) {
      const auto findings = findMisses(*m_texts, *found, {rows, 1}, 100, {});
      QVERIFY(findings);
      QVERIFY(findings->measured.others.partners > 30);
      QCOMPARE(findings->measured.others.recall, 1.0);
      QCOMPARE(findings->missedTextPairs, std::uint64_t{0});
      QVERIFY(!findings->expected);  // there is no chance
    }
    // A run by Jaccard finds few of them.
    Recipe jaccard = m_recipe;
    jaccard.measure = {};
    auto similar = findDuplicates(*m_dataset, jaccard, {});
    QVERIFY(similar);
    similar->report.recipe.measure = m_recipe.measure;
    const auto missed = findMisses(*m_texts, *similar, {1000, 1}, 1000, {});
    QVERIFY(missed);
    QVERIFY(missed->measured.others.recall < 0.3);
    for (const PairExample &pair : missed->missed) QVERIFY(pair.similarity() >= 0.7);
  }

  void theHistogramCountsParts() {
    HistogramOptions options;
    options.floor = {3, 10};
    options.bins = 10;
    const auto histogram = makeSimilarityHistogram(*m_texts, options, {});
    QVERIFY(histogram);
    QVERIFY(histogram->isEnumerated);
    std::vector<double> expected(options.bins);
    for (std::uint32_t a = 0; a < m_texts->classes().textCount(); ++a) {
      for (std::uint32_t b = a + 1; b < m_texts->classes().textCount(); ++b) {
        ScoredPair pair{{a}, {b}};
        scoreOnSets(m_texts->sets(), m_recipe.measure, pair);
        if (pair.intersection == 0) continue;
        const std::size_t bin = std::min<std::size_t>(pair.intersection * 10 / pair.whole, 9);
        expected[bin] += 1;
      }
    }
    for (std::size_t bin = 0; bin < expected.size(); ++bin)
      QCOMPARE(histogram->bins[bin].rowPairs, expected[bin]);
  }

  /// The sweep shows how few parts bands find, and its truth is that of the run.
  void theSweepLooksForParts() {
    SweepGrid grid;
    grid.hash = {HashFunction::Xxh32};
    grid.permutations = {PermutationScheme::Affine};
    grid.numHashes = {100};
    grid.bands = {5, 50};
    grid.k = {1};
    grid.thresholds = {{7, 10}};
    grid.rows = 1000;
    SweepResult result;
    QVERIFY(runSweep(*m_dataset, m_recipe, grid, result, {}));
    QCOMPARE(result.rows.size(), std::size_t{2});
    const auto found = findDuplicates(*m_dataset, m_recipe, {});
    QVERIFY(found);
    for (const SweepRow &row : result.rows) {
      QCOMPARE(row.outcomes.size(), std::size_t{1});
      QCOMPARE(row.outcomes.front().thatDiffer.truePairs, found->report.pairs);
    }
    // 5 bands of 20 rows need a similarity that a part never has; 50 of 2 do not.
    const auto recall = [&](std::size_t row) {
      return result.rows[row].outcomes.front().thatDiffer.verified.recall().value_or(-1);
    };
    QVERIFY(recall(0) < 0.1);
    QVERIFY(recall(1) > 0.8);
    SweepPairsAsked asked;
    asked.setting = result.rows[1].setting;
    asked.most = 100'000;
    const auto pairs = listSweepPairs(*m_dataset, m_recipe, grid, asked, {});
    QVERIFY(pairs);
    QVERIFY(std::ranges::any_of(*pairs, [](const SweepPair &pair) {
      return pair.jaccard == 1.0 && pair.isCandidate;  // a whole excerpt
    }));
    for (const SweepPair &pair : *pairs) QVERIFY(pair.estimate >= 0 && pair.estimate <= 1);
  }

  /// Views of bands say why they show nothing.
  void viewsOfBandsRefuse() {
    const auto isRefused = [](const auto &result) {
      return !result && result.error().message.id == MessageId::ContainmentHasNoBands;
    };
    QVERIFY(isRefused(sweepBands(*m_texts, {}, nullptr, {})));
    QVERIFY(isRefused(viewBuckets(*m_texts, {}, {})));
    QVERIFY(isRefused(viewEstimates(*m_texts, {}, 10, 1, {})));
    QVERIFY(isRefused(makeRowMatrices(*m_dataset, m_recipe, {{0}, {1}}, {}, {})));
    QVERIFY(isRefused(runShowdown(*m_dataset, m_recipe, {}, {})));
  }

 private:
  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
  std::unique_ptr<ExactSets> m_texts;
};

SHINGLESCOPE_TEST(TestContainmentRecall, NoApplication)
#include "tst_containment_recall.moc"
