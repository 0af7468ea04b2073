// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/tune/advice/advice.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

class HatchedBars;

/// Pairs of distinct texts by similarity, with the threshold and the valley in which a threshold
/// would change little. Bars estimated from random texts are hatched. GUI thread.
class AdvicePlot final : public PlotView {
  Q_OBJECT

 public:
  explicit AdvicePlot(QWidget *parent = nullptr);
  void setAdvice(const Advice &advice);
  PlotTable table() const override;

 protected:
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;
  void useScale() override;

 private:
  const AdviceBin *binAt(double similarity) const;
  void showBars();
  void showValley();

  std::vector<AdviceBin> m_bins;
  std::optional<HistogramValley> m_valley;
  double m_at = 0.8;
  QCPBars *m_below = nullptr;
  HatchedBars *m_estimated = nullptr;
  QCPBars *m_above = nullptr;
  QCPItemLine *m_threshold = nullptr;
  QCPItemRect *m_gap = nullptr;
};

/// "1,204 pairs", or "about 5,300 pairs".
QString adviceCountText(const AdviceBin &bin);

}  // namespace shinglescope
