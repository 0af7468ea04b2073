// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string>
#include <thread>

#include "app/cli/options/options.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// Shows a run's progress on standard error: a bar redrawn ten times a second on a terminal,
/// otherwise one line for each stage; nothing with --no-progress or --quiet. Samples the progress
/// counters from a separate thread; stop() ends the thread and clears the bar.
class ProgressPrinter {
 public:
  ProgressPrinter(const Progress &progress, Verbosity verbosity);
  ~ProgressPrinter() { stop(); }
  ProgressPrinter(const ProgressPrinter &) = delete;
  ProgressPrinter &operator=(const ProgressPrinter &) = delete;

  void stop();
  /// Prints a separate line above the bar, unless --quiet is given.
  void note(const std::string &line) const;
  /// The same for what an option asks for, which is printed in any case.
  void answer(const std::string &line) const;

 private:
  void watch(const std::stop_token &ended);
  void showStage(Stage stage);
  void showBar(Stage stage);

  const Progress &m_progress;
  Verbosity m_verbosity;
  bool m_isTerminal;
  Stage m_shown = Stage::Idle;
  std::chrono::steady_clock::time_point m_stageStart;
  std::jthread m_thread;
};

/// One line for a terminal: stage, bar, counts with their unit, and the remaining time if it can be
/// estimated. `seconds` is the time since the stage began.
std::string progressLine(const StageCount &count, double seconds);

}  // namespace shinglescope
