// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/bands_plot.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/base/plots/plot_style.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"

namespace shinglescope {
namespace {

constexpr double kBandsPlotMinCount = 0.6;
constexpr double kCandidateDot = 11;
constexpr double kVerifiedDot = 7;
constexpr int kLineHeight = 22;
constexpr int kAround = 74;         ///< legend, headings and axis
constexpr int kRightRoom = 164;     ///< space for the two columns of numbers
constexpr double kCandidates = 92;  ///< right edges of the columns, measured from the bars
constexpr double kRecall = 158;
constexpr double kBandsPlotHeadroom = 1.08;
constexpr double kBandsPlotLogHeadroom = 1.8;

PlotCell recallCell(double recall) { return {recallText(recall), recall}; }

}  // namespace

QString recallText(double recall) {
  constexpr double kNearlyOne = 0.9995;
  if (recall >= 1 || recall < kNearlyOne) return QLocale().toString(std::min(recall, 1.0), 'f', 3);
  // Must not round up to a recall of 1.
  constexpr double kScale = 10'000;
  return QLocale().toString(std::floor(recall * kScale) / kScale, 'f', 4);
}

BandsPlot::BandsPlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Candidates by number of bands"));
  m_distance = addGraph(yAxis, xAxis);
  m_distance->removeFromLegend();
  m_candidates = addDots(tr("all candidates"));
  m_verified = addDots(tr("at or above the threshold"));
  m_errors = new QCPErrorBars(yAxis, xAxis);
  m_errors->setErrorType(QCPErrorBars::etValueError);
  m_errors->setSymbolGap(kCandidateDot);
  m_errors->setDataPlottable(m_candidates);
  m_errors->removeFromLegend();
  // The inner dot is drawn last, so the legend lists it first.
  m_candidates->removeFromLegend();
  m_candidates->addToLegend();
  yAxis->setRangeReversed(true);
  axisRect()->setRangeDrag({});
  axisRect()->setRangeZoom({});
  axisRect()->setMinimumMargins(QMargins(0, kLineHeight, kRightRoom, 0));
  setDecimals(*xAxis, 0);
  yAxis->setLabel(tr("bands × rows"));
  for (QCPAxis *axis : {xAxis, yAxis}) axis->setLabelPadding(2);
  m_edge = new QCPItemTracer(this);
  m_edge->position->setType(QCPItemPosition::ptAxisRectRatio);
  m_edge->position->setCoords(1, 0);
  m_edge->setVisible(false);
  setLegendAbove();
  offerLogScale(xAxis);
  BandsPlot::restyle();
}

QCPGraph *BandsPlot::addDots(const QString &name) {
  QCPGraph *dots = addGraph(yAxis, xAxis);
  dots->setLineStyle(QCPGraph::lsNone);
  dots->setName(name);
  return dots;
}

int BandsPlot::heightForPlans() const {
  return m_sweep == nullptr ? 0 : kAround + kLineHeight * static_cast<int>(m_sweep->points.size());
}

void BandsPlot::setSweep(std::shared_ptr<const BandsSweep> sweep, const BandPlan &current) {
  m_sweep = std::move(sweep);
  m_current = current;
  auto ticker = QSharedPointer<QCPAxisTickerText>::create();
  if (m_sweep != nullptr) {
    for (std::size_t i = 0; i < m_sweep->points.size(); ++i) {
      const BandPlan &plan = m_sweep->points[i].plan;
      const QString mark = plan == m_current ? QStringLiteral("▸ ") : QString();
      ticker->addTick(static_cast<double>(i), mark + planText(plan));
    }
    m_verified->setName(tr("at or above %1").arg(similarityText(m_sweep->threshold.toDouble())));
  }
  yAxis->setTicker(ticker);
  useScale();
  showCells();
  restyle();
  replot(rpQueuedReplot);
}

void BandsPlot::useScale() {
  const double foot = isLogScale() ? kBandsPlotMinCount : 0;
  double most = 1;
  if (m_sweep != nullptr)
    for (const BandsPoint &point : m_sweep->points)
      most = std::max(
          {most, static_cast<double>(point.candidates.texts), point.candidatesInterval.high});
  most *= isLogScale() ? kBandsPlotLogHeadroom : kBandsPlotHeadroom;
  for (QCPGraph *series : {m_distance, m_candidates, m_verified}) series->data()->clear();
  QVector<double> below, above;
  const std::size_t count = m_sweep == nullptr ? 0 : m_sweep->points.size();
  for (std::size_t i = 0; i < count; ++i) {
    const BandsPoint &point = m_sweep->points[i];
    const auto row = static_cast<double>(i);
    const auto candidates = static_cast<double>(point.candidates.texts);
    const auto verified = static_cast<double>(point.verified.texts);
    m_distance->addData(row, std::max(verified, foot));
    m_distance->addData(row, std::max(candidates, foot));
    m_distance->addData(row, std::numeric_limits<double>::quiet_NaN());  // ends the line
    if (verified > 0) m_verified->addData(row, verified);
    if (candidates <= 0) continue;  // a log axis has no 0
    m_candidates->addData(row, candidates);
    below << candidates - std::max(point.candidatesInterval.low, foot);
    above << point.candidatesInterval.high - candidates;
  }
  m_errors->setData(below, above);
  m_errors->setVisible(m_sweep != nullptr && m_sweep->sample);
  xAxis->setLabel(axisText());
  setHomeRanges({foot, most}, {-0.5, std::max(1.0, static_cast<double>(count)) - 0.5});
}

QString BandsPlot::axisText() const {
  const bool isInFull = m_sweep != nullptr && m_sweep->sample && m_sweep->sample->meetsLargeBuckets;
  if (isInFull)
    return isLogScale() ? tr("candidates, large buckets included in full, on a log scale")
                        : tr("candidates, large buckets included in full");
  return isLogScale() ? tr("candidates, on a log scale") : tr("candidates");
}

QCPItemText *BandsPlot::addCell(double column, const QString &text) {
  auto *cell = new QCPItemText(this);
  cell->setClipToAxisRect(false);
  cell->setPositionAlignment(Qt::AlignRight | Qt::AlignVCenter);
  cell->setText(text);
  // The position is in pixels to the right of the axis.
  cell->position->setParentAnchorX(m_edge->position);
  cell->position->setTypeX(QCPItemPosition::ptAbsolute);
  cell->position->setCoords(column, 0);
  m_cells << cell;
  return cell;
}

void BandsPlot::showCells() {
  for (QCPItemText *cell : std::as_const(m_cells)) removeItem(cell);
  m_cells.clear();
  if (m_sweep == nullptr) return;
  const std::pair<double, QString> heads[] = {{kCandidates, tr("candidates")},
                                              {kRecall, tr("recall")}};
  for (const auto &[column, name] : heads) {
    QCPItemText *head = addCell(column, name);
    head->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    head->position->setCoords(column, 0);
    head->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
  }
  for (std::size_t i = 0; i < m_sweep->points.size(); ++i) {
    const BandsPoint &point = m_sweep->points[i];
    const auto row = static_cast<double>(i);
    addCell(kCandidates, countText(point.candidates.texts))->position->setCoords(kCandidates, row);
    addCell(kRecall, recallText(point.recall))->position->setCoords(kRecall, row);
  }
}

const BandsPoint *BandsPlot::pointAt(double row) const {
  const double index = std::round(row);
  if (m_sweep == nullptr || index < 0 || index >= static_cast<double>(m_sweep->points.size()))
    return nullptr;
  return &m_sweep->points[static_cast<std::size_t>(index)];
}

QString BandsPlot::readoutAt(const QPointF &coordinates) {
  const BandsPoint *point = pointAt(coordinates.y());
  if (point == nullptr) return {};
  if (m_sweep->sample)
    return tr("%1: about %2 candidates, %3 to %4\nrecall %5, %6 to %7; the curve expects %8")
        .arg(planText(point->plan), countText(point->candidates.texts),
             estimatedCountText(point->candidatesInterval.low),
             estimatedCountText(point->candidatesInterval.high), recallText(point->recall),
             recallText(point->recallInterval.low), recallText(point->recallInterval.high),
             recallText(point->expectedRecall));
  const QString compared = tr("%1: %2 candidates, %3 of them below the threshold")
                               .arg(planText(point->plan), countText(point->candidates.texts),
                                    countText(point->falsePositives.texts));
  return compared + u'\n' +
         tr("%1 of %2 row pairs found, %3 expected from the curve")
             .arg(countText(point->verified.rows), countText(m_sweep->exact.rows),
                  percentText(point->expectedRecall));
}

QList<QPointF> BandsPlot::stops() const {
  QList<QPointF> places;
  if (m_sweep == nullptr) return places;
  for (std::size_t i = 0; i < m_sweep->points.size(); ++i)
    places << QPointF(xAxis->range().center(), static_cast<double>(i));
  return places;
}

void BandsPlot::activateAt(const QPointF &coordinates) {
  if (const BandsPoint *point = pointAt(coordinates.y())) emit planChosen(point->plan);
}

/// The table of estimates with their 95 % intervals.
PlotTable BandsPlot::sampledTable() const {
  PlotTable twin{{tr("bands × rows"), tr("candidates"), tr("from"), tr("to"), tr("recall"),
                  tr("recall from"), tr("recall to"), tr("expected")},
                 {}};
  for (const BandsPoint &point : m_sweep->points) {
    const auto &[low, high] = point.candidatesInterval;
    twin.add({planText(point.plan),
              PlotCell::count(point.candidates.texts),
              {estimatedCountText(low), low},
              {estimatedCountText(high), high},
              recallCell(point.recall),
              recallCell(point.recallInterval.low),
              recallCell(point.recallInterval.high),
              recallCell(point.expectedRecall)});
  }
  return twin;
}

PlotTable BandsPlot::table() const {
  if (m_sweep != nullptr && m_sweep->sample) return sampledTable();
  PlotTable twin{
      {tr("bands × rows"), tr("candidates"), tr("at or above threshold"), tr("below threshold"),
       tr("row pairs found"), tr("row pairs missed"), tr("recall"), tr("expected")},
      {}};
  if (m_sweep == nullptr) return twin;
  for (const BandsPoint &point : m_sweep->points) {
    twin.add({planText(point.plan), PlotCell::count(point.candidates.texts),
              PlotCell::count(point.verified.texts), PlotCell::count(point.falsePositives.texts),
              PlotCell::count(point.verified.rows), PlotCell::count(point.missed.rows),
              recallCell(point.recall), recallCell(point.expectedRecall)});
  }
  return twin;
}

void BandsPlot::restyle() {
  PlotView::restyle();
  if (m_verified == nullptr) return;
  const ThemeColors &colors = themeColors(palette());
  m_distance->setPen(QPen(colors.muted, 1));
  m_candidates->setScatterStyle(
      {QCPScatterStyle::ssCircle, QPen(colors.difference, 2), colors.panel, kCandidateDot});
  m_verified->setScatterStyle(
      {QCPScatterStyle::ssDisc, QPen(colors.accent), colors.accent, kVerifiedDot});
  m_errors->setPen(QPen(colors.ink, 1));
  yAxis->setTickLabelColor(colors.ink);
  constexpr int kHeads = 2;
  for (int i = 0; i < m_cells.size(); ++i) {
    const bool isHead = i < kHeads;
    const bool isCurrent =
        !isHead && m_sweep->points[static_cast<std::size_t>(i - kHeads) / 2].plan == m_current;
    QFont font = tabularFont(xAxis->tickLabelFont());
    font.setBold(isCurrent);
    m_cells[i]->setFont(font);
    m_cells[i]->setColor(isHead ? colors.muted : colors.ink);
  }
}

}  // namespace shinglescope
