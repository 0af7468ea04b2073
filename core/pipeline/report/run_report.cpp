// SPDX-License-Identifier: MIT
#include "core/pipeline/report/run_report.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {
namespace {

/// Keeps the order of the stages.
using Json = nlohmann::ordered_json;

constexpr std::array kKeyStoreNames = {NamedChoice{"memory", KeyStore::Memory},
                                       NamedChoice{"spill", KeyStore::Spill},
                                       NamedChoice{"sign-again", KeyStore::SignAgain}};

/// Visits the counts of a report with their keys, in the order of the file.
template <class Report, class Visit>
void forEachCount(Report &report, Visit visit) {
  visit("rows", report.rows);
  visit("distinct_texts", report.distinctTexts);
  visit("empty_texts", report.emptyTexts);
  visit("shingles", report.shingles);
  visit("candidates", report.candidates);
  visit("capped_buckets", report.buckets.cappedBuckets);
  visit("rows_affected", report.buckets.rowsAffected);
  visit("pairs_not_examined", report.buckets.pairsNotExamined);
  visit("scored_pairs", report.scoredPairs);
  visit("pairs", report.pairs);
  visit("groups", report.groups);
  visit("rows_in_groups", report.rowsInGroups);
  visit("pairs_written", report.pairsWritten);
}

/// Clock readings are not more precise than microseconds.
double roundedSeconds(double seconds) { return std::round(seconds * 1e6) / 1e6; }

Json secondsToJson(const RunReport &report) {
  Json seconds = Json::object();
  for (const StageTime &time : report.stages)
    seconds[std::string(stageName(time.stage))] = roundedSeconds(report.secondsOf(time.stage));
  seconds["total"] = roundedSeconds(report.totalSeconds);
  return seconds;
}

Json problemsToJson(const std::vector<RowProblem> &problems) {
  Json list = Json::array();
  for (const RowProblem &problem : problems)
    list.push_back({{"kind", problemKindName(problem.kind)},
                    {"row", problem.row ? Json(*problem.row) : Json()},
                    {"line", problem.line},
                    {"byte", problem.byteOffset},
                    {"detail", inEnglish(problem.detail)}});
  return list;
}

Json readingToJson(const ReadingSummary &reading) {
  Json kinds = Json::array();
  for (const ProblemsOfKind &each : reading.kinds)
    kinds.push_back({{"kind", problemKindName(each.kind)},
                     {"count", each.count},
                     {"first", problemsToJson(each.first)}});
  Json notes = Json::array();
  for (const Message &note : reading.notes) notes.push_back(inEnglish(note));
  Json json = {{"kinds", kinds},
               {"dropped_rows", reading.droppedRows},
               {"dropped", problemsToJson(reading.dropped)},
               {"notes", std::move(notes)}};
  if (!reading.part.empty()) json["part"] = reading.part;
  return json;
}

Json againstToJson(const std::optional<AgainstReport> &against) {
  if (!against) return {};
  Json columns = Json::array();
  for (const ColumnPair &pair : against->columns)
    columns.push_back({{"source", pair.first}, {"against", pair.second}});
  return {{"source", against->source},
          {"rows", against->rows},
          {"matched_rows", against->matchedRows},
          {"pairs_within", against->hasPairsWithin},
          {"columns", std::move(columns)},
          {"reading_problems", against->reading.problems},
          {"reading", readingToJson(against->reading)}};
}

Json memoryPlanToJson(const RunReport &report) {
  if (!report.memoryPlan) return {};
  const MemoryPlan &plan = *report.memoryPlan;
  return {{"keys", choiceName(kKeyStoreNames, plan.keys)},
          {"bands_at_once", plan.bandsAtOnce},
          {"budget_bytes", plan.budget},
          {"dataset_bytes", plan.datasetBytes},
          {"row_bytes", plan.rowBytes},
          {"key_bytes", plan.keyBytes},
          {"chunk_bytes", plan.chunkBytes},
          {"spill_seconds", roundedSeconds(plan.spillSeconds)},
          {"sign_again_seconds", roundedSeconds(plan.signAgainSeconds)},
          {"text", inEnglish(planMessage(plan, report.recipe.bands))}};
}

Json leftOutToJson(const RunReport &report) {
  Json list = Json::array();
  for (const Message &message : leftOutOf(report)) list.push_back(inEnglish(message));
  return list;
}

/// The enumeration value with this name; `otherwise` for an unknown name.
template <class Value>
Value valueNamed(std::string_view name, std::string_view (*nameOf)(Value), Value otherwise) {
  for (int i = 0; i < static_cast<int>(Value::Count); ++i)
    if (nameOf(static_cast<Value>(i)) == name) return static_cast<Value>(i);
  return otherwise;
}

void readSeconds(const Json &seconds, RunReport &report) {
  for (const auto &[name, value] : seconds.items()) {
    if (name == "total") {
      report.totalSeconds = value.get<double>();
    } else {
      report.stages.push_back({valueNamed(name, stageName, Stage::Idle), value.get<double>()});
    }
  }
}

MemoryPlan readMemoryPlan(const Json &json) {
  MemoryPlan plan;
  plan.keys =
      choiceFromName(kKeyStoreNames, json.at("keys").get<std::string>()).value_or(KeyStore::Memory);
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

ProblemKind readKind(const Json &json) {
  const std::string name = json.at("kind").get<std::string>();
  if (name == "line that is no record") return ProblemKind::NotARecord;  // in older reports
  return valueNamed(name, problemKindName, ProblemKind::ShortRow);
}

std::vector<RowProblem> readProblems(const Json &json) {
  std::vector<RowProblem> problems;
  for (const Json &each : json) {
    RowProblem problem;
    problem.kind = readKind(each);
    if (!each.at("row").is_null()) problem.row = each["row"].get<std::uint32_t>();
    each.at("line").get_to(problem.line);
    each.at("byte").get_to(problem.byteOffset);
    const auto detail = each.at("detail").get<std::string>();
    if (!detail.empty()) problem.detail = {MessageId::PlainText, {detail}};
    problems.push_back(std::move(problem));
  }
  return problems;
}

/// Older reports have only the number of problems.
ReadingSummary readReading(const Json &report) {
  ReadingSummary reading;
  report.at("reading_problems").get_to(reading.problems);
  if (!report.contains("reading")) return reading;
  const Json &json = report["reading"];
  for (const Json &each : json.at("kinds"))
    reading.kinds.push_back(
        {readKind(each), each.at("count").get<std::uint64_t>(), readProblems(each.at("first"))});
  json.at("dropped_rows").get_to(reading.droppedRows);
  reading.dropped = readProblems(json.at("dropped"));
  reading.part = json.value("part", "");
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
  against.hasPairsWithin = json.value("pairs_within", false);
  if (!json.contains("columns")) return against;
  for (const Json &pair : json["columns"])
    against.columns.push_back(
        {pair.at("source").get<std::string>(), pair.at("against").get<std::string>()});
  return against;
}

/// Throws if a key is missing or has another type.
RunReport readReport(const Json &json) {
  RunReport report;
  json.at("engine").get_to(report.engine);
  json.at("source").get_to(report.source);
  forEachCount(report, [&json](const char *key, auto &count) { json.at(key).get_to(count); });
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

double RunReport::secondsOf(Stage stage) const {
  double seconds = 0;
  for (const StageTime &time : stages) {
    if (time.stage == stage) seconds += time.seconds;
  }
  return seconds;
}

std::vector<Message> leftOutOf(const RunReport &report) {
  std::vector<Message> messages;
  if (report.isPartial) messages.push_back({MessageId::RunWasCancelled, {}});
  if (report.buckets.cappedBuckets > 0)
    messages.push_back({MessageId::LargeBucketsCut,
                        {report.buckets.rowsAffected, report.buckets.pairsNotExamined}});
  const Measure &measure = report.recipe.measure;
  if (report.emptyTexts > 0 && measure.isContainment())
    messages.push_back({MessageId::RowsWithFewShingles, {report.emptyTexts, measure.leastSize()}});
  else if (report.emptyTexts > 0)
    messages.push_back({MessageId::RowsWithoutShingle, {report.emptyTexts}});
  return messages;
}

std::string runReportToJson(const RunReport &report) {
  Json json = {
      {"version", SHINGLESCOPE_VERSION}, {"engine", report.engine}, {"source", report.source}};
  forEachCount(report, [&json](const char *key, std::uint64_t count) { json[key] = count; });
  json.update(Json{{"pairs_form", report.pairsForm.empty() ? Json() : Json(report.pairsForm)},
                   {"seconds", secondsToJson(report)},
                   {"peak_memory_bytes", report.peakMemoryBytes},
                   {"threads", report.threads},
                   {"reading_problems", report.reading.problems},
                   {"reading", readingToJson(report.reading)},
                   {"memory_plan", memoryPlanToJson(report)},
                   {"reused", report.reused},
                   {"partial", report.isPartial},
                   {"against", againstToJson(report.against)},
                   {"skipped", leftOutToJson(report)},
                   {"recipe", Json::parse(recipeToJson(report.recipe))}});
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<RunReport> runReportFromJson(std::string_view text) {
  const auto json = Json::parse(text, nullptr, false);
  try {
    RunReport report = readReport(json);
    if (auto recipe = assignTo(report.recipe, recipeFromJson(json.at("recipe").dump())); !recipe)
      return recipe.error();
    return report;
  } catch (const Json::exception &) {
    return errorOf(ErrorCode::Format, {MessageId::RunReportIllegible, {}});
  }
}

}  // namespace shinglescope
