// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "core/review/verdicts/verdict_store.h"

namespace shinglescope {

/// The session's verdict store. Keeps every step in memory and passes it on to a project's
/// store once there is one, so that the first verdict need not wait for a file. GUI thread;
/// shares the target.
class BufferedVerdictStore final : public VerdictStore {
 public:
  BufferedVerdictStore() = default;
  /// For an opened project: starts with the steps of the target.
  explicit BufferedVerdictStore(std::shared_ptr<VerdictStore> target)
      : m_steps(target->steps()), m_target(std::move(target)) {}

  /// Passes on all steps so far and every later one.
  void attach(std::shared_ptr<VerdictStore> target);
  /// Sets a function that is called after each appended step.
  void setListener(std::function<void()> listener) { m_listener = std::move(listener); }

  const std::vector<LogStep> &steps() const override { return m_steps; }
  void append(LogStep step) override {
    LogStep copy = step;
    append(std::move(step), std::move(copy));
  }
  void append(LogStep step, LogStep copy) override;
  std::uint64_t savedThrough() const override { return m_target ? m_target->savedThrough() : 0; }
  std::optional<Error> failure() const override;
  void retry() override;

 private:
  std::vector<LogStep> m_steps;
  std::vector<LogStep> m_unsent;  ///< copies of the steps until there is a target
  std::shared_ptr<VerdictStore> m_target;
  std::function<void()> m_listener;
};

}  // namespace shinglescope
