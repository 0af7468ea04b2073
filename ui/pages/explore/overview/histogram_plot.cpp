// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/histogram_plot.h"

#include <algorithm>
#include <cmath>

#include "ui/base/plots/plot_style.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/overview/hatched_bars.h"

namespace shinglescope {
namespace {

constexpr double kHistogramPlotMinCount = 0.6;  ///< bottom of the bars on a log scale
constexpr double kHistogramPlotHeadroom = 1.08;
constexpr double kHistogramPlotLogHeadroom = 1.8;
constexpr double kHistogramPlotBarShare = 0.92;   ///< share of a bin
constexpr double kHistogramPlotGrabDistance = 6;  ///< pixels on both sides of the bar
constexpr double kHistogramPlotStepsPerUnit = 100;
constexpr int kTopRoom = 24;  ///< space for the bar's number

}  // namespace

QString binText(const SimilarityBin &bin) {
  return HistogramPlot::tr("%1 to %2").arg(similarityText(bin.low), similarityText(bin.high));
}

QString binCountText(const SimilarityBin &bin) {
  const auto number = static_cast<int>(std::min(bin.rowPairs, 1e9));
  if (bin.isExact)
    return HistogramPlot::tr("%1 pairs", nullptr, number).arg(estimatedCountText(bin.rowPairs));
  return HistogramPlot::tr("about %1 pairs (%2 to %3)")
      .arg(estimatedCountText(bin.rowPairs), estimatedCountText(bin.interval.low),
           estimatedCountText(bin.interval.high));
}

HistogramPlot::HistogramPlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Pairs by similarity"));
  setSimilarityTicks(*xAxis);
  for (QCPAxis *axis : {xAxis, yAxis}) axis->setLabelPadding(2);
  setDecimals(*yAxis, 0);
  axisRect()->setRangeDrag(Qt::Horizontal);
  axisRect()->setRangeZoom(Qt::Horizontal);
  axisRect()->setMinimumMargins(QMargins(0, kTopRoom, 10, 0));
  m_below = new QCPBars(xAxis, yAxis);
  m_below->setName(tr("below the threshold"));
  m_estimated = new HatchedBars(xAxis, yAxis);
  m_estimated->setName(tr("estimated from a sample"));
  m_above = new QCPBars(xAxis, yAxis);
  m_above->setName(tr("at or above the threshold"));
  for (QCPBars *bars : allBars()) bars->setWidthType(QCPBars::wtPlotCoords);
  createBar();
  offerLogScale(yAxis);
  HistogramPlot::restyle();
  setThreshold(m_threshold);
}

QList<QCPBars *> HistogramPlot::allBars() const { return {m_below, m_estimated, m_above}; }

void HistogramPlot::createBar() {
  m_bar = new QCPItemLine(this);
  m_bar->start->setTypeY(QCPItemPosition::ptAxisRectRatio);
  m_bar->end->setTypeY(QCPItemPosition::ptAxisRectRatio);
  m_barText = new QCPItemText(this);
  m_barText->setClipToAxisRect(false);
  m_barText->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
  m_barText->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
  m_barText->setPadding(QMargins(10, 2, 10, 2));
}

void HistogramPlot::setHistogram(std::shared_ptr<const SimilarityHistogram> histogram) {
  m_histogram = std::move(histogram);
  if (m_histogram == nullptr) {
    for (QCPBars *bars : allBars()) bars->data()->clear();
    setAccessibleDescription({});
    return replot(rpQueuedReplot);
  }
  useScale();
  setAccessibleDescription(
      tr("%1 pairs in total, %2 of them with equal texts")
          .arg(countText(m_histogram->allPairs), countText(m_histogram->identicalPairs)));
}

void HistogramPlot::useScale() {
  double most = 1;
  double width = kHistogramPlotBarShare / 20;
  if (m_histogram != nullptr) {
    for (const SimilarityBin &bin : m_histogram->bins) most = std::max(most, bin.rowPairs);
    width = kHistogramPlotBarShare / static_cast<double>(m_histogram->bins.size());
  }
  const double foot = isLogScale() ? kHistogramPlotMinCount : 0;
  for (QCPBars *bars : allBars()) {
    bars->setWidth(width);
    bars->setBaseValue(foot);
  }
  setHomeRanges({-0.005, 1.005},
                {foot, most * (isLogScale() ? kHistogramPlotLogHeadroom : kHistogramPlotHeadroom)});
  showBars();
}

void HistogramPlot::showBars() {
  for (QCPBars *bars : allBars()) bars->data()->clear();
  if (m_histogram == nullptr) return;
  bool hasEstimates = false;
  const double threshold = m_threshold.toDouble();
  for (const SimilarityBin &bin : m_histogram->bins) {
    if (bin.rowPairs <= 0) continue;
    hasEstimates = hasEstimates || !bin.isExact;
    QCPBars *bars = bin.low > threshold - 1e-9 ? m_above : bin.isExact ? m_below : m_estimated;
    bars->addData((bin.low + bin.high) / 2, bin.rowPairs);
  }
  const QString name = m_histogram->measure.isContainment()
                           ? tr("exact containment of pairs")
                           : tr("exact Jaccard similarity of pairs");
  xAxis->setLabel(hasEstimates ? tr("%1; hatched: from a sample").arg(name) : name);
  yAxis->setLabel(isLogScale() ? tr("row pairs, log scale") : tr("row pairs"));
}

void HistogramPlot::setThreshold(const Ratio &threshold) {
  m_threshold = threshold;
  const double at = threshold.toDouble();
  m_bar->start->setCoords(at, 0);
  m_bar->end->setCoords(at, 1);
  m_barText->position->setCoords(at, 0);
  m_barText->setText(similarityText(at));
  showBars();
  replot(rpQueuedReplot);
}

int HistogramPlot::binAt(double similarity) const {
  if (m_histogram == nullptr || similarity < 0 || similarity > 1) return -1;
  const auto count = static_cast<int>(m_histogram->bins.size());
  return std::min(static_cast<int>(similarity * count), count - 1);
}

QString HistogramPlot::readoutAt(const QPointF &coordinates) {
  const int index = binAt(coordinates.x());
  if (index < 0) return {};
  const SimilarityBin &bin = m_histogram->bins[static_cast<std::size_t>(index)];
  return tr("%1: %2").arg(binText(bin), binCountText(bin));
}

QList<QPointF> HistogramPlot::stops() const {
  QList<QPointF> places;
  if (m_histogram == nullptr) return places;
  for (const SimilarityBin &bin : m_histogram->bins)
    places << QPointF((bin.low + bin.high) / 2, std::max(kHistogramPlotMinCount, bin.rowPairs));
  return places;
}

void HistogramPlot::activateAt(const QPointF &coordinates) {
  if (const int bin = binAt(coordinates.x()); bin >= 0) emit binActivated(bin);
}

int HistogramPlot::handleAt(const QPointF &position) const {
  if (m_histogram == nullptr) return kNoHandle;
  const bool isBeside = std::abs(xAxis->coordToPixel(m_threshold.toDouble()) - position.x()) <=
                        kHistogramPlotGrabDistance;
  const bool isOnNumber = m_barText->selectTest(position, false) >= 0 &&
                          m_barText->selectTest(position, false) < selectionTolerance();
  return isBeside || isOnNumber ? 0 : kNoHandle;
}

void HistogramPlot::dragHandle(int, const QPointF &, const QPointF &to) { moveTo(to.x()); }

void HistogramPlot::nudge(const QPoint &steps, bool) {
  moveTo(m_threshold.toDouble() + steps.x() / kHistogramPlotStepsPerUnit);
}

void HistogramPlot::moveTo(double similarity) {
  if (m_histogram == nullptr) return;
  const double hundredths =
      std::round(similarity * kHistogramPlotStepsPerUnit) / kHistogramPlotStepsPerUnit;
  const Ratio wanted = ratioFromDouble(std::clamp(hundredths, 0.01, 1.0));
  // Below the floor the individual pairs are unknown.
  const Ratio moved = std::max(wanted, m_histogram->floor);
  if (moved == m_threshold) return;
  setThreshold(moved);
  emit thresholdMoved(moved);
}

PlotTable HistogramPlot::table() const {
  PlotTable twin{
      {tr("from"), tr("to"), tr("row pairs"), tr("at least"), tr("at most"), tr("counted")}, {}};
  if (m_histogram == nullptr) return twin;
  for (const SimilarityBin &bin : m_histogram->bins) {
    twin.add({PlotCell::similarity(bin.low),
              PlotCell::similarity(bin.high),
              {estimatedCountText(bin.rowPairs), bin.rowPairs},
              {estimatedCountText(bin.interval.low), bin.interval.low},
              {estimatedCountText(bin.interval.high), bin.interval.high},
              bin.isExact ? tr("exactly") : tr("from a sample")});
  }
  return twin;
}

void HistogramPlot::restyle() {
  PlotView::restyle();
  if (m_barText == nullptr) return;
  const ThemeColors &colors = themeColors(palette());
  for (QCPBars *bars : {m_below, m_above}) bars->setPen(Qt::NoPen);
  m_below->setBrush(colors.line);
  m_estimated->setHatch(colors.muted);
  m_estimated->setBrush(Qt::NoBrush);
  m_estimated->setPen(QPen(colors.line, 1));
  m_above->setBrush(colors.accent);
  m_bar->setPen(QPen(colors.ink, 1.4));
  m_barText->setBrush(colors.ink);
  m_barText->setColor(colors.panel);
  m_barText->setFont(xAxis->tickLabelFont());
}

}  // namespace shinglescope
