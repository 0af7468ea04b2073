// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"

#include <algorithm>

#include "app/cli/commands/table_command.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/export/content/similar_rows.h"
#include "core/export/format/delimited_rows.h"

namespace shinglescope {
namespace {

void sayQuerySummary(const CliOptions &options, const SimilarRows &found, double seconds) {
  const Console console(options.verbosity);
  const auto isFoundByBands = [](const SimilarRow &row) { return row.sharedBands > 0; };
  const auto byBands = std::count_if(found.rows.begin(), found.rows.end(), isFoundByBands);
  console.sayCount("rows compared", groupedNumber(found.comparedRows));
  console.sayCount("similar rows", groupedNumber(found.matches),
                   "at or above " + options.recipe.threshold.toString());
  if (!options.recipe.measure.isContainment())  // find does not use bands for it
    console.sayCount(
        "sharing a band", groupedNumber(static_cast<std::uint64_t>(byBands)),
        "of the " + groupedNumber(found.rows.size()) + " written: find would find these");
  console.sayCount("time", decimalText(seconds, 2) + " s");
  console.sayCount("rows written", groupedNumber(found.rows.size()),
                   "to " + placeName(options.outPath));
  if (found.queryShingles > 0) return;
  console.say("The query has no shingles after preparation, so no row is similar to it.");
}

Result<void> runQuery(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto dataset = command.open();
  if (!dataset) return dataset.error();
  const auto found = findSimilar(**dataset, options.recipe, options.query.query,
                                 static_cast<std::size_t>(options.query.most), command.context());
  if (!found) return found.error();
  const ByteSink sink = sinkInto(command.output());
  DelimitedRows rows(',', ExportProfile::Exact, sink, command.context());
  auto written = writeSimilar(*found, **dataset, options.recipe, rows);
  if (written) written = command.commit();
  if (written) sayQuerySummary(options, *found, command.seconds());
  return written;
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
  bindTable(binder, options);
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
  return settleTable(binder, options);
}

}  // namespace

const CliCommand &queryCommand() {
  static constexpr CliCommand kCommand{"query", "Find the rows that are similar to a text or a row",
                                       bindQuery, settleQuery, runQuery};
  return kCommand;
}

}  // namespace shinglescope
