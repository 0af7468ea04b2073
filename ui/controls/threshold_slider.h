#pragma once

#include <QLabel>
#include <QSlider>

#include "core/base/ratio.h"

namespace shinglescope {

/// The threshold under review, from a run's floor to 1 in steps of a
/// thousandth; keys and wheel move by a hundredth. GUI thread.
class ThresholdSlider final : public QWidget {
  Q_OBJECT

 public:
  explicit ThresholdSlider(QWidget *parent = nullptr);
  void setFloor(const Ratio &floor);
  void setThreshold(const Ratio &threshold);  ///< without a signal
  QSlider &slider() { return *m_slider; }

 signals:
  void thresholdMoved(shinglescope::Ratio threshold);

 private:
  void showValue();

  QSlider *m_slider = nullptr;
  QLabel *m_value = nullptr;
};

}  // namespace shinglescope
