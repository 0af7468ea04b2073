// SPDX-License-Identifier: MIT
#include "core/accuracy/accuracy_table.h"

#include <nlohmann/json.hpp>

#include "core/base/decimal_text.h"

namespace shinglescope {
namespace {

using AccuracyJson = nlohmann::ordered_json;

constexpr int kAccuracyVersion = 1;
constexpr int kCountDecimals = 2;
constexpr int kShareDecimals = 6;

bool areWhole(const Accuracy &accuracy) { return accuracy.kind != TruthKind::Audit; }

void appendShare(std::string &line, const std::optional<ShareEstimate> &share) {
  if (!share) {
    line += ",,,";
    return;
  }
  for (const double value : {share->value, share->interval.low, share->interval.high}) {
    line += ',';
    appendDecimal(line, value, kShareDecimals);
  }
}

AccuracyJson shareJson(const std::optional<ShareEstimate> &share) {
  if (!share) return nullptr;
  return {{"value", share->value}, {"low", share->interval.low}, {"high", share->interval.high}};
}

AccuracyJson countJson(double count, bool isWhole) {
  return isWhole ? AccuracyJson(static_cast<std::uint64_t>(count)) : AccuracyJson(count);
}

const char *recallOf(TruthKind kind) {
  switch (kind) {
    case TruthKind::Complete: return "all_matches";
    case TruthKind::Audit: return "matches_at_lowest_threshold";
    case TruthKind::Chosen: break;
  }
  return "known_matches";
}

}  // namespace

std::string accuracyToCsv(const Accuracy &accuracy) {
  std::string text =
      "threshold,found,matches,false,missed,precision,precision_low,precision_high,recall,"
      "recall_low,recall_high,f1,f1_low,f1_high\n";
  const int decimals = areWhole(accuracy) ? 0 : kCountDecimals;
  for (const AccuracyPoint &point : accuracy.points) {
    text += point.threshold.toString() + ',' + std::to_string(point.found);
    for (const double count : {point.matches, point.falsePairs(), point.missed}) {
      text += ',';
      appendDecimal(text, count, decimals);
    }
    for (const auto *share : {&point.precision, &point.recall, &point.f1})
      appendShare(text, *share);
    text += '\n';
  }
  return text;
}

std::string accuracyToJson(const Accuracy &accuracy) {
  const bool isWhole = areWhole(accuracy);
  AccuracyJson json{{"version", kAccuracyVersion},
                    {"truth", truthKindName(accuracy.kind)},
                    {"biased", accuracy.kind == TruthKind::Chosen},
                    {"unit", accuracy.countsItems ? "items" : "row_pairs"},
                    {"recall_of", recallOf(accuracy.kind)},
                    {"known", accuracy.known},
                    {"known_matches", accuracy.knownMatches},
                    {"not_in_result", accuracy.notInResult},
                    {"unsure", accuracy.unsure}};
  const auto best = bestPoint(accuracy);
  json["best_threshold"] =
      best ? AccuracyJson(accuracy.points[*best].threshold.toDouble()) : AccuracyJson();
  AccuracyJson points = AccuracyJson::array();
  for (const AccuracyPoint &point : accuracy.points) {
    points.push_back({{"threshold", point.threshold.toDouble()},
                      {"found", point.found},
                      {"matches", countJson(point.matches, isWhole)},
                      {"false", countJson(point.falsePairs(), isWhole)},
                      {"missed", countJson(point.missed, isWhole)},
                      {"precision", shareJson(point.precision)},
                      {"recall", shareJson(point.recall)},
                      {"f1", shareJson(point.f1)}});
  }
  json["thresholds"] = std::move(points);
  return json.dump(2) + "\n";
}

}  // namespace shinglescope
