#include "app/cli/commands/command.h"

#include <algorithm>

#include "app/cli/commands/input.h"
#include "app/cli/options/reading_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/stopwatch.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/export/content/similar_rows.h"
#include "core/export/format/delimited_rows.h"

namespace shinglescope {
namespace {

void sayQuerySummary(const CliOptions &options, const SimilarRows &found, double seconds) {
  const auto isFoundByBands = [](const SimilarRow &row) { return row.sharedBands > 0; };
  const auto byBands = std::count_if(found.rows.begin(), found.rows.end(), isFoundByBands);
  sayCount("rows compared", groupedNumber(found.comparedRows));
  sayCount("similar rows", groupedNumber(found.matches),
           "at or over " + options.recipe.threshold.toString());
  sayCount("sharing a band", groupedNumber(static_cast<std::uint64_t>(byBands)),
           "of the " + groupedNumber(found.rows.size()) + " written: find would find these");
  sayCount("time", decimalText(seconds, 2) + " s");
  sayCount("rows written", groupedNumber(found.rows.size()), "to " + placeName(options.outPath));
  if (found.queryShingles > 0) return;
  say("The query has no shingles after preparation, so no row is similar to it.");
}

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
  const ByteSink sink = sinkInto(outputs->main());
  DelimitedRows rows(',', ExportProfile::Exact, sink, context);
  if (auto written = writeSimilar(*found, dataset, options.recipe, rows); !written) return written;
  if (auto committed = outputs->commitAll(); !committed) return committed;
  printer.stop();
  sayQuerySummary(options, *found, watch.seconds());
  return {};
}

void bindQuery(OptionBinder &binder, CliOptions &options) {
  QueryOptions &query = options.query;
  binder.beginGroup("Query");
  binder.add("--text", "TEXT", "Look up this text, written as in the columns",
             [&query](const std::string &word) { query.query = QueryText{word}; });
  binder.add("--row", "N", "Look up a row, counted from 0 as in the results",
             [&query](const std::string &word) {
               query.query =
                   RecordId{static_cast<std::uint32_t>(wholeNumber("--row", word, 0, UINT32_MAX))};
             });
  binder.number("--top", "N", "Write only the N most similar rows", 1, UINT32_MAX, query.most);
  bindColumns(binder, options);
  bindSame(binder, options);
  bindReading(binder, options.load, options.isStrict);
  bindText(binder, options.recipe);
  bindSearch(binder, options.recipe);
  bindThreads(binder, options);
  binder.beginGroup("Results");
  bindOutput(binder, "rows.csv", "Write the rows to this file (default -, standard output)",
             options);
}

Result<void> settleQuery(const OptionBinder &binder, CliOptions &options) {
  if (binder.isGiven("--text") == binder.isGiven("--row"))
    return badParameter(
        "Give query either --text with the text to look up, or --row with the row's "
        "number from 0.");
  if (auto settled = settleReading(binder, options.load); !settled) return settled;
  return settleRecipe(options);
}

}  // namespace

const CliCommand &queryCommand() {
  static constexpr CliCommand kCommand{"query", "Find the rows that are similar to a text or a row",
                                       bindQuery, settleQuery, runQuery};
  return kCommand;
}

}  // namespace shinglescope
