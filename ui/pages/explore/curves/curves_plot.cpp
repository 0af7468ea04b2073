// SPDX-License-Identifier: MIT
#include "ui/pages/explore/curves/curves_plot.h"

#include <algorithm>
#include <cmath>

#include "core/tune/plans/curves.h"
#include "ui/base/plots/plot_style.h"
#include "ui/base/plots/read_similarity.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/base/text/probability_text.h"

namespace shinglescope {
namespace {

constexpr double kCurvesPlotHeadroom = 0.03;
constexpr double kTickRoom = 0.07;  ///< space under the axis for the ticks of pairs
constexpr double kStrong = 2.6;
constexpr double kFine = 1.6;
constexpr double kCurvesPlotDotSize = 7;
constexpr double kCornerSize = 10;
constexpr double kCurvesPlotGrabDistance = 9;  ///< pixels around a corner in which a press grabs it
constexpr double kCurvesPlotStepsPerUnit = 100;
constexpr int kTableSteps = 20;

double hundredths(double value) {
  return std::round(value * kCurvesPlotStepsPerUnit) / kCurvesPlotStepsPerUnit;
}

QVector<double> column(const std::vector<CurvePoint> &points, double CurvePoint::*member) {
  QVector<double> values;
  for (const CurvePoint &point : points) values << point.*member;
  return values;
}

}  // namespace

ToleranceZone movedLowCorner(ToleranceZone zone, double d1, double p1) {
  zone.d1 = std::clamp(hundredths(d1), 0.0, hundredths(zone.d2 - 1 / kCurvesPlotStepsPerUnit));
  zone.p1 = std::clamp(hundredths(p1), 0.0, 1.0);
  return zone;
}

ToleranceZone movedHighCorner(ToleranceZone zone, double d2, double p2) {
  zone.d2 = std::clamp(hundredths(d2), hundredths(zone.d1 + 1 / kCurvesPlotStepsPerUnit), 1.0);
  zone.p2 = std::clamp(hundredths(p2), 0.0, 1.0);
  return zone;
}

ToleranceZone movedZone(ToleranceZone zone, double by) {
  const double step = std::clamp(hundredths(by), -zone.d1, 1 - zone.d2);
  zone.d1 = hundredths(zone.d1 + step);
  zone.d2 = hundredths(zone.d2 + step);
  return zone;
}

CurvesPlot::CurvesPlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Chance of becoming a candidate by similarity, for several settings"));
  for (QCPAxis *axis : {xAxis, yAxis}) setSimilarityTicks(*axis);
  xAxis->setLabel(tr("Jaccard similarity"));
  yAxis->setLabel(tr("chance of becoming a candidate"));
  for (QCPAxis *axis : {xAxis, yAxis}) axis->setLabelPadding(2);
  createItems();
  createTicks();
  setLegendAbove();
  layRanges();
  CurvesPlot::restyle();
}

void CurvesPlot::createItems() {
  m_stretch = new QCPItemRect(this);
  m_between = new QCPItemRect(this);
  for (QCPItemRect *rect : {m_stretch, m_between}) rect->setLayer(QStringLiteral("background"));
  m_thresholdLine = new QCPItemLine(this);
  m_below = new QCPItemLine(this);
  m_above = new QCPItemLine(this);
  m_pointer = addGraph();
  m_corners = addGraph();
  for (QCPGraph *dots : {m_pointer, m_corners}) {
    dots->setLineStyle(QCPGraph::lsNone);
    dots->removeFromLegend();
  }
  setZone({});
}

void CurvesPlot::createTicks() {
  for (const QString &name : {tr("pairs found"), tr("judged duplicate"), tr("judged not")}) {
    QCPGraph *ticks = addGraph();
    ticks->setLineStyle(QCPGraph::lsImpulse);
    ticks->setName(name);
    ticks->removeFromLegend();
    m_ticks.push_back(ticks);
  }
}

void CurvesPlot::layRanges() {
  setHomeRanges({-0.005, 1.005}, {m_hasTicks ? -kTickRoom : 0, 1 + kCurvesPlotHeadroom});
}

void CurvesPlot::setPlans(std::vector<BandPlan> plans) {
  if (plans == m_plans) return;
  m_plans = std::move(plans);
  readoutLeft();
  for (QCPGraph *curve : m_curves) removeGraph(curve);
  m_curves.clear();
  // The first plan is drawn last, on top of the others, and comes first in the legend.
  for (const BandPlan &plan : m_plans) {
    QCPGraph *curve = addGraph();
    const std::vector<CurvePoint> points = curvePoints(plan);
    curve->setData(column(points, &CurvePoint::similarity),
                   column(points, &CurvePoint::probability), true);
    curve->setName(planText(plan));
    m_curves.push_back(curve);
  }
  // The ticks come last in the legend.
  for (QCPGraph *ticks : m_ticks)
    if (ticks->removeFromLegend()) ticks->addToLegend();
  restyle();
  describe();
  replot(rpQueuedReplot);
}

void CurvesPlot::setThreshold(double threshold, double floor) {
  m_threshold = threshold;
  m_stretch->topLeft->setCoords(floor, 1);
  m_stretch->bottomRight->setCoords(threshold, 0);
  m_thresholdLine->start->setCoords(threshold, 0);
  m_thresholdLine->end->setCoords(threshold, 1);
  describe();
  replot(rpQueuedReplot);
}

void CurvesPlot::setZone(const std::optional<ToleranceZone> &zone) {
  m_zone = zone;
  for (QCPAbstractItem *item :
       std::initializer_list<QCPAbstractItem *>{m_between, m_below, m_above})
    item->setVisible(zone.has_value());
  // Two overlapping tints would be unreadable.
  m_stretch->setVisible(!zone);
  m_corners->data()->clear();
  if (zone) {
    m_between->topLeft->setCoords(zone->d1, 1);
    m_between->bottomRight->setCoords(zone->d2, 0);
    m_below->start->setCoords(0, zone->p1);
    m_below->end->setCoords(zone->d1, zone->p1);
    m_above->start->setCoords(zone->d2, zone->p2);
    m_above->end->setCoords(1, zone->p2);
    m_corners->setData({zone->d1, zone->d2}, {zone->p1, zone->p2}, true);
  }
  describe();
  replot(rpQueuedReplot);
}

void CurvesPlot::setTicks(const PairTicks &ticks) {
  const std::array all = {&ticks.found, &ticks.duplicates, &ticks.others};
  m_hasTicks = false;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const QVector<double> similarities(all[i]->begin(), all[i]->end());
    m_ticks[i]->setData(similarities, QVector<double>(similarities.size(), -kTickRoom), true);
    setInLegend(*m_ticks[i], !similarities.isEmpty());
    m_hasTicks = m_hasTicks || !similarities.isEmpty();
  }
  layRanges();
  restyle();
}

QString CurvesPlot::readoutAt(const QPointF &coordinates) {
  const double similarity = readSimilarity(coordinates.x());
  QStringList lines = {tr("at %1").arg(similarityText(similarity))};
  QVector<double> xs;
  QVector<double> ys;
  for (std::size_t i = 0; i < m_plans.size(); ++i) {
    if (!m_curves[i]->visible()) continue;
    const double chance = candidateProbability(similarity, m_plans[i]);
    xs << similarity;
    ys << chance;
    lines << tr("%1: %2").arg(planText(m_plans[i]), percentText(chance));
  }
  m_pointer->setData(xs, ys, true);
  return lines.size() > 1 ? lines.join(u'\n') : QString();
}

void CurvesPlot::readoutLeft() { m_pointer->data()->clear(); }

QList<QPointF> CurvesPlot::stops() const {
  QList<QPointF> places;
  if (m_plans.empty()) return places;
  for (int i = 0; i <= kTableSteps; ++i) {
    const double similarity = static_cast<double>(i) / kTableSteps;
    places << QPointF(similarity, candidateProbability(similarity, m_plans.front()));
  }
  return places;
}

PlotTable CurvesPlot::table() const {
  PlotTable twin{{tr("similarity")}, {}};
  for (const BandPlan &plan : m_plans) twin.headers << planText(plan);
  for (int i = 0; i <= kTableSteps; ++i) {
    const double similarity = static_cast<double>(i) / kTableSteps;
    QList<PlotCell> row = {PlotCell::similarity(similarity)};
    for (const BandPlan &plan : m_plans) {
      const double chance = candidateProbability(similarity, plan);
      row << PlotCell(probabilityText(chance), chance);
    }
    twin.add(row);
  }
  return twin;
}

int CurvesPlot::handleAt(const QPointF &position) const {
  if (!m_zone || !axisRect()->rect().contains(position.toPoint())) return kNoHandle;
  const double low = QLineF(pixelsOf({m_zone->d1, m_zone->p1}), position).length();
  const double high = QLineF(pixelsOf({m_zone->d2, m_zone->p2}), position).length();
  if (std::min(low, high) <= kCurvesPlotGrabDistance) return low < high ? LowCorner : HighCorner;
  const double at = xAxis->pixelToCoord(position.x());
  return at > m_zone->d1 && at < m_zone->d2 ? Whole : kNoHandle;
}

void CurvesPlot::dragHandle(int handle, const QPointF &from, const QPointF &to) {
  if (!m_zone) return;
  switch (handle) {
    case LowCorner: emit zoneMoved(movedLowCorner(*m_zone, to.x(), to.y())); break;
    case HighCorner: emit zoneMoved(movedHighCorner(*m_zone, to.x(), to.y())); break;
    // Uses a difference of rounded positions, so that slow drags also add up to whole hundredths.
    default: emit zoneMoved(movedZone(*m_zone, hundredths(to.x()) - hundredths(from.x()))); break;
  }
}

void CurvesPlot::nudge(const QPoint &steps, bool isOther) {
  if (!m_zone) return;
  const double x = steps.x() / kCurvesPlotStepsPerUnit;
  const double y = steps.y() / kCurvesPlotStepsPerUnit;
  emit zoneMoved(isOther ? movedLowCorner(*m_zone, m_zone->d1 + x, m_zone->p1 + y)
                         : movedHighCorner(*m_zone, m_zone->d2 + x, m_zone->p2 + y));
}

void CurvesPlot::describe() {
  QStringList said;
  for (const BandPlan &plan : m_plans)
    said << tr("%1: %2 at %3")
                .arg(planText(plan), percentText(candidateProbability(m_threshold, plan)),
                     similarityText(m_threshold));
  if (m_zone)
    said << tr("tolerance zone from %1, at most %2, to %3, at least %4; Shift+arrow moves its "
               "upper corner, Ctrl+Shift+arrow its lower corner")
                .arg(similarityText(m_zone->d1), percentText(m_zone->p1),
                     similarityText(m_zone->d2), percentText(m_zone->p2));
  setAccessibleDescription(said.join(QStringLiteral("; ")));
}

void CurvesPlot::restyle() {
  PlotView::restyle();
  if (m_pointer == nullptr) return;
  const ThemeColors &colors = themeColors(palette());
  for (std::size_t i = 0; i < m_curves.size(); ++i)
    m_curves[i]->setPen(seriesPenOf(static_cast<int>(i), palette(), i == 0 ? kStrong : kFine));
  m_pointer->setScatterStyle(
      {QCPScatterStyle::ssDisc, QPen(colors.ink), colors.ink, kCurvesPlotDotSize});
  m_corners->setScatterStyle(
      {QCPScatterStyle::ssCircle, QPen(colors.ink, 2), colors.highlight, kCornerSize});
  for (QCPItemRect *rect : {m_stretch, m_between}) {
    rect->setPen(Qt::NoPen);
    rect->setBrush(colors.highlightSoft);
  }
  m_thresholdLine->setPen(QPen(colors.muted, 1, Qt::DashLine));
  for (QCPItemLine *line : {m_below, m_above}) line->setPen(QPen(colors.ink, 1, Qt::DotLine));
  const std::array tickColors = {colors.muted, colors.good, colors.difference};
  for (std::size_t i = 0; i < m_ticks.size(); ++i) m_ticks[i]->setPen(QPen(tickColors[i], 1));
}

}  // namespace shinglescope
