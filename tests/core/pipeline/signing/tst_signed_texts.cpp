// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "core/pipeline/recipe/recipe.h"
#include "core/pipeline/run/candidate_scorer.h"
#include "core/shingle/shingled_texts.h"
#include "core/signature/min_hasher.h"
#include "core/signature/text_subset.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Returns texts of few words, so that many are equal after preparation and some are empty.
std::vector<std::string> textsOfWords(std::size_t rows) {
  SplitMix64 random(11);
  std::vector<std::string> texts;
  for (std::size_t row = 0; row < rows; ++row) {
    std::string text;
    for (std::uint64_t words = random.next() % 12; words > 0; --words)
      text += (random.next() % 2 == 0 ? "Word" : "word") + std::to_string(random.next() % 40) + " ";
    texts.push_back(row % 3 == 0 && row > 50 ? texts[random.next() % 50] : text);
  }
  return texts;
}

const MemoryPlan kInMemory{KeyStore::Memory, 32, 1, 0, 0, 0, 0, 0, 0, 0};

struct Parts {
  Recipe recipe = *presetRecipe("default");
  std::vector<ColumnId> columns{{0}};
  std::shared_ptr<const Dataset> dataset = textDataset(textsOfWords(3000));
  SigningInput input{*dataset, columns, recipe.preparation, recipe.shingle, recipe.signature};
};

RunContext withThreads(unsigned threads) {
  RunContext context;
  context.threads = threads;
  return context;
}

}  // namespace

class TestSignedTexts : public QObject {
  Q_OBJECT

 private slots:
  void classesAreThoseOfTheSets() {
    const Parts parts;
    const auto texts =
        signDataset(parts.input, parts.recipe.bandPlan(), kInMemory, false, withThreads(2));
    const auto sets = shingleDataset(*parts.dataset, parts.columns, parts.recipe.preparation,
                                     parts.recipe.shingle, withThreads(1));
    QVERIFY(texts && sets);
    QVERIFY(texts->classes.textCount() < 2500);
    QVERIFY(!texts->classes.emptyTexts.empty());
    QCOMPARE(texts->classes.textOfRow, sets->classes.textOfRow);
    QCOMPARE(texts->classes.rows, sets->classes.rows);
    QCOMPARE(texts->classes.emptyTexts, sets->classes.emptyTexts);
  }

  /// Keys and signatures equal those of texts that are signed one by one, with or without repeated
  /// rows, for any number of threads.
  void keysAreThoseOfTheTexts() {
    const Parts parts;
    const BandPlan plan = parts.recipe.bandPlan();
    for (const unsigned threads : {1U, 2U, 3U, 8U}) {
      const auto texts = signDataset(parts.input, plan, kInMemory, true, withThreads(threads));
      QVERIFY(texts);
      std::vector<std::uint32_t> all = textsWithShingles(texts->classes);
      const auto subset = makeTextSubset(parts.input, texts->classes, all, {}, withThreads(1));
      QVERIFY(subset);
      std::vector<std::uint32_t> keys(plan.bands);
      for (const std::uint32_t text : all) {
        const auto expected = subset->signatures[TextId{subset->sets.slotOf(TextId{text})}];
        QVERIFY(std::ranges::equal(texts->signatures[TextId{text}], expected));
        writeBandKeys(expected, plan, keys);
        for (std::uint32_t band = 0; band < plan.bands; ++band)
          QCOMPARE(texts->keys.band(band)[text], keys[band]);
        QVERIFY(subset->sets[TextId{text}].size() <= texts->occurrences[text]);
      }
    }
  }

  void subsetsHoldTheRequestedTexts() {
    const Parts parts;
    const auto texts =
        signDataset(parts.input, parts.recipe.bandPlan(), kInMemory, false, withThreads(1));
    const auto sets = shingleDataset(*parts.dataset, parts.columns, parts.recipe.preparation,
                                     parts.recipe.shingle, withThreads(1));
    const std::vector<std::uint32_t> some{3, 700, 1200};
    const auto subset =
        makeTextSubset(parts.input, texts->classes, some, {true, false}, withThreads(2));
    QVERIFY(subset && sets);
    QCOMPARE(subset->sets.size(), std::size_t{3});
    QCOMPARE(subset->signatures.textCount(), std::size_t{0});
    for (const std::uint32_t text : some)
      QVERIFY(std::ranges::equal(subset->sets[TextId{text}], sets->sets[TextId{text}]));
    QVERIFY(!subset->sets.holds(TextId{4}));
    QVERIFY(subset->sets[TextId{4}].empty());
  }

  /// Small chunks lead to the same pairs.
  void chunksChangeNothing() {
    const Parts parts;
    const auto texts =
        signDataset(parts.input, parts.recipe.bandPlan(), kInMemory, false, withThreads(2));
    QVERIFY(texts);
    const auto candidates =
        generateCandidates(texts->keys, textsWithShingles(texts->classes), withThreads(1));
    QVERIFY(candidates && candidates->pairs.size() > 20);
    std::vector<std::uint32_t> counts;
    std::uint64_t values = 0;
    for (const std::uint64_t bytes : {std::uint64_t{1} << 40U, std::uint64_t{50'000}}) {
      CandidateScorer scorer(parts.input, texts->classes, texts->occurrences, parts.recipe,
                             parts.recipe.effectiveFloor(), {bytes});
      QVERIFY(scorer.score(candidates->pairs, withThreads(2)));
      QVERIFY(scorer.keepClasses(withThreads(2)));
      const ScoredTexts &result = scorer.result();
      QVERIFY(std::ranges::is_sorted(result.verified.pairs, {}, &ScoredPair::textA));
      std::vector<std::uint32_t> now{static_cast<std::uint32_t>(result.verified.compared)};
      for (const ScoredPair &pair : result.verified.pairs) now.push_back(pair.intersection);
      if (!counts.empty()) {
        QCOMPARE(now, counts);
        QCOMPARE(result.sets.values.size(), values);
      }
      counts = now;
      values = result.sets.values.size();
    }
  }
};

SHINGLESCOPE_TEST(TestSignedTexts, NoApplication)
#include "tst_signed_texts.moc"
