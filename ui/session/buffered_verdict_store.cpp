// SPDX-License-Identifier: MIT
#include "ui/session/buffered_verdict_store.h"

namespace shinglescope {

void BufferedVerdictStore::attach(std::shared_ptr<VerdictStore> target) {
  m_target = std::move(target);
  for (LogStep &step : m_unsent) m_target->append(std::move(step));
  m_unsent = {};
}

void BufferedVerdictStore::append(LogStep step, LogStep copy) {
  m_steps.push_back(std::move(step));
  // The step was copied where it was made, because this may be the GUI thread.
  m_target != nullptr ? m_target->append(std::move(copy)) : m_unsent.push_back(std::move(copy));
  if (m_listener) m_listener();
}

std::optional<Error> BufferedVerdictStore::failure() const {
  return m_target == nullptr ? std::nullopt : m_target->failure();
}

void BufferedVerdictStore::retry() {
  if (m_target != nullptr) m_target->retry();
}

}  // namespace shinglescope
