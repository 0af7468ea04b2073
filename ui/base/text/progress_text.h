// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <optional>

#include "ui/base/jobs/job.h"

namespace shinglescope {

/// Returns a stage with its counts: "Signing: 12,400 of 80,000 rows".
QString progressText(const ProgressSample &sample);
/// Returns "about 12 s left", or an empty text if the time is unknown.
QString timeLeftText(std::optional<double> secondsLeft);

/// Estimates the remaining time of the current stage from its pace so far. Plain values.
class RemainingTimeEstimator {
 public:
  /// Returns the seconds until the stage ends; nullopt in its first half second or if the total is
  /// unknown.
  std::optional<double> secondsLeft(const ProgressSample &sample);

 private:
  Stage m_stage = Stage::Idle;
  double m_stageStart = 0;
};

}  // namespace shinglescope
