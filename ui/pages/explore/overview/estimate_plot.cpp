// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/estimate_plot.h"

#include <algorithm>
#include <cmath>

#include "ui/base/plots/log_ticker.h"
#include "ui/base/plots/plot_style.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr double kEstimatePlotPickDistance = 12;
constexpr double kEstimatePlotDotSize = 4.5;
constexpr double kRoom = 0.02;
constexpr std::size_t kEstimatePlotMaxTwinRows = 2000;
constexpr double kLeastError = 1e-4;
constexpr int kBandAlpha = 40;

QVector<double> toVector(const std::vector<double> &values) {
  return {values.begin(), values.end()};
}

}  // namespace

EstimatePlot::EstimatePlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Estimated against exact similarity"));
  xAxis->setLabel(tr("exact Jaccard similarity"));
  yAxis->setLabel(tr("estimate"));
  xAxis->setLabelPadding(2);
  createSeries();
  setLegendAbove();
  EstimatePlot::restyle();
  setHomeRanges({-kRoom, 1 + kRoom}, {-kRoom, 1 + kRoom});
}

void EstimatePlot::createSeries() {
  m_low = addGraph();
  m_high = addGraph();
  m_high->setChannelFillGraph(m_low);
  m_diagonal = addGraph();
  m_diagonal->setData(QVector<double>{0, 1}, QVector<double>{0, 1});
  m_inside = addGraph();
  m_outside = addGraph();
  m_values = addGraph();
  m_limit = addGraph();
  m_high->setName(tr("95 % band"));
  m_inside->setName(tr("pairs in it"));
  m_outside->setName(tr("pairs outside"));
  m_values->setName(tr("by sets of values"));
  for (QCPGraph *graph : {m_low, m_diagonal, m_values, m_limit}) graph->removeFromLegend();
  for (QCPGraph *graph : {m_inside, m_outside, m_values}) graph->setLineStyle(QCPGraph::lsNone);
  m_values->setVisible(false);
  m_limit->setVisible(false);
}

void EstimatePlot::setPicture(std::shared_ptr<const EstimatorPicture> picture) {
  m_picture = std::move(picture);
  QVector<double> insideX, insideY, outsideX, outsideY, valuesX, valuesY, limit;
  if (m_picture != nullptr) {
    for (const EstimatePoint &point : m_picture->view.points) {
      (point.isInBand ? insideX : outsideX) << point.jaccard;
      (point.isInBand ? insideY : outsideY) << point.estimate;
      valuesX << point.jaccard;
      valuesY << point.setOfValues;
    }
    const QVector<double> grid = toVector(m_picture->similarity);
    for (const double similarity : grid) limit << setOfValuesLimit(similarity);
    m_low->setData(grid, toVector(m_picture->low), true);
    m_high->setData(grid, toVector(m_picture->high), true);
    m_limit->setData(grid, limit, true);
    double least = 1;
    for (const EstimatePoint &point : m_picture->view.points)
      least = std::min({least, point.jaccard, point.estimate, point.setOfValues});
    const double from = std::floor(std::max(least - kRoom, 0.0) * 10) / 10;
    setHomeRanges({from - kRoom, 1 + kRoom}, {from - kRoom, 1 + kRoom});
    setAccessibleDescription(estimatorText(*m_picture));
  } else {
    for (QCPGraph *graph : {m_low, m_high, m_limit}) graph->data()->clear();
    setAccessibleDescription({});
  }
  m_inside->setData(insideX, insideY);
  m_outside->setData(outsideX, outsideY);
  m_values->setData(valuesX, valuesY);
  replot(rpQueuedReplot);
}

void EstimatePlot::setSetOfValuesShown(bool isShown) {
  m_values->setVisible(isShown);
  m_limit->setVisible(isShown);
  setInLegend(*m_values, isShown);
  replot(rpQueuedReplot);
}

/// Returns the nearest dot within reach, or -1.
int EstimatePlot::pointAt(const QPointF &coordinates) const {
  if (m_picture == nullptr) return -1;
  int best = -1;
  double least = kEstimatePlotPickDistance;
  const QPointF pointer = pixelsOf(coordinates);
  const auto &points = m_picture->view.points;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const QPointF dot = pixelsOf({points[i].jaccard, points[i].estimate});
    const double distance = QLineF(dot, pointer).length();
    if (distance >= least) continue;
    least = distance;
    best = static_cast<int>(i);
  }
  return best;
}

QString EstimatePlot::readoutAt(const QPointF &coordinates) {
  const int best = pointAt(coordinates);
  if (best < 0) return {};
  const EstimatePoint &point = m_picture->view.points[static_cast<std::size_t>(best)];
  return tr("exact %1, estimate %2\nby sets of values %3")
      .arg(preciseSimilarityText(point.jaccard), preciseSimilarityText(point.estimate),
           preciseSimilarityText(point.setOfValues));
}

void EstimatePlot::activateAt(const QPointF &coordinates) {
  if (const int point = pointAt(coordinates); point >= 0) emit pointActivated(point);
}

/// Pairs by similarity, limited to a number that is practical with the keyboard.
QList<QPointF> EstimatePlot::stops() const {
  QList<QPointF> places;
  if (m_picture == nullptr) return places;
  for (const EstimatePoint &point : m_picture->view.points)
    places << QPointF(point.jaccard, point.estimate);
  std::ranges::sort(places, [](const QPointF &a, const QPointF &b) {
    return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y());
  });
  return places;
}

PlotTable EstimatePlot::firstRows(std::size_t most) const {
  PlotTable twin{{tr("exact"), tr("estimate"), tr("in the band"), tr("by sets of values")}, {}};
  if (m_picture == nullptr) return twin;
  for (const EstimatePoint &point : m_picture->view.points) {
    if (static_cast<std::size_t>(twin.rows.size()) == most) break;
    twin.add({{preciseSimilarityText(point.jaccard), point.jaccard},
              {preciseSimilarityText(point.estimate), point.estimate},
              point.isInBand ? tr("yes") : tr("no"),
              {preciseSimilarityText(point.setOfValues), point.setOfValues}});
  }
  return twin;
}

PlotTable EstimatePlot::table() const { return firstRows(kEstimatePlotMaxTwinRows); }
PlotTable EstimatePlot::allData() const {
  return firstRows(m_picture ? m_picture->rows.size() : 0);
}

void EstimatePlot::restyle() {
  PlotView::restyle();
  if (m_limit == nullptr) return;
  const ThemeColors &colors = themeColors(palette());
  QColor band = colors.muted;
  band.setAlpha(kBandAlpha);
  m_low->setPen(Qt::NoPen);
  m_high->setPen(Qt::NoPen);
  m_high->setBrush(band);
  m_diagonal->setPen(QPen(colors.muted, 1));
  const auto dots = [](QCPScatterStyle::ScatterShape shape, const QColor &color) {
    return QCPScatterStyle(shape, QPen(color, 1), Qt::NoBrush, kEstimatePlotDotSize);
  };
  m_inside->setScatterStyle(dots(QCPScatterStyle::ssCircle, colors.accent));
  m_outside->setScatterStyle(dots(QCPScatterStyle::ssCross, colors.difference));
  m_values->setScatterStyle(dots(QCPScatterStyle::ssTriangle, colors.second));
  m_limit->setPen(QPen(colors.second, 1.2, Qt::DashLine));
}

EstimateErrorPlot::EstimateErrorPlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Error of the estimate by number of hashes"));
  xAxis->setLabel(tr("hashes, log scale"));
  yAxis->setLabel(tr("error, log scale"));
  xAxis->setLabelPadding(2);
  for (QCPAxis *axis : {xAxis, yAxis}) {
    axis->setScaleType(QCPAxis::stLogarithmic);
    axis->setNumberFormat(QStringLiteral("g"));
  }
  auto doubling = QSharedPointer<QCPAxisTickerLog>::create();
  doubling->setLogBase(2);
  doubling->setSubTickCount(0);
  xAxis->setTicker(doubling);
  yAxis->setTicker(QSharedPointer<LogTicker>::create());
  m_theory = addGraph();
  m_measured = addGraph();
  m_values = addGraph();
  m_theory->setName(tr("theory, √(J (1 − J) / K)"));
  m_measured->setName(tr("root mean square, measured"));
  m_values->setName(tr("bias by sets of values"));
  m_values->removeFromLegend();
  m_values->setVisible(false);
  setLegendAbove();
  EstimateErrorPlot::restyle();
}

const std::vector<ErrorByHashes> &EstimateErrorPlot::steps() const {
  static const std::vector<ErrorByHashes> kNone;
  return m_picture == nullptr ? kNone : m_picture->view.byHashes;
}

void EstimateErrorPlot::setPicture(std::shared_ptr<const EstimatorPicture> picture) {
  m_picture = std::move(picture);
  QVector<double> hashes, theory, measured, bias;
  double least = 1, most = kLeastError;
  for (const ErrorByHashes &step : steps()) {
    hashes << step.numHashes;
    theory << std::max(step.expected, kLeastError);
    measured << std::max(step.rootMeanSquare, kLeastError);
    bias << std::max(std::abs(step.setOfValuesBias), kLeastError);
    least = std::min({least, theory.back(), measured.back(), bias.back()});
    most = std::max({most, theory.back(), measured.back(), bias.back()});
  }
  m_theory->setData(hashes, theory, true);
  m_measured->setData(hashes, measured, true);
  m_values->setData(hashes, bias, true);
  if (m_picture != nullptr) setAccessibleDescription(estimatorText(*m_picture));
  if (!hashes.isEmpty()) setHomeRanges({0.9, hashes.back() * 1.15}, {least / 1.5, most * 2.5});
  replot(rpQueuedReplot);
}

void EstimateErrorPlot::setSetOfValuesShown(bool isShown) {
  m_values->setVisible(isShown);
  setInLegend(*m_values, isShown);
  replot(rpQueuedReplot);
}

QString EstimateErrorPlot::readoutAt(const QPointF &coordinates) {
  if (steps().empty() || coordinates.x() <= 0) return {};
  const auto nearest = std::ranges::min_element(steps(), {}, [&](const ErrorByHashes &step) {
    return std::abs(std::log(static_cast<double>(step.numHashes) / coordinates.x()));
  });
  return tr("%1 hashes: error %2\ntheory %3; bias %4, by sets of values %5")
      .arg(countText(nearest->numHashes), fineText(nearest->rootMeanSquare),
           fineText(nearest->expected), fineText(nearest->bias),
           fineText(nearest->setOfValuesBias));
}

QList<QPointF> EstimateErrorPlot::stops() const {
  QList<QPointF> places;
  for (const ErrorByHashes &step : steps())
    places << QPointF(step.numHashes, std::max(step.rootMeanSquare, kLeastError));
  return places;
}

PlotTable EstimateErrorPlot::table() const {
  PlotTable twin{{tr("hashes"), tr("root mean square"), tr("theory"), tr("mean absolute"),
                  tr("bias"), tr("bias by sets of values")},
                 {}};
  for (const ErrorByHashes &step : steps())
    twin.add({PlotCell::count(step.numHashes), PlotCell::fine(step.rootMeanSquare),
              PlotCell::fine(step.expected), PlotCell::fine(step.meanAbsolute),
              PlotCell::fine(step.bias), PlotCell::fine(step.setOfValuesBias)});
  return twin;
}

void EstimateErrorPlot::restyle() {
  PlotView::restyle();
  if (m_values == nullptr) return;
  const ThemeColors &colors = themeColors(palette());
  m_theory->setPen(QPen(colors.muted, 1.4, Qt::DashLine));
  m_measured->setPen(seriesPen(colors.accent, 1.5));
  m_measured->setScatterStyle(
      {QCPScatterStyle::ssCircle, QPen(colors.accent, 1), colors.accent, kEstimatePlotDotSize + 2});
  m_values->setPen(seriesPen(colors.second, 1.5));
  m_values->setScatterStyle({QCPScatterStyle::ssTriangle, QPen(colors.second, 1), colors.second,
                             kEstimatePlotDotSize + 2});
}

}  // namespace shinglescope
