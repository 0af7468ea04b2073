#pragma once

#include <QLabel>
#include <QSlider>

#include "core/base/ratio.h"

namespace shinglescope {

/// The threshold under review, from a run's floor to 1 in steps of a
/// thousandth; keys and wheel move by a hundredth. It can be off, with a reason.
/// GUI thread.
class ThresholdSlider final : public QWidget {
  Q_OBJECT

 public:
  explicit ThresholdSlider(QWidget *parent = nullptr);
  void setFloor(const Ratio &floor);
  void setThreshold(const Ratio &threshold);  ///< without a signal
  /// Off where there is a reason, which is its tool tip and description then.
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
