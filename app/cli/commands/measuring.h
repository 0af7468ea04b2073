#pragma once

#include "app/cli/options/option_binder.h"
#include "app/cli/options/options.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/stopwatch.h"

namespace shinglescope {

/// The common part of query, sweep, recall and showdown: open outputs first, read the table, write
/// the complete result.
class TableCommand {
 public:
  TableCommand(const CliOptions &options, const std::stop_token &stop)
      : m_options(options),
        m_stop(stop),
        m_printer(m_progress),
        m_context{stop, &m_progress, options.threads, options.memoryBytes} {}

  Result<std::shared_ptr<const Dataset>> open();
  CliOutput &output() { return m_outputs->main(); }
  /// Publishes what was written to output().
  Result<void> commit();
  Result<void> write(const std::string &text);
  const RunContext &context() const { return m_context; }
  double seconds() const { return m_watch.seconds(); }

 private:
  const CliOptions &m_options;
  std::stop_token m_stop;
  Stopwatch m_watch;
  Progress m_progress;
  ProgressPrinter m_printer;
  RunContext m_context;
  std::optional<CliOutputs> m_outputs;
};

/// Binds the options for the table, the columns and text preparation.
void bindMeasured(OptionBinder &binder, CliOptions &options);
void bindDrawn(OptionBinder &binder, RowsDrawn &drawn);

/// Prints how reliable a share of so few pairs is, and what would help; `moreRows` is empty if all
/// rows were examined.
void sayFewPairs(std::uint64_t pairs, const std::string &moreRows);
/// The options that bring more similar pairs into a sample; empty if it has all rows.
std::string moreRowsAdvice(bool isOfAllRows, RowsDrawn drawn, const std::string &option);
void sayRowsDrawn(std::uint64_t rows, std::uint64_t dataRows, RowsDrawn drawn);

}  // namespace shinglescope
