// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <csignal>
#include <stop_token>
#include <thread>

namespace shinglescope {

/// Turns Ctrl+C (SIGINT), SIGTERM and SIGHUP into a stop request. The signals are blocked in every
/// thread, and one thread waits for them, so no code runs in a signal handler. A second signal more
/// than two seconds after the first ends the process immediately. A SIGHUP that the process was
/// started to ignore, as by nohup, remains ignored. Create it before any other thread.
class InterruptWatcher {
 public:
  InterruptWatcher();
  ~InterruptWatcher() = default;
  InterruptWatcher(const InterruptWatcher &) = delete;
  InterruptWatcher &operator=(const InterruptWatcher &) = delete;

  std::stop_token token() const { return m_stop.get_token(); }
  /// Returns the exit code of a process that ends because of the first signal: 128 + its number, as
  /// shells report it.
  int exitCode() const { return 128 + m_signal.load(std::memory_order_acquire); }

 private:
  void watch(const std::stop_token &ended);

  sigset_t m_signals{};
  std::atomic<int> m_signal{SIGINT};
  std::stop_source m_stop;
  std::jthread m_thread;
};

}  // namespace shinglescope
