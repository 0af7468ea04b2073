// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/model/convergence.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

/// The convergence of one pair's estimate over 1 to 1,000 hashes: the estimate as a
/// line, the 95 % range of such lines as a band, the exact value as a dashed line, and
/// 100 seeds at 10, 100 and 1,000 hashes as strips of dots. GUI thread.
class ConvergencePlot final : public PlotView {
  Q_OBJECT

 public:
  explicit ConvergencePlot(QWidget *parent = nullptr);
  void setPair(const PairConvergence &pair, const QString &name);
  void clear();
  PlotTable table() const override;

 protected:
  PlotSubject subject() const override { return PlotSubject::Nothing; }
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;

 private:
  void addStrip(const EstimateInterval &spread);

  PairConvergence m_pair;
  QCPGraph *m_low = nullptr;
  QCPGraph *m_high = nullptr;
  QCPGraph *m_exact = nullptr;
  QCPGraph *m_estimate = nullptr;
  QCPGraph *m_spread = nullptr;
};

}  // namespace shinglescope
