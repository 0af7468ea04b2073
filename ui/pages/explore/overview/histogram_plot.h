// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/tune/recall/similarity_histogram.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

class HatchedBars;

/// The similarity histogram of row pairs, with a log or linear scale. Bars estimated
/// from a sample are hatched; bars at or above the threshold have the accent colour.
/// The threshold is a line that the mouse drags and Shift+arrow moves by a hundredth.
/// GUI thread.
class HistogramPlot final : public PlotView {
  Q_OBJECT

 public:
  explicit HistogramPlot(QWidget *parent = nullptr);
  /// Null shows nothing.
  void setHistogram(std::shared_ptr<const SimilarityHistogram> histogram);
  const std::shared_ptr<const SimilarityHistogram> &histogram() const { return m_histogram; }
  /// Sets the threshold without emitting a signal.
  void setThreshold(const Ratio &threshold);
  const Ratio &threshold() const { return m_threshold; }
  PlotTable table() const override;

 signals:
  /// The user moved the bar, in hundredths.
  void thresholdMoved(const shinglescope::Ratio &threshold);
  /// A bar was clicked, or Return pressed on it: an index into the bins.
  void binActivated(int bin);

 protected:
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;
  void activateAt(const QPointF &coordinates) override;
  int handleAt(const QPointF &position) const override;
  void dragHandle(int handle, const QPointF &from, const QPointF &to) override;
  void nudge(const QPoint &steps, bool isOther) override;
  void useScale() override;

 private:
  QList<QCPBars *> allBars() const;
  void createBar();
  void showBars();
  void moveTo(double similarity);
  int binAt(double similarity) const;

  std::shared_ptr<const SimilarityHistogram> m_histogram;
  Ratio m_threshold{8, 10};
  QCPBars *m_below = nullptr;
  HatchedBars *m_estimated = nullptr;
  QCPBars *m_above = nullptr;
  QCPItemLine *m_bar = nullptr;
  QCPItemText *m_barText = nullptr;
};

/// "0.80 to 0.85".
QString binText(const SimilarityBin &bin);

/// "1,204 pairs", or if estimated, "about 5,300 pairs (5,100 to 5,500)".
QString binCountText(const SimilarityBin &bin);

}  // namespace shinglescope
