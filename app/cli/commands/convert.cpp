// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"

#include "app/cli/commands/input.h"
#include "app/cli/options/reading_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/console.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/stopwatch.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/export/content/exact_copy.h"
#include "core/export/content/prepared_texts.h"
#include "core/export/content/table_rows.h"
#include "core/export/format/delimited_rows.h"

namespace shinglescope {
namespace {

Result<void> writeConverted(const CliOptions &options, const LoadedDataset &loaded,
                            CliOutput &output, const RunContext &context) {
  if (options.convert.isExact) {
    const auto copied =
        copyExactly(loaded.report, options.load.maxRowBytes,
                    {{}, options.convert.dropsRejected, true}, sinkInto(output), context);
    return copied ? Result<void>() : copied.error();
  }
  const Dataset &dataset = *loaded.dataset;
  const char delimiter = options.convert.delimiter;
  const ByteSink sink = sinkInto(output);
  if (!options.convert.isPrepared) {
    TableParts parts;
    if (options.convert.keepsHeader) parts.header = loaded.report.headerRows;
    const bool hasNames = loaded.report.dialect.hasHeader && parts.header.empty();
    DelimitedRows rows(delimiter, ExportProfile::Exact, sink, context, hasNames);
    return writeTable(dataset, parts, rows, context);
  }
  if (auto columns = checkColumns(dataset, options.recipe, sourceName(options.file)); !columns)
    return columns;
  DelimitedRows rows(delimiter, ExportProfile::Exact, sink, context);
  return writePreparedTexts(dataset, options.recipe, rows, context);
}

void sayConvertSummary(const CliOptions &options, const LoadReport &report, double seconds) {
  const Console console(options.verbosity);
  console.sayReading("reading problems", summaryOf(report));
  console.sayCount("time", decimalText(seconds, 2) + " s");
  console.sayCount(options.convert.isPrepared ? "texts written" : "rows written",
                   groupedNumber(report.rows), "to " + placeName(options.outPath));
}

Result<void> runConvert(const CliOptions &options, const std::stop_token &stop) {
  const Stopwatch watch;
  auto outputs = CliOutputs::open(options, stop);
  if (!outputs) return outputs.error();
  Progress progress;
  ProgressPrinter printer(progress, options.verbosity);
  const RunContext context{stop, &progress, options.threads, 0};
  const auto loaded = loadInput(options.file, options, context);
  if (!loaded) return loaded.error();
  // An empty file is converted to an empty file, so scripts do not need a special case.
  if (loaded->dataset->columnCount() > 0) {
    auto written = writeConverted(options, *loaded, outputs->main(), context);
    if (!written) return written;
  }
  if (auto committed = outputs->commitAll(); !committed) return committed;
  printer.stop();
  sayConvertSummary(options, loaded->report, watch.seconds());
  return {};
}

void bindConvert(OptionBinder &binder, CliOptions &options) {
  ConvertOptions &convert = options.convert;
  binder.beginGroup("Results");
  binder.toggle("--prepared", "Write the id and the prepared text of the compared columns instead",
                convert.isPrepared);
  binder.toggle("--exact",
                "Copy the file byte for byte, in its own encoding; for a folder, list its files",
                convert.isExact);
  binder.toggle("--drop-rejected",
                "Leave out what could not be loaded: rows that are too large, lines that are not "
                "JSON objects, files that are not text",
                convert.dropsRejected);
  binder.toggle("--keep-header", "Write the header unchanged, including repeated and empty names",
                convert.keepsHeader);
  bindOutput(binder, "table.csv", "Write the table to this file (default -, standard output)",
             options);
  const auto take = [&convert](const std::string &word) {
    const auto character = characterFromWord(word);
    if (!character || *character == '"')
      refuseOption("--delimiter-out", word,
                   "give one ASCII character other than the double quote, or tab, comma, "
                   "semicolon, pipe or space");
    convert.delimiter = *character;
  };
  binder.offer(
      binder.add("--delimiter-out", "C",
                 "One character, or its name (default tab for .tsv and .tab, else comma)", take),
      delimiterWords());
  bindReading(binder, options.load, options.isStrict);
  bindColumns(binder, options);
  bindText(binder, options.recipe);
  bindThreads(binder, options);
}

/// Rejects options that cannot be combined with --exact, and options that require it.
Result<void> checkExact(const OptionBinder &binder, const ConvertOptions &convert) {
  if (convert.isExact && convert.isPrepared)
    return badParameter("--exact and --prepared exclude each other; give one of them.");
  if (convert.isExact && binder.isGiven("--delimiter-out"))
    return badParameter("--exact and --delimiter-out exclude each other; give one of them.");
  if (convert.dropsRejected && !convert.isExact)
    return badParameter(
        "--drop-rejected requires --exact; without --exact, rejected rows are never written.");
  return {};
}

/// Rejects text preparation options without --prepared: the table would be written unchanged, so
/// they would have no effect.
Result<void> requirePrepared(const OptionBinder &binder) {
  for (const char *option :
       {"--compare", "--id", "--preset", "--recipe", "--lower", "--no-lower", "--strip-punctuation",
        "--strip-digits", "--no-strip-digits", "--strip-lone-letters", "--no-strip-lone-letters",
        "--unicode", "--white-space", "--stop-words", "--stem"}) {
    if (binder.isGiven(option))
      return badParameter(std::string(option) + " requires --prepared; add --prepared, or leave " +
                          option + " out to convert the table unchanged.");
  }
  return {};
}

Result<void> settleConvert(const OptionBinder &binder, CliOptions &options) {
  ConvertOptions &convert = options.convert;
  const bool isTabbed = options.outPath.ends_with(".tsv") || options.outPath.ends_with(".tab");
  if (isTabbed && !binder.isGiven("--delimiter-out")) convert.delimiter = '\t';
  if (auto checked = checkExact(binder, convert); !checked) return checked;
  if (!convert.isPrepared)
    if (auto checked = requirePrepared(binder); !checked) return checked;
  return settleTable(binder, options);
}

}  // namespace

const CliCommand &convertCommand() {
  static constexpr CliCommand kCommand{
      "convert", "Write the table, or its prepared texts, as a new CSV or TSV file", bindConvert,
      settleConvert, runConvert};
  return kCommand;
}

}  // namespace shinglescope
