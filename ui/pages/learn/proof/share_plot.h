// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ui/base/plots/plot_view.h"

namespace shinglescope {

/// The share of permutations with equal minima as more are tried, and the similarity as a dashed
/// line. GUI thread.
class SharePlot final : public PlotView {
  Q_OBJECT

 public:
  explicit SharePlot(QWidget *parent = nullptr);
  /// `equal` counts the permutations with equal minima, up to and including each.
  void setShares(const std::vector<std::uint32_t> &equal, double jaccard);
  PlotTable table() const override;

 protected:
  PlotSubject subject() const override { return PlotSubject::Nothing; }
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;

 private:
  double shareAfter(std::size_t tried) const;

  std::vector<std::uint32_t> m_equal;
  QCPGraph *m_exact = nullptr;
  QCPGraph *m_share = nullptr;
};

}  // namespace shinglescope
