// SPDX-License-Identifier: MIT
#include "ui/pages/learn/plots/lesson_curve_plot.h"

#include <cmath>

#include "core/lesson/steps/pair_values.h"
#include "ui/base/plots/plot_style.h"
#include "ui/base/plots/read_similarity.h"
#include "ui/base/plots/s_curve_plot.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/learn/player/said_value.h"
#include "ui/pages/learn/tables/grid_parts.h"
#include "ui/pages/learn/tables/lesson_grids.h"

namespace shinglescope {
namespace {

constexpr double kLessonCurvePlotDotSize = 10;
constexpr double kCurrentDot = 17;
constexpr double kLessonCurvePlotNearDistance = 0.02;
constexpr double kTickStep = 0.2;

QCPGraph *makeDots(QCustomPlot &plot) {
  QCPGraph *dots = plot.addGraph();
  dots->setLineStyle(QCPGraph::lsNone);
  return dots;
}

}  // namespace

LessonCurvePlot::LessonCurvePlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Chance that a pair becomes a candidate, with the lesson's pairs"));
  m_curve = addGraph();
  m_current = makeDots(*this);
  m_found = makeDots(*this);
  m_missed = makeDots(*this);
  m_leftOut = makeDots(*this);
  for (QCPAxis *axis : {xAxis, yAxis}) {
    auto ticker = QSharedPointer<QCPAxisTickerFixed>::create();
    ticker->setTickStep(kTickStep);
    axis->setTicker(ticker);
    axis->setNumberFormat(QStringLiteral("f"));
    axis->setNumberPrecision(1);
  }
  xAxis->setLabel(tr("Jaccard similarity"));
  setHomeRanges({-0.02, 1.02}, {-0.02, 1.04});
  LessonCurvePlot::restyle();
}

std::size_t LessonCurvePlot::shownPairs() const {
  return m_lesson == nullptr ? 0 : m_state.revealed.curvePoints;
}

QCPGraph *LessonCurvePlot::dotsFor(const LessonPair &pair) const {
  if (pair.sharedBands > 0) return m_found;
  return isMissed(pair, m_lesson->tables().plan) ? m_missed : m_leftOut;
}

void LessonCurvePlot::setState(std::shared_ptr<const Lesson> lesson, const LessonState &state) {
  m_lesson = std::move(lesson);
  m_state = state;
  const LessonTables &tables = m_lesson->tables();
  const CurvePoints points = sCurvePoints(tables.plan);
  m_curve->setData(points.similarity, points.chance, true);
  for (QCPGraph *dots : {m_found, m_missed, m_leftOut, m_current}) dots->data()->clear();
  const StepTouches touches(*m_lesson, m_state);
  for (std::uint32_t i = 0; i < shownPairs(); ++i) {
    const LessonPair &pair = tables.pairs[i];
    dotsFor(pair)->addData(pair.jaccard(), pair.chance);
    if (touches.has(Touched::CurvePoint, i)) m_current->addData(pair.jaccard(), pair.chance);
  }
  replot(rpQueuedReplot);
}

QString LessonCurvePlot::readoutAt(const QPointF &coordinates) {
  if (m_lesson == nullptr) return {};
  const double similarity = std::clamp(coordinates.x(), 0.0, 1.0);
  for (std::size_t i = 0; i < shownPairs(); ++i) {
    const LessonPair &pair = m_lesson->tables().pairs[i];
    if (std::abs(pair.jaccard() - similarity) < kLessonCurvePlotNearDistance)
      return tr("%1: %2 at %3")
          .arg(pairName(*m_lesson, pair), percentText(pair.chance),
               saidValue(similarityForChance(pair, m_lesson->tables().plan)));
  }
  const double read = readSimilarity(similarity);
  return tr("%1 at %2")
      .arg(percentText(candidateProbability(read, m_lesson->tables().plan)), similarityText(read));
}

QList<QPointF> LessonCurvePlot::stops() const {
  QList<QPointF> places;
  for (std::size_t i = 0; i < shownPairs(); ++i)
    places << QPointF(m_lesson->tables().pairs[i].jaccard(), m_lesson->tables().pairs[i].chance);
  return places;
}

PlotTable LessonCurvePlot::table() const {
  PlotTable twin;
  if (m_lesson == nullptr) return twin;
  const LessonGrid grid = chanceGrid(*m_lesson, m_state);
  twin.headers = grid.headers;
  for (const auto &row : grid.rows) {
    QStringList texts;
    for (const GridCell &cell : row) texts << cell.text;
    twin.rows << texts;
  }
  return twin;
}

void LessonCurvePlot::restyle() {
  PlotView::restyle();
  const ThemeColors &colors = themeColors(palette());
  m_curve->setPen(seriesPen(colors.accent));
  m_found->setScatterStyle({QCPScatterStyle::ssDisc, QPen(colors.accent), QBrush(colors.accent),
                            kLessonCurvePlotDotSize});
  m_missed->setScatterStyle({QCPScatterStyle::ssCircle, QPen(colors.difference, 2),
                             QBrush(colors.panel), kLessonCurvePlotDotSize});
  m_leftOut->setScatterStyle({QCPScatterStyle::ssCircle, QPen(colors.muted, 2),
                              QBrush(colors.panel), kLessonCurvePlotDotSize});
  m_current->setScatterStyle({QCPScatterStyle::ssCircle, QPen(colors.highlight, 2),
                              QBrush(colors.highlightSoft), kCurrentDot});
}

}  // namespace shinglescope
