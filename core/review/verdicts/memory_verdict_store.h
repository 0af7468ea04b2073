// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "core/review/verdicts/verdict_store.h"

namespace shinglescope {

/// Keeps the steps in memory for its lifetime: for work without a project file, and for tests.
/// Every step counts as saved immediately. One thread.
class MemoryVerdictStore final : public VerdictStore {
 public:
  MemoryVerdictStore() = default;
  /// Creates a store that already contains these steps.
  explicit MemoryVerdictStore(std::vector<LogStep> steps) : m_steps(std::move(steps)) {}

  /// Includes the appended steps.
  const std::vector<LogStep> &steps() const override { return m_steps; }
  using VerdictStore::append;
  void append(LogStep step) override { m_steps.push_back(std::move(step)); }
  /// Moves all steps out and leaves the store empty.
  std::vector<LogStep> take() { return std::exchange(m_steps, {}); }
  std::uint64_t savedThrough() const override { return m_steps.size(); }
  std::optional<Error> failure() const override { return std::nullopt; }
  void retry() override {}

 private:
  std::vector<LogStep> m_steps;
};

}  // namespace shinglescope
