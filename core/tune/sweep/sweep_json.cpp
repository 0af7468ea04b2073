// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include "core/pipeline/recipe/option_names.h"
#include "core/tune/sweep/outcome_json.h"
#include "core/tune/sweep/sweep_table.h"

namespace shinglescope {
namespace {

using Json = OutcomeJson;

constexpr int kVersion = 3;

Json toJson(const ConfidenceInterval &spread) {
  if (spread.samples == 0) return nullptr;
  Json json{{"mean", spread.mean}, {"samples", spread.samples}};
  if (spread.samples < 2) return json;
  json["low"] = spread.low;
  json["high"] = spread.high;
  return json;
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
            {"unit", choiceName(kShingleUnitNames, setting.unit)},
            {"bands_by_zone", setting.isByZone},
            {"threshold", setting.threshold.toDouble()},
            {"precision", toJson(row.precision(pairs))},
            {"recall", toJson(row.recall(pairs))},
            {"f1", toJson(row.f1(pairs))},
            {"verified_recall", toJson(row.verifiedRecall(pairs))},
            {"seconds", toJson(row.seconds())},
            {"bytes", toJson(row.bytes())},
            {"outcomes", Json::array()}};
  json["dropped"] = row.dropped ? Json{{"rows", row.dropped->rows},
                                       {"f1", numberOrNull(row.dropped->f1)},
                                       {"true_pairs", row.dropped->truePairs}}
                                : Json(nullptr);
  for (const SweepOutcome &outcome : row.outcomes)
    json["outcomes"].push_back(outcomeToJson(outcome));
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
            {"drawn", rowsDrawnName(result)},
            {"truth", sweepTruthName(result)},
            {"pairs", pairsName(pairs)},
            {"grid", Json::parse(gridToJson(result.grid))},
            {"recipe", Json::parse(recipeToJson(result.recipe))},
            {"settings", Json::array()}};
  for (const SweepRow &row : result.rows) json["settings"].push_back(toJson(row, pairs));
  return json.dump(2) + "\n";
}

}  // namespace shinglescope
