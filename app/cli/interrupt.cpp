// SPDX-License-Identifier: MIT
#include "app/cli/interrupt.h"

#include <unistd.h>

#include <chrono>
#include <ctime>

namespace shinglescope {

InterruptWatcher::InterruptWatcher() {
  sigemptyset(&m_signals);
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&m_signals, number);
  pthread_sigmask(SIG_BLOCK, &m_signals, nullptr);
  m_thread = std::jthread([this](const std::stop_token &ended) { watch(ended); });
}

void InterruptWatcher::watch(const std::stop_token &ended) {
  using Clock = std::chrono::steady_clock;
  constexpr timespec kWait{0, 20'000'000};
  constexpr int kInterrupted = 130;
  Clock::time_point first{};
  while (!ended.stop_requested()) {
    if (sigtimedwait(&m_signals, nullptr, &kWait) < 0) continue;
    if (m_stop.request_stop()) {
      first = Clock::now();
    } else if (Clock::now() - first > std::chrono::seconds(2)) {
      _exit(kInterrupted);
    }
  }
}

}  // namespace shinglescope
