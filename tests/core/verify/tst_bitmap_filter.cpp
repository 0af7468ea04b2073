// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "core/pipeline/recipe/find_request.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/shingle/shingled_texts.h"
#include "core/verify/bitmap_filter.h"
#include "core/verify/similarity.h"
#include "tests/support/on_threads.h"
#include "tests/support/signing.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/text_families.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint64_t kMuchRoom = std::uint64_t{1} << 30U;

/// Texts in families with their sets and all pairs.
struct FilterScene {
  Recipe recipe = *presetRecipe("default");
  std::vector<ColumnId> columns{{0}};
  std::shared_ptr<const Dataset> dataset;
  ShingledTexts texts;
  std::vector<std::uint32_t> occurrences;
  std::vector<std::uint32_t> all;
  std::vector<CandidatePair> pairs;

  FilterScene(const std::vector<std::string> &rows, ShingleUnit unit, std::uint32_t k)
      : dataset(textDataset(rows)) {
    recipe.compare = {"text"};
    recipe.shingle.unit = unit;
    recipe.shingle.k = k;
    recipe.shingle.hash = HashFunction::Xxh3;  // exact sets do not depend on it
    texts = *shingleDataset(*dataset, columns, recipe.preparation, recipe.shingle, {});
    for (std::uint32_t b = 0; b < texts.classes.textCount(); ++b) {
      all.push_back(b);
      // A repeated shingle makes this larger than the set.
      occurrences.push_back(static_cast<std::uint32_t>(texts.sets[TextId{b}].size()) + b % 3);
      for (std::uint32_t a = 0; a < b; ++a) pairs.push_back({a, b});
    }
    std::ranges::sort(pairs);
  }
  SigningInput input() const {
    return {*dataset, columns, recipe.preparation, recipe.shingle, recipe.signature};
  }
  bool isSimilar(const CandidatePair &pair, const Ratio &ratio) const {
    return intersectionAtLeast(texts.sets[TextId{pair.a}], texts.sets[TextId{pair.b}], {ratio, {}})
        .has_value();
  }
  Result<std::vector<CandidatePair>> passing(const Ratio &ratio, std::uint64_t bytes,
                                             unsigned threads) const {
    const RunContext context = onThreads(threads);
    const auto filter =
        BitmapFilter::make(input(), texts.classes, all, occurrences, bytes, context);
    if (!filter) return filter.error();
    return filter->passing(pairs, ratio, context);
  }
};

}  // namespace

class TestBitmapFilter : public QObject {
  Q_OBJECT

 private slots:
  void keepsEverySimilarPair_data();
  void keepsEverySimilarPair();
  void isTheSameForEachCpuAndThreadCount();
  void withoutRoomNothingIsRejected();
  void aRunWithManyCandidatesFindsTheSame();
};

void TestBitmapFilter::keepsEverySimilarPair_data() {
  QTest::addColumn<int>("unit");
  QTest::addColumn<int>("k");
  QTest::addColumn<int>("tenths");
  for (const auto &[unit, k] : {std::pair(ShingleUnit::Character, 5),
                                std::pair(ShingleUnit::Character, 2),
                                {ShingleUnit::Word, 1}})
    for (const int tenths : {1, 3, 5, 8, 9, 10})
      QTest::addRow("%s %d at %d/10", unit == ShingleUnit::Word ? "word" : "char", k, tenths)
          << static_cast<int>(unit) << k << tenths;
}

void TestBitmapFilter::keepsEverySimilarPair() {
  QFETCH(int, unit);
  QFETCH(int, k);
  QFETCH(int, tenths);
  std::vector<std::string> rows = families(3, 12, 8);
  rows.insert(rows.end(), {"a", "ab", "abc", "w", "short text", "short texts", ""});
  const FilterScene scene(rows, static_cast<ShingleUnit>(unit), static_cast<std::uint32_t>(k));
  const Ratio ratio{static_cast<std::uint64_t>(tenths), 10};
  const auto kept = scene.passing(ratio, kMuchRoom, 2);
  QVERIFY(kept);
  QVERIFY(std::ranges::is_sorted(*kept));
  std::size_t similar = 0;
  for (const CandidatePair &pair : scene.pairs) {
    if (!scene.isSimilar(pair, ratio)) continue;
    ++similar;
    QVERIFY2(std::ranges::binary_search(*kept, pair), qPrintable(QString::number(pair.b)));
  }
  QVERIFY(tenths >= 9 || similar > 50);
  // Pairs of other families differ in nearly all shingles.
  if (tenths >= 8) QVERIFY(kept->size() < scene.pairs.size() / 4);
}

void TestBitmapFilter::isTheSameForEachCpuAndThreadCount() {
  const FilterScene scene(families(5, 40, 8), ShingleUnit::Character, 5);
  const auto expected = scene.passing({6, 10}, kMuchRoom, 1);
  QVERIFY(expected && expected->size() < scene.pairs.size());
  for (const CpuTarget target : availableCpuTargets()) {
    const WithCpuTarget with(target);
    for (const unsigned threads : {1U, 2U, 3U, 8U}) {
      const auto kept = scene.passing({6, 10}, kMuchRoom, threads);
      QVERIFY(kept && *kept == *expected);
    }
  }
}

void TestBitmapFilter::withoutRoomNothingIsRejected() {
  const FilterScene scene(families(5, 4, 4), ShingleUnit::Character, 5);
  const auto some = scene.passing({9, 10}, 16 * scene.all.size(), 1);  // two words each
  const auto none = scene.passing({9, 10}, 16 * scene.all.size() - 1, 1);
  QVERIFY(some && none);
  QVERIFY(some->size() < scene.pairs.size());
  QCOMPARE(none->size(), scene.pairs.size());
}

void TestBitmapFilter::aRunWithManyCandidatesFindsTheSame() {
  const FilterScene scene(families(9, 500, 9), ShingleUnit::Character, 5);
  for (const KeptScores kept : {KeptScores::DownToFloor, KeptScores::Matches}) {
    const auto run = kept == KeptScores::Matches ? findMatches(*scene.dataset, {}, scene.recipe, {})
                                                 : findDuplicates(*scene.dataset, scene.recipe, {});
    QVERIFY(run);
    QVERIFY(run->report.candidates > 4096);  // else no filter is made
    const Ratio floor =
        kept == KeptScores::Matches ? scene.recipe.threshold : scene.recipe.effectiveFloor();
    for (const ScoredPair &pair : run->pairs)
      QVERIFY(scene.isSimilar({pair.textA.value, pair.textB.value}, floor));
    // Hardly a pair of one family is missed by the bands.
    std::size_t similar = 0;
    for (const CandidatePair &pair : scene.pairs)
      if (pair.b - pair.a < 9 && scene.isSimilar(pair, floor)) ++similar;
    QVERIFY(run->pairs.size() <= similar && run->pairs.size() > similar * 9 / 10);
  }
}

SHINGLESCOPE_TEST(TestBitmapFilter, NoApplication)
#include "tst_bitmap_filter.moc"
