// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "ui/base/plots/plot_view.h"
#include "ui/pages/explore/overview/estimator_picture.h"

namespace shinglescope {

/// Estimated against exact similarity, with a dot for each pair, the diagonal, and the
/// band that contains 95 % of the estimates if positions are independent. Dots outside
/// the band have another colour and shape. The formula on sets of values is optional,
/// with the curve that it tends to. A dot opens its pair. GUI thread; shares the
/// picture.
class EstimatePlot final : public PlotView {
  Q_OBJECT

 public:
  explicit EstimatePlot(QWidget *parent = nullptr);
  void setPicture(std::shared_ptr<const EstimatorPicture> picture);
  void setSetOfValuesShown(bool isShown);
  PlotTable table() const override;
  PlotTable allData() const override;

 signals:
  /// One of the picture's points was chosen.
  void pointActivated(int point);

 protected:
  PlotSubject subject() const override { return PlotSubject::Result; }
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void activateAt(const QPointF &coordinates) override;
  void restyle() override;

 private:
  void createSeries();
  int pointAt(const QPointF &coordinates) const;
  PlotTable firstRows(std::size_t most) const;

  std::shared_ptr<const EstimatorPicture> m_picture;
  QCPGraph *m_low = nullptr;
  QCPGraph *m_high = nullptr;
  QCPGraph *m_diagonal = nullptr;
  QCPGraph *m_inside = nullptr;
  QCPGraph *m_outside = nullptr;
  QCPGraph *m_values = nullptr;
  QCPGraph *m_limit = nullptr;
};

/// The measured error of the first 1, 2, 4, ... hashes and the error that theory
/// predicts, on log scales. The bias of the formula on sets of values is optional. GUI
/// thread; shares the picture.
class EstimateErrorPlot final : public PlotView {
  Q_OBJECT

 public:
  explicit EstimateErrorPlot(QWidget *parent = nullptr);
  void setPicture(std::shared_ptr<const EstimatorPicture> picture);
  void setSetOfValuesShown(bool isShown);
  PlotTable table() const override;

 protected:
  PlotSubject subject() const override { return PlotSubject::Result; }
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;

 private:
  const std::vector<ErrorByHashes> &steps() const;

  std::shared_ptr<const EstimatorPicture> m_picture;
  QCPGraph *m_theory = nullptr;
  QCPGraph *m_measured = nullptr;
  QCPGraph *m_values = nullptr;
};

}  // namespace shinglescope
