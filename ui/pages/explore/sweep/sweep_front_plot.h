// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "core/tune/sweep/sweep_table.h"
#include "ui/base/plots/plot_view.h"
#include "ui/pages/explore/sweep/sweep_filter.h"

namespace shinglescope {

/// The settings of a sweep by cost and quality: a dot for each, cost on a log scale,
/// and a line through those that no other setting beats. A click on a dot, or Enter at
/// the keyboard cursor, picks its setting; the picked one has a ring. GUI thread;
/// shares the result.
class SweepFrontPlot final : public PlotView {
  Q_OBJECT

 public:
  explicit SweepFrontPlot(QWidget *parent = nullptr);

  /// Sets the result; a null result draws nothing.
  void setResult(std::shared_ptr<const SweepResult> result);
  const std::shared_ptr<const SweepResult> &result() const { return m_result; }
  void setAxes(SweepQuality quality, SweepCost cost);
  void setFilter(const SweepFilter &filter);
  /// Sets which row pairs the quality counts.
  void setPairs(SweepPairs pairs);
  /// Draws the ring around a setting, or removes it.
  void setPicked(const std::optional<SweepHandle> &setting);
  /// Indices of the settings on the front, by ascending cost.
  const std::vector<std::size_t> &front() const { return m_front; }
  /// Returns the position of a setting in pixels, or nothing if it is not drawn.
  std::optional<QPointF> placeOf(std::size_t setting) const;
  PlotTable table() const override;
  /// The setting of each row of the table: the front, then all others unless there are
  /// too many.
  std::vector<std::size_t> twinSettings() const;

 signals:
  void settingPicked(const shinglescope::SweepHandle &setting);

 protected:
  PlotSubject subject() const override { return PlotSubject::Table; }
  QString pictureNote() const override;
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;
  void activateAt(const QPointF &coordinates) override;

 private:
  struct Point {
    std::size_t setting = 0;
    double cost = 0;
    double quality = 0;
  };

  void createSeries();
  void draw();
  void drawFront();
  void drawPicked();
  void setRanges();
  const Point *pointOf(std::size_t setting) const;
  const Point *nearest(const QPointF &pixel) const;

  std::shared_ptr<const SweepResult> m_result;
  SweepQuality m_quality = SweepQuality::F1;
  SweepCost m_cost = SweepCost::Seconds;
  SweepFilter m_filter;
  SweepPairs m_pairs = SweepPairs::ThatDiffer;
  std::vector<Point> m_points;  ///< in the order of the settings
  std::vector<std::size_t> m_front;
  std::optional<SweepHandle> m_picked;
  QCPGraph *m_others = nullptr;
  QCPGraph *m_line = nullptr;
  QCPGraph *m_ring = nullptr;
  QCPErrorBars *m_intervals = nullptr;
};

}  // namespace shinglescope
