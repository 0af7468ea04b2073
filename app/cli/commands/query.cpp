#include "app/cli/commands/query.h"

#include <algorithm>

#include "app/cli/commands/input.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/stopwatch.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/export/content/similar_writer.h"

namespace shinglescope {
namespace {

void sayQuerySummary(const CliOptions &options, const SimilarRows &found, double seconds) {
  const auto isFoundByBands = [](const SimilarRow &row) { return row.sharedBands > 0; };
  const auto byBands = std::count_if(found.rows.begin(), found.rows.end(), isFoundByBands);
  sayCount("rows compared", groupedNumber(found.comparedRows));
  sayCount("similar rows", groupedNumber(found.matches),
           "at or over " + options.recipe.threshold.toString());
  sayCount("sharing a band", groupedNumber(static_cast<std::uint64_t>(byBands)),
           "of the " + groupedNumber(found.rows.size()) + " written: find finds these");
  sayCount("time", decimalText(seconds, 2) + " s");
  sayCount("rows written", groupedNumber(found.rows.size()), "to " + placeName(options.outPath));
  if (found.queryShingles > 0) return;
  say("What was looked up has no shingle once it is prepared, so no row is like it.");
}

}  // namespace

Result<void> runQuery(const CliOptions &options, const std::stop_token &stop) {
  const Stopwatch watch;
  auto outputs = CliOutputs::open(options, stop);
  if (!outputs) return outputs.error();
  Progress progress;
  ProgressPrinter printer(progress);
  const RunContext context{stop, &progress, options.threads, 0};
  const auto loaded = loadInput(options.file, options, context);
  if (!loaded) return loaded.error();
  const Dataset &dataset = *loaded->dataset;
  if (auto columns = checkColumns(dataset, options.recipe, sourceName(options.file)); !columns)
    return columns;
  const auto found = findSimilar(dataset, options.recipe, options.query.query,
                                 static_cast<std::size_t>(options.query.most), context);
  if (!found) return found.error();
  auto written = writeSimilar(*found, dataset, options.recipe, sinkInto(outputs->main()), context);
  if (!written) return written;
  if (auto committed = outputs->commitAll(); !committed) return committed;
  printer.stop();
  sayQuerySummary(options, *found, watch.seconds());
  return {};
}

}  // namespace shinglescope
