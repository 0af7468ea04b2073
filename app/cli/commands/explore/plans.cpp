// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"
#include "app/cli/commands/explore/figures.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/lsh/tolerance_zone.h"
#include "core/tune/plans/curves.h"

namespace shinglescope {
namespace {

void bindPlans(OptionBinder &binder, CliOptions &options) {
  ExploreOptions &asked = options.explore;
  binder.beginGroup("Plans");
  binder.offerFiles(binder.add("--recipe", "FILE",
                               "Start from the zone or the threshold of a recipe file",
                               [&options](const std::string &word) {
                                 auto recipe = loadRecipe(word);
                                 if (!recipe)
                                   throw OptionError{badParameter(recipe.error().message)};
                                 options.recipeFile = word;
                                 options.recipe = *std::move(recipe);
                               }));
  binder.ratio("--threshold", "T", "Rank by the errors on both sides of a threshold (default 0.8)",
               options.recipe.threshold);
  binder.ratio("--weight", "W", "Weight of a miss relative to a useless comparison (default 0.5)",
               asked.weight);
  binder.ratio("--d1", "D", "Rank by a zone: from this similarity ...", asked.d1);
  binder.ratio("--d2", "D", "... to this one", asked.d2);
  binder.ratio("--p1", "P", "Highest probability at d1 (default 0.65)", asked.p1);
  binder.ratio("--p2", "P", "Lowest probability at d2 (default 0.95)", asked.p2);
  binder.beginGroup("Results");
  bindOutput(binder, "plans.csv",
             "Write a line for each plan, best first, or JSON if the name ends in .json", options);
}

/// Reads "128" or "100-200" into the range of the zone; without it, takes that of the recipe.
Result<void> settleHashes(CliOptions &options) {
  if (options.file.empty()) {
    if (!options.recipe.zone)
      return badParameter(
          "Give HASHES, a number such as 128 or a range such as 100-200, or a recipe with a zone.");
    options.explore.hashes = {options.recipe.zone->minHashes, options.recipe.zone->maxHashes};
    return {};
  }
  const std::size_t dash = options.file.find('-');
  const auto least = parsedNumber<std::uint32_t>(options.file.substr(0, dash));
  const auto most = dash == std::string::npos
                        ? least
                        : parsedNumber<std::uint32_t>(options.file.substr(dash + 1));
  if (!least || !most)
    return badParameter("HASHES is \"" + options.file +
                        "\"; give a number such as 128, or a range "
                        "such as 100-200.");
  options.explore.hashes = {*least, *most};
  return {};
}

/// Fills in what the recipe's zone says and no option does.
void startFromZone(const OptionBinder &binder, const RecipeZone &zone, ExploreOptions &asked) {
  if (!asked.d1) asked.d1 = zone.d1;
  if (!asked.d2) asked.d2 = zone.d2;
  if (!binder.isGiven("--p1")) asked.p1 = zone.p1;
  if (!binder.isGiven("--p2")) asked.p2 = zone.p2;
}

Result<void> settlePlans(const OptionBinder &binder, CliOptions &options) {
  if (auto settled = settleHashes(options); !settled) return settled;
  const bool isByThreshold = binder.isGiven("--threshold") || binder.isGiven("--weight");
  if (options.recipe.zone && !isByThreshold)
    startFromZone(binder, *options.recipe.zone, options.explore);
  const bool isZone = options.explore.d1.has_value();
  if (isZone != options.explore.d2.has_value())
    return badParameter("Give both --d1 and --d2 for a zone.");
  if (isZone && isByThreshold) return badParameter("Give either a zone or a threshold.");
  if (!isZone && (binder.isGiven("--p1") || binder.isGiven("--p2")))
    return badParameter("--p1 and --p2 belong to a zone; give --d1 and --d2 too.");
  return {};
}

Result<FigureTable> plansByZone(const ExploreOptions &asked, const Console &console) {
  const auto found = plansForZone({.d1 = asked.d1->toDouble(),
                                   .d2 = asked.d2->toDouble(),
                                   .p1 = asked.p1.toDouble(),
                                   .p2 = asked.p2.toDouble(),
                                   .minHashes = asked.hashes[0],
                                   .maxHashes = asked.hashes[1]});
  if (!found) return found.error();
  FigureTable table(
      {"bands", "rows_per_band", "hashes", "found_at_d1", "missed_at_d2", "distance", "within"});
  for (const ZonePlan &plan : found->plans)
    table.add({plan.plan.bands, plan.plan.rows, plan.plan.numHashes(), plan.foundAtD1,
               plan.missedAtD2, plan.distance, plan.isWithin});
  console.sayCount("plans", groupedNumber(table.rowCount()),
                   groupedNumber(found->within) + " of them within the zone");
  return table;
}

Result<FigureTable> plansByWeight(const CliOptions &options, const Console &console) {
  WeightedPlanRequest request;
  request.threshold = options.recipe.threshold.toDouble();
  request.minHashes = options.explore.hashes[0];
  request.maxHashes = options.explore.hashes[1];
  if (options.explore.weight) request.falseNegativeWeight = options.explore.weight->toDouble();
  const auto found = weightedPlans(request);
  if (!found) return found.error();
  FigureTable table({"bands", "rows_per_band", "hashes", "found_at_threshold",
                     "false_positive_area", "false_negative_area", "cost"});
  for (const WeightedPlan &plan : *found)
    table.add({plan.plan.bands, plan.plan.rows, plan.plan.numHashes(), plan.foundAtThreshold,
               plan.areas.falsePositive, plan.areas.falseNegative, plan.cost});
  console.sayCount("plans", groupedNumber(table.rowCount()), "best first");
  return table;
}

Result<void> runPlans(const CliOptions &options, const std::stop_token &stop) {
  auto output = CliOutput::open(options.outPath, stop);
  if (!output) return output.error();
  const Console console(options.verbosity);
  const bool isZone = options.explore.d1.has_value();
  const auto table =
      isZone ? plansByZone(options.explore, console) : plansByWeight(options, console);
  if (!table) return table.error();
  const FigureJson facts = {{"ranked_by", isZone ? "zone" : "threshold"}};
  if (auto written = output->write(figuresText(options, *table, "plans", facts)); !written)
    return written;
  return output->commit();
}

}  // namespace

const CliCommand &plansCommand() {
  static constexpr CliCommand kCommand{
      "plans",   "List the ways to divide hashes into bands, best first, for a threshold or a zone",
      bindPlans, settlePlans,
      runPlans,  FirstArgument::Hashes};
  return kCommand;
}

}  // namespace shinglescope
