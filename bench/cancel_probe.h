// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/base/hash.h"
#include "core/base/result.h"
#include "core/base/run_context.h"

/// Cancels a running stage at a chosen moment and measures the time until it has returned. Shared
/// by bench/latency.cpp and tests/core/pipeline/run/tst_cancel.cpp.
namespace shinglescope::bench {

using Clock = std::chrono::steady_clock;
using Call = std::function<Result<void>(const RunContext &)>;

inline double secondsBetween(Clock::time_point from, Clock::time_point to) {
  return std::chrono::duration<double>(to - from).count();
}

/// Work that can be cancelled. `make` copies what the call consumes; the call frees it before it
/// returns, as a run does.
struct Scene {
  std::string name;
  Stage stage = Stage::Idle;  ///< the delay starts with this stage; Idle: with the call
  std::function<Call()> make;
};

struct Attempt {
  double seconds = 0;                   ///< from the start of the delay, or the call, to the return
  std::optional<double> waitedSeconds;  ///< not set if the call returned before it was cancelled
  std::optional<Error> error;           ///< other than Cancelled
};

/// Sleeps until a stage has run for some time, then cancels it, in a separate thread.
class Canceller {
 public:
  Canceller(Stage stage, std::chrono::duration<double> delay, const Progress &progress,
            std::stop_source source)
      : m_thread([=, this, &progress] { run(stage, delay, progress, source); }) {}

  /// Returns the time of the cancellation, if there was one. Call it when the stage has returned.
  std::optional<Clock::time_point> finish() {
    {
      const std::lock_guard lock(m_mutex);
      m_isFinished = true;
    }
    m_wake.notify_all();
    m_thread.join();
    return m_asked;
  }
  std::optional<Clock::time_point> stageBegan() const { return m_began; }

 private:
  void run(Stage stage, std::chrono::duration<double> delay, const Progress &progress,
           std::stop_source source) {
    constexpr std::chrono::microseconds kLook{50};
    std::unique_lock lock(m_mutex);
    while (stage != Stage::Idle && progress.stage.load(std::memory_order_acquire) != stage) {
      if (m_wake.wait_for(lock, kLook, [this] { return m_isFinished; })) return;
    }
    m_began = Clock::now();
    if (m_wake.wait_for(lock, delay, [this] { return m_isFinished; })) return;
    m_asked = Clock::now();
    source.request_stop();
  }

  std::mutex m_mutex;
  std::condition_variable m_wake;
  bool m_isFinished = false;
  std::optional<Clock::time_point> m_began;
  std::optional<Clock::time_point> m_asked;
  std::jthread m_thread;  ///< last: it uses the members above
};

/// Runs a scene and cancels it `delay` after the start of its stage.
inline Attempt cancelOnce(const Scene &scene, std::chrono::duration<double> delay,
                          unsigned threads) {
  Call call = scene.make();
  std::stop_source source;
  Progress progress;
  const RunContext context{source.get_token(), &progress, threads, 0};
  const auto start = Clock::now();
  Canceller canceller(scene.stage, delay, progress, source);
  const Result<void> result = call(context);
  const auto end = Clock::now();
  const auto asked = canceller.finish();
  Attempt attempt;
  attempt.seconds = secondsBetween(canceller.stageBegan().value_or(start), end);
  if (asked && *asked < end) attempt.waitedSeconds = secondsBetween(*asked, end);
  if (!result && result.error().code != ErrorCode::Cancelled) attempt.error = result.error();
  return attempt;
}

/// All measured waits of one scene.
struct Tally {
  std::string name;
  double stageSeconds = 0;    ///< its last duration without being cancelled
  std::size_t attempts = 0;   ///< calls, including those that ended before they were cancelled
  std::vector<double> waits;  ///< seconds, ascending
  std::optional<Error> error = {};  ///< of a scene that failed instead of stopping

  /// Returns a percentile by nearest rank; 0 without waits.
  double percentile(double share) const {
    if (waits.empty()) return 0;
    const auto rank =
        static_cast<std::size_t>(std::ceil(share * static_cast<double>(waits.size())));
    return waits[std::max<std::size_t>(rank, 1) - 1];
  }
};

/// Cancels a scene at uniformly drawn moments of its stage until `wanted` calls were interrupted.
/// Makes at most four times as many attempts, because a short stage may end too soon.
inline Tally cancelRandomly(const Scene &scene, double stageSeconds, std::size_t wanted,
                            unsigned threads, SplitMix64 &random) {
  constexpr std::size_t kAttemptsPerHit = 4;
  Tally tally{scene.name, stageSeconds, 0, {}};
  while (tally.waits.size() < wanted && tally.attempts < wanted * kAttemptsPerHit) {
    const double share = static_cast<double>(random.next() >> 11U) * 0x1p-53;
    const std::chrono::duration<double> delay(share * tally.stageSeconds);
    const Attempt attempt = cancelOnce(scene, delay, threads);
    ++tally.attempts;
    tally.error = attempt.error;
    if (tally.error) break;
    if (attempt.waitedSeconds) {
      tally.waits.push_back(*attempt.waitedSeconds);
    } else {
      tally.stageSeconds = attempt.seconds;
    }
  }
  std::sort(tally.waits.begin(), tally.waits.end());
  return tally;
}

}  // namespace shinglescope::bench
