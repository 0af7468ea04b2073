#pragma once

#include <QString>
#include <optional>

#include "ui/base/jobs/job.h"

namespace shinglescope {

/// What a stage does, with what it counts: "Signing: 12,400 of 80,000 rows".
QString progressText(const ProgressSample &sample);
/// "about 12 s left"; empty where it cannot be told.
QString timeLeftText(std::optional<double> secondsLeft);

/// Estimates the rest of the current stage from its pace so far. Plain values.
class RemainingTimeEstimator {
 public:
  /// Seconds until the stage ends; none in its first half second and where the
  /// total is not known.
  std::optional<double> secondsLeft(const ProgressSample &sample);

 private:
  Stage m_stage = Stage::Idle;
  double m_stageStart = 0;
};

}  // namespace shinglescope
