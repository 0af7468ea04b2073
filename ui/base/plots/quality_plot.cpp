// SPDX-License-Identifier: MIT
#include "ui/base/plots/quality_plot.h"

#include <algorithm>
#include <cmath>

#include "ui/base/plots/plot_style.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr double kQualityPlotMinCount = 0.5;   ///< base of the bars, below a single item
constexpr double kQualityPlotHeadroom = 2.5;   ///< room for the legend, as a factor
constexpr double kQualityPlotBarShare = 0.86;  ///< share of a bin's width
constexpr double kQualityPlotDotSize = 8;
constexpr double kPercent = 100;
constexpr double kPercentTop = 140;  ///< keeps 100 % below the legend

int wholePercent(double share) { return static_cast<int>(std::lround(kPercent * share)); }

}  // namespace

QString precisionText(const AuditedPrecision &audited) {
  const auto precision = audited.precision();
  if (!precision) return QStringLiteral("–");
  const Interval interval = audited.interval();
  return QualityPlot::tr("%1 % (%2 to %3 %)")
      .arg(wholePercent(*precision))
      .arg(wholePercent(interval.low))
      .arg(wholePercent(interval.high));
}

QString qualityText(const AuditedPrecision &audited) {
  const QString threshold = similarityText(audited.threshold.toDouble());
  if (audited.decided() == 0) {
    return QualityPlot::tr("No pair at or above %1 has been audited yet.").arg(threshold);
  }
  return QualityPlot::tr("Of the pairs at or above %1, %2 of %3 audited are duplicates: %4.")
      .arg(threshold, countText(audited.duplicate), countText(audited.decided()),
           precisionText(audited));
}

QualityPlot::QualityPlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Pairs by similarity, and how many of the audited are duplicates"));
  createAxes();
  createSeries();
  QualityPlot::restyle();
}

void QualityPlot::createAxes() {
  xAxis->setLabel(tr("similarity"));
  setDecimals(*xAxis, 2);
  xAxis->setLabelPadding(2);
  yAxis->setScaleType(QCPAxis::stLogarithmic);
  yAxis->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
  setDecimals(*yAxis, 0);
  yAxis->setLabel(tr("pairs (log scale)"));
  yAxis2->setVisible(true);
  yAxis2->setRange(0, kPercentTop);
  yAxis2->setLabel(tr("% duplicates, audited at or above"));
  auto ticker = QSharedPointer<QCPAxisTickerText>::create();  // the legend occupies the space above
  for (int percent = 0; percent <= 100; percent += 20)
    ticker->addTick(percent, QString::number(percent));
  yAxis2->setTicker(ticker);
  yAxis2->grid()->setVisible(false);
  axisRect()->setRangeDrag(Qt::Horizontal);
  axisRect()->setRangeZoom(Qt::Horizontal);
}

void QualityPlot::createSeries() {
  m_bars = new QCPBars(xAxis, yAxis);
  m_bars->setWidthType(QCPBars::wtPlotCoords);
  m_bars->setBaseValue(kQualityPlotMinCount);
  m_bars->setName(tr("pairs"));
  m_precision = addGraph(xAxis, yAxis2);
  m_precision->setLineStyle(QCPGraph::lsNone);
  m_precision->setName(tr("duplicates, with 95 % interval"));
  m_intervals = new QCPErrorBars(xAxis, yAxis2);
  m_intervals->removeFromLegend();
  m_intervals->setDataPlottable(m_precision);
  m_threshold = new QCPItemLine(this);
  m_threshold->start->setTypeY(QCPItemPosition::ptAxisRectRatio);
  m_threshold->end->setTypeY(QCPItemPosition::ptAxisRectRatio);
  m_thresholdText = new QCPItemText(this);
  m_thresholdText->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
  m_thresholdText->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
  m_thresholdText->setPadding(QMargins(6, 0, 6, 0));  // keeps it off the line
  legend->setVisible(true);
  legend->setBorderPen(Qt::NoPen);
  axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignLeft | Qt::AlignTop);
}

void QualityPlot::setChart(QualityChart chart) {
  m_chart = std::move(chart);
  QVector<double> similarities, counts, shares, below, above;
  QVector<double> middles;
  double most = 1;
  for (const QualityBin &bin : m_chart.bins) {
    const double from = bin.from.threshold.toDouble();
    if (bin.items > 0) {
      middles << (from + bin.to.toDouble()) / 2;
      counts << static_cast<double>(bin.items);
      most = std::max(most, counts.back());
    }
    if (const auto precision = bin.from.precision()) {
      const Interval interval = bin.from.interval();
      similarities << from;
      shares << kPercent * *precision;
      below << kPercent * (*precision - interval.low);
      above << kPercent * (interval.high - *precision);
    }
  }
  m_bars->setData(middles, counts, true);
  m_precision->setData(similarities, shares, true);
  m_intervals->setData(below, above);
  const double floor = m_chart.bins.empty() ? 0 : m_chart.bins.front().from.threshold.toDouble();
  const QualityBin *last = m_chart.bins.empty() ? nullptr : &m_chart.bins.back();
  const double width = last == nullptr ? 1 : 1 - last->from.threshold.toDouble();
  m_bars->setWidth(kQualityPlotBarShare * (width > 0 ? width : kQualityPlotBarShare / kPercent));
  const double threshold = m_chart.atThreshold.threshold.toDouble();
  m_threshold->start->setCoords(threshold, 1);
  m_threshold->end->setCoords(threshold, 0);
  m_thresholdText->position->setCoords(threshold - 0.002, 0.02);
  m_thresholdText->setText(tr("threshold %1").arg(similarityText(threshold)));
  setAccessibleDescription(qualityText(m_chart.atThreshold));
  setHomeRanges({floor - 0.01, 1.01},
                {kQualityPlotMinCount, most * std::pow(10, kQualityPlotHeadroom / 2)});
}

QString QualityPlot::readoutAt(const QPointF &coordinates) {
  const auto after =
      std::ranges::upper_bound(m_chart.bins, coordinates.x(), {},
                               [](const QualityBin &bin) { return bin.from.threshold.toDouble(); });
  if (after == m_chart.bins.begin() || coordinates.x() > 1.01) return {};
  const QualityBin &bin = *(after - 1);
  const QString from = similarityText(bin.from.threshold.toDouble());
  return tr("%1 to %2: %3 pairs\nat or above %1: %4 of %5 audited")
      .arg(from, similarityText(bin.to.toDouble()), countText(bin.items), precisionText(bin.from),
           countText(bin.from.decided()));
}

QList<QPointF> QualityPlot::stops() const {
  QList<QPointF> places;
  for (const QualityBin &bin : m_chart.bins) {
    const double middle = (bin.from.threshold.toDouble() + bin.to.toDouble()) / 2;
    places << QPointF(middle, std::max(kQualityPlotMinCount, static_cast<double>(bin.items)));
  }
  return places;
}

PlotTable QualityPlot::table() const {
  PlotTable twin{{tr("from"), tr("to"), tr("pairs"), tr("at or above"), tr("duplicates"), tr("not"),
                  tr("unsure"), tr("precision")},
                 {}};
  for (const QualityBin &bin : m_chart.bins) {
    const AuditedPrecision &audited = bin.from;
    twin.add({PlotCell::similarity(audited.threshold.toDouble()),
              PlotCell::similarity(bin.to.toDouble()), PlotCell::count(bin.items),
              PlotCell::count(audited.items), PlotCell::count(audited.duplicate),
              PlotCell::count(audited.notDuplicate), PlotCell::count(audited.unsure),
              precisionText(audited)});
  }
  return twin;
}

void QualityPlot::restyle() {
  PlotView::restyle();
  if (m_bars == nullptr) return;
  const ThemeColors &colors = themeColors(palette());
  m_bars->setPen(Qt::NoPen);
  m_bars->setBrush(colors.bar);
  m_precision->setScatterStyle({QCPScatterStyle::ssDiamond, QPen(colors.difference, 1),
                                colors.difference, kQualityPlotDotSize});
  m_intervals->setPen(QPen(colors.difference, 1.4));
  m_threshold->setPen(QPen(colors.ink, 1, Qt::DashLine));
  m_thresholdText->setColor(colors.ink);
  m_thresholdText->setFont(xAxis->labelFont());
}

}  // namespace shinglescope
