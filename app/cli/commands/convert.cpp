#include "app/cli/commands/convert.h"

#include "app/cli/commands/input.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/stopwatch.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/export/content/dataset_writer.h"
#include "core/export/content/exact_copy.h"

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
  if (!options.convert.isPrepared) {
    TableStyle style{delimiter, loaded.report.dialect.hasHeader, {}};
    if (options.convert.keepsHeader) style.header = loaded.report.headerRows;
    return writeTable(dataset, style, sinkInto(output), context);
  }
  if (auto columns = checkColumns(dataset, options.recipe, sourceName(options.file)); !columns)
    return columns;
  return writePreparedTexts(dataset, options.recipe, delimiter, sinkInto(output), context);
}

void sayConvertSummary(const CliOptions &options, const LoadReport &report, double seconds) {
  sayReading("reading problems", summaryOf(report));
  sayCount("time", decimalText(seconds, 2) + " s");
  sayCount(options.convert.isPrepared ? "texts written" : "rows written",
           groupedNumber(report.rows), "to " + placeName(options.outPath));
}

}  // namespace

Result<void> runConvert(const CliOptions &options, const std::stop_token &stop) {
  const Stopwatch watch;
  auto outputs = CliOutputs::open(options, stop);
  if (!outputs) return outputs.error();
  Progress progress;
  ProgressPrinter printer(progress);
  const RunContext context{stop, &progress, options.threads, 0};
  const auto loaded = loadInput(options.file, options, context);
  if (!loaded) return loaded.error();
  // Of an empty file an empty one: a script need not tell the two apart.
  if (loaded->dataset->columnCount() > 0) {
    auto written = writeConverted(options, *loaded, outputs->main(), context);
    if (!written) return written;
  }
  if (auto committed = outputs->commitAll(); !committed) return committed;
  printer.stop();
  sayConvertSummary(options, loaded->report, watch.seconds());
  return {};
}

}  // namespace shinglescope
