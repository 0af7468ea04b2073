// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/pair_budget.h"
#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lsh/candidate_window.h"

namespace shinglescope {

/// The candidates that one worker emits, possibly several times; duplicates are dropped regularly,
/// so texts that share many bands do not multiply the list. Refers to the window and the context.
class EmissionList {
 public:
  /// `texts` is a bound of the texts' numbers. `window` may be null; each of `workers` workers gets
  /// an equal part of its capacity.
  EmissionList(std::size_t texts, CandidateWindow *window, unsigned workers,
               const RunContext &context);

  void add(const CandidatePair &pair) { m_pairs.push_back(pair); }
  /// Keeps the list short and checks whether to continue. Errors: Limit if there are more pairs
  /// than the budget allows and there is no window; Cancelled.
  Result<void> settle(const PairBudget &budget);
  /// Returns the list, unsorted and with duplicates. Must be the last call.
  std::vector<CandidatePair> takePairs();

 private:
  std::size_t m_texts;
  const RunContext *m_context;
  CandidateWindow *m_window;
  std::size_t m_room = 0;  ///< in a window: the size at which the list is sorted
  std::vector<CandidatePair> m_pairs;
  std::vector<CandidatePair> m_scratch;
  std::size_t m_settleAt;
};

/// Merges all workers' lists into one, ascending and without duplicates. Errors: Cancelled.
Result<std::vector<CandidatePair>> joinLists(std::vector<EmissionList> &lists, std::size_t texts,
                                             const RunContext &context);

}  // namespace shinglescope
