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
  return {{"kinds", kinds},
          {"dropped_rows", reading.droppedRows},
          {"dropped", problemsToJson(reading.dropped)},
          {"notes", std::move(notes)}};
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
          {"text", inEnglish(planMessage(plan, report.recipe.bands))}};
}

Json leftOutToJson(const RunReport &report) {
  Json list = Json::array();
  for (const Message &message : leftOutOf(report)) list.push_back(inEnglish(message));
  return list;
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
  if (report.emptyTexts > 0)
    messages.push_back({MessageId::RowsWithoutShingle, {report.emptyTexts}});
  return messages;
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
                     {"skipped", leftOutToJson(report)},
                     {"recipe", Json::parse(recipeToJson(report.recipe))}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace shinglescope
