// SPDX-License-Identifier: MIT
#include "ui/base/plots/s_curve_plot.h"

#include <algorithm>

#include "ui/base/plots/plot_style.h"
#include "ui/base/plots/read_similarity.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/probability_text.h"

namespace shinglescope {
namespace {

constexpr int kEvenPoints = 200;
constexpr int kSteepPoints = 100;
constexpr double kSCurvePlotHeadroom = 0.03;
constexpr double kSCurvePlotDotSize = 9;

QCPGraph *makeDot(QCustomPlot &plot) {
  QCPGraph *dot = plot.addGraph();
  dot->setLineStyle(QCPGraph::lsNone);
  return dot;
}

}  // namespace

CurvePoints sCurvePoints(const BandPlan &plan) {
  CurvePoints points;
  for (int i = 0; i <= kEvenPoints; ++i)
    points.similarity.append(static_cast<double>(i) / kEvenPoints);
  for (int i = 1; i < kSteepPoints; ++i)
    points.similarity.append(similarityAtProbability(static_cast<double>(i) / kSteepPoints, plan));
  std::sort(points.similarity.begin(), points.similarity.end());
  for (const double similarity : std::as_const(points.similarity))
    points.chance.append(candidateProbability(similarity, plan));
  return points;
}

SCurvePlot::SCurvePlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Chance that a pair becomes a candidate, by similarity"));
  createItems();
  for (QCPAxis *axis : {xAxis, yAxis}) setSimilarityTicks(*axis);
  xAxis->setLabel(tr("Jaccard similarity"));
  yAxis->setLabel(tr("chance of becoming a candidate"));
  for (QCPAxis *axis : {xAxis, yAxis}) axis->setLabelPadding(2);
  setHomeRanges({-0.005, 1.005}, {0, 1 + kSCurvePlotHeadroom});
  SCurvePlot::restyle();
  setCurve({}, 0.8, 0.6);
}

void SCurvePlot::createItems() {
  m_zone = new QCPItemRect(this);
  m_zone->setLayer(QStringLiteral("background"));
  m_thresholdLine = new QCPItemLine(this);
  m_curve = addGraph();
  m_thresholdDot = makeDot(*this);
  m_pointerDot = makeDot(*this);
}

void SCurvePlot::setCurve(const BandPlan &plan, double threshold, double floor) {
  m_plan = plan;
  const CurvePoints points = sCurvePoints(plan);
  m_curve->setData(points.similarity, points.chance, true);
  const double chance = candidateProbability(threshold, plan);
  m_zone->topLeft->setCoords(floor, 1);
  m_zone->bottomRight->setCoords(threshold, 0);
  m_thresholdLine->start->setCoords(threshold, 0);
  m_thresholdLine->end->setCoords(threshold, chance);
  m_thresholdDot->setData({threshold}, {chance}, true);
  setAccessibleDescription(tr("%1 at similarity %2, %3 at %4.")
                               .arg(percentText(chance), similarityText(threshold),
                                    percentText(candidateProbability(floor, plan)),
                                    similarityText(floor)));
  replot(rpQueuedReplot);
}

QString SCurvePlot::readoutAt(const QPointF &coordinates) {
  const double similarity = readSimilarity(coordinates.x());
  const double chance = candidateProbability(similarity, m_plan);
  m_pointerDot->setData({similarity}, {chance}, true);
  return tr("%1 at %2").arg(percentText(chance), similarityText(similarity));
}

PlotTable SCurvePlot::table() const {
  PlotTable twin{{tr("similarity"), tr("chance")}, {}};
  for (const QPointF &stop : stops())
    twin.add({PlotCell::similarity(stop.x()), {probabilityText(stop.y()), stop.y()}});
  return twin;
}

QList<QPointF> SCurvePlot::stops() const {
  constexpr int kSteps = 20;
  QList<QPointF> places;
  for (int i = 0; i <= kSteps; ++i) {
    const double similarity = static_cast<double>(i) / kSteps;
    places << QPointF(similarity, candidateProbability(similarity, m_plan));
  }
  return places;
}

void SCurvePlot::readoutLeft() { m_pointerDot->data()->clear(); }

void SCurvePlot::restyle() {
  PlotView::restyle();
  const ThemeColors &colors = themeColors(palette());
  m_curve->setPen(seriesPen(colors.accent));
  m_zone->setPen(Qt::NoPen);
  m_zone->setBrush(colors.highlightSoft);
  m_thresholdLine->setPen(QPen(colors.ink, 1, Qt::DashLine));
  const QPen ring(colors.accent, 2);
  m_thresholdDot->setScatterStyle(
      {QCPScatterStyle::ssCircle, ring, colors.panel, kSCurvePlotDotSize});
  m_pointerDot->setScatterStyle(
      {QCPScatterStyle::ssDisc, QPen(colors.ink), colors.ink, kSCurvePlotDotSize - 3});
}

}  // namespace shinglescope
