// SPDX-License-Identifier: MIT
// The rows that are drawn for a project: whole groups down to the floor, and all of their pairs,
// however the table is cut.

#include <QtTest>

#include "core/dataset/table/dataset.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/signing.h"
#include "tests/support/test_registry.h"
#include "tests/support/text_families.h"
#include "tests/support/worker/local_cluster.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint64_t kAllRows = 1'000'000;

/// Families of similar texts, some of them twice.
std::shared_ptr<const Dataset> drawnTable() {
  DatasetBuilder builder({"text", "side"});
  SplitMix64 random(5);
  for (const std::string &text : families(3, 80, 4)) {
    const std::string side = random.next() % 3 == 0 ? "left" : "right";
    for (std::uint64_t copies = random.next() % 5 == 0 ? 2 : 1; copies > 0; --copies)
      builder.addRow({text, side}, 0);
  }
  return builder.finish();
}

Recipe drawnRecipe() {
  Recipe recipe;
  recipe.compare = {"text"};
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 2;
  recipe.threshold = {7, 10};
  return recipe;
}

/// What the engine finds down to the floor.
struct EngineGroups {
  DuplicateResult result;
  std::vector<Group> groups;
};

EngineGroups engineGroups(const Dataset &table, const Recipe &recipe) {
  auto found = findDuplicates(table, recipe, {});
  if (!found) qFatal("%s", found.error().detail().c_str());
  auto groups = groupsAt(*found, recipe.effectiveFloor(), {});
  if (!groups) qFatal("no groups");
  return {*std::move(found), *std::move(groups)};
}

bool contains(const std::vector<std::uint64_t> &rows, std::uint64_t row) {
  return std::ranges::binary_search(rows, row);
}

std::uint32_t placeAmong(const std::vector<std::uint64_t> &rows, std::uint64_t row) {
  return static_cast<std::uint32_t>(std::ranges::lower_bound(rows, row) - rows.begin());
}

/// Returns the engine's pairs of texts among drawn rows, by their places.
std::vector<std::pair<std::uint32_t, std::uint32_t>> pairsAmong(
    const DuplicateResult &result, const std::vector<std::uint64_t> &rows) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
  for (const ScoredPair &pair : result.pairs) {
    const std::uint64_t a = result.classes.firstRow(pair.textA).value;
    const std::uint64_t b = result.classes.firstRow(pair.textB).value;
    if (contains(rows, a)) pairs.emplace_back(placeAmong(rows, a), placeAmong(rows, b));
  }
  std::ranges::sort(pairs);
  return pairs;
}

DrawnResult draw(const Dataset &table, const Recipe &recipe, std::uint64_t mostRows,
                 const ClusterShape &shape = {}) {
  LocalCluster cluster(recipe, shape);
  if (const auto found = cluster.find(table); !found) qFatal("%s", found.error().detail().c_str());
  auto drawn = cluster.draw(mostRows);
  if (!drawn) qFatal("%s", drawn.error().detail().c_str());
  return *std::move(drawn);
}

}  // namespace

class TestDrawnRows : public QObject {
  Q_OBJECT

 private slots:
  void everythingIsDrawnIfItFits_data();
  void everythingIsDrawnIfItFits();
  void groupsAreDrawnWhole();
  void theDrawDoesNotDependOnTheShape();
  void scoresOfTheDrawnRowsAreThoseOfTheTable();
  void aGroupThatIsCutIsAnError();
};

void TestDrawnRows::everythingIsDrawnIfItFits_data() {
  QTest::addColumn<Recipe>("recipe");
  QTest::newRow("default floor") << drawnRecipe();
  Recipe recipe = drawnRecipe();
  recipe.floor = recipe.threshold;
  QTest::newRow("no pairs below the threshold") << recipe;
  recipe = drawnRecipe();
  recipe.same = {"side"};
  QTest::newRow("same") << recipe;
  recipe = drawnRecipe();
  recipe.verification = Verification::Estimate;
  QTest::newRow("estimate") << recipe;
}

void TestDrawnRows::everythingIsDrawnIfItFits() {
  QFETCH(Recipe, recipe);
  // A step reads the columns of the recipe, compared and then same.
  auto table = drawnTable();
  if (recipe.same.empty()) {
    DatasetBuilder builder({"text"});
    for (std::uint32_t row = 0; row < table->rowCount(); ++row)
      builder.addRow({table->cell(RecordId{row}, ColumnId{0})}, 0);
    table = builder.finish();
  }
  const DrawnResult drawn = draw(*table, recipe, kAllRows);
  const EngineGroups engine = engineGroups(*table, recipe);
  std::vector<std::uint64_t> rows;
  for (const Group &group : engine.groups)
    for (const RecordId row : group.rows) rows.push_back(row.value);
  std::ranges::sort(rows);
  QVERIFY(rows.size() > 50);
  QCOMPARE(drawn.rows, rows);
  QCOMPARE(drawn.pairs, pairsAmong(engine.result, rows));
  QCOMPARE(drawn.pairs.size(), engine.result.pairs.size());
  QCOMPARE(drawn.values.at("groups"), engine.groups.size());
  QCOMPARE(drawn.values.at("groups_drawn"), engine.groups.size());
  QCOMPARE(drawn.values.at("rows_in_groups"), rows.size());
}

void TestDrawnRows::groupsAreDrawnWhole() {
  Recipe recipe = drawnRecipe();
  recipe.same = {"side"};
  const auto table = drawnTable();
  const EngineGroups engine = engineGroups(*table, recipe);
  for (const std::uint64_t mostRows : {1, 2, 3, 20, 60}) {
    const DrawnResult drawn = draw(*table, recipe, mostRows);
    QVERIFY(drawn.rows.size() <= mostRows);
    const std::uint64_t room = mostRows - drawn.rows.size();
    std::size_t inGroups = 0;
    for (const Group &group : engine.groups) {
      const auto count = std::ranges::count_if(
          group.rows, [&](RecordId row) { return contains(drawn.rows, row.value); });
      QVERIFY(count == 0 || static_cast<std::size_t>(count) == group.rows.size());
      if (count == 0) QVERIFY2(group.rows.size() > room, "a group that fits was left out");
      inGroups += static_cast<std::size_t>(count);
    }
    QCOMPARE(drawn.rows.size(), inGroups);
    QCOMPARE(drawn.values.at("groups"), engine.groups.size());
    QCOMPARE(drawn.pairs, pairsAmong(engine.result, drawn.rows));
  }
}

void TestDrawnRows::theDrawDoesNotDependOnTheShape() {
  Recipe recipe = drawnRecipe();
  recipe.same = {"side"};
  const auto table = drawnTable();
  const DrawnResult expected = draw(*table, recipe, 40);
  QVERIFY(expected.rows.size() > 30);
  for (const ClusterShape &shape :
       {ClusterShape{1, 1, 1, 20'000, 1}, ClusterShape{7, 4, 3, 1, 2}, ClusterShape{5000, 1, 2}}) {
    const DrawnResult drawn = draw(*table, recipe, 40, shape);
    QCOMPARE(drawn.rows, expected.rows);
    QCOMPARE(drawn.pairs, expected.pairs);
  }
}

void TestDrawnRows::scoresOfTheDrawnRowsAreThoseOfTheTable() {
  Recipe recipe = drawnRecipe();
  recipe.same = {"side"};
  const auto table = drawnTable();
  const DrawnResult drawn = draw(*table, recipe, 60);
  const auto copy = copyRows(*table, {drawn.rows.begin(), drawn.rows.end()});
  std::vector<CandidatePair> candidates;
  for (const auto &[a, b] : drawn.pairs) candidates.push_back({a, b});
  const auto found = findAmong(*copy, recipe, candidates, {});
  QVERIFY(found);
  QCOMPARE(found->pairs.size(), drawn.pairs.size());
  const EngineGroups engine = engineGroups(*table, recipe);
  std::map<std::pair<std::uint32_t, std::uint32_t>, ScoredPair> scores;
  for (const ScoredPair &pair : engine.result.pairs)
    scores[{engine.result.classes.firstRow(pair.textA).value,
            engine.result.classes.firstRow(pair.textB).value}] = pair;
  for (const ScoredPair &pair : found->pairs) {
    const auto row = [&](TextId text) {
      return static_cast<std::uint32_t>(drawn.rows[found->classes.firstRow(text).value]);
    };
    const ScoredPair &expected = scores.at({row(pair.textA), row(pair.textB)});
    QCOMPARE(pair.intersection, expected.intersection);
    QCOMPARE(pair.whole, expected.whole);
    QCOMPARE(pair.equalPositions, expected.equalPositions);
    QCOMPARE(pair.sharedBands, expected.sharedBands);
  }
}

void TestDrawnRows::aGroupThatIsCutIsAnError() {
  Recipe recipe = drawnRecipe();
  recipe.same = {"side"};
  LocalCluster cluster(recipe, {});
  const auto table = drawnTable();
  QVERIFY(cluster.find(*table));
  cluster.onInput = [](const std::string &step, Blocks &frames) {
    // A row that was not drawn is linked to one that was.
    if (step == "draw" && !frames.empty())
      std::erase_if(frames, [](const Frame &frame) { return frame.kind == FrameKind::Links; });
  };
  const auto drawn = cluster.draw(40);
  QVERIFY(!drawn);
  QCOMPARE(drawn.error().code, ErrorCode::Format);
  QVERIFY2(drawn.error().detail().ends_with("again."), drawn.error().detail().c_str());
}

SHINGLESCOPE_TEST(TestDrawnRows, NoApplication)
#include "tst_drawn_rows.moc"
