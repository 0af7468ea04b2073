#pragma once

#include <memory>
#include <vector>

#include "core/review/verdicts/memory_verdict_store.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// The number of one step, if any, as a list.
Result<std::vector<std::uint64_t>> asSteps(const Result<std::uint64_t> &step);

/// Steps of very many changes, taken by a worker on a copy of the verdicts while
/// everybody else goes on reading these. Nothing may be added to them meanwhile:
/// keepIn() notices. Made and kept on the thread of the verdicts, which outlive
/// copy(); in between it is the worker's. Costs the memory of the log once more.
class StepsAhead {
 public:
  /// Microseconds.
  explicit StepsAhead(const Verdicts &base);
  /// The worker's first call. O(log). Cancelled, between its parts.
  Result<void> copy(const RunContext &context);
  /// The copy, on which steps are taken like on any other.
  Verdicts &verdicts() { return *m_ahead; }
  /// The worker's last call: a second copy of the steps, for stores that both
  /// keep and write. O(changes). Cancelled.
  Result<void> finish(const RunContext &context);

  /// Puts what the worker made in the place of `base` and hands the steps to its
  /// store; this then has what was there before, to be freed by whom that does
  /// not delay. Microseconds, and what the store takes. BadParameter where
  /// anything was added to `base` since; then nothing is changed.
  Result<void> keepIn(Verdicts &base);

 private:
  const Verdicts &m_base;
  MemoryVerdictStore m_store;
  std::vector<LogStep> m_again;
  std::unique_ptr<Verdicts> m_ahead;
  std::uint64_t m_steps;  ///< that there were before
};

}  // namespace shinglescope
