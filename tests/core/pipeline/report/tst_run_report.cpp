// SPDX-License-Identifier: MIT
#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/pipeline/report/run_report.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

Message said(const char *text) { return {MessageId::PlainText, {text}}; }

RunReport exampleReport() {
  RunReport report;
  report.engine = "find";
  report.source = "ads.csv";
  report.recipe.compare = {"title"};
  report.rows = 1000;
  report.distinctTexts = 900;
  report.emptyTexts = 1;
  report.shingles = 54321;
  report.candidates = 70;
  report.buckets = {3, 2000, 0x2'0000'0002ULL};
  report.scoredPairs = 50;
  report.pairs = 0x1'0000'0001ULL;
  report.groups = 12;
  report.rowsInGroups = 30;
  report.pairsWritten = 40;
  report.pairsForm = "links";
  report.stages = {{Stage::Reading, 0.25}, {Stage::Signing, 0.5}, {Stage::Signing, 0.125}};
  report.totalSeconds = 1.0000004;
  report.peakMemoryBytes = 123456;
  report.threads = 8;
  const RowProblem dropped{ProblemKind::NotARecord, std::nullopt, 5, 70, said("no object")};
  report.reading = {
      2,
      {{ProblemKind::ShortRow, 1, {{ProblemKind::ShortRow, 7, 9, 120, said("1 cell")}}},
       {ProblemKind::NotARecord, 1, {dropped}}},
      1,
      {dropped},
      {said("Lines above the table: 1.")},
      "Sheet1"};
  report.memoryPlan.emplace().keys = KeyStore::Spill;
  report.memoryPlan->bandsAtOnce = 3;
  report.reused = {"signatures"};
  report.isPartial = true;
  return report;
}

}  // namespace

class TestRunReport : public QObject {
  Q_OBJECT
 private slots:
  void everyKeyIsThere();
  void secondsAreAnObjectByStage();
  void readingReadsBack();
  void olderReportsAreRead();
  void noPairsWrittenIsNull();
  void recipeReadsBack();
  void theSecondTableReadsBack();
  void invalidUtf8InAPathIsAccepted();
};

void TestRunReport::everyKeyIsThere() {
  const auto json = nlohmann::ordered_json::parse(runReportToJson(exampleReport()));
  const auto number = [&json](const char *key) { return json.at(key).get<std::uint64_t>(); };
  QCOMPARE(number("rows"), 1000U);
  QCOMPARE(number("distinct_texts"), 900U);
  QCOMPARE(number("empty_texts"), 1U);
  QCOMPARE(number("shingles"), 54321U);
  QCOMPARE(number("candidates"), 70U);
  QCOMPARE(number("capped_buckets"), 3U);
  QCOMPARE(number("rows_affected"), 2000U);
  QCOMPARE(number("pairs_not_examined"), 0x2'0000'0002ULL);
  QCOMPARE(number("scored_pairs"), 50U);
  QCOMPARE(number("pairs"), 0x1'0000'0001ULL);
  QCOMPARE(number("groups"), 12U);
  QCOMPARE(number("rows_in_groups"), 30U);
  QCOMPARE(number("pairs_written"), 40U);
  QCOMPARE(number("peak_memory_bytes"), 123456U);
  QCOMPARE(number("threads"), 8U);
  QCOMPARE(number("reading_problems"), 2U);
  QCOMPARE(json.at("engine").get<std::string>(), std::string("find"));
  QCOMPARE(json.at("source").get<std::string>(), std::string("ads.csv"));
  QCOMPARE(json.at("pairs_form").get<std::string>(), std::string("links"));
  QCOMPARE(json.at("version").get<std::string>(), std::string(SHINGLESCOPE_VERSION));
  QCOMPARE(json.at("skipped").get<std::vector<std::string>>(),
           (std::vector<std::string>{
               "The run was cancelled: only its verified pairs are included.",
               "2000 distinct texts are in very large buckets and were compared only with "
               "their nearest neighbours in these: up to 8589934594 pairs were not examined.",
               "1 row has no shingle after preparation and is not in any pair."}));
  QCOMPARE(json.at("memory_plan").at("keys").get<std::string>(), std::string("spill"));
  QCOMPARE(json.at("memory_plan").at("bands_at_once").get<int>(), 3);
  QCOMPARE(json.at("reused").dump(), std::string("[\"signatures\"]"));
  QCOMPARE(json.at("partial").get<bool>(), true);
  QVERIFY(json.at("against").is_null());
  QCOMPARE(json.size(), std::size_t{28});
}

void TestRunReport::secondsAreAnObjectByStage() {
  const RunReport report = exampleReport();
  QCOMPARE(report.secondsOf(Stage::Signing), 0.625);
  QCOMPARE(report.secondsOf(Stage::Banding), 0.0);
  const auto json = nlohmann::ordered_json::parse(runReportToJson(report));
  QCOMPARE(json.at("seconds").dump(),
           std::string(R"({"reading":0.25,"signing":0.625,"total":1.0})"));
}

void TestRunReport::readingReadsBack() {
  const RunReport report = exampleReport();
  const auto json = nlohmann::ordered_json::parse(runReportToJson(report));
  QCOMPARE(json.at("reading").at("kinds").at(0).dump(),
           std::string(R"({"kind":"short row","count":1,"first":[{"kind":"short row","row":7,)"
                       R"("line":9,"byte":120,"detail":"1 cell"}]})"));
  QVERIFY(json.at("reading").at("dropped").at(0).at("row").is_null());
  const auto back = runReportFromJson(runReportToJson(report));
  QVERIFY(back && back->reading == report.reading);
  QVERIFY(leftOutOf(*back) == leftOutOf(report));
  QByteArray older = QByteArray::fromStdString(runReportToJson(report));
  older.replace("line that is not a record", "line that is no record");
  const auto old = runReportFromJson(older.toStdString());
  QVERIFY(old && old->reading == report.reading);
}

/// Older reports contain only the number of problems.
void TestRunReport::olderReportsAreRead() {
  auto json = nlohmann::ordered_json::parse(runReportToJson(exampleReport()));
  json.erase("reading");
  const auto back = runReportFromJson(json.dump());
  QVERIFY(back);
  QCOMPARE(back->reading.problems, std::uint64_t{2});
  QVERIFY(back->reading.kinds.empty());
}

void TestRunReport::noPairsWrittenIsNull() {
  const auto json = nlohmann::json::parse(runReportToJson({}));
  QVERIFY(json.at("pairs_form").is_null());
  QCOMPARE(json.at("seconds").dump(), std::string("{\"total\":0.0}"));
}

void TestRunReport::recipeReadsBack() {
  RunReport report = exampleReport();
  report.recipe.threshold = {123456789, 1000000000};
  const auto json = nlohmann::ordered_json::parse(runReportToJson(report));
  const auto recipe = recipeFromJson(json.at("recipe").dump());
  QVERIFY(recipe && *recipe == report.recipe);
}

void TestRunReport::theSecondTableReadsBack() {
  RunReport report = exampleReport();
  AgainstReport &against = report.against.emplace();
  against.source = "old.csv";
  against.rows = 7;
  against.matchedRows = 3;
  against.hasPairsWithin = true;
  against.columns = {{"title", "name"}, {"#2", "#3"}};
  const std::string text = runReportToJson(report);
  const auto back = runReportFromJson(text);
  QVERIFY(back && back->against);
  QCOMPARE(back->against->source, against.source);
  QCOMPARE(back->against->matchedRows, against.matchedRows);
  QVERIFY(back->against->hasPairsWithin);
  QVERIFY(back->against->columns == against.columns);
  // Reports of earlier versions do not have these members.
  auto json = nlohmann::ordered_json::parse(text);
  json["against"].erase("columns");
  json["against"].erase("pairs_within");
  const auto old = runReportFromJson(json.dump());
  QVERIFY(old && old->against);
  QVERIFY(!old->against->hasPairsWithin && old->against->columns.empty());
  // A report of a stranger may have anything in their place.
  json["against"]["columns"] = {{{"source", 1}}};
  QVERIFY(!runReportFromJson(json.dump()));
}

void TestRunReport::invalidUtf8InAPathIsAccepted() {
  RunReport report;
  report.source = "ads\xff.csv";
  QVERIFY(nlohmann::json::accept(runReportToJson(report)));
}

SHINGLESCOPE_TEST(TestRunReport, NoApplication)
#include "tst_run_report.moc"
