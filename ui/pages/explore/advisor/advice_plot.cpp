// SPDX-License-Identifier: MIT
#include "ui/pages/explore/advisor/advice_plot.h"

#include <algorithm>

#include "ui/base/plots/plot_style.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/overview/hatched_bars.h"

namespace shinglescope {
namespace {

constexpr double kAdviceFoot = 0.6;  ///< bottom of the bars on a log scale
constexpr double kAdviceHeadroom = 1.08;
constexpr double kAdviceLogHeadroom = 1.8;
constexpr double kAdviceBarShare = 0.92;  ///< of a bin

}  // namespace

QString adviceCountText(const AdviceBin &bin) {
  const auto number = static_cast<int>(std::min(bin.textPairs, 1e9));
  const QString count = estimatedCountText(bin.textPairs);
  return bin.isExact ? AdvicePlot::tr("%1 pairs", nullptr, number).arg(count)
                     : AdvicePlot::tr("about %1 pairs", nullptr, number).arg(count);
}

AdvicePlot::AdvicePlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Pairs of texts by similarity"));
  setSimilarityTicks(*xAxis);
  for (QCPAxis *axis : {xAxis, yAxis}) axis->setLabelPadding(2);
  setDecimals(*yAxis, 0);
  m_gap = new QCPItemRect(this);
  m_gap->topLeft->setTypeY(QCPItemPosition::ptAxisRectRatio);
  m_gap->bottomRight->setTypeY(QCPItemPosition::ptAxisRectRatio);
  m_below = new QCPBars(xAxis, yAxis);
  m_estimated = new HatchedBars(xAxis, yAxis);
  m_above = new QCPBars(xAxis, yAxis);
  for (QCPBars *bars : QList<QCPBars *>{m_below, m_estimated, m_above})
    bars->setWidthType(QCPBars::wtPlotCoords);
  m_threshold = new QCPItemLine(this);
  m_threshold->start->setTypeY(QCPItemPosition::ptAxisRectRatio);
  m_threshold->end->setTypeY(QCPItemPosition::ptAxisRectRatio);
  offerLogScale(yAxis);
  AdvicePlot::restyle();
}

void AdvicePlot::setAdvice(const Advice &advice) {
  m_bins = advice.histogram;
  m_valley = advice.valley;
  m_at = advice.recipe.threshold.toDouble();
  m_threshold->start->setCoords(m_at, 0);
  m_threshold->end->setCoords(m_at, 1);
  setAccessibleDescription(
      tr("%1 pairs of rows at or above the threshold").arg(estimatedCountText(advice.truePairs)));
  showValley();
  useScale();
  replot(rpQueuedReplot);
}

void AdvicePlot::showValley() {
  m_gap->setVisible(m_valley.has_value());
  if (!m_valley) return;
  m_gap->topLeft->setCoords(m_valley->low, 0);
  m_gap->bottomRight->setCoords(m_valley->high, 1);
}

void AdvicePlot::useScale() {
  double most = 1;
  for (const AdviceBin &bin : m_bins) most = std::max(most, bin.textPairs);
  const double foot = isLogScale() ? kAdviceFoot : 0;
  const double width =
      kAdviceBarShare / static_cast<double>(std::max<std::size_t>(m_bins.size(), 1));
  for (QCPBars *bars : QList<QCPBars *>{m_below, m_estimated, m_above}) {
    bars->setWidth(width);
    bars->setBaseValue(foot);
  }
  setHomeRanges({-0.005, 1.005},
                {foot, most * (isLogScale() ? kAdviceLogHeadroom : kAdviceHeadroom)});
  showBars();
}

void AdvicePlot::showBars() {
  for (QCPBars *bars : QList<QCPBars *>{m_below, m_estimated, m_above}) bars->data()->clear();
  bool hasEstimates = false;
  for (const AdviceBin &bin : m_bins) {
    if (bin.textPairs <= 0) continue;
    hasEstimates = hasEstimates || !bin.isExact;
    QCPBars *bars = bin.low > m_at - 1e-9 ? m_above : bin.isExact ? m_below : m_estimated;
    bars->addData((bin.low + bin.high) / 2, bin.textPairs);
  }
  const QString name = tr("exact similarity of two texts that differ");
  xAxis->setLabel(hasEstimates ? tr("%1; hatched: from random texts").arg(name) : name);
  yAxis->setLabel(isLogScale() ? tr("pairs of texts, log scale") : tr("pairs of texts"));
}

const AdviceBin *AdvicePlot::binAt(double similarity) const {
  const auto bin = std::ranges::find_if(m_bins, [similarity](const AdviceBin &of) {
    return similarity >= of.low && similarity < of.high;
  });
  return bin == m_bins.end() ? nullptr : &*bin;
}

QString AdvicePlot::readoutAt(const QPointF &coordinates) {
  const AdviceBin *bin = binAt(coordinates.x());
  if (bin == nullptr) return {};
  return tr("%1 to %2: %3")
      .arg(similarityText(bin->low), similarityText(bin->high), adviceCountText(*bin));
}

QList<QPointF> AdvicePlot::stops() const {
  QList<QPointF> places;
  for (const AdviceBin &bin : m_bins)
    places << QPointF((bin.low + bin.high) / 2, std::max(kAdviceFoot, bin.textPairs));
  return places;
}

PlotTable AdvicePlot::table() const {
  PlotTable twin{{tr("from"), tr("to"), tr("pairs of texts"), tr("counted")}, {}};
  for (const AdviceBin &bin : m_bins)
    twin.add({PlotCell::similarity(bin.low),
              PlotCell::similarity(bin.high),
              {estimatedCountText(bin.textPairs), bin.textPairs},
              bin.isExact ? tr("exactly") : tr("from random texts")});
  return twin;
}

void AdvicePlot::restyle() {
  PlotView::restyle();
  if (m_threshold == nullptr) return;
  const ThemeColors &colors = themeColors(palette());
  for (QCPBars *bars : {m_below, m_above}) bars->setPen(Qt::NoPen);
  m_below->setBrush(colors.line);
  m_estimated->setHatch(colors.muted);
  m_estimated->setBrush(Qt::NoBrush);
  m_estimated->setPen(QPen(colors.line, 1));
  m_above->setBrush(colors.accent);
  m_threshold->setPen(QPen(colors.ink, 1.4));
  m_gap->setPen(QPen(colors.ink, 1, Qt::DashLine));
  m_gap->setBrush(Qt::NoBrush);
}

}  // namespace shinglescope
