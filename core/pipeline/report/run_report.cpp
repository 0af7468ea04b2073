#include "core/pipeline/report/run_report.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace shinglescope {
namespace {

using Json = nlohmann::ordered_json;

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
                    {"detail", problem.detail}});
  return list;
}

Json readingToJson(const ReadingSummary &reading) {
  Json kinds = Json::array();
  for (const ProblemsOfKind &each : reading.kinds)
    kinds.push_back({{"kind", problemKindName(each.kind)},
                     {"count", each.count},
                     {"first", problemsToJson(each.first)}});
  return {{"kinds", kinds},
          {"dropped_rows", reading.droppedRows},
          {"dropped", problemsToJson(reading.dropped)},
          {"notes", reading.notes}};
}

Json againstToJson(const std::optional<AgainstReport> &against) {
  if (!against) return {};
  return {{"source", against->source},
          {"rows", against->rows},
          {"matched_rows", against->matchedRows},
          {"reading_problems", against->reading.problems},
          {"reading", readingToJson(against->reading)}};
}

std::string_view keyStoreName(KeyStore store) {
  switch (store) {
    case KeyStore::Spill: return "spill";
    case KeyStore::SignAgain: return "sign-again";
    case KeyStore::Memory: break;
  }
  return "memory";
}

Json memoryPlanToJson(const RunReport &report) {
  if (!report.memoryPlan) return {};
  const MemoryPlan &plan = *report.memoryPlan;
  return {{"keys", keyStoreName(plan.keys)},
          {"bands_at_once", plan.bandsAtOnce},
          {"budget_bytes", plan.budget},
          {"dataset_bytes", plan.datasetBytes},
          {"row_bytes", plan.rowBytes},
          {"key_bytes", plan.keyBytes},
          {"chunk_bytes", plan.chunkBytes},
          {"spill_seconds", roundedSeconds(plan.spillSeconds)},
          {"sign_again_seconds", roundedSeconds(plan.signAgainSeconds)},
          {"text", planText(plan, report.recipe.bands)}};
}

}  // namespace

double RunReport::secondsOf(Stage stage) const {
  double seconds = 0;
  for (const StageTime &time : stages) {
    if (time.stage == stage) seconds += time.seconds;
  }
  return seconds;
}

std::string runReportToJson(const RunReport &report) {
  const Json json = {{"version", SHINGLESCOPE_VERSION},
                     {"engine", report.engine},
                     {"source", report.source},
                     {"rows", report.rows},
                     {"distinct_texts", report.distinctTexts},
                     {"empty_texts", report.emptyTexts},
                     {"shingles", report.shingles},
                     {"candidates", report.candidates},
                     {"capped_buckets", report.buckets.cappedBuckets},
                     {"rows_affected", report.buckets.rowsAffected},
                     {"pairs_not_examined", report.buckets.pairsNotExamined},
                     {"scored_pairs", report.scoredPairs},
                     {"pairs", report.pairs},
                     {"groups", report.groups},
                     {"rows_in_groups", report.rowsInGroups},
                     {"pairs_written", report.pairsWritten},
                     {"pairs_form", report.pairsForm.empty() ? Json() : Json(report.pairsForm)},
                     {"seconds", secondsToJson(report)},
                     {"peak_memory_bytes", report.peakMemoryBytes},
                     {"threads", report.threads},
                     {"reading_problems", report.reading.problems},
                     {"reading", readingToJson(report.reading)},
                     {"memory_plan", memoryPlanToJson(report)},
                     {"reused", report.reused},
                     {"partial", report.isPartial},
                     {"against", againstToJson(report.against)},
                     {"skipped", report.skipped},
                     {"recipe", Json::parse(recipeToJson(report.recipe))}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace shinglescope
