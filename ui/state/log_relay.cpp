#include "ui/state/log_relay.h"

namespace shinglescope {

void LogRelay::attach(std::shared_ptr<VerdictStore> target) {
  m_target = std::move(target);
  for (const LogStep &step : m_steps) m_target->append(step);
}

void LogRelay::append(LogStep step, LogStep copy) {
  m_steps.push_back(std::move(step));
  if (m_target != nullptr) m_target->append(std::move(copy));
  if (m_listener) m_listener();
}

std::optional<Error> LogRelay::failure() const {
  return m_target == nullptr ? std::nullopt : m_target->failure();
}

void LogRelay::retry() {
  if (m_target != nullptr) m_target->retry();
}

}  // namespace shinglescope
