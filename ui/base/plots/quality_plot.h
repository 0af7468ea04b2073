#pragma once

#include "core/review/quality/quality_chart.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

/// Entries by similarity as bars on a scale of powers of ten; on the right scale
/// the share of duplicates among the audited at or over each step, as a dot with
/// its 95 % interval; the threshold under review as a dashed line. GUI thread.
class QualityPlot final : public PlotView {
  Q_OBJECT

 public:
  explicit QualityPlot(QWidget *parent = nullptr);
  void setChart(QualityChart chart);
  const QualityChart &chart() const { return m_chart; }
  PlotTable table() const override;

 protected:
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

/// "92 % (81 to 97 %)": the share of duplicates with its interval; a dash where
/// nothing is decided.
QString precisionText(const AuditedPrecision &audited);

/// What an audit says of a threshold, in words: "Of the pairs at or over 0.80, 46
/// of 50 audited are duplicates: 92 % (81 to 97 %)."
QString qualityText(const AuditedPrecision &audited);

}  // namespace shinglescope
