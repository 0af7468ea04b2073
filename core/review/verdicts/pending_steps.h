// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "core/review/verdicts/memory_verdict_store.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// Converts a step number to a list that contains it, or 0 to an empty list.
Result<std::vector<std::uint64_t>> asSteps(const Result<std::uint64_t> &step);

/// Pending steps with a large number of changes, staged by a worker on a copy of the verdicts while
/// others continue to read the original. Nothing may be added to the original meanwhile; commitTo()
/// detects it. Created and committed on the thread of the verdicts, which must outlive copy();
/// owned by the worker in between. Needs as much memory again as the log.
class PendingSteps {
 public:
  /// Takes microseconds.
  explicit PendingSteps(const Verdicts &base);
  /// The worker's first call: copies the log. O(log). Cancelled, checked between its parts.
  Result<void> copy(const RunContext &context);
  /// The copy; steps are applied to it as to any other verdicts.
  Verdicts &verdicts() { return *m_ahead; }
  /// The worker's last call: copies the steps again, for stores that both keep and write.
  /// O(changes). Cancelled.
  Result<void> finish(const RunContext &context);

  /// Commits: replaces `base` with the worker's copy and hands the steps to its store. This object
  /// then owns the old state, which can be freed on a thread that nobody waits for. Takes
  /// microseconds, plus the time of the store. BadParameter if anything was added to `base` since;
  /// then nothing changes.
  Result<void> commitTo(Verdicts &base);

 private:
  const Verdicts &m_base;
  MemoryVerdictStore m_store;
  std::vector<LogStep> m_again;
  std::unique_ptr<Verdicts> m_ahead;
  std::uint64_t m_steps;  ///< the number of steps of the original
};

}  // namespace shinglescope
