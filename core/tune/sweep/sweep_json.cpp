// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include "core/pipeline/recipe/option_names.h"
#include "core/tune/sweep/sweep_table.h"

namespace shinglescope {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kVersion = 2;

Json orNull(std::optional<double> value) { return value ? Json(*value) : Json(nullptr); }

Json toJson(const MatchCounts &counts) {
  return {{"tp", counts.truePositives},        {"fp", counts.falsePositives},
          {"fn", counts.falseNegatives},       {"precision", orNull(counts.precision())},
          {"recall", orNull(counts.recall())}, {"f1", orNull(counts.f1())}};
}

Json toJson(const ErrorSummary &error) {
  const auto ofPairs = [&](double figure) {
    return error.pairs > 0 ? Json(figure) : Json(nullptr);
  };
  return {{"pairs", error.pairs},
          {"mean", ofPairs(error.mean)},
          {"deviation", ofPairs(error.deviation)},
          {"bias", ofPairs(error.bias)}};
}

Json toJson(const ConfidenceInterval &spread) {
  if (spread.samples == 0) return nullptr;
  Json json{{"mean", spread.mean}, {"samples", spread.samples}};
  if (spread.samples < 2) return json;
  json["low"] = spread.low;
  json["high"] = spread.high;
  return json;
}

Json toJson(const SweepFigures &figures) {
  return {{"matches", figures.matches()},
          {"true_pairs", figures.truePairs},
          {"estimated", toJson(figures.estimated)},
          {"verified", toJson(figures.verified)},
          {"candidate_error", toJson(figures.candidateError)},
          {"all_error", toJson(figures.allError)}};
}

Json toJson(const SweepOutcome &outcome) {
  return {{"candidates", outcome.candidates},
          {"identical_pairs", outcome.identicalPairs},
          {pairsName(SweepPairs::ThatDiffer), toJson(outcome.thatDiffer)},
          {pairsName(SweepPairs::WithIdentical), toJson(outcome.withIdentical)},
          {"not_examined", outcome.pairsNotExamined},
          {"seconds", outcome.seconds()},
          {"sign_seconds", outcome.signSeconds},
          {"index_seconds", outcome.indexSeconds},
          {"query_seconds", outcome.querySeconds},
          {"verify_seconds", outcome.verifySeconds},
          {"bytes", outcome.bytes()},
          {"signature_bytes", outcome.signatureBytes},
          {"index_bytes", outcome.indexBytes}};
}

Json toJson(const SweepRow &row, SweepPairs pairs) {
  const SweepSetting &setting = row.setting;
  Json json{{"hash", choiceName(kHashNames, setting.hash)},
            {"permutations", choiceName(kPermutationNames, setting.scheme)},
            {"hashes", setting.numHashes},
            {"bands", setting.bands},
            {"rows_per_band", setting.plan().rows},
            {"unused_hashes", setting.unusedHashes()},
            {"k", setting.k},
            {"threshold", setting.threshold.toDouble()},
            {"precision", toJson(row.precision(pairs))},
            {"recall", toJson(row.recall(pairs))},
            {"f1", toJson(row.f1(pairs))},
            {"verified_recall", toJson(row.verifiedRecall(pairs))},
            {"seconds", toJson(row.seconds())},
            {"bytes", toJson(row.bytes())},
            {"outcomes", Json::array()}};
  for (const SweepOutcome &outcome : row.outcomes) json["outcomes"].push_back(toJson(outcome));
  return json;
}

}  // namespace

std::string sweepToJson(const SweepResult &result, SweepPairs pairs) {
  Json json{{"version", kVersion},
            {"data_rows", result.dataRows},
            {"sample_rows", result.sampleRows},
            {"samples_done", result.samplesDone},
            {"partial", result.isPartial},
            {"elapsed_seconds", result.elapsedSeconds},
            {"pairs", pairsName(pairs)},
            {"grid", Json::parse(gridToJson(result.grid))},
            {"recipe", Json::parse(recipeToJson(result.recipe))},
            {"settings", Json::array()}};
  for (const SweepRow &row : result.rows) json["settings"].push_back(toJson(row, pairs));
  return json.dump(2) + "\n";
}

}  // namespace shinglescope
