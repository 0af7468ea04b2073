// SPDX-License-Identifier: MIT
#include "ui/pages/explore/accuracy/accuracy_plot.h"

#include <algorithm>
#include <limits>

#include "ui/base/plots/plot_style.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/accuracy/accuracy_model.h"

namespace shinglescope {
namespace {

constexpr double kAccuracyTop = 1.03;
constexpr int kAccuracyBandAlpha = 60;
constexpr double kAccuracyReach = 0.05;  ///< beyond the last threshold that has a read-out

/// The value and the ends of its interval; empty cells if the share is unknown.
QList<PlotCell> shareCells(const std::optional<ShareEstimate> &share) {
  if (!share) return {QString(), QString(), QString()};
  return {PlotCell::fine(share->value), PlotCell::fine(share->interval.low),
          PlotCell::fine(share->interval.high)};
}

}  // namespace

AccuracyPlot::AccuracyPlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Precision and recall by threshold"));
  xAxis->setLabel(tr("threshold"));
  yAxis->setLabel(tr("precision and recall"));
  for (QCPAxis *axis : {xAxis, yAxis}) axis->setLabelPadding(2);
  setDecimals(*xAxis, 2);
  setSimilarityTicks(*yAxis);
  m_series = {addSeries(tr("precision, with 95 % interval")),
              addSeries(tr("recall, with 95 % interval"))};
  m_threshold = new QCPItemLine(this);
  setLegendAbove();
  AccuracyPlot::restyle();
  setHomeRanges({0, 1}, {0, kAccuracyTop});
}

AccuracyPlot::Series AccuracyPlot::addSeries(const QString &name) {
  Series series{addGraph(), addGraph(), addGraph()};
  series.value->setName(name);
  for (QCPGraph *end : {series.low, series.high}) {
    end->setPen(Qt::NoPen);
    end->removeFromLegend();
  }
  series.high->setChannelFillGraph(series.low);
  return series;
}

void AccuracyPlot::fill(const Series &series, std::optional<ShareEstimate> AccuracyPoint::*share) {
  QVector<double> thresholds, values, lows, highs;
  for (const AccuracyPoint &point : m_accuracy.points) {
    const auto &of = point.*share;
    const double unknown = std::numeric_limits<double>::quiet_NaN();  // a gap
    thresholds << point.threshold.toDouble();
    values << (of ? of->value : unknown);
    lows << (of ? of->interval.low : unknown);
    highs << (of ? of->interval.high : unknown);
  }
  series.value->setData(thresholds, values, true);
  series.low->setData(thresholds, lows, true);
  series.high->setData(thresholds, highs, true);
}

void AccuracyPlot::setAccuracy(Accuracy accuracy) {
  m_accuracy = std::move(accuracy);
  fill(m_series[0], &AccuracyPoint::precision);
  fill(m_series[1], &AccuracyPoint::recall);
  const double first =
      m_accuracy.points.empty() ? 0 : m_accuracy.points.front().threshold.toDouble();
  setHomeRanges({first - 0.01, 1.01}, {0, kAccuracyTop});
  replot(rpQueuedReplot);
}

void AccuracyPlot::setThreshold(const Ratio &threshold) {
  m_threshold->start->setCoords(threshold.toDouble(), 0);
  m_threshold->end->setCoords(threshold.toDouble(), 1);
  replot(rpQueuedReplot);
}

QString AccuracyPlot::readoutAt(const QPointF &coordinates) {
  if (m_accuracy.points.empty()) return {};
  const auto distance = [&](const AccuracyPoint &point) {
    return std::abs(point.threshold.toDouble() - coordinates.x());
  };
  const auto nearest = std::ranges::min_element(m_accuracy.points, {}, distance);
  if (distance(*nearest) > kAccuracyReach) return {};
  return tr("at %1: precision %2\nrecall %3")
      .arg(similarityText(nearest->threshold.toDouble()), accuracyShareText(nearest->precision),
           accuracyShareText(nearest->recall));
}

QList<QPointF> AccuracyPlot::stops() const {
  QList<QPointF> places;
  for (const AccuracyPoint &point : m_accuracy.points) {
    const auto &shown = point.precision ? point.precision : point.recall;
    if (shown) places << QPointF(point.threshold.toDouble(), shown->value);
  }
  return places;
}

PlotTable AccuracyPlot::table() const {
  PlotTable twin{{tr("threshold"), tr("found"), tr("precision"), tr("recall"), tr("F1")}, {}};
  for (const AccuracyPoint &point : m_accuracy.points)
    twin.add({PlotCell::similarity(point.threshold.toDouble()), PlotCell::count(point.found),
              accuracyShareText(point.precision), accuracyShareText(point.recall),
              accuracyShareText(point.f1)});
  return twin;
}

/// The ends of the intervals have columns of their own.
PlotTable AccuracyPlot::allData() const {
  PlotTable all{{tr("threshold"), tr("found"), tr("false"), tr("missed")}, {}};
  for (const QString &name : {tr("precision"), tr("recall"), tr("F1")})
    all.headers << name << tr("%1 from").arg(name) << tr("%1 to").arg(name);
  for (const AccuracyPoint &point : m_accuracy.points) {
    const double threshold = point.threshold.toDouble();
    QList<PlotCell> row = {PlotCell::similarity(threshold),
                           PlotCell::count(point.found),
                           {estimatedCountText(point.falsePairs()), point.falsePairs()},
                           {estimatedCountText(point.missed), point.missed}};
    for (const auto &share : {point.precision, point.recall, point.f1}) row << shareCells(share);
    all.add(row);
  }
  return all;
}

void AccuracyPlot::restyle() {
  PlotView::restyle();
  if (m_threshold == nullptr) return;
  for (int i = 0; i < static_cast<int>(m_series.size()); ++i) {
    const Series &series = m_series[static_cast<std::size_t>(i)];
    const QPen pen = seriesPenOf(i, palette());
    series.value->setPen(pen);
    QColor band = pen.color();
    band.setAlpha(kAccuracyBandAlpha);
    series.high->setBrush(band);
  }
  m_threshold->setPen(QPen(themeColors(palette()).ink, 1, Qt::DashLine));
}

}  // namespace shinglescope
