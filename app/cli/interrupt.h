// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace shinglescope {

/// Turns Ctrl+C (SIGINT), SIGTERM and SIGHUP into a stop request. The signals are blocked in every
/// thread, and one thread waits for them, so no code runs in a signal handler. A second signal more
/// than two seconds after the first ends the process immediately. Create it before any other
/// thread.
class InterruptWatcher {
 public:
  InterruptWatcher();
  ~InterruptWatcher() = default;
  InterruptWatcher(const InterruptWatcher &) = delete;
  InterruptWatcher &operator=(const InterruptWatcher &) = delete;

  std::stop_token token() const { return m_stop.get_token(); }

 private:
  void watch(const std::stop_token &ended);

  sigset_t m_signals{};
  std::stop_source m_stop;
  std::jthread m_thread;
};

}  // namespace shinglescope
