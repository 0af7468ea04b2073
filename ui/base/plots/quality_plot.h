// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/quality/quality_chart.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

/// Items by similarity as bars on a log scale. On the right scale, a dot at each step shows the
/// share of duplicates among the audited items at or above it, with its 95 % interval. A dashed
/// line shows the threshold under review. GUI thread.
class QualityPlot final : public PlotView {
  Q_OBJECT

 public:
  explicit QualityPlot(QWidget *parent = nullptr);
  void setChart(QualityChart chart);
  const QualityChart &chart() const { return m_chart; }
  PlotTable table() const override;

 protected:
  PlotSubject subject() const override { return PlotSubject::Result; }
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;

 private:
  void createAxes();
  void createSeries();

  QualityChart m_chart;
  QCPBars *m_bars = nullptr;
  QCPGraph *m_precision = nullptr;
  QCPErrorBars *m_intervals = nullptr;
  QCPItemLine *m_threshold = nullptr;
  QCPItemText *m_thresholdText = nullptr;
};

/// Returns the share of duplicates with its interval, "92 % (81 to 97 %)", or a dash if no item is
/// decided.
QString precisionText(const AuditedPrecision &audited);

/// Returns the audit result for a threshold: "Of the pairs at or above 0.80, 46 of 50 audited are
/// duplicates: 92 % (81 to 97 %)."
QString qualityText(const AuditedPrecision &audited);

}  // namespace shinglescope
