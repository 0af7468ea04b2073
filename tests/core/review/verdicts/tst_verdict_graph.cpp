// SPDX-License-Identifier: MIT
// Consequences of verdicts, and contradictions between them, compared with a table of all
// distances.

#include <QTest>
#include <random>

#include "core/pipeline/run/find_duplicates.h"
#include "core/review/queue/queue_item.h"
#include "core/review/verdicts/contradictions.h"
#include "core/review/verdicts/inference.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/verdict_table.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint32_t kFar = 1000;

/// Lengths of the shortest chains of Duplicates between any two rows, by the Floyd-Warshall
/// algorithm.
using Distances = std::vector<std::vector<std::uint32_t>>;

Distances distances(const ItemJudgements &judged, std::uint32_t rows) {
  Distances table(rows, std::vector<std::uint32_t>(rows, kFar));
  for (std::uint32_t row = 0; row < rows; ++row) table[row][row] = 0;
  for (std::uint32_t a = 0; a < rows; ++a) {
    for (std::uint32_t b = a + 1; b < rows; ++b) {
      if (judged.verdictOf(item(a, b)) == Verdict::Duplicate) table[a][b] = table[b][a] = 1;
    }
  }
  for (std::uint32_t via = 0; via < rows; ++via) {
    for (std::uint32_t a = 0; a < rows; ++a) {
      for (std::uint32_t b = 0; b < rows; ++b) {
        table[a][b] = std::min(table[a][b], table[a][via] + table[via][b]);
      }
    }
  }
  return table;
}

/// Tests whether two texts are connected, or a text with itself through another text.
bool isJoined(const Distances &table, std::uint32_t a, std::uint32_t b) {
  if (a != b) return table[a][b] < kFar;
  return std::ranges::count(table[a], 1U) > 0;
}

struct GraphScene {
  explicit GraphScene(std::uint32_t rows) : source(differentRows(rows)), verdicts(store, source) {}
  VerdictGraph graph() const { return {verdicts.items(), verdicts.classes().get()}; }

  MemoryVerdictStore store;
  RecordSource source;
  Verdicts verdicts;
};

}  // namespace

class TestVerdictGraph : public QObject {
  Q_OBJECT

 private slots:
  void randomGraphsAgreeWithAllDistances_data() {
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 0; seed < 60; ++seed) QTest::addRow("%u", seed) << seed;
  }

  void randomGraphsAgreeWithAllDistances() {
    QFETCH(unsigned, seed);
    std::mt19937 generator(seed);
    const auto random = [&](std::uint32_t limit) {
      return static_cast<std::uint32_t>(generator() % limit);
    };
    const std::uint32_t rows = 2 + random(14);
    GraphScene scene(2 * rows);
    // Each text has a second row, so that each text may be judged as a class.
    std::vector<std::uint32_t> texts(2 * rows);
    for (std::uint32_t row = 0; row < 2 * rows; ++row) texts[row] = row % rows;
    scene.verdicts.setClasses(classesOf(texts));
    const unsigned duplicates = random(2 * rows);
    const unsigned others = random(6);
    for (unsigned i = 0; i < duplicates + others; ++i) {
      const ItemKey key = item(random(rows), random(rows));
      const Verdict verdict = i < duplicates ? Verdict::Duplicate : Verdict::NotDuplicate;
      QVERIFY(scene.verdicts.apply(judging(key, verdict)));
    }
    checkAll(scene, rows);
  }

  void aChainIsTheShortestAndOfSmallestRows() {
    GraphScene scene(6);
    for (const ItemKey key :
         {item(0, 1), item(1, 2), item(2, 3), item(0, 5), item(3, 5), item(0, 4), item(3, 4)}) {
      QVERIFY(scene.verdicts.apply(judging(key, Verdict::Duplicate)));
    }
    QCOMPARE(scene.graph().chain(item(0, 3)), (std::vector<RecordId>{{0}, {4}, {3}}));
    QCOMPARE(scene.graph().chain(item(3, 0)), (std::vector<RecordId>{{3}, {4}, {0}}));
  }

  void aClassOfOneRowHasNoEffect() {
    GraphScene scene(3);
    QVERIFY(scene.verdicts.apply(judging(item(0, 0), Verdict::NotDuplicate)));
    QVERIFY(scene.verdicts.apply(judging(item(0, 1), Verdict::Duplicate)));
    QVERIFY(scene.graph().contradicted().empty());
    scene.verdicts.setClasses(classesOf({0, 1, 0}));
    QCOMPARE(scene.graph().contradicted(), std::vector<ItemKey>{item(0, 0)});
    QCOMPARE(scene.graph().chain(item(0, 0)), (std::vector<RecordId>{{0}, {1}, {0}}));
  }

  void acceptingIsOneUndoStep() {
    GraphScene scene(4);
    for (std::uint32_t row = 0; row < 3; ++row) {
      QVERIFY(scene.verdicts.apply(judging(item(row, row + 1), Verdict::Duplicate)));
    }
    QVERIFY(scene.verdicts.apply(judging(item(0, 3), Verdict::Undecided, Keep::Neither, "far")));
    const std::vector<ItemKey> asked = {item(0, 1), item(0, 2), item(0, 3), item(1, 3)};
    const ItemJudgements judged = scene.verdicts.items();
    const std::vector<ItemKey> offered = offeredDuplicates(scene.graph(), judged, asked);
    QCOMPARE(offered, (std::vector<ItemKey>{asked[1], asked[2], asked[3]}));
    QCOMPARE(scene.verdicts.counts().duplicate, std::uint64_t{3});  // only offered
    QCOMPARE(*scene.verdicts.apply(acceptedDuplicates(judged, offered, "Ada")), std::uint64_t{5});
    QCOMPARE(scene.verdicts.counts().duplicate, std::uint64_t{6});
    QCOMPARE(scene.verdicts.judgementOf(item(0, 3)).note, std::string("far"));
    QCOMPARE(scene.store.steps().back().origin, std::string("inference"));
    QVERIFY(offeredDuplicates(scene.graph(), scene.verdicts.items(), asked).empty());
    scene.verdicts.undo();
    QCOMPARE(scene.verdicts.counts().duplicate, std::uint64_t{3});
  }

  /// Promise B6: a chain a ~ b ~ c, in which a is not similar to c, is one group of pairs at the
  /// threshold, but is never called one duplicate without a verdict.
  void aChainIsNeverMergedSilently() {
    const auto dataset = textDataset({"one two three four five six seven eight nine ten",
                                      "three four five six seven eight nine ten eleven twelve",
                                      "five six seven eight nine ten eleven twelve more words"});
    Recipe recipe;
    recipe.compare = {"text"};
    recipe.shingle.unit = ShingleUnit::Word;
    recipe.shingle.k = 1;
    recipe.threshold = {6, 10};
    recipe.floor = Ratio{1, 10};
    const auto found = findExactDuplicates(*dataset, recipe, RunContext{});
    QVERIFY2(found, found ? "" : found.error().detail().c_str());
    QCOMPARE(found->groups.size(), std::size_t{1});
    const Group &group = found->groups[0];
    QCOMPARE(group.rows.size(), std::size_t{3});
    QVERIFY(group.weakestLink < 0.5);
    GraphScene scene(3);
    QVERIFY(scene.verdicts.apply(judging(item(0, 1), Verdict::Duplicate)));
    QVERIFY(scene.verdicts.apply(judging(item(1, 2), Verdict::Duplicate)));
    QCOMPARE(scene.verdicts.judgementOf(item(0, 2)), Judgement{});
    QCOMPARE(scene.verdicts.counts().duplicate, std::uint64_t{2});
    QCOMPARE(offeredDuplicates(scene.graph(), scene.verdicts.items(), std::vector{item(0, 2)}),
             std::vector{item(0, 2)});
    QVERIFY(scene.verdicts.apply(judging(item(0, 2), Verdict::NotDuplicate)));
    const VerdictGraph graph = scene.graph();
    QCOMPARE(findContradictions(graph, scene.verdicts.items()),
             (std::vector<Contradiction>{{Contradiction::Kind::Chain, item(0, 2)}}));
    QCOMPARE(graph.chain(item(0, 2)), (std::vector<RecordId>{{0}, {1}, {2}}));
    // All three verdicts are unchanged.
    QCOMPARE(scene.verdicts.counts(), (VerdictCounts{2, 1, 0}));
  }

 private:
  static void checkAll(const GraphScene &scene, std::uint32_t rows) {
    const ItemJudgements judged = scene.verdicts.items();
    const VerdictGraph graph = scene.graph();
    const Distances table = distances(judged, rows);
    std::vector<ItemKey> contradicted;
    std::vector<ItemKey> all;
    for (std::uint32_t a = 0; a < rows; ++a) {
      for (std::uint32_t b = a; b < rows; ++b) {
        all.push_back(item(a, b));
        QCOMPARE(graph.isJoined(item(a, b)), isJoined(table, a, b));
        checkChain(graph, judged, table, item(a, b));
        const bool isNot = judged.verdictOf(item(a, b)) == Verdict::NotDuplicate;
        if (isNot && isJoined(table, a, b)) contradicted.push_back(item(a, b));
      }
    }
    QCOMPARE(graph.contradicted(), contradicted);
    const auto isNear = [&](std::uint32_t a, ItemKey other) {
      return table[a][other.a.value] < kFar;
    };
    std::vector<ItemKey> offered;
    for (const ItemKey key : all) {
      const bool isDisputed = std::ranges::any_of(
          contradicted, [&](ItemKey other) { return isNear(key.a.value, other); });
      QCOMPARE(graph.isDisputed(key.a), isDisputed);
      if (judged.verdictOf(key) != Verdict::Undecided || isDisputed) continue;
      if (isJoined(table, key.a.value, key.b.value)) offered.push_back(key);
    }
    QCOMPARE(offeredDuplicates(graph, judged, all), offered);
  }

  static void checkChain(const VerdictGraph &graph, const ItemJudgements &judged,
                         const Distances &table, ItemKey key) {
    const std::vector<RecordId> chain = graph.chain(key);
    QCOMPARE(!chain.empty(), isJoined(table, key.a.value, key.b.value));
    if (chain.empty()) return;
    const std::uint32_t steps = key.a == key.b ? 2 : table[key.a.value][key.b.value];
    QCOMPARE(chain.size(), std::size_t{steps + 1});
    QCOMPARE(chain.front(), key.a);
    QCOMPARE(chain.back(), key.b);
    for (std::size_t i = 1; i < chain.size(); ++i) {
      const auto [a, b] = std::minmax(chain[i - 1], chain[i]);
      QCOMPARE(judged.verdictOf({a, b}), Verdict::Duplicate);
    }
  }
};

SHINGLESCOPE_TEST(TestVerdictGraph, NoApplication)
#include "tst_verdict_graph.moc"
