// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/tune/comparison/bucket_statistics.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

/// Plots the number of buckets by their number of texts, over all bands, on log
/// scales. GUI thread; shares the view.
class BucketSizePlot final : public PlotView {
  Q_OBJECT

 public:
  explicit BucketSizePlot(QWidget *parent = nullptr);
  void setView(std::shared_ptr<const BucketStatistics> view);
  PlotTable table() const override;

 protected:
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;

 private:
  std::shared_ptr<const BucketStatistics> m_view;
  QCPGraph *m_sizes = nullptr;
};

}  // namespace shinglescope
