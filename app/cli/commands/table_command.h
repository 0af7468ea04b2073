// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "app/cli/commands/input.h"
#include "app/cli/options/options.h"
#include "app/cli/output/console.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/progress.h"
#include "app/cli/output/stopwatch.h"

namespace shinglescope {

/// The common part of query, estimate and the commands that measure or explore: opens the outputs
/// first, reads the table or both, writes the complete result.
class TableCommand {
 public:
  TableCommand(const CliOptions &options, const std::stop_token &stop)
      : m_options(options),
        m_stop(stop),
        m_recipe(options.recipe),
        m_printer(m_progress, options.verbosity),
        m_context{stop, &m_progress, options.threads, options.memoryBytes} {}

  /// Opens the output and reads the table, or both.
  Result<std::shared_ptr<const Dataset>> open();
  /// Reads the table, or both, for a command with outputs of its own.
  Result<std::shared_ptr<const Dataset>> read();
  CliOutput &output() { return m_outputs->main(); }
  /// What was read; only after it was.
  const InputTables &tables() const { return m_tables; }
  /// The recipe; after two tables were read, with the columns that are called differently.
  const Recipe &recipe() const { return m_recipe; }
  CliOutput *unused() { return m_outputs->unused(); }
  /// Publishes what was written to output().
  Result<void> commit();
  Result<void> write(const std::string &text);
  /// Writes the recipe of `--recipe-out`, if that is given; write() publishes both.
  Result<void> writeRecipe(const std::string &text);
  void stopProgress() { m_printer.stop(); }
  Console console() const { return Console(m_options.verbosity); }
  const RunContext &context() const { return m_context; }
  double seconds() const { return m_watch.seconds(); }

 private:
  const CliOptions &m_options;
  std::stop_token m_stop;
  Recipe m_recipe;
  Stopwatch m_watch;
  Progress m_progress;
  ProgressPrinter m_printer;
  RunContext m_context;
  std::optional<CliOutputs> m_outputs;
  InputTables m_tables;
};

}  // namespace shinglescope
