#pragma once

#include <atomic>
#include <cstdint>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace shinglescope {

/// The named stages of the flow, in the order in which a run passes them, then
/// those of looking at a table, of judging and of tuning.
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
  Judging,    ///< verdicts, many at once
  Comparing,  ///< each with each, or with one, without an index
  Searching,  ///< for the partners of some texts among all
  Sweeping,   ///< a grid of settings
  Digesting,  ///< what records are known by
  Choosing,   ///< keepers of groups
  Replaying,  ///< the log of verdicts
  LayingOut,  ///< pages
  Count
};

/// What a stage counts; Nothing where only the share that is done means something.
enum class WorkUnit {
  Nothing,
  Bytes,
  Rows,
  Texts,
  Bands,
  BandPlans,
  Candidates,
  Pairs,
  Groups,
  Settings,
  Seeds,
  Problems,
  Verdicts,
  Steps,
  Pages,
  Count
};

/// English name for reports and the command line ("reading", "signing", ...).
std::string_view stageName(Stage stage);
/// English plural for the command line ("rows", "band plans"); empty for Nothing.
std::string_view unitName(WorkUnit unit);

/// What a stage has counted when the next one begins.
struct StageCount {
  Stage stage = Stage::Idle;
  WorkUnit unit = WorkUnit::Nothing;
  std::uint64_t done = 0;
  std::uint64_t total = 0;
};

/// What a stage has done so far. Written by workers, sampled by whoever shows
/// it; every member is atomic, so no lock and no callback is needed.
struct Progress {
  std::atomic<Stage> stage{Stage::Idle};
  std::atomic<std::uint64_t> done{0};
  std::atomic<std::uint64_t> total{0};  ///< 0 where it is not known
  std::atomic<WorkUnit> unit{WorkUnit::Nothing};
  /// Gets every stage that ends, in the thread that starts the next one; may be
  /// null. Outlives the run.
  std::vector<StageCount> *history = nullptr;

  void start(Stage next, WorkUnit counted, std::uint64_t totalUnits);
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
  /// `total` is 0 where it is not known. Everything that advance() then adds must be
  /// of the unit.
  void startStage(Stage stage, WorkUnit unit, std::uint64_t total) const;
  void advance(std::uint64_t units) const;
};

/// The same context without progress: for steps of a larger step that counts itself.
inline RunContext quietly(RunContext context) {
  context.progress = nullptr;
  return context;
}

/// The same, in one thread.
inline RunContext quietlyAlone(RunContext context) {
  context.threads = 1;
  return quietly(std::move(context));
}

/// Threads of this machine, at least 1.
unsigned hardwareThreads();

/// Bytes that a run may use: its budget, or where there is none three quarters
/// of this machine's memory.
std::uint64_t memoryLimit(const RunContext &context);

/// The largest resident set of this process so far, in bytes.
std::uint64_t peakMemoryBytes();

}  // namespace shinglescope
