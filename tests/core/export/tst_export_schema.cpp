// SPDX-License-Identifier: MIT
// Checks JSON exports against the published schemas.
#include <QTemporaryDir>
#include <QtTest>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/dataset/table/merge_datasets.h"
#include "core/export/exporter.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/json_schema.h"
#include "tests/support/places.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;
using Json = nlohmann::json;

namespace {

constexpr const char *kTable =
    "id,text\n"
    "a,a house by the sea with a garden\n"
    "b,a house by the sea with a garden\n"
    "c,a house by the sea with a garden!\n"
    "d\n"
    "e,a house by the sea with a garden?,more\n";

Json schemaOf(const char *content) {
  std::ifstream file(test::sourcePath("/docs/schema/export-").toStdString() + content +
                     ".schema.json");
  return Json::parse(file);
}

}  // namespace

class TestExportSchema : public QObject {
  Q_OBJECT

 private slots:
  void everyExportIsValid_data();
  void everyExportIsValid();
  void exportsOfTwoTablesAreValid_data();
  void exportsOfTwoTablesAreValid();
  void shownRowsSayWhatChoseThem();
  void matchesNeedPairsAcross();
  void aFaultIsFound();

 private:
  Json written(ExportContent content, bool isExact, bool hasId, bool isPartial, Json *manifest);
  static ExportRequest requestOfTwo(ExportContent content, bool hasPairsWithin);
  static Json writtenJson(const ExportRequest &request, Json *manifest);
};

Json TestExportSchema::written(ExportContent content, bool isExact, bool hasId, bool isPartial,
                               Json *manifest) {
  const TemporaryTable table(kTable);
  const auto loaded = loadDataset(table.path(), {}, {});
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  if (hasId) recipe.id = "id";
  auto found = isExact ? findExactDuplicates(*loaded->dataset, recipe, {})
                       : findDuplicates(*loaded->dataset, recipe, {});
  found->report.isPartial = isPartial;
  ExportRequest request;
  request.dataset = loaded->dataset;
  request.source = std::make_shared<const LoadReport>(loaded->report);
  request.result = std::make_shared<const DuplicateResult>(*std::move(found));
  auto groups = ReviewGroups::make(request.result, recipe.threshold,
                                   {{}, {{{2}, RowMark::TakenOut}, {{0}, RowMark::Keeper}}}, {});
  request.groups = std::make_shared<const ReviewGroups>(*std::move(groups));
  request.groupSlots = request.groups->inOrder();
  request.items = makeQueue(*request.result);
  request.records =
      std::make_shared<const RecordDigests>(*RecordDigests::make(*loaded->dataset, {}));
  request.mergeRules = MergeRules{};
  request.content = content;
  request.format = ExportFormat::Json;
  request.profile = ExportProfile::Exact;
  return writtenJson(request, manifest);
}

/// The table, and a second one without ids.
ExportRequest TestExportSchema::requestOfTwo(ExportContent content, bool hasPairsWithin) {
  const TemporaryTable table(kTable);
  const auto loaded = loadDataset(table.path(), {}, {});
  const TemporaryTable other(
      "text\na house by the sea with a garden\nnothing else\n"
      "a house by the sea with a garden!!\n");
  const auto second = loadDataset(other.path(), {}, {});
  const auto joined = joinTables(*loaded->dataset, *second->dataset, {{}, ColumnId{0}}, {});
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"text"};
  recipe.id = "id";
  auto found = hasPairsWithin ? findDuplicates(**joined, recipe, {})
                              : findAgainst(**joined, *(*joined)->secondTable(), recipe, {});
  ExportRequest request;
  request.dataset = *joined;
  request.firstTable = loaded->dataset;
  request.source = std::make_shared<const LoadReport>(loaded->report);
  request.second = ExportedSecond{std::make_shared<const LoadReport>(second->report),
                                  {"--against", "other.csv"}};
  request.result = std::make_shared<const DuplicateResult>(*std::move(found));
  auto groups = ReviewGroups::make(request.result, recipe.threshold, {{}, {}}, {});
  request.groups = std::make_shared<const ReviewGroups>(*std::move(groups));
  request.groupSlots = request.groups->inOrder();
  request.items = makeQueue(*request.result);
  request.content = content;
  request.format = ExportFormat::Json;
  request.profile = ExportProfile::Exact;
  return request;
}

Json TestExportSchema::writtenJson(const ExportRequest &request, Json *manifest) {
  const QTemporaryDir folder;
  const std::string path = folder.filePath("x.json").toStdString();
  if (const auto done = exportToFile(request, path, {}); !done) return done.error().detail();
  std::ifstream beside(path + ".manifest.json");
  *manifest = Json::parse(beside);
  std::ifstream file(path);
  return Json::parse(file);
}

void TestExportSchema::everyExportIsValid_data() {
  QTest::addColumn<ExportContent>("content");
  QTest::addColumn<QByteArray>("schema");
  QTest::addColumn<bool>("isExact");
  QTest::addColumn<bool>("hasId");
  QTest::newRow("pairs") << ExportContent::Pairs << QByteArray("pairs") << true << true;
  QTest::newRow("pairs, estimates")
      << ExportContent::Pairs << QByteArray("pairs") << false << false;
  QTest::newRow("groups") << ExportContent::Groups << QByteArray("groups") << true << false;
  QTest::newRow("groups, ids") << ExportContent::Groups << QByteArray("groups") << false << true;
  QTest::newRow("merged") << ExportContent::Merged << QByteArray("merged") << true << true;
  QTest::newRow("origins") << ExportContent::MergeOrigins << QByteArray("origins") << true << true;
  QTest::newRow("rejected") << ExportContent::RejectedRows << QByteArray("rejected") << true
                            << true;
}

void TestExportSchema::everyExportIsValid() {
  QFETCH(ExportContent, content);
  QFETCH(QByteArray, schema);
  QFETCH(bool, isExact);
  QFETCH(bool, hasId);
  for (const bool isPartial : {false, true}) {
    Json manifest;
    const Json json = written(content, isExact, hasId, isPartial, &manifest);
    QVERIFY2(json.is_array() && !json.empty(), json.dump().c_str());
    const std::string fault = schemaFault(json, schemaOf(schema.constData()));
    QVERIFY2(fault.empty(), fault.c_str());
    QCOMPARE(json[0].contains("partial"), isPartial);
    const std::string beside = schemaFault(manifest, schemaOf("manifest"));
    QVERIFY2(beside.empty(), beside.c_str());
    QCOMPARE(manifest["partial"], isPartial);
  }
}

void TestExportSchema::exportsOfTwoTablesAreValid_data() {
  QTest::addColumn<ExportContent>("content");
  QTest::addColumn<QByteArray>("schema");
  QTest::addColumn<bool>("hasPairsWithin");
  QTest::newRow("pairs across") << ExportContent::Pairs << QByteArray("pairs") << false;
  QTest::newRow("pairs within") << ExportContent::Pairs << QByteArray("pairs") << true;
  QTest::newRow("groups within") << ExportContent::Groups << QByteArray("groups") << true;
  QTest::newRow("matches") << ExportContent::Matches << QByteArray("matches") << false;
}

void TestExportSchema::exportsOfTwoTablesAreValid() {
  QFETCH(ExportContent, content);
  QFETCH(QByteArray, schema);
  QFETCH(bool, hasPairsWithin);
  Json manifest;
  const Json json = writtenJson(requestOfTwo(content, hasPairsWithin), &manifest);
  QVERIFY2(json.is_array() && json.size() >= 2, json.dump().c_str());
  const std::string fault = schemaFault(json, schemaOf(schema.constData()));
  QVERIFY2(fault.empty(), fault.c_str());
  QCOMPARE(json[0].contains("table_a") || json[0].contains("table"), hasPairsWithin);
  const std::string beside = schemaFault(manifest, schemaOf("manifest"));
  QVERIFY2(beside.empty(), beside.c_str());
  QCOMPARE(manifest["source"]["rows"].get<int>(), 5);
  QCOMPARE(manifest["against"]["rows"].get<int>(), 3);
  QCOMPARE(manifest["against"]["arguments"].size(), std::size_t{2});
  // Rows of the second table are counted from 0.
  for (const Json &line : json)
    for (const char *key : {"row_b", "row"})
      if (line.contains(key)) QVERIFY(line[key].get<int>() < 5);
}

/// The manifest has what `convert` needs to choose the same rows.
void TestExportSchema::shownRowsSayWhatChoseThem() {
  const TemporaryTable table(kTable);
  const auto loaded = loadDataset(table.path(), {}, {});
  ExportRequest request;
  request.dataset = loaded->dataset;
  request.source = std::make_shared<const LoadReport>(loaded->report);
  request.content = ExportContent::Shown;
  request.format = ExportFormat::Json;
  request.profile = ExportProfile::Exact;
  RowOrderRequest order;
  order.text = "garden";
  order.onlyMatches = false;
  order.filters = {{{}, "!=x"}, {ColumnId{1}, "~sea"}};
  order.sortKeys = {{ColumnId{1}, true}, {ColumnId{0}}};
  request.shown =
      std::make_shared<const ShownTable>(ShownTable{{4, 2}, {ColumnId{1}}, std::move(order)});
  Json manifest;
  const Json json = writtenJson(request, &manifest);
  QCOMPARE(json.size(), std::size_t{2});
  const std::string fault = schemaFault(manifest, schemaOf("manifest"));
  QVERIFY2(fault.empty(), fault.c_str());
  QCOMPARE(manifest["shown"], Json::parse(R"({
      "search": "garden", "rows_without_a_hit": true,
      "filters": [{"column": null, "filter": "!=x"}, {"column": "text", "filter": "~sea"}],
      "only_rows_with_problems": false,
      "sort": [{"column": "text", "descending": true}, {"column": "id", "descending": false}],
      "columns": ["text"]})"));
  request.content = ExportContent::RejectedRows;
  writtenJson(request, &manifest);
  QVERIFY(manifest["shown"].is_null());
}

void TestExportSchema::matchesNeedPairsAcross() {
  const QTemporaryDir folder;
  const std::string path = folder.filePath("x.json").toStdString();
  const auto done = exportToFile(requestOfTwo(ExportContent::Matches, true), path, {});
  QVERIFY(!done && done.error().message.id == MessageId::NoMatchesToExport);
  QVERIFY(!QFile::exists(QString::fromStdString(path)));
}

void TestExportSchema::aFaultIsFound() {
  Json manifest;
  const Json json = written(ExportContent::Pairs, true, true, false, &manifest);
  const Json schema = schemaOf("pairs");
  const auto broken = [&](const std::function<void(Json &)> &change) {
    Json changed = json;
    change(changed[0]);
    return !schemaFault(changed, schema).empty();
  };
  QVERIFY(!broken([](Json &) {}));
  QVERIFY(broken([](Json &entry) { entry.erase("row_a"); }));
  QVERIFY(broken([](Json &entry) { entry["row_a"] = "0"; }));
  QVERIFY(broken([](Json &entry) { entry["jaccard"] = 1.5; }));
  QVERIFY(broken([](Json &entry) { entry["verdict"] = "maybe"; }));
  QVERIFY(broken([](Json &entry) { entry["other"] = 1; }));
  QVERIFY(broken([](Json &entry) { entry["a"]["text"] = 1; }));
  manifest["source"]["digest"] = "x";
  QVERIFY(!schemaFault(manifest, schemaOf("manifest")).empty());
}

SHINGLESCOPE_TEST(TestExportSchema, NoApplication)
#include "tst_export_schema.moc"
