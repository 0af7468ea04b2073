// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>

#include "core/base/result.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// The bytes that one large structure of a run may use, shared by all workers. A run that needs
/// more ends with advice instead of being killed.
class MemoryBudget {
 public:
  explicit MemoryBudget(const RunContext &context) : m_most(memoryLimit(context)) {}

  /// Adds `bytes` to the memory in use. Returns Limit if it exceeds the budget; the message
  /// contains the phrases `what` (a plural) and `advice`.
  Result<void> take(std::uint64_t bytes, MessageId what, MessageId advice) {
    if (m_taken.fetch_add(bytes, std::memory_order_relaxed) + bytes <= m_most) return {};
    return errorOf(ErrorCode::Limit, {MessageId::OverMemoryBudget, {what, m_most >> 20U, advice}});
  }

 private:
  std::uint64_t m_most;
  std::atomic<std::uint64_t> m_taken{0};
};

}  // namespace shinglescope
