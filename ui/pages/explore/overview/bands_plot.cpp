// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/bands_plot.h"

#include <algorithm>
#include <cmath>

#include "ui/base/plots/plot_style.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"

namespace shinglescope {
namespace {

constexpr double kBandsPlotMinCount = 0.6;
constexpr double kBandsPlotBarShare = 0.62;  ///< share of a line
constexpr int kLineHeight = 22;
constexpr int kAround = 74;         ///< legend, headings and axis
constexpr int kRightRoom = 148;     ///< space for the two columns of numbers
constexpr double kCandidates = 92;  ///< right edges of the columns, measured from the bars
constexpr double kRecall = 142;
constexpr double kBandsPlotHeadroom = 1.05;
constexpr double kBandsPlotLogHeadroom = 1.3;

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
  m_track = addBars({});
  m_track->removeFromLegend();
  m_candidates = addBars(tr("below the threshold"));
  m_verified = addBars(tr("at or above the threshold"));
  m_errors = new QCPErrorBars(yAxis, xAxis);
  m_errors->setErrorType(QCPErrorBars::etValueError);
  m_errors->setSymbolGap(0);
  m_errors->setDataPlottable(m_candidates);
  m_errors->removeFromLegend();
  // The verified part is drawn on top, so the legend lists it first.
  m_candidates->removeFromLegend();
  m_candidates->addToLegend();
  yAxis->setRangeReversed(true);
  axisRect()->setRangeDrag({});
  axisRect()->setRangeZoom({});
  axisRect()->setMinimumMargins(QMargins(0, kLineHeight, kRightRoom, 0));
  setDecimals(*xAxis, 0);
  xAxis->setLabelPadding(2);
  m_edge = new QCPItemTracer(this);
  m_edge->position->setType(QCPItemPosition::ptAxisRectRatio);
  m_edge->position->setCoords(1, 0);
  m_edge->setVisible(false);
  setLegendAbove();
  offerLogScale(xAxis);
  BandsPlot::restyle();
}

QCPBars *BandsPlot::addBars(const QString &name) {
  auto *bars = new QCPBars(yAxis, xAxis);
  bars->setWidthType(QCPBars::wtPlotCoords);
  bars->setWidth(kBandsPlotBarShare);
  bars->setName(name);
  return bars;
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
  for (QCPBars *bars : {m_track, m_candidates, m_verified}) {
    bars->setBaseValue(foot);
    bars->data()->clear();
  }
  QVector<double> below, above;
  const std::size_t count = m_sweep == nullptr ? 0 : m_sweep->points.size();
  for (std::size_t i = 0; i < count; ++i) {
    const BandsPoint &point = m_sweep->points[i];
    const auto row = static_cast<double>(i);
    m_track->addData(row, most);
    if (point.candidates.texts > 0) {
      const auto candidates = static_cast<double>(point.candidates.texts);
      m_candidates->addData(row, candidates);
      below << candidates - std::max(point.candidatesInterval.low, foot);
      above << point.candidatesInterval.high - candidates;
    }
    if (point.verified.texts > 0)
      m_verified->addData(row, static_cast<double>(point.verified.texts));
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
  // The position is in pixels to the right of the bars.
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
    twin.rows << QStringList{planText(point.plan),
                             countText(point.candidates.texts),
                             estimatedCountText(point.candidatesInterval.low),
                             estimatedCountText(point.candidatesInterval.high),
                             recallText(point.recall),
                             recallText(point.recallInterval.low),
                             recallText(point.recallInterval.high),
                             recallText(point.expectedRecall)};
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
    twin.rows << QStringList{planText(point.plan),
                             countText(point.candidates.texts),
                             countText(point.verified.texts),
                             countText(point.falsePositives.texts),
                             countText(point.verified.rows),
                             countText(point.missed.rows),
                             recallText(point.recall),
                             recallText(point.expectedRecall)};
  }
  return twin;
}

void BandsPlot::restyle() {
  PlotView::restyle();
  if (m_verified == nullptr) return;
  const ThemeColors &colors = themeColors(palette());
  for (QCPBars *bars : {m_track, m_candidates, m_verified}) bars->setPen(Qt::NoPen);
  m_track->setBrush(colors.barTrack);
  m_candidates->setBrush(colors.highlight);
  m_verified->setBrush(colors.accent);
  m_errors->setPen(QPen(colors.ink, 1));
  yAxis->setTickLabelColor(colors.ink);
  yAxis->grid()->setVisible(false);
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
