// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/tune/comparison/bands_sweep.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

/// A line with two dots for each number of bands that divides the hashes: a ring for the
/// candidates, which are pairs of distinct texts, and a disc for those at or above the threshold.
/// Dots can be read on a log scale, where the parts of a stacked bar cannot; there, the distance
/// between the two is the number of candidates for each pair that is found. On the right, the
/// number of candidates and the recall against the exact answer, in row pairs. For an estimate, the
/// 95 % interval is drawn through the ring. Choosing a line adopts its plan. GUI thread.
class BandsPlot final : public PlotView {
  Q_OBJECT

 public:
  explicit BandsPlot(QWidget *parent = nullptr);
  /// Null shows nothing; `current` is the plan of the recipe.
  void setSweep(std::shared_ptr<const BandsSweep> sweep, const BandPlan &current);
  const std::shared_ptr<const BandsSweep> &sweep() const { return m_sweep; }
  /// The height at which no two lines overlap.
  int heightForPlans() const;
  PlotTable table() const override;

 signals:
  void planChosen(const shinglescope::BandPlan &plan);

 protected:
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;
  void activateAt(const QPointF &coordinates) override;
  void useScale() override;

 private:
  QCPGraph *addDots(const QString &name);
  QCPItemText *addCell(double column, const QString &text);
  void showCells();
  QString axisText() const;
  const BandsPoint *pointAt(double row) const;
  PlotTable sampledTable() const;

  std::shared_ptr<const BandsSweep> m_sweep;
  BandPlan m_current;
  QCPGraph *m_distance = nullptr;  ///< a line between the dots of a plan
  QCPGraph *m_candidates = nullptr;
  QCPGraph *m_verified = nullptr;
  QCPErrorBars *m_errors = nullptr;  ///< intervals of an estimate
  QCPItemTracer *m_edge = nullptr;   ///< the right end of the axis
  QList<QCPItemText *> m_cells;      ///< the headings, then two for each plan
};

/// A recall, never rounded up to 1: "0.934", "0.9996", "1.000".
QString recallText(double recall);

}  // namespace shinglescope
