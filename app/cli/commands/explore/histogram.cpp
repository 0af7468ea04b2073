// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"
#include "app/cli/commands/explore/figures.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"

namespace shinglescope {
namespace {

void bindHistogram(OptionBinder &binder, CliOptions &options) {
  HistogramOptions &asked = options.explore.histogram;
  binder.beginGroup("Histogram");
  binder.number("--bins", "N", "Bins of equal width (default 20)", 1, 1000, asked.bins);
  binder.ratio("--floor", "T", "Count all pairs from here on, estimate those below (default 0.2)",
               asked.floor);
  binder.number("--sampled-pairs", "N", "Random pairs for the bins below (default 200000)", 1,
                UINT32_MAX, asked.sampledPairs);
  binder.number("--sample-seed", "N", "Seed of these pairs (default 42)", 0, UINT64_MAX,
                asked.seed);
  bindExplore(binder, options, "Write a line for each bin, or JSON if the name ends in .json");
}

Result<void> runHistogram(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto opened = openExplored(command, options.recipe, false);
  if (!opened) return opened.error();
  const auto made =
      makeSimilarityHistogram(opened->texts, options.explore.histogram, command.context());
  if (!made) return made.error();
  FigureTable table(
      {"low", "high", "counted", "row_pairs", "at_least", "at_most", "text_pairs", "sampled"});
  for (const SimilarityBin &bin : made->bins) {
    // A counted number is whole.
    const auto pairs = [&bin](double value) {
      return bin.isExact ? FigureJson(static_cast<std::uint64_t>(value)) : FigureJson(value);
    };
    table.add({bin.low, bin.high, bin.isExact, pairs(bin.rowPairs), pairs(bin.interval.low),
               pairs(bin.interval.high),
               bin.isExact ? FigureJson(bin.textPairs) : FigureJson(nullptr), bin.sampled});
  }
  const FigureJson facts = {{"measure", made->measure.isContainment() ? "containment" : "jaccard"},
                            {"floor", made->floor.toDouble()},
                            {"all_pairs", made->allPairs},
                            {"identical_pairs", made->identicalPairs},
                            {"disjoint_pairs", made->disjointPairs},
                            {"sampled_pairs", made->sampledPairs}};
  if (auto written = command.write(figuresText(options, table, "bins", facts)); !written)
    return written;
  const Console console = command.console();
  console.sayCount("row pairs", groupedNumber(made->allPairs),
                   groupedNumber(made->identicalPairs) + " of them of equal texts");
  sayTime(command, options);
  return {};
}

}  // namespace

const CliCommand &histogramCommand() {
  static constexpr CliCommand kCommand{"histogram", "Count the pairs by exact similarity",
                                       bindHistogram, settleTable, runHistogram};
  return kCommand;
}

}  // namespace shinglescope
