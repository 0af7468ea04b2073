// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QSlider>

#include "core/base/ratio.h"

namespace shinglescope {

/// A slider for the threshold under review, from a run's floor to 1 in steps of a
/// thousandth; keys and wheel move it by a hundredth. It can be disabled with a reason.
/// GUI thread.
class ThresholdSlider final : public QWidget {
  Q_OBJECT

 public:
  explicit ThresholdSlider(QWidget *parent = nullptr);
  void setFloor(const Ratio &floor);
  void setThreshold(const Ratio &threshold);  ///< emits no signal
  /// Disables the slider and shows the reason as tool tip and description; an empty reason
  /// enables it.
  void setOff(const QString &reason);
  QSlider &slider() { return *m_slider; }

 signals:
  void thresholdMoved(shinglescope::Ratio threshold);

 private:
  void showValue();

  QSlider *m_slider = nullptr;
  QLabel *m_value = nullptr;
};

}  // namespace shinglescope
