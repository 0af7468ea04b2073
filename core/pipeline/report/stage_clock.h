// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

#include "core/pipeline/report/run_report.h"

namespace shinglescope {

/// Times the stages of a run into its report.
class StageClock {
 public:
  using Clock = std::chrono::steady_clock;

  explicit StageClock(RunReport &report) : m_report(report) {}

  /// Runs a stage's function and adds its wall time.
  template <class Function>
  auto time(Stage stage, Function function) {
    const auto start = Clock::now();
    auto result = function();
    add(stage, secondsSince(start));
    return result;
  }
  /// Times two stages that one function performs together; `shareOf(result)` returns the share of
  /// the first.
  template <class Function, class ShareOf>
  auto timeParts(Stage first, Stage second, Function function, ShareOf shareOf) {
    const auto start = Clock::now();
    auto result = function();
    const double seconds = secondsSince(start);
    const double share = shareOf(result);
    add(first, seconds * share);
    add(second, seconds * (1 - share));
    return result;
  }
  void finish() { m_report.totalSeconds = secondsSince(m_start); }

 private:
  static double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
  }

  /// Adds up the parts of a stage that runs several times.
  void add(Stage stage, double seconds) {
    for (StageTime &time : m_report.stages) {
      if (time.stage != stage) continue;
      time.seconds += seconds;
      return;
    }
    m_report.stages.push_back({stage, seconds});
  }

  RunReport &m_report;
  Clock::time_point m_start = Clock::now();
};

}  // namespace shinglescope
