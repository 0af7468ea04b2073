// SPDX-License-Identifier: MIT
#include "app/cli/interrupt.h"

#include <unistd.h>

#include <chrono>
#include <ctime>

namespace shinglescope {
namespace {

/// Tests whether the program was started with this signal ignored, as nohup does.
bool isIgnored(int number) {
  struct sigaction action {};
  return sigaction(number, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

InterruptWatcher::InterruptWatcher() {
  sigemptyset(&m_signals);
  for (const int number : {SIGINT, SIGTERM, SIGHUP})
    if (number != SIGHUP || !isIgnored(number)) sigaddset(&m_signals, number);
  pthread_sigmask(SIG_BLOCK, &m_signals, nullptr);
  m_thread = std::jthread([this](const std::stop_token &ended) { watch(ended); });
}

void InterruptWatcher::watch(const std::stop_token &ended) {
  using Clock = std::chrono::steady_clock;
  constexpr timespec kWait{0, 20'000'000};
  Clock::time_point first{};
  while (!ended.stop_requested()) {
    const int number = sigtimedwait(&m_signals, nullptr, &kWait);
    if (number < 0) continue;
    if (!m_stop.stop_requested()) {
      m_signal.store(number, std::memory_order_release);
      m_stop.request_stop();
      first = Clock::now();
    } else if (Clock::now() - first > std::chrono::seconds(2)) {
      _exit(exitCode());
    }
  }
}

}  // namespace shinglescope
