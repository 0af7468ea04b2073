#pragma once

#include <atomic>
#include <cstdint>
#include <stop_token>
#include <string_view>

namespace shinglescope {

/// The named stages of the flow, in the order in which a run passes them, then
/// those of looking at a table and of judging.
enum class Stage {
  Idle,
  Reading,
  Preparing,
  Signing,
  Banding,
  Verifying,
  Joining,
  Grouping,
  Writing,
  Filtering,
  Sorting,
  Judging,  ///< verdicts, many at once
  Count
};

/// English name for reports and the command line ("reading", "signing", ...).
std::string_view stageName(Stage stage);

/// What a stage has done so far. Written by workers, sampled by whoever shows
/// it; every member is atomic, so no lock and no callback is needed.
struct Progress {
  std::atomic<Stage> stage{Stage::Idle};
  std::atomic<std::uint64_t> done{0};
  std::atomic<std::uint64_t> total{0};  ///< 0 where it is not known

  void start(Stage next, std::uint64_t totalUnits);
  void advance(std::uint64_t units) { done.fetch_add(units, std::memory_order_relaxed); }
};

/// What every long stage is given. Holds no Qt and no callback. A stage polls
/// `isCancelled()` often enough to stop within 200 ms.
struct RunContext {
  std::stop_token stop = {};
  Progress *progress = nullptr;    ///< may be null; outlives the run
  unsigned threads = 1;            ///< worker threads, at least 1
  std::uint64_t memoryBudget = 0;  ///< bytes; 0 leaves it to memoryLimit()

  bool isCancelled() const { return stop.stop_requested(); }
  void startStage(Stage stage, std::uint64_t total) const;
  void advance(std::uint64_t units) const;
};

/// Threads of this machine, at least 1.
unsigned hardwareThreads();

/// Bytes that a run may use: its budget, or where there is none three quarters
/// of this machine's memory.
std::uint64_t memoryLimit(const RunContext &context);

/// The largest resident set of this process so far, in bytes.
std::uint64_t peakMemoryBytes();

}  // namespace shinglescope
