// SPDX-License-Identifier: MIT
#include "app/cli/commands/advice_output.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "app/cli/output/amount_text.h"
#include "core/base/decimal_text.h"
#include "core/tune/advice/advice_words.h"

namespace shinglescope {
namespace {

using AdviceJson = nlohmann::ordered_json;

constexpr std::array kLimitNames = {NamedChoice{"none", AdviceLimit::None},
                                    NamedChoice{"time", AdviceLimit::Time},
                                    NamedChoice{"memory", AdviceLimit::Memory}};
constexpr std::size_t kBarLength = 40;

void addResources(const std::optional<AdviceResources> &resources, AdviceJson &json) {
  json["seconds"] = nullptr;
  json["cpu_seconds"] = nullptr;
  json["memory_bytes"] = nullptr;
  if (!resources) return;
  json["seconds"] = resources->seconds;
  json["cpu_seconds"] = resources->cpuSeconds;
  json["memory_bytes"] = resources->memoryBytes;
}

AdviceJson planJson(const PlanFigures &figures) {
  AdviceJson json{{"hashes", figures.plan.numHashes()},
                  {"bands", figures.plan.bands},
                  {"rows", figures.plan.rows},
                  {"recall", figures.recall},
                  {"recall_deviation", figures.deviation},
                  {"promised_recall", std::max(0.0, figures.promised())},
                  {"missed_pairs", figures.missedPairs},
                  {"compared", figures.compared},
                  {"compared_counted", figures.isCounted},
                  {"hash_values", figures.hashValues},
                  {"cost", figures.cost()},
                  {"f1", figures.f1},
                  {"measured", nullptr}};
  if (figures.own)
    json["measured"] = {{"compared", figures.own->compared},
                        {"found", figures.own->found},
                        {"pairs", figures.own->rowPairs},
                        {"lost_in_large_buckets", figures.own->lost}};
  addResources(figures.resources, json);
  return json;
}

AdviceJson sentences(const std::vector<Message> &messages) {
  AdviceJson texts = AdviceJson::array();
  for (const Message &message : messages) texts.push_back(inEnglish(message));
  return texts;
}

AdviceJson exactJson(const ExactFigures &exact) {
  AdviceJson json{{"better", exact.isBetter},
                  {"affordable", exact.isAffordable},
                  {"entries", exact.entries},
                  {"shingles", exact.shingles}};
  addResources(exact.resources, json);
  return json;
}

AdviceJson histogramJson(const std::vector<AdviceBin> &histogram) {
  AdviceJson bins = AdviceJson::array();
  for (const AdviceBin &bin : histogram)
    bins.push_back({{"low", bin.low},
                    {"high", bin.high},
                    {"text_pairs", bin.textPairs},
                    {"exact", bin.isExact}});
  return bins;
}

std::string whole(double count) {
  return groupedNumber(static_cast<std::uint64_t>(std::llround(std::max(0.0, count))));
}

std::string timeAndMemory(const AdviceResources &resources) {
  return decimalText(resources.seconds, 2) + " s, " + byteSizeText(resources.memoryBytes);
}

std::string bandPlanText(const BandPlan &plan) {
  return std::to_string(plan.bands) + " x " + std::to_string(plan.rows) + " (" +
         std::to_string(plan.numHashes()) + ")";
}

void sayPlan(const Console &console, const PlanFigures &figures) {
  console.sayCount("recall", shareText(figures.recall, 4),
                   "expected; varies by " + shareText(figures.deviation, 4) + " between seeds");
  if (figures.own && figures.own->rowPairs > 0)
    console.sayCount("recall, this seed",
                     shareText(static_cast<double>(figures.own->found) /
                                   static_cast<double>(figures.own->rowPairs),
                               4),
                     "measured, " + groupedNumber(figures.own->found) + " of " +
                         countedText(figures.own->rowPairs, "pair"));
  console.sayCount("pairs compared", whole(figures.compared),
                   figures.isCounted ? "expected, checked with the recipe's seed" : "estimated");
  console.sayCount("hash values", groupedNumber(figures.hashValues));
}

/// Draws the pairs by similarity on a logarithmic scale.
void sayHistogram(const Console &console, const Advice &advice) {
  double most = 1;
  for (const AdviceBin &bin : advice.histogram) most = std::max(most, bin.textPairs);
  console.say("Pairs of different texts by similarity:");
  for (const AdviceBin &bin : advice.histogram) {
    const double height = std::log10(1 + bin.textPairs) / std::log10(1 + most);
    const auto length = static_cast<std::size_t>(std::lround(height * kBarLength));
    const bool isValley =
        advice.valley && bin.low >= advice.valley->low && bin.high <= advice.valley->high;
    console.sayCount((decimalText(bin.low, 2) + " to " + decimalText(bin.high, 2)).c_str(),
                     (bin.isExact ? "" : "about ") + whole(bin.textPairs),
                     std::string(length, '#') + (isValley ? " valley" : ""));
  }
}

}  // namespace

std::string adviceJson(const Advice &advice) {
  AdviceJson json{{"threshold", advice.recipe.threshold.toDouble()},
                  {"least_recall", advice.question.leastRecall.toDouble()},
                  {"rule", choiceName(kAdviceRuleNames, advice.question.rule)},
                  {"most_hashes", advice.question.mostHashes},
                  {"broken_limit", choiceName(kLimitNames, advice.brokenLimit)},
                  {"plan", nullptr}};
  if (advice.plan) json["plan"] = planJson(*advice.plan);
  json["reason"] = sentences(advice.reason);
  json["remarks"] = sentences(advice.remarks);
  AdviceJson alternatives = AdviceJson::array();
  for (const PlanFigures &each : advice.alternatives) {
    AdviceJson alternative = planJson(each);
    alternative["change"] = inEnglish(alternativeMessage(each, *advice.plan));
    alternatives.push_back(std::move(alternative));
  }
  json["alternatives"] = std::move(alternatives);
  json["exact"] = exactJson(advice.exact);
  json["texts"] = advice.texts;
  json["all_text_pairs"] = advice.allPairs;
  json["true_pairs"] = advice.truePairs;
  json["known_pairs"] = advice.knownPairs;
  json["all_known"] = advice.isOfAllPairs;
  json["uncertain"] = advice.isUncertain();
  json["valley"] = nullptr;
  if (advice.valley)
    json["valley"] = {{"low", advice.valley->low},
                      {"high", advice.valley->high},
                      {"text_pairs", advice.valley->textPairs}};
  json["histogram"] = histogramJson(advice.histogram);
  return json.dump(2) + "\n";
}

void sayAdvice(const Console &console, const Advice &advice, unsigned threads) {
  const std::string on = "about, on " + countedText(threads, "thread");
  if (advice.exact.isBetter)
    console.sayCount("recommended", "exact", "shinglescope-cli exact");
  else if (!advice.plan)
    console.sayCount("recommended", "nothing");
  if (advice.plan)
    console.sayCount(advice.exact.isBetter ? "with bands" : "recommended",
                     bandPlanText(advice.plan->plan), "bands x rows (hashes)");
  for (const Message &sentence : advice.reason) console.say("  " + inEnglish(sentence));
  if (advice.plan) {
    sayPlan(console, *advice.plan);
    if (advice.plan->resources)
      console.sayCount("time and memory", timeAndMemory(*advice.plan->resources), on);
  }
  if (advice.exact.resources) console.sayCount("exact", timeAndMemory(*advice.exact.resources), on);
  for (const PlanFigures &each : advice.alternatives)
    console.sayCount("alternative", bandPlanText(each.plan),
                     "recall " + shareText(each.recall, 4) + ", compares " + whole(each.compared) +
                         (each.resources ? ", " + timeAndMemory(*each.resources) : "") + ": " +
                         inEnglish(alternativeMessage(each, *advice.plan)));
  if (!advice.histogram.empty()) sayHistogram(console, advice);
  for (const Message &remark : advice.remarks) console.say("note: " + inEnglish(remark));
}

}  // namespace shinglescope
