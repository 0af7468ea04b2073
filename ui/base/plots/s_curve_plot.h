// SPDX-License-Identifier: MIT
#pragma once

#include "core/lsh/s_curve.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

/// P(candidate | s) of one band plan: the curve, the threshold as a dashed line with a dot where it
/// crosses the curve, a tint from the floor to the threshold, and the chance at the pointer. GUI
/// thread.
class SCurvePlot final : public PlotView {
  Q_OBJECT

 public:
  explicit SCurvePlot(QWidget *parent = nullptr);
  void setCurve(const BandPlan &plan, double threshold, double floor);
  PlotTable table() const override;

 protected:
  QString readoutAt(const QPointF &coordinates) override;
  void readoutLeft() override;
  QList<QPointF> stops() const override;
  void restyle() override;

 private:
  void createItems();

  BandPlan m_plan;
  QCPGraph *m_curve = nullptr;
  QCPGraph *m_thresholdDot = nullptr;
  QCPGraph *m_pointerDot = nullptr;
  QCPItemRect *m_zone = nullptr;
  QCPItemLine *m_thresholdLine = nullptr;
};

/// Points of the curve by ascending similarity from 0 to 1, dense where it is steep. Pure.
struct CurvePoints {
  QVector<double> similarity;
  QVector<double> chance;
};
CurvePoints sCurvePoints(const BandPlan &plan);

}  // namespace shinglescope
