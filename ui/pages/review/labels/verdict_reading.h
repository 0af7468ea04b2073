// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/session.h"

namespace shinglescope {

/// Lets nothing be judged while a worker reads the session's verdicts. The worker must end before
/// this object is destroyed. GUI thread; the session outlives it.
class VerdictReading {
 public:
  explicit VerdictReading(Session &session) : m_session(session) {}
  ~VerdictReading() { end(); }
  VerdictReading(const VerdictReading &) = delete;
  VerdictReading &operator=(const VerdictReading &) = delete;

  /// Returns false if a worker already changes or reads the verdicts.
  bool begin() { return m_isReading || (m_isReading = m_session.pauseSteps()); }
  void end() {
    if (m_isReading) m_session.dropSteps();
    m_isReading = false;
  }

 private:
  Session &m_session;
  bool m_isReading = false;
};

}  // namespace shinglescope
