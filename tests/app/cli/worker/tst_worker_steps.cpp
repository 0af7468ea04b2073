// SPDX-License-Identifier: MIT
// The steps of a distributed run, put together as an engine would: whatever the parts, the tasks
// and the frames, the pairs and groups are those of `find`, byte for byte.

#include <QtTest>

#include "core/dataset/table/dataset.h"
#include "core/export/content/result_rows.h"
#include "core/export/format/delimited_rows.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/signing.h"
#include "tests/support/test_registry.h"
#include "tests/support/text_families.h"
#include "tests/support/worker/local_cluster.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

using Cells = std::vector<std::string>;

/// A table and a recipe that compares its columns.
struct Case {
  std::vector<Cells> rows;
  Recipe recipe;
  std::optional<std::uint64_t> reference;
  std::uint64_t maxPairs = 50'000'000;
  bool isCapped = false;  ///< a bucket must be over the cap
};

std::shared_ptr<const Dataset> tableOf(const Case &each) {
  Cells names;
  for (std::size_t i = 0; i < each.rows.front().size(); ++i)
    names.push_back("c" + std::to_string(i));
  DatasetBuilder builder(names);
  for (std::size_t i = 0; i < each.rows.size(); ++i) {
    if (i == each.reference) builder.beginSecondTable();
    builder.addRow({each.rows[i].begin(), each.rows[i].end()}, 0);
  }
  return builder.finish();
}

/// What the engine writes, without the headers.
ClusterResult engineResult(const Case &each) {
  const auto table = tableOf(each);
  const RunContext context;
  std::optional<std::uint32_t> reference;
  if (each.reference) reference = static_cast<std::uint32_t>(*each.reference);
  const auto found = findMatches(*table, reference, each.recipe, context);
  if (!found) qFatal("%s", found.error().detail().c_str());
  ClusterResult result;
  const ByteSink pairSink = appendingTo(result.pairs);
  DelimitedRows pairs(',', ExportProfile::Exact, pairSink, context);
  if (!writePairs(*found, *table, each.maxPairs, pairs, context)) qFatal("no pairs");
  const ByteSink groupSink = appendingTo(result.groups);
  DelimitedRows groups(',', ExportProfile::Exact, groupSink, context);
  const auto written =
      each.reference ? writeMatches(*found, groups) : writeGroups(*found, *table, groups);
  if (!written) qFatal("no groups");
  for (std::string *text : {&result.pairs, &result.groups}) text->erase(0, text->find('\n') + 1);
  result.values["candidates"] = found->report.candidates;
  result.values["texts"] = found->report.distinctTexts;
  result.values["groups"] = found->report.groups;
  result.values["rows_in_groups"] = found->report.rowsInGroups;
  result.values["capped_buckets"] = found->report.buckets.cappedBuckets;
  result.values["affected"] = found->report.buckets.rowsAffected;
  result.values["shingles"] = found->report.shingles;
  result.values["row_pairs"] = found->report.pairs;
  return result;
}

Recipe wordRecipe() {
  Recipe recipe;
  recipe.compare = {"c0"};
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 2;
  recipe.threshold = {6, 10};
  return recipe;
}

/// Near-duplicates of every degree, equal rows, empty rows and short ones.
std::vector<Cells> mixedRows(std::uint64_t seed) {
  std::vector<Cells> rows;
  SplitMix64 random(seed);
  for (std::string &text : families(seed, 60, 5)) {
    for (std::uint64_t copies = random.next() % 6 == 0 ? 3 : 1; copies > 0; --copies)
      rows.push_back({text});
    if (random.next() % 20 == 0) rows.push_back({""});
    if (random.next() % 20 == 0) rows.push_back({"two words"});
  }
  for (std::size_t i = rows.size(); i > 1; --i) std::swap(rows[i - 1], rows[random.next() % i]);
  return rows;
}

/// Rows of one template, whose buckets are capped, among others. Only the last of many words
/// differs, so that each band has one capped bucket and small ones: a bucket just below the cap
/// would form a hundred times the pairs, which takes minutes with the sanitizers.
std::vector<Cells> templateRows(std::size_t count = 840) {
  std::vector<Cells> rows = mixedRows(7);
  std::string common;
  for (int word = 1; word <= 400; ++word) common += "word" + std::to_string(word) + ' ';
  for (std::size_t i = 0; i < count; ++i)
    rows.push_back({common + std::to_string(i % (count - 20))});
  return rows;
}

void addColumn(std::vector<Cells> &rows, const std::function<std::string(std::size_t)> &cell) {
  for (std::size_t row = 0; row < rows.size(); ++row) rows[row].push_back(cell(row));
}

void compareResults(const ClusterResult &given, const ClusterResult &expected) {
  QVERIFY2(given.pairs == expected.pairs, "the pairs differ");
  QVERIFY2(given.groups == expected.groups, "the groups differ");
}

}  // namespace

Q_DECLARE_METATYPE(Case)

class TestWorkerSteps : public QObject {
  Q_OBJECT

 private slots:
  void resultsEqualTheEngine_data();
  void resultsEqualTheEngine();
  void countsEqualTheReport();
  void stopShinglesAreFound();
  void noResultDependsOnTheShape_data();
  void noResultDependsOnTheShape();
  void randomTablesEqualTheEngine();
  void damagedHandOversAreErrors_data();
  void damagedHandOversAreErrors();
};

namespace {

void add(const char *name, const Case &each, quint64 wideFrom = kWideKeysFrom) {
  QTest::newRow(name) << each << wideFrom;
}

void addRecipes() {
  add("words", {mixedRows(1), wordRecipe(), {}});
  add("wide keys", {mixedRows(1), wordRecipe(), {}}, 0);
  for (const auto &scheme : kPermutationNames) {
    Case each{mixedRows(2), wordRecipe(), {}};
    each.recipe.signature.scheme = scheme.value;
    add(scheme.name.data(), each);
  }
  Case characters{mixedRows(3), wordRecipe(), {}};
  characters.recipe.shingle = {};
  characters.recipe.preparation.lowerCase = true;
  add("characters", characters);
  Case estimate{mixedRows(4), wordRecipe(), {}};
  estimate.recipe.verification = Verification::Estimate;
  add("estimate", estimate);
  Case multiset{mixedRows(9), wordRecipe(), {}};
  multiset.recipe.shingle.k = 1;
  multiset.recipe.shingle.counts = ShingleCounts::Multiset;
  add("multisets", multiset);
  multiset.recipe.shingle.maxDocumentFrequency = Ratio{1, 5};
  multiset.recipe.shingle.wordSeparator = "e";
  add("multisets, a separator, stop shingles", multiset);
}

void addColumnsAndIds() {
  Case several{mixedRows(5), wordRecipe(), {}};
  addColumn(several.rows, [](std::size_t row) { return row % 3 == 0 ? "red" : "blue"; });
  addColumn(several.rows, [](std::size_t row) { return "id, " + std::to_string(row); });
  several.recipe.compare = {"c0", "c1"};
  several.recipe.id = "c2";
  add("two columns and ids", several);
  several.recipe.compare = {"c0"};
  several.recipe.same = {"c1"};
  add("same", several);
  Case links = several;
  links.recipe.same = {};
  links.recipe.id.reset();
  for (Cells &row : links.rows) row.resize(1);
  links.maxPairs = 20;
  add("links", links);
}

void addLinksAndStops() {
  Case linked{mixedRows(8), wordRecipe(), {}};
  linked.recipe.pairs = PairsWanted::Links;
  add("pairs: links", linked);
  Case linkedTemplate{templateRows(), wordRecipe(), {}};
  linkedTemplate.recipe.pairs = PairsWanted::Links;
  linkedTemplate.isCapped = true;
  add("pairs: links, capped buckets", linkedTemplate);
  Case stops{templateRows(400), wordRecipe(), {}};
  stops.recipe.shingle.maxDocumentFrequency = Ratio{1, 10};
  add("stop shingles", stops);
  stops.reference = 200;
  add("stop shingles, against", stops);
}

void addCappedBuckets() {
  Case capped{templateRows(), wordRecipe(), {}};
  capped.isCapped = true;
  add("capped buckets", capped);
  add("capped buckets, wide keys", capped, 0);
  capped.rows = templateRows(1720);
  addColumn(capped.rows, [](std::size_t row) { return row % 2 == 0 ? "even" : "odd"; });
  capped.recipe.same = {"c1"};
  capped.recipe.signature.numHashes = 40;
  capped.recipe.bands = 10;
  add("capped buckets, same, few bands", capped);
}

void addReferences() {
  Case against{mixedRows(6), wordRecipe(), {}};
  against.reference = against.rows.size() / 3;
  add("against", against);
  Case cappedAgainst{templateRows(1650), wordRecipe(), 800};
  cappedAgainst.isCapped = true;
  add("against, capped", cappedAgainst);
  Case fewAgainst{templateRows(), wordRecipe(), 0};
  fewAgainst.reference = fewAgainst.rows.size() - 3;
  add("against three rows", fewAgainst);
  add("one row", {{{"a b c"}}, wordRecipe(), {}});
  add("nothing but empty rows", {{{""}, {""}, {""}}, wordRecipe(), {}});
}

}  // namespace

void TestWorkerSteps::resultsEqualTheEngine_data() {
  QTest::addColumn<Case>("each");
  QTest::addColumn<quint64>("wideFrom");
  addRecipes();
  addColumnsAndIds();
  addLinksAndStops();
  addCappedBuckets();
  addReferences();
}

void TestWorkerSteps::resultsEqualTheEngine() {
  QFETCH(const Case, each);
  QFETCH(const quint64, wideFrom);
  const WithWideKeysFrom wide(wideFrom);
  LocalCluster cluster(each.recipe, {});
  auto result = cluster.find(*tableOf(each), each.reference, each.maxPairs);
  QVERIFY2(result, result ? "" : result.error().detail().c_str());
  compareResults(*result, engineResult(each));
  QCOMPARE(result->values["capped_buckets"] > 0, each.isCapped);
}

void TestWorkerSteps::countsEqualTheReport() {
  const Case each{templateRows(), wordRecipe(), {}};
  LocalCluster cluster(each.recipe, {});
  const auto result = cluster.find(*tableOf(each));
  QVERIFY(result);
  const ClusterResult expected = engineResult(each);
  QVERIFY(expected.values.at("capped_buckets") > 0);
  for (const auto &[name, value] : expected.values)
    QVERIFY2(result->values.at(name) == value, name.c_str());
}

void TestWorkerSteps::stopShinglesAreFound() {
  Case each{templateRows(400), wordRecipe(), {}};
  const ClusterResult with = engineResult(each);
  each.recipe.shingle.maxDocumentFrequency = Ratio{1, 10};
  LocalCluster cluster(each.recipe, {});
  const auto without = cluster.find(*tableOf(each));
  QVERIFY(without);
  QVERIFY(without->values.at("stop_shingles") > 5);
  QVERIFY(without->values.at("shingles") < with.values.at("shingles"));
}

void TestWorkerSteps::noResultDependsOnTheShape_data() {
  QTest::addColumn<quint32>("parts");
  QTest::addColumn<quint32>("ranges");
  QTest::addColumn<quint64>("tasks");
  QTest::addColumn<quint64>("rowsOfFrame");
  QTest::newRow("one of each") << 1U << 1U << quint64(1) << quint64(20'000);
  QTest::newRow("single rows") << 4U << 2U << quint64(3) << quint64(1);
  QTest::newRow("many parts") << 16U << 8U << quint64(5) << quint64(100);
  QTest::newRow("more parts than rows") << 5000U << 1U << quint64(2) << quint64(7);
}

void TestWorkerSteps::noResultDependsOnTheShape() {
  QFETCH(const quint32, parts);
  QFETCH(const quint32, ranges);
  QFETCH(const quint64, tasks);
  QFETCH(const quint64, rowsOfFrame);
  Case each{templateRows(), wordRecipe(), {}};
  addColumn(each.rows, [](std::size_t row) { return std::to_string(row * 7); });
  each.recipe.id = "c1";
  const ClusterResult expected = engineResult(each);
  for (const std::uint64_t seed : {1U, 2U}) {
    LocalCluster cluster(each.recipe, {parts, ranges, tasks, rowsOfFrame, seed});
    const auto result = cluster.find(*tableOf(each));
    QVERIFY2(result, result ? "" : result.error().detail().c_str());
    compareResults(*result, expected);
  }
}

void TestWorkerSteps::randomTablesEqualTheEngine() {
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    SplitMix64 random(seed);
    Case each{mixedRows(100 + seed), wordRecipe(), {}};
    each.recipe.shingle.k = 1 + static_cast<std::uint32_t>(random.next() % 3);
    each.recipe.threshold = {3 + random.next() % 7, 10};
    if (random.next() % 4 == 0) each.reference = random.next() % each.rows.size();
    if (random.next() % 4 == 0) {
      addColumn(each.rows, [](std::size_t row) { return std::to_string(row % 3); });
      each.recipe.same = {"c1"};
    }
    LocalCluster cluster(
        each.recipe, {1 + static_cast<std::uint32_t>(random.next() % 9), 1U << random.next() % 4,
                      1 + random.next() % 4, 1 + random.next() % 200, seed});
    const auto result = cluster.find(*tableOf(each), each.reference);
    QVERIFY2(result, qPrintable(QString::number(seed)));
    compareResults(*result, engineResult(each));
  }
}

void TestWorkerSteps::damagedHandOversAreErrors_data() {
  QTest::addColumn<QString>("step");
  QTest::addColumn<quint16>("kind");
  const auto add = [](const char *step, FrameKind kind) {
    QTest::addRow("%s without %s", step, frameKindName(kind))
        << QString(step) << static_cast<quint16>(kind);
  };
  add("score", FrameKind::Texts);
  add("deliver", FrameKind::Texts);
  add("deliver", FrameKind::Ids);
  add("gather", FrameKind::Classes);
  add("capped", FrameKind::Keys);
  add("lines", FrameKind::Ids);
}

/// A step that needs another kind of frame for what it has says so, in place of leaving it out.
void TestWorkerSteps::damagedHandOversAreErrors() {
  QFETCH(const QString, step);
  QFETCH(const quint16, kind);
  Case each{templateRows(), wordRecipe(), {}};
  addColumn(each.rows, [](std::size_t row) { return std::to_string(row); });
  each.recipe.id = "c1";
  LocalCluster cluster(each.recipe, {});
  bool isDamaged = false;
  cluster.onInput = [&](const std::string &name, Blocks &frames) {
    if (name != step.toStdString()) return;
    const auto isMissing = [&](const Frame &frame) {
      return static_cast<quint16>(frame.kind) == kind;
    };
    const auto lost = std::ranges::find_if(frames, isMissing);
    if (lost == frames.end()) return;
    isDamaged = true;
    frames.erase(lost);
  };
  const auto result = cluster.find(*tableOf(each));
  QVERIFY(isDamaged);
  QVERIFY(!result);
  QCOMPARE(result.error().code, ErrorCode::Format);
  QVERIFY2(result.error().detail().ends_with("again."), result.error().detail().c_str());
}

SHINGLESCOPE_TEST(TestWorkerSteps, NoApplication)
#include "tst_worker_steps.moc"
