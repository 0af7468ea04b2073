#include <nlohmann/json.hpp>

#include "core/pipeline/report/run_report.h"

namespace shinglescope {
namespace {

/// Keeps the order of the stages.
using Json = nlohmann::ordered_json;

Stage stageFromName(std::string_view name) {
  for (int i = 0; i < static_cast<int>(Stage::Count); ++i) {
    if (stageName(static_cast<Stage>(i)) == name) return static_cast<Stage>(i);
  }
  return Stage::Idle;
}

void readSeconds(const Json &seconds, RunReport &report) {
  for (const auto &[name, value] : seconds.items()) {
    if (name == "total") {
      report.totalSeconds = value.get<double>();
    } else {
      report.stages.push_back({stageFromName(name), value.get<double>()});
    }
  }
}

MemoryPlan readMemoryPlan(const Json &json) {
  MemoryPlan plan;
  const auto keys = json.at("keys").get<std::string>();
  if (keys == "spill") plan.keys = KeyStore::Spill;
  if (keys == "sign-again") plan.keys = KeyStore::SignAgain;
  json.at("bands_at_once").get_to(plan.bandsAtOnce);
  json.at("budget_bytes").get_to(plan.budget);
  json.at("dataset_bytes").get_to(plan.datasetBytes);
  json.at("row_bytes").get_to(plan.rowBytes);
  json.at("key_bytes").get_to(plan.keyBytes);
  json.at("chunk_bytes").get_to(plan.chunkBytes);
  json.at("spill_seconds").get_to(plan.spillSeconds);
  json.at("sign_again_seconds").get_to(plan.signAgainSeconds);
  return plan;
}

ProblemKind kindFromName(const std::string &name) {
  if (name == "line that is no record") return ProblemKind::NotARecord;  // in older reports
  for (int i = 0; i < static_cast<int>(ProblemKind::Count); ++i)
    if (problemKindName(static_cast<ProblemKind>(i)) == name) return static_cast<ProblemKind>(i);
  return ProblemKind::ShortRow;
}

std::vector<RowProblem> readProblems(const Json &json) {
  std::vector<RowProblem> problems;
  for (const Json &each : json) {
    RowProblem problem;
    problem.kind = kindFromName(each.at("kind").get<std::string>());
    if (!each.at("row").is_null()) problem.row = each["row"].get<std::uint32_t>();
    each.at("line").get_to(problem.line);
    each.at("byte").get_to(problem.byteOffset);
    const auto detail = each.at("detail").get<std::string>();
    if (!detail.empty()) problem.detail = {MessageId::PlainText, {detail}};
    problems.push_back(std::move(problem));
  }
  return problems;
}

/// Older reports have only the number.
ReadingSummary readReading(const Json &report) {
  ReadingSummary reading;
  report.at("reading_problems").get_to(reading.problems);
  if (!report.contains("reading")) return reading;
  const Json &json = report["reading"];
  for (const Json &each : json.at("kinds"))
    reading.kinds.push_back({kindFromName(each.at("kind").get<std::string>()),
                             each.at("count").get<std::uint64_t>(),
                             readProblems(each.at("first"))});
  json.at("dropped_rows").get_to(reading.droppedRows);
  reading.dropped = readProblems(json.at("dropped"));
  for (const Json &note : json.at("notes"))
    reading.notes.push_back({MessageId::PlainText, {note.get<std::string>()}});
  return reading;
}

AgainstReport readAgainst(const Json &json) {
  AgainstReport against;
  json.at("source").get_to(against.source);
  json.at("rows").get_to(against.rows);
  json.at("matched_rows").get_to(against.matchedRows);
  against.reading = readReading(json);
  return against;
}

/// Throws if a key is missing or has another type.
RunReport readReport(const Json &json) {
  RunReport report;
  json.at("engine").get_to(report.engine);
  json.at("source").get_to(report.source);
  json.at("rows").get_to(report.rows);
  json.at("distinct_texts").get_to(report.distinctTexts);
  json.at("empty_texts").get_to(report.emptyTexts);
  json.at("shingles").get_to(report.shingles);
  json.at("candidates").get_to(report.candidates);
  json.at("capped_buckets").get_to(report.buckets.cappedBuckets);
  json.at("rows_affected").get_to(report.buckets.rowsAffected);
  json.at("pairs_not_examined").get_to(report.buckets.pairsNotExamined);
  json.at("scored_pairs").get_to(report.scoredPairs);
  json.at("pairs").get_to(report.pairs);
  json.at("groups").get_to(report.groups);
  json.at("rows_in_groups").get_to(report.rowsInGroups);
  json.at("pairs_written").get_to(report.pairsWritten);
  if (!json.at("pairs_form").is_null()) json.at("pairs_form").get_to(report.pairsForm);
  readSeconds(json.at("seconds"), report);
  json.at("peak_memory_bytes").get_to(report.peakMemoryBytes);
  json.at("threads").get_to(report.threads);
  report.reading = readReading(json);
  if (!json.at("memory_plan").is_null()) report.memoryPlan = readMemoryPlan(json["memory_plan"]);
  json.at("reused").get_to(report.reused);
  json.at("partial").get_to(report.isPartial);
  if (!json.at("against").is_null()) report.against = readAgainst(json["against"]);
  return report;
}

}  // namespace

Result<RunReport> runReportFromJson(std::string_view text) {
  const auto json = Json::parse(text, nullptr, false);
  try {
    RunReport report = readReport(json);
    auto recipe = recipeFromJson(json.at("recipe").dump());
    if (!recipe) return recipe.error();
    report.recipe = std::move(*recipe);
    return report;
  } catch (const Json::exception &) {
    return errorOf(ErrorCode::Format, {MessageId::RunReportIllegible, {}});
  }
}

}  // namespace shinglescope
