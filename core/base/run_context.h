// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace shinglescope {

/// The named stages: first those of a run in order, then those of browsing a table, of review and
/// of tuning.
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
  Judging,    ///< many verdicts in one step
  Comparing,  ///< all pairs, or one text with all others, without an index
  Searching,  ///< partners of some texts among all texts
  Sweeping,   ///< a grid of settings
  Digesting,  ///< digests that identify records
  Choosing,   ///< keepers of groups
  Replaying,  ///< the log of verdicts
  LayingOut,  ///< pages
  Count
};

/// What a stage counts; Nothing if only the completed share is meaningful.
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

/// Returns the English name for reports and the command line ("reading", "signing", ...).
std::string_view stageName(Stage stage);
/// Returns the English plural for the command line ("rows", "band plans"); empty for Nothing.
std::string_view unitName(WorkUnit unit);

/// The final count of a stage, recorded when the next one begins.
struct StageCount {
  Stage stage = Stage::Idle;
  WorkUnit unit = WorkUnit::Nothing;
  std::uint64_t done = 0;
  std::uint64_t total = 0;
};

/// The progress of the current stage. Workers write it and a display samples it; every member is
/// atomic, so it does not need a lock or a callback.
struct Progress {
  std::atomic<Stage> stage{Stage::Idle};
  std::atomic<std::uint64_t> done{0};
  std::atomic<std::uint64_t> total{0};  ///< 0 if unknown
  std::atomic<WorkUnit> unit{WorkUnit::Nothing};
  /// Receives every stage that ends, in the thread that starts the next one; may be null. Must
  /// outlive the run.
  std::vector<StageCount> *history = nullptr;

  void start(Stage next, WorkUnit counted, std::uint64_t totalUnits);
  void advance(std::uint64_t units) { done.fetch_add(units, std::memory_order_relaxed); }
};

/// The context that every long stage receives. Contains no Qt type and no callback. A stage polls
/// `isCancelled()` often enough to stop within 200 ms.
struct RunContext {
  std::stop_token stop = {};
  Progress *progress = nullptr;    ///< may be null; must outlive the run
  unsigned threads = 1;            ///< worker threads, at least 1
  std::uint64_t memoryBudget = 0;  ///< bytes; 0 selects the default of memoryLimit()

  bool isCancelled() const { return stop.stop_requested(); }
  /// Starts a stage. `total` is 0 if unknown. Later calls of advance() must count in `unit`.
  void startStage(Stage stage, WorkUnit unit, std::uint64_t total) const;
  void advance(std::uint64_t units) const;
};

/// Checks for cancellation before the first text and then after every fixed number of bytes,
/// regardless of the length of the texts.
class TextWatch {
 public:
  explicit TextWatch(const RunContext &context) : m_context(context) {}

  bool isCancelledAt(std::size_t textBytes) {
    if (m_sinceLook >= kBytesPerPoll) m_sinceLook = 0;
    const bool looks = m_sinceLook == 0;
    m_sinceLook += textBytes + 1;
    return looks && m_context.isCancelled();
  }

 private:
  static constexpr std::size_t kBytesPerPoll = 1U << 18U;

  const RunContext &m_context;
  std::size_t m_sinceLook = 0;
};

/// Returns the same context without progress, for parts of a step that counts its own progress.
inline RunContext quietly(RunContext context) {
  context.progress = nullptr;
  return context;
}

/// Returns the same context without progress and with one thread.
inline RunContext quietlyAlone(RunContext context) {
  context.threads = 1;
  return quietly(std::move(context));
}

/// Returns the number of hardware threads, at least 1.
unsigned hardwareThreads();

/// Returns the bytes that a run may use: its budget or, without one, three quarters of this
/// machine's memory.
std::uint64_t memoryLimit(const RunContext &context);

/// Returns the largest resident set of this process so far, in bytes.
std::uint64_t peakMemoryBytes();

}  // namespace shinglescope
