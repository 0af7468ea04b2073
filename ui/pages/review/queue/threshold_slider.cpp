// SPDX-License-Identifier: MIT
#include "ui/pages/review/queue/threshold_slider.h"

#include <QLocale>
#include <QSignalBlocker>
#include <cmath>

#include "ui/base/controls/layouts.h"
#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kThresholdSliderScale = 1000;
constexpr int kHundredth = 10;
constexpr int kTwentieth = 50;

}  // namespace

ThresholdSlider::ThresholdSlider(QWidget *parent) : QWidget(parent) {
  auto *layout = makeRow(this, {}, 8);
  m_value = new QLabel(this);
  m_value->setFont(tabularFont(m_value->font()));
  m_slider = new QSlider(Qt::Horizontal, this);
  m_slider->setSingleStep(kHundredth);
  m_slider->setPageStep(kTwentieth);
  m_slider->setMaximum(kThresholdSliderScale);
  m_slider->setAccessibleName(tr("Threshold under review"));
  setOff({});
  layout->addWidget(m_value);
  layout->addWidget(m_slider, 1);
  connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
    showValue();
    emit thresholdMoved(ratioFromDouble(static_cast<double>(value) / kThresholdSliderScale));
  });
}

void ThresholdSlider::setFloor(const Ratio &floor) {
  const QSignalBlocker blocker(m_slider);
  // Round up, because scores below the floor are not kept.
  m_slider->setMinimum(
      static_cast<int>(std::ceil(floor.toDouble() * kThresholdSliderScale - 1e-9)));
}

void ThresholdSlider::setThreshold(const Ratio &threshold) {
  const QSignalBlocker blocker(m_slider);
  m_slider->setValue(static_cast<int>(std::lround(threshold.toDouble() * kThresholdSliderScale)));
  showValue();
}

void ThresholdSlider::setOff(const QString &reason) {
  setEnabled(reason.isEmpty());
  m_slider->setAccessibleDescription(reason);
  m_slider->setToolTip(
      reason.isEmpty() ? tr("Shows pairs at or above this similarity immediately, without a run")
                       : reason);
}

void ThresholdSlider::showValue() {
  const double value = static_cast<double>(m_slider->value()) / kThresholdSliderScale;
  const int decimals = m_slider->value() % kHundredth == 0 ? 2 : 3;
  m_value->setText(QStringLiteral("≥ ") + QLocale().toString(value, 'f', decimals));
}

}  // namespace shinglescope
