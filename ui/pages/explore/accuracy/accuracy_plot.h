// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/accuracy/accuracy.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

/// Precision and recall by threshold, each with its 95 % interval as a band. A dashed line shows
/// the chosen threshold. GUI thread.
class AccuracyPlot final : public PlotView {
  Q_OBJECT

 public:
  explicit AccuracyPlot(QWidget *parent = nullptr);
  void setAccuracy(Accuracy accuracy);
  void setThreshold(const Ratio &threshold);
  const Accuracy &accuracy() const { return m_accuracy; }
  PlotTable table() const override;
  PlotTable allData() const override;

 protected:
  PlotSubject subject() const override { return PlotSubject::Result; }
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;

 private:
  /// A curve and the ends of its intervals.
  struct Series {
    QCPGraph *value = nullptr;
    QCPGraph *low = nullptr;
    QCPGraph *high = nullptr;
  };
  Series addSeries(const QString &name);
  void fill(const Series &series, std::optional<ShareEstimate> AccuracyPoint::*share);

  Accuracy m_accuracy;
  std::array<Series, 2> m_series;  ///< precision, recall
  QCPItemLine *m_threshold = nullptr;
};

}  // namespace shinglescope
