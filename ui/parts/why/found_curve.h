// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/lsh/s_curve.h"

namespace shinglescope {

/// A small S-curve: the chance that a pair is found, by its similarity, with a dot for this
/// pair and a dashed line at the threshold. GUI thread.
class FoundCurve final : public QWidget {
  Q_OBJECT

 public:
  explicit FoundCurve(QWidget *parent = nullptr);
  void setPair(const BandPlan &plan, double similarity, double threshold);
  QSize sizeHint() const override { return {200, 84}; }
  QSize minimumSizeHint() const override { return {120, 84}; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  BandPlan m_plan;
  double m_similarity = 0;
  double m_threshold = 0.8;
};

}  // namespace shinglescope
