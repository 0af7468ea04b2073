// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <limits>

#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// The number of pairs of texts that a run may keep. They must fit into its memory, and their
/// number must be below 2^32, since pair numbers have 32 bits. A million records from one template
/// form over 10^11 pairs; such a run must end with advice instead of being killed. All workers of a
/// stage share one budget.
class PairBudget {
 public:
  explicit PairBudget(const RunContext &context)
      : m_most(std::min(memoryLimit(context) / kBytesPerPair, kMostPairs)) {}

  /// Adds `pairs` to the pairs that are kept. Returns Limit, with the phrase `advice` in the
  /// message, if there are too many; whether this happens does not depend on the order of the
  /// calls.
  Result<void> take(std::uint64_t pairs, MessageId advice) {
    return allows(m_taken.fetch_add(pairs, std::memory_order_relaxed) + pairs, advice);
  }

  /// Checks whether this number of pairs may be kept, without counting them.
  Result<void> allows(std::uint64_t pairs, MessageId advice) const {
    return pairs <= m_most ? Result<void>{} : over(m_most, advice);
  }

  /// Returns the error Limit for a run that may keep at most `most` pairs.
  static Error over(std::uint64_t most, MessageId advice) {
    return errorOf(ErrorCode::Limit, {MessageId::OverPairBudget, {most, advice}});
  }

 private:
  /// A candidate, plus a scored pair and its copy while lists are joined and sorted.
  static constexpr std::uint64_t kBytesPerPair = 72;
  static constexpr std::uint64_t kMostPairs = std::numeric_limits<std::uint32_t>::max() - 1;

  std::uint64_t m_most;
  std::atomic<std::uint64_t> m_taken{0};
};

}  // namespace shinglescope
