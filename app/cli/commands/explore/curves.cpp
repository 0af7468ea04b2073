// SPDX-License-Identifier: MIT
#include "core/tune/plans/curves.h"

#include "app/cli/commands/command.h"
#include "app/cli/commands/explore/figures.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"

namespace shinglescope {
namespace {

/// Reads "20x5", bands and rows; none if it is something else.
std::optional<BandPlan> planOf(const std::string &word) {
  const std::size_t cross = word.find('x');
  if (cross == std::string::npos) return std::nullopt;
  const auto bands = parsedNumber<std::uint32_t>(word.substr(0, cross));
  const auto rows = parsedNumber<std::uint32_t>(word.substr(cross + 1));
  if (!bands || !rows || *bands == 0 || *rows == 0) return std::nullopt;
  if (std::uint64_t{*bands} * *rows > kMaxHashes) return std::nullopt;
  return BandPlan{*bands, *rows};
}

void bindCurves(OptionBinder &binder, CliOptions &options) {
  binder.beginGroup("Curves");
  binder.ratio("--threshold", "T", "Threshold of the key figures (default 0.8)",
               options.recipe.threshold);
  binder.number("--steps", "N", "Steps of similarity and of probability (default 100)", 1, 100'000,
                options.explore.steps);
  binder.beginGroup("Results");
  bindOutput(binder, "curves.csv", "Write the points, or JSON if the name ends in .json", options);
}

Result<void> settleCurves(const OptionBinder &, CliOptions &options) {
  std::string rest = options.file;
  for (bool isLast = false; !isLast;) {
    const std::size_t comma = rest.find(',');
    isLast = comma == std::string::npos;
    const auto plan = planOf(rest.substr(0, comma));
    if (!plan)
      return badParameter("PLANS is \"" + options.file +
                          "\"; give bands and rows per band, such as 20x5,10x10, with at most " +
                          std::to_string(kMaxHashes) + " hashes.");
    options.explore.plans.push_back(*plan);
    if (!isLast) rest.erase(0, comma + 1);
  }
  return {};
}

FigureJson summaryJson(const CurveSummary &curve) {
  return {{"bands", curve.plan.bands},
          {"rows_per_band", curve.plan.rows},
          {"steepest", curve.steepest},
          {"steepest_slope", curve.steepestSlope},
          {"halfway", curve.halfway},
          {"rule_of_thumb", curve.ruleOfThumb},
          {"found_at_threshold", curve.foundAtThreshold},
          {"false_positive_area", curve.areas.falsePositive},
          {"false_negative_area", curve.areas.falseNegative}};
}

Result<void> runCurves(const CliOptions &options, const std::stop_token &stop) {
  auto output = CliOutput::open(options.outPath, stop);
  if (!output) return output.error();
  const double threshold = options.recipe.threshold.toDouble();
  const Console console(options.verbosity);
  FigureTable table({"bands", "rows_per_band", "similarity", "probability"});
  FigureJson summaries = FigureJson::array();
  for (const BandPlan &plan : options.explore.plans) {
    const CurveSummary curve = describeCurve(plan, threshold);
    summaries.push_back(summaryJson(curve));
    for (const CurvePoint &point : curvePoints(plan, options.explore.steps))
      table.add({plan.bands, plan.rows, point.similarity, point.probability});
    console.say(std::to_string(plan.bands) + "x" + std::to_string(plan.rows) + ": finds " +
                decimalText(100 * curve.foundAtThreshold, 2) + " % at " +
                options.recipe.threshold.toString() + ", half at " + decimalText(curve.halfway, 4) +
                ", steepest at " + decimalText(curve.steepest, 4));
  }
  const FigureJson facts = {{"threshold", threshold}, {"curves", summaries}};
  if (auto written = output->write(figuresText(options, table, "points", facts)); !written)
    return written;
  return output->commit();
}

}  // namespace

const CliCommand &curvesCommand() {
  static constexpr CliCommand kCommand{
      "curves",   "Compute the probability curves of band plans, such as 20x5,10x10",
      bindCurves, settleCurves,
      runCurves,  FirstArgument::Plans};
  return kCommand;
}

}  // namespace shinglescope
