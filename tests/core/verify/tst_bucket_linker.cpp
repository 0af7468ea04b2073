// SPDX-License-Identifier: MIT
#include <QFile>
#include <QtTest>
#include <set>

#include "core/dataset/load/dataset_loader.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/shingle/shingled_texts.h"
#include "core/signature/min_hasher.h"
#include "core/verify/bucket_linker.h"
#include "core/verify/verifier.h"
#include "tests/support/places.h"
#include "tests/support/random_sets.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Texts with their sets, signatures and candidates: the state of a run before scoring.
struct Scene {
  BandPlan plan{16, 2};
  TextSubset texts;
  std::vector<CandidatePair> candidates;
};

Scene makeScene(ShingleSets sets, const BandPlan &plan) {
  Scene scene;
  scene.plan = plan;
  const SignatureOptions options{PermutationScheme::Affine, plan.numHashes(), 42};
  scene.texts.signatures = *MinHasher::create(options)->signAll(sets, {});
  scene.texts.sets = std::move(sets);
  std::vector<std::uint32_t> texts;
  for (std::uint32_t text = 0; text < scene.texts.sets.size(); ++text)
    if (!scene.texts.sets[TextId{text}].empty()) texts.push_back(text);
  const auto keys = makeBandKeys(scene.texts.signatures, plan, {});
  scene.candidates = generateCandidates(*keys, texts, {})->pairs;
  return scene;
}

Result<std::vector<ScoredPair>> score(const Scene &scene, std::span<const CandidatePair> some,
                                      const Ratio &floor, unsigned threads) {
  RunContext context;
  context.threads = threads;
  VerifiedPairs verified;
  const auto done = verifyCandidates(some, scene.texts, scene.plan, floor, context, verified);
  if (!done) return done.error();
  return std::move(verified.pairs);
}

/// Returns the smallest text of each text's group.
std::vector<std::uint32_t> groups(const std::vector<ScoredPair> &pairs, std::size_t texts,
                                  const Ratio &threshold) {
  DisjointSets sets(texts);
  for (const ScoredPair &pair : pairs)
    if (isScoreAtLeast(pair, 1, threshold)) sets.unite(pair.textA.value, pair.textB.value);
  std::vector<std::uint32_t> smallest(texts, ~0U);
  std::vector<std::uint32_t> group(texts);
  for (std::uint32_t text = 0; text < texts; ++text) {
    std::uint32_t &first = smallest[sets.find(text)];
    first = std::min(first, text);
    group[text] = first;
  }
  return group;
}

bool isSame(const ScoredPair &a, const ScoredPair &b) {
  return a.textA == b.textA && a.textB == b.textB && a.intersection == b.intersection &&
         a.whole == b.whole && a.equalPositions == b.equalPositions &&
         a.sharedBands == b.sharedBands;
}

/// Compares the links with all pairs; returns how many candidates the linker scored.
std::size_t compareWithAll(const Scene &scene, const Ratio &threshold, const Ratio &floor) {
  const std::size_t texts = scene.texts.sets.size();
  const auto all = *score(scene, scene.candidates, floor, 1);
  const LinkRule isLink = [&](const ScoredPair &pair) {
    return isScoreAtLeast(pair, 1, threshold);
  };
  std::vector<ScoredPair> first;
  std::size_t scored = 0;
  for (const unsigned threads : {1U, 2U, 3U, 8U}) {
    scored = 0;
    const CandidateScoring scoring = [&](std::span<const CandidatePair> some) {
      scored += some.size();
      return score(scene, some, floor, threads);
    };
    BucketLinker linker(texts, scene.candidates);
    if (!linkCandidates(linker, scoring, isLink, {})) qFatal("links failed");
    const auto links = linker.takePairs();
    if (threads == 1) first = links;
    const bool isEqual = std::ranges::equal(links, first, isSame);
    if (!isEqual) qFatal("links depend on the number of threads");
    const bool areOfAll = std::ranges::includes(all, links, [](const auto &x, const auto &y) {
      return std::pair(x.textA, x.textB) < std::pair(y.textA, y.textB);
    });
    if (!areOfAll) qFatal("links are not pairs, or are out of order");
  }
  for (const Ratio &at : {threshold, floor})
    if (groups(first, texts, at) != groups(all, texts, at)) qFatal("different groups");
  // There must be only as many pairs at the threshold as a forest has edges.
  const auto group = groups(all, texts, threshold);
  std::size_t joined = 0;
  for (std::uint32_t text = 0; text < texts; ++text) joined += group[text] != text ? 1U : 0U;
  if (static_cast<std::size_t>(std::ranges::count_if(first, isLink)) != joined)
    qFatal("more links than needed");
  return scored;
}

}  // namespace

class TestBucketLinker : public QObject {
  Q_OBJECT

 private slots:
  void linksGiveTheGroupsOfAllPairs_data() {
    QTest::addColumn<int>("seed");
    for (const int seed : {1, 2, 3, 4}) QTest::newRow(qPrintable(QString::number(seed))) << seed;
  }

  void linksGiveTheGroupsOfAllPairs() {
    QFETCH(int, seed);
    const Scene scene = makeScene(clusteredSets(static_cast<std::uint64_t>(seed), 150, 8), {16, 2});
    QVERIFY(scene.candidates.size() > 1000);
    for (const Ratio &threshold : {Ratio{3, 10}, Ratio{6, 10}, Ratio{8, 10}, Ratio{1, 1}}) {
      const std::size_t scored = compareWithAll(scene, threshold, {2, 10});
      QVERIFY(scored <= scene.candidates.size());
    }
  }

  /// For m texts that are all similar, m - 1 pairs are scored instead of m^2 / 2.
  void scoresAForestIfAllAreSimilar() {
    std::vector<std::vector<std::uint64_t>> sets;
    for (std::uint64_t text = 0; text < 300; ++text) {
      sets.emplace_back();
      for (std::uint64_t shingle = 0; shingle < 60; ++shingle) sets.back().push_back(shingle);
      sets.back().push_back(1000 + text);
    }
    const Scene scene = makeScene(makeSets(sets), {16, 2});
    QVERIFY(scene.candidates.size() > 40000);
    QCOMPARE(compareWithAll(scene, {8, 10}, {6, 10}), std::size_t{299});
  }

  /// Without links, every candidate is scored once.
  void scoresAllCandidatesWithoutLinks() {
    const Scene scene = makeScene(clusteredSets(9, 100, 6), {32, 1});
    std::set<CandidatePair> seen;
    BucketLinker linker(scene.texts.sets.size(), scene.candidates);
    for (auto round = linker.nextRound(); !round.empty(); round = linker.nextRound()) {
      QVERIFY(std::ranges::is_sorted(round));
      for (const CandidatePair &pair : round) QVERIFY(seen.insert(pair).second);
    }
    QCOMPARE(seen.size(), scene.candidates.size());
    QCOMPARE(linker.scoredCandidates(), scene.candidates.size());
    QVERIFY(linker.takePairs().empty());
  }

  void handlesNoCandidatesAndCancellation() {
    const CandidateScoring refuse = [](std::span<const CandidatePair>) {
      return Result<std::vector<ScoredPair>>(badParameter("nothing was to be scored"));
    };
    const LinkRule never = [](const ScoredPair &) { return false; };
    BucketLinker nothing(0, {});
    QVERIFY(linkCandidates(nothing, refuse, never, {}));
    QVERIFY(nothing.takePairs().empty());
    const std::vector<CandidatePair> one{{0, 1}};
    BucketLinker refused(2, one);
    QCOMPARE(linkCandidates(refused, refuse, never, {}).error().code, ErrorCode::BadParameter);
    std::stop_source source;
    source.request_stop();
    RunContext context;
    context.stop = source.get_token();
    BucketLinker stopped(2, one);
    QCOMPARE(linkCandidates(stopped, refuse, never, context).error().code, ErrorCode::Cancelled);
  }

  /// A cancelled round does not lose the results of complete rounds.
  void keepsScoresFromBeforeACancellation() {
    const Scene scene = makeScene(clusteredSets(3, 150, 8), {16, 2});
    std::stop_source source;
    RunContext context;
    context.stop = source.get_token();
    std::vector<ScoredPair> first;
    const CandidateScoring once = [&](std::span<const CandidatePair> some) {
      auto scored = score(scene, some, {2, 10}, 1);
      first = *scored;
      source.request_stop();
      return scored;
    };
    const LinkRule isLink = [](const ScoredPair &pair) { return isScoreAtLeast(pair, 1, {3, 10}); };
    BucketLinker linker(scene.texts.sets.size(), scene.candidates);
    QCOMPARE(linkCandidates(linker, once, isLink, context).error().code, ErrorCode::Cancelled);
    QVERIFY(first.size() > 50);
    QVERIFY(std::ranges::equal(linker.takePairs(), first, isSame));  // a forest links all its texts
  }

  void linksKijijiLikeAllPairs() {
    const QString path = test::sharedPath() + "/data/kijiji_rome.tsv";
    if (!QFile::exists(path)) QSKIP("The Kijiji data is missing.");
    const auto loaded = loadDataset(path.toStdString(), {}, {});
    QVERIFY(loaded);
    const Recipe recipe = *presetRecipe("kijiji");
    std::vector<ColumnId> columns;
    for (const char *name : {"Title", "Short Description"})
      columns.push_back(*loaded->dataset->findColumn(name));
    auto texts = shingleDataset(*loaded->dataset, columns, recipe.preparation, recipe.shingle, {});
    QVERIFY(texts);
    const Scene scene = makeScene(std::move(texts->sets), recipe.bandPlan());
    const std::size_t scored = compareWithAll(scene, {8, 10}, {6, 10});
    QVERIFY(scored < scene.candidates.size());
  }
};

SHINGLESCOPE_TEST(TestBucketLinker, NoApplication)
#include "tst_bucket_linker.moc"
