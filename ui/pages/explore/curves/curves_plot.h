// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/lsh/s_curve.h"
#include "core/lsh/tolerance_zone.h"
#include "ui/base/plots/plot_view.h"
#include "ui/pages/explore/frame/pair_ticks.h"

namespace shinglescope {

/// P(candidate | s) of several band plans, the first with the thickest line. The
/// threshold is a dashed line, with a tint down to the floor; known pairs are ticks
/// under the axis. The tolerance zone or either corner can be dragged; Shift+arrow
/// moves its upper corner, Ctrl+Shift+arrow its lower corner. GUI thread.
class CurvesPlot final : public PlotView {
  Q_OBJECT

 public:
  explicit CurvesPlot(QWidget *parent = nullptr);
  void setPlans(std::vector<BandPlan> plans);
  const std::vector<BandPlan> &plans() const { return m_plans; }
  void setThreshold(double threshold, double floor);
  void setZone(const std::optional<ToleranceZone> &zone);
  void setTicks(const PairTicks &ticks);
  PlotTable table() const override;

 signals:
  /// Emitted when the user moves the zone; the receiver calls setZone().
  void zoneMoved(const shinglescope::ToleranceZone &zone);

 protected:
  QString readoutAt(const QPointF &coordinates) override;
  void readoutLeft() override;
  QList<QPointF> stops() const override;
  void restyle() override;
  int handleAt(const QPointF &position) const override;
  void dragHandle(int handle, const QPointF &from, const QPointF &to) override;
  void nudge(const QPoint &steps, bool isOther) override;

 private:
  enum Handle { LowCorner, HighCorner, Whole };
  void createItems();
  void createTicks();
  void describe();
  void layRanges();

  std::vector<BandPlan> m_plans;
  double m_threshold = 0.8;
  std::optional<ToleranceZone> m_zone;
  bool m_hasTicks = false;
  std::vector<QCPGraph *> m_curves;
  std::vector<QCPGraph *> m_ticks;
  QCPGraph *m_pointer = nullptr;
  QCPGraph *m_corners = nullptr;
  QCPItemRect *m_stretch = nullptr;  ///< from the floor to the threshold
  QCPItemRect *m_between = nullptr;  ///< the zone
  QCPItemLine *m_thresholdLine = nullptr;
  QCPItemLine *m_below = nullptr;  ///< the most that may be found
  QCPItemLine *m_above = nullptr;  ///< the least that must be found
};

/// Returns the zone with a corner, or the whole zone, moved. The result is in order, within 0 to 1
/// and in hundredths. Pure.
ToleranceZone movedLowCorner(ToleranceZone zone, double d1, double p1);
ToleranceZone movedHighCorner(ToleranceZone zone, double d2, double p2);
ToleranceZone movedZone(ToleranceZone zone, double by);

}  // namespace shinglescope
