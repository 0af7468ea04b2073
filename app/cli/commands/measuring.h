#pragma once

#include "app/cli/options/option_binder.h"
#include "app/cli/options/options.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/stopwatch.h"

namespace shinglescope {

/// What sweep, recall and showdown share: outputs opened first, the table read, a
/// result written as a whole.
class MeasuringCommand {
 public:
  MeasuringCommand(const CliOptions &options, const std::stop_token &stop)
      : m_options(options),
        m_stop(stop),
        m_printer(m_progress),
        m_context{stop, &m_progress, options.threads, options.memoryBytes} {}

  Result<std::shared_ptr<const Dataset>> open();
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

/// The table, the columns and how texts are prepared.
void bindMeasured(OptionBinder &binder, CliOptions &options);
void bindDrawn(OptionBinder &binder, RowsDrawn &drawn);

/// What a share of so few pairs is worth, and what would tell more; `moreRows` is empty where all
/// of them were looked at.
void sayFewPairs(std::uint64_t pairs, const std::string &moreRows);
/// Options that bring more similar pairs into a sample; empty where it has all rows.
std::string moreRowsAdvice(bool isOfAllRows, RowsDrawn drawn, const std::string &option);
void sayRowsDrawn(std::uint64_t rows, std::uint64_t dataRows, RowsDrawn drawn);

}  // namespace shinglescope
