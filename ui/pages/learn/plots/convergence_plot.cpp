// SPDX-License-Identifier: MIT
#include "ui/pages/learn/plots/convergence_plot.h"

#include <algorithm>
#include <cmath>

#include "ui/base/plots/plot_style.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/learn/tables/grid_parts.h"

namespace shinglescope {
namespace {

constexpr double kLow = 0.025;
constexpr double kHigh = 0.975;
constexpr double kEstimateWidth = 2;
constexpr double kDot = 4;
constexpr double kDotStep = 0.02;   ///< between equal estimates, as a power of ten
constexpr double kStripWide = 0.3;  ///< of one strip, as a power of ten

double quantile(const std::vector<double> &ascending, double share) {
  const auto place = static_cast<std::size_t>(share * static_cast<double>(ascending.size() - 1));
  return ascending[place];
}

std::size_t indexOf(double numHashes) {
  const double most = kConvergenceHashes;
  return static_cast<std::size_t>(std::clamp(std::round(numHashes), 1.0, most)) - 1;
}

}  // namespace

ConvergencePlot::ConvergencePlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("The estimate as hashes are added"));
  xAxis->setScaleType(QCPAxis::stLogarithmic);
  xAxis->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
  xAxis->setNumberFormat(QStringLiteral("f"));
  xAxis->setNumberPrecision(0);
  xAxis->setLabel(tr("hashes"));
  yAxis->setLabel(tr("similarity"));
  yAxis->setNumberFormat(QStringLiteral("f"));
  yAxis->setNumberPrecision(1);
  m_low = addGraph();
  m_high = addGraph();
  m_high->setChannelFillGraph(m_low);
  m_exact = addGraph();
  m_estimate = addGraph();
  m_spread = addGraph();
  m_spread->setLineStyle(QCPGraph::lsNone);
  m_estimate->setName(tr("estimate"));
  m_high->setName(tr("where 95 % lie"));
  m_exact->setName(tr("exact similarity"));
  m_spread->setName(tr("100 seeds"));
  setLegendAbove();
  setInLegend(*m_low, false);
  // The strip of the last number of hashes ends behind it.
  setHomeRanges({1, kConvergenceHashes * 1.6}, {-0.02, 1.02});
  ConvergencePlot::restyle();
}

void ConvergencePlot::clear() {
  m_pair = {};
  for (QCPGraph *graph : {m_low, m_high, m_exact, m_estimate, m_spread}) graph->data()->clear();
  replot(rpQueuedReplot);
}

void ConvergencePlot::setPair(const PairConvergence &pair, const QString &name) {
  clear();
  m_pair = pair;
  QVector<double> hashes;
  QVector<double> low;
  QVector<double> high;
  for (std::size_t i = 0; i < pair.band95.size(); ++i) {
    hashes << static_cast<double>(i + 1);
    low << pair.band95[i].low;
    high << pair.band95[i].high;
  }
  m_low->setData(hashes, low, true);
  m_high->setData(hashes, high, true);
  m_exact->setData({1, kConvergenceHashes}, {pair.jaccard, pair.jaccard}, true);
  m_estimate->setData(hashes, {pair.estimates.begin(), pair.estimates.end()}, true);
  for (const EstimateInterval &spread : pair.spreads) addStrip(spread);
  setAccessibleDescription(
      tr("%1: exact similarity %2, estimate %3 after 1,000 hashes.")
          .arg(name, shareText(pair.jaccard), shareText(pair.estimates.back())));
  replot(rpQueuedReplot);
}

/// Draws every seed as a dot; equal estimates lie side by side around their number of hashes.
void ConvergencePlot::addStrip(const EstimateInterval &spread) {
  const std::vector<double> &all = spread.estimates;
  for (std::size_t begin = 0; begin < all.size();) {
    const auto end = static_cast<std::size_t>(std::upper_bound(all.begin(), all.end(), all[begin]) -
                                              all.begin());
    const auto equal = static_cast<double>(end - begin);
    const double step = std::min(kDotStep, kStripWide / equal);
    for (std::size_t i = begin; i < end; ++i) {
      const double aside = (static_cast<double>(i - begin) - (equal - 1) / 2) * step;
      m_spread->addData(spread.numHashes * std::pow(10.0, aside), all[i]);
    }
    begin = end;
  }
}

QString ConvergencePlot::readoutAt(const QPointF &coordinates) {
  if (m_pair.estimates.empty()) return {};
  const std::size_t i = indexOf(coordinates.x());
  return tr("%1 hashes: estimate %2; 95 % lie from %3 to %4")
      .arg(i + 1)
      .arg(shareText(m_pair.estimates[i]), similarityText(m_pair.band95[i].low),
           similarityText(m_pair.band95[i].high));
}

QList<QPointF> ConvergencePlot::stops() const {
  QList<QPointF> places;
  if (m_pair.estimates.empty()) return places;
  for (const double numHashes : {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000})
    places << QPointF(numHashes, m_pair.estimates[indexOf(numHashes)]);
  return places;
}

PlotTable ConvergencePlot::table() const {
  PlotTable twin{
      {tr("hashes"), tr("estimate"), tr("95 % from"), tr("to"), tr("seeds from"), tr("to")}, {}};
  for (const QPointF &place : stops()) {
    const std::size_t i = indexOf(place.x());
    QStringList row{QString::number(i + 1), shareText(m_pair.estimates[i]),
                    similarityText(m_pair.band95[i].low), similarityText(m_pair.band95[i].high)};
    for (const EstimateInterval &spread : m_pair.spreads)
      if (spread.numHashes == i + 1)
        row << similarityText(quantile(spread.estimates, kLow))
            << similarityText(quantile(spread.estimates, kHigh));
    while (row.size() < twin.headers.size()) row << QString();
    twin.rows << row;
  }
  return twin;
}

void ConvergencePlot::restyle() {
  PlotView::restyle();
  const ThemeColors &colors = themeColors(palette());
  m_low->setPen(Qt::NoPen);
  m_high->setPen(Qt::NoPen);
  m_high->setBrush(colors.accentSoft);
  const double scale = letterScale(*this);
  m_exact->setPen(QPen(colors.ink, scale, Qt::DashLine));
  m_estimate->setPen(seriesPen(colors.accent, kEstimateWidth * scale));
  m_spread->setScatterStyle(
      {QCPScatterStyle::ssCircle, QPen(colors.ink, 1), QBrush(colors.highlight), kDot * scale});
}

}  // namespace shinglescope
