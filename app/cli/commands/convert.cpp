// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"

#include <filesystem>

#include "app/cli/commands/input.h"
#include "app/cli/commands/row_choice.h"
#include "app/cli/options/reading_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/console.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/stopwatch.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/base/files/atomic_file.h"
#include "core/base/files/file_identity.h"
#include "core/export/content/exact_copy.h"
#include "core/export/content/numeric_columns.h"
#include "core/export/content/prepared_texts.h"
#include "core/export/content/shown_rows.h"
#include "core/export/content/table_rows.h"
#include "core/export/format/delimited_rows.h"
#include "core/export/format/row_format.h"
#include "core/export/request/export_choices.h"

namespace shinglescope {
namespace {

constexpr std::array kConvertFormatNames = {
    NamedChoice{"csv", ExportFormat::Csv}, NamedChoice{"tsv", ExportFormat::Tsv},
    NamedChoice{"xlsx", ExportFormat::Xlsx}, NamedChoice{"json", ExportFormat::Json},
    NamedChoice{"jsonl", ExportFormat::JsonLines}};

bool isDelimitedText(ExportFormat format) {
  return format == ExportFormat::Csv || format == ExportFormat::Tsv;
}

std::unique_ptr<RowWriter> makeConvertWriter(const CliOptions &options, bool hasHeader,
                                             const ByteSink &sink, const RunContext &context) {
  const ConvertOptions &convert = options.convert;
  if (isDelimitedText(convert.format))
    return std::make_unique<DelimitedRows>(convert.delimiter, convert.profile, sink, context,
                                           hasHeader);
  const bool isFile = options.outPath != "-" && !isDevice(options.outPath);
  return makeRowWriter({convert.format, ExportProfile::Exact, hasHeader, false,
                        isFile ? folderOfFile(options.outPath) : std::string()},
                       sink, context);
}

/// Writes the whole table, or the rows and columns that were chosen.
Result<std::uint64_t> writeRowsOf(const CliOptions &options, const LoadedDataset &loaded,
                                  CliOutput &output, const RunContext &context) {
  const ConvertOptions &convert = options.convert;
  const Dataset &dataset = *loaded.dataset;
  const ByteSink sink = sinkInto(output);
  const bool isWorkbook = convert.format == ExportFormat::Xlsx;
  std::vector<bool> isNumeric;
  if (isWorkbook)
    if (auto told = assignTo(isNumeric, numericColumns(dataset, {}, context)); !told)
      return told.error();
  TableParts parts;
  if (convert.keepsHeader) parts.header = loaded.report.headerRows;
  const bool hasNames = loaded.report.dialect.hasHeader && parts.header.empty();
  const auto rows = makeConvertWriter(options, hasNames, sink, context);
  Result<void> written;
  if (convert.isChoice()) {
    const auto shown = chooseRows(dataset, convert, context);
    if (!shown) return shown.error();
    written = writeShownRows(dataset, *shown, {isWorkbook, isNumeric}, *rows, context);
  } else {
    parts.isNumeric = std::move(isNumeric);
    written = writeTable(dataset, parts, *rows, context);
  }
  if (!written) return written.error();
  return rows->counts().rows;
}

/// Returns the number of rows or texts written.
Result<std::uint64_t> writeConverted(const CliOptions &options, const LoadedDataset &loaded,
                                     CliOutput &output, const RunContext &context) {
  if (options.convert.isExact) {
    const auto copied =
        copyExactly(loaded.report, options.load.maxRowBytes,
                    {{}, options.convert.dropsRejected, true}, sinkInto(output), context);
    if (!copied) return copied.error();
    return loaded.report.rows;
  }
  if (!options.convert.isPrepared) return writeRowsOf(options, loaded, output, context);
  const Dataset &dataset = *loaded.dataset;
  const ByteSink sink = sinkInto(output);
  if (auto columns = checkColumns(dataset, options.recipe, sourceName(options.file)); !columns)
    return columns.error();
  DelimitedRows rows(options.convert.delimiter, ExportProfile::Exact, sink, context);
  if (auto done = writePreparedTexts(dataset, options.recipe, rows, context); !done)
    return done.error();
  return loaded.report.rows;
}

void sayConvertSummary(const CliOptions &options, const LoadReport &report, std::uint64_t rows,
                       double seconds) {
  const Console console(options.verbosity);
  console.sayReading("reading problems", summaryOf(report));
  if (options.convert.isExact) sayNewCsv(console, report);
  console.sayCount("time", decimalText(seconds, 2) + " s");
  console.sayCount(options.convert.isPrepared ? "texts written" : "rows written",
                   groupedNumber(rows), "to " + placeName(options.outPath));
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
  // An empty file is converted to an empty one, so scripts do not need a special case. A workbook
  // needs a sheet, and JSON its brackets.
  std::uint64_t rows = 0;
  if (loaded->dataset->columnCount() > 0 || !isDelimitedText(options.convert.format)) {
    auto written = writeConverted(options, *loaded, outputs->main(), context);
    if (!written) return written.error();
    rows = *written;
  }
  if (auto committed = outputs->commitAll(); !committed) return committed;
  printer.stop();
  sayConvertSummary(options, loaded->report, rows, watch.seconds());
  return {};
}

void bindChoice(OptionBinder &binder, ConvertOptions &convert) {
  binder.beginGroup("Rows and columns");
  binder.texts("--where", "COL=FILTER",
               "Write only rows whose cell passes this filter of the Data page, such as "
               "'price=>=100'; repeatable, all must pass",
               convert.where);
  binder.text("--search", "TEXT", "Write only rows that contain TEXT in any cell, in any case",
              convert.search);
  binder.texts("--sort", "COL[:desc]",
               "Sort by this column, numbers and dates by value; repeatable, the first decides",
               convert.sort);
  binder.texts("--columns", "COL", "Write only this column; repeatable, in order", convert.columns);
}

void bindConvert(OptionBinder &binder, CliOptions &options) {
  ConvertOptions &convert = options.convert;
  binder.beginGroup("Results");
  binder.toggle("--prepared", "Write the id and the prepared text of the compared columns instead",
                convert.isPrepared);
  binder.toggle("--exact",
                "Copy the file byte for byte, in its own encoding; for a folder, list its files; a "
                "sheet or database table becomes a new CSV",
                convert.isExact);
  binder.toggle("--drop-rejected",
                "Leave out what could not be loaded: rows that are too large, lines that are not "
                "JSON objects, files that are not text",
                convert.dropsRejected);
  binder.toggle("--keep-header", "Write the header unchanged, including repeated and empty names",
                convert.keepsHeader);
  bindOutput(binder, "table.csv", "Write the table to this file (default -, standard output)",
             options);
  binder.choice("--format", kConvertFormatNames,
                "Format (default by the extension of --out, else csv)", convert.format);
  binder.choice("--profile", kProfileNames,
                "CSV and TSV safe to open in a spreadsheet, or exact (default exact)",
                convert.profile);
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
  bindChoice(binder, convert);
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

/// Rejects the choice of rows, columns and format where the file is copied or texts are prepared.
Result<void> checkChoice(const OptionBinder &binder, const ConvertOptions &convert) {
  for (const char *option :
       {"--where", "--search", "--sort", "--columns", "--format", "--profile"}) {
    if (!binder.isGiven(option)) continue;
    if (convert.isExact || convert.isPrepared)
      return badParameter(std::string(option) + " cannot be combined with " +
                          (convert.isExact ? "--exact" : "--prepared") +
                          "; leave one of them out.");
  }
  if (binder.isGiven("--search") && convert.search.empty())
    return badParameter("--search is empty; give a text, or leave it out.");
  if (convert.isChoice() && convert.keepsHeader)
    return badParameter(
        "--keep-header is for the whole table; leave it out, or leave out --where, --search, "
        "--sort and --columns.");
  if (isDelimitedText(convert.format)) return {};
  for (const char *option : {"--delimiter-out", "--profile", "--keep-header"})
    if (binder.isGiven(option))
      return badParameter(std::string(option) +
                          " is for CSV and TSV; leave it out, or use another "
                          "format.");
  return {};
}

/// The format that the file's extension names, otherwise CSV.
ExportFormat formatOfExtension(const std::string &path) {
  const std::string ending = std::filesystem::path(path).extension().string();
  for (const auto &[name, format] : kConvertFormatNames)
    if (ending == "." + std::string(name)) return format;
  return ending == ".tab" ? ExportFormat::Tsv : ExportFormat::Csv;
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
  const bool isTable = !convert.isExact && !convert.isPrepared;
  const ExportFormat usual = formatOfExtension(options.outPath);
  if (!binder.isGiven("--format") && (isTable || usual == ExportFormat::Tsv))
    convert.format = usual;
  if (convert.format == ExportFormat::Tsv && !binder.isGiven("--delimiter-out"))
    convert.delimiter = '\t';
  if (auto checked = checkExact(binder, convert); !checked) return checked;
  if (auto checked = checkChoice(binder, convert); !checked) return checked;
  if (!convert.isPrepared)
    if (auto checked = requirePrepared(binder); !checked) return checked;
  return settleTable(binder, options);
}

}  // namespace

const CliCommand &convertCommand() {
  static constexpr CliCommand kCommand{
      "convert", "Write the table, chosen rows of it, or its prepared texts, as a new file",
      bindConvert, settleConvert, runConvert};
  return kCommand;
}

}  // namespace shinglescope
