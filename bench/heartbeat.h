// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <vector>

namespace shinglescope::bench {

inline constexpr int kBeatMilliseconds = 5;

/// Measures how late each beat comes. GUI thread.
class Heartbeat {
 public:
  Heartbeat() {
    m_timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_timer, &QTimer::timeout, [this] { beat(); });
  }
  void start() {
    m_sinceLast.start();
    m_timer.start(kBeatMilliseconds);
  }
  /// Returns milliseconds in ascending order.
  std::vector<double> stop() {
    m_timer.stop();
    std::sort(m_stalls.begin(), m_stalls.end());
    return std::move(m_stalls);
  }

 private:
  void beat() {
    const double gap = static_cast<double>(m_sinceLast.nsecsElapsed()) / 1e6;
    m_sinceLast.restart();
    m_stalls.push_back(std::max(0.0, gap - kBeatMilliseconds));
  }

  QTimer m_timer;
  QElapsedTimer m_sinceLast;
  std::vector<double> m_stalls;
};

/// Returns a percentile by nearest rank. `values` are ascending; at least one.
inline double percentile(const std::vector<double> &values, double share) {
  const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size())));
  return values[std::max<std::size_t>(rank, 1) - 1];
}

}  // namespace shinglescope::bench
