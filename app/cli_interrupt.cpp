#include "app/cli_interrupt.h"

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
  constexpr std::chrono::seconds kPatience(10);
  Clock::time_point first{};
  while (!ended.stop_requested()) {
    const bool isSignalled = sigtimedwait(&m_signals, nullptr, &kWait) >= 0;
    // What waits for something outside, such as the reader of a pipe, hears no stop request.
    const bool isStuck = first != Clock::time_point() && Clock::now() - first > kPatience;
    if (isStuck) _exit(kInterrupted);
    if (!isSignalled) continue;
    if (m_stop.request_stop()) {
      first = Clock::now();
    } else if (Clock::now() - first > std::chrono::seconds(2)) {
      _exit(kInterrupted);
    }
  }
}

}  // namespace shinglescope
