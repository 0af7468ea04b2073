#include "ui/session/log_relay.h"

namespace shinglescope {

void LogRelay::attach(std::shared_ptr<VerdictStore> target) {
  m_target = std::move(target);
  for (LogStep &step : m_unsent) m_target->append(std::move(step));
  m_unsent = {};
}

void LogRelay::append(LogStep step, LogStep copy) {
  m_steps.push_back(std::move(step));
  // The step was copied where it was made, because this may be the GUI thread.
  m_target != nullptr ? m_target->append(std::move(copy)) : m_unsent.push_back(std::move(copy));
  if (m_listener) m_listener();
}

std::optional<Error> LogRelay::failure() const {
  return m_target == nullptr ? std::nullopt : m_target->failure();
}

void LogRelay::retry() {
  if (m_target != nullptr) m_target->retry();
}

}  // namespace shinglescope
