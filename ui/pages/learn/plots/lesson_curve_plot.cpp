// SPDX-License-Identifier: MIT
#include "ui/pages/learn/plots/lesson_curve_plot.h"

#include <cmath>

#include "core/lesson/steps/pair_values.h"
#include "ui/base/plots/plot_style.h"
#include "ui/base/plots/read_similarity.h"
#include "ui/base/plots/s_curve_plot.h"
#include "ui/base/style/motion.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/learn/player/said_value.h"
#include "ui/pages/learn/tables/curve_grids.h"
#include "ui/pages/learn/tables/grid_parts.h"
#include "ui/pages/learn/tables/lesson_grids.h"

namespace shinglescope {
namespace {

constexpr double kLessonCurvePlotDotSize = 10;
constexpr double kCurrentDot = 17;
constexpr double kRingWidth = 2;
constexpr double kCurveWidth = 2;
constexpr double kLessonCurvePlotNearDistance = 0.02;
constexpr double kTickStep = 0.2;
constexpr int kForms = 5;
constexpr Qt::PenStyle kDashes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
constexpr int kMotionMilliseconds = 700;

QCPGraph *makeDots(QCustomPlot &plot) {
  QCPGraph *dots = plot.addGraph();
  dots->setLineStyle(QCPGraph::lsNone);
  return dots;
}

}  // namespace

LessonCurvePlot::LessonCurvePlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Chance that a pair becomes a candidate, with the lesson's pairs"));
  for (int i = 0; i < kForms; ++i) m_earlier << addGraph();
  m_curve = addGraph();
  m_current = makeDots(*this);
  m_waiting = makeDots(*this);
  m_found = makeDots(*this);
  m_missed = makeDots(*this);
  m_leftOut = makeDots(*this);
  for (QCPGraph *dots : {m_current, m_waiting, m_found, m_missed, m_leftOut})
    setInLegend(*dots, false);
  for (QCPAxis *axis : {xAxis, yAxis}) {
    auto ticker = QSharedPointer<QCPAxisTickerFixed>::create();
    ticker->setTickStep(kTickStep);
    axis->setTicker(ticker);
    axis->setNumberFormat(QStringLiteral("f"));
    axis->setNumberPrecision(1);
  }
  xAxis->setLabel(tr("Jaccard similarity"));
  yAxis->setLabel(tr("chance"));
  setLegendAbove();
  setHomeRanges({-0.02, 1.02}, {-0.02, 1.04});
  m_motion.setStartValue(0.0);
  m_motion.setEndValue(1.0);
  m_motion.setEasingCurve(QEasingCurve::InOutQuad);
  connect(&m_motion, &QVariantAnimation::valueChanged, this,
          [this](const QVariant &share) { moveTo(share.toDouble()); });
  LessonCurvePlot::restyle();
}

bool LessonCurvePlot::isBuilding() const { return m_lesson != nullptr && isCurveBuilt(m_state); }

QCPGraph *LessonCurvePlot::dotsFor(const LessonPair &pair) const {
  if (pair.sharedBands > 0) return m_found;
  return isMissed(pair, m_lesson->tables().plan) ? m_missed : m_leftOut;
}

/// The value of the form, or one on the way to it.
double LessonCurvePlot::valueAt(double similarity) const {
  const BandPlan &plan = m_lesson->tables().plan;
  const double to = curveFormValue(form(), similarity, plan);
  if (m_moved >= 1) return to;
  return std::lerp(curveFormValue(m_from, similarity, plan), to, m_moved);
}

void LessonCurvePlot::setState(std::shared_ptr<const Lesson> lesson, const LessonState &state) {
  const bool isSame = lesson == m_lesson;
  const CurveForm before = form();
  m_motion.stop();
  m_lesson = std::move(lesson);
  m_state = state;
  if (!isSame) m_similarities = sCurvePoints(m_lesson->tables().plan).similarity;
  m_moved = 1;
  showForms();
  const int duration = mayAnimate(*this) ? kMotionMilliseconds : 0;
  if (isSame && before != form() && before != CurveForm::None && form() != CurveForm::None &&
      isVisible() && duration > 0) {
    m_from = before;
    m_motion.setDuration(duration);
    m_motion.start();
  } else {
    moveTo(1);
  }
}

/// Shows the earlier forms as thin curves with a legend while the curve is built.
void LessonCurvePlot::showForms() {
  const BandPlan &plan = m_lesson->tables().plan;
  setInLegend(*m_curve, false);  // it comes after the earlier forms
  for (int i = 0; i < kForms; ++i) {
    const auto each = static_cast<CurveForm>(i + 1);
    QCPGraph &graph = *m_earlier[i];
    const bool isShown = isBuilding() && each < form();
    QVector<double> values;
    if (isShown)
      for (const double similarity : std::as_const(m_similarities))
        values << curveFormValue(each, similarity, plan);
    graph.setData(isShown ? m_similarities : QVector<double>(), values, true);
    graph.setName(curveFormText(each, plan));
    setInLegend(graph, isShown);
  }
  m_curve->setName(curveFormText(form(), plan));
  setInLegend(*m_curve, isBuilding());
  legend->setVisible(isBuilding());
  restyle();
}

void LessonCurvePlot::moveTo(double share) {
  m_moved = share;
  QVector<double> values;
  for (const double similarity : std::as_const(m_similarities)) values << valueAt(similarity);
  m_curve->setData(m_similarities, values, true);
  showPairs();
  replot(rpQueuedReplot);
}

void LessonCurvePlot::showPairs() {
  for (QCPGraph *dots : {m_waiting, m_found, m_missed, m_leftOut, m_current}) dots->data()->clear();
  if (form() == CurveForm::None) return;
  const std::vector<LessonPair> &pairs = m_lesson->tables().pairs;
  const StepTouches touches(*m_lesson, m_state);
  for (std::uint32_t i = 0; i < pairs.size(); ++i) {
    const LessonPair &pair = pairs[i];
    const bool isJudged = i < m_state.revealed.curvePoints;
    const double value = valueAt(pair.jaccard());
    (isJudged ? dotsFor(pair) : m_waiting)->addData(pair.jaccard(), value);
    if (touches.has(Touched::CurvePoint, i)) m_current->addData(pair.jaccard(), value);
  }
}

QString LessonCurvePlot::readoutAt(const QPointF &coordinates) {
  if (m_lesson == nullptr || form() == CurveForm::None) return {};
  const BandPlan &plan = m_lesson->tables().plan;
  const double similarity = std::clamp(coordinates.x(), 0.0, 1.0);
  for (std::size_t i = 0; i < m_lesson->tables().pairs.size(); ++i) {
    const LessonPair &pair = m_lesson->tables().pairs[i];
    if (std::abs(pair.jaccard() - similarity) >= kLessonCurvePlotNearDistance) continue;
    if (isBuilding())
      return tr("%1: %2 at %3")
          .arg(pairName(*m_lesson, pair), formValueText(valueAt(pair.jaccard())),
               formValueText(pair.jaccard()));
    if (i < m_state.revealed.curvePoints)
      return tr("%1: %2 at %3")
          .arg(pairName(*m_lesson, pair), percentText(pair.chance),
               saidValue(similarityForChance(pair, plan)));
  }
  const double read = readSimilarity(similarity);
  const QString value = isBuilding() ? formValueText(curveFormValue(form(), read, plan))
                                     : percentText(candidateProbability(read, plan));
  return tr("%1 at %2").arg(value, similarityText(read));
}

QList<QPointF> LessonCurvePlot::stops() const {
  QList<QPointF> places;
  if (m_lesson == nullptr || form() == CurveForm::None) return places;
  const std::vector<LessonPair> &pairs = m_lesson->tables().pairs;
  const std::size_t shown = isBuilding() ? pairs.size() : m_state.revealed.curvePoints;
  for (std::size_t i = 0; i < shown; ++i)
    places << QPointF(pairs[i].jaccard(), valueAt(pairs[i].jaccard()));
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
  const double scale = letterScale(*this);
  const double dot = kLessonCurvePlotDotSize * scale;
  const double ring = kRingWidth * scale;
  m_curve->setPen(seriesPen(colors.accent, kCurveWidth * scale));
  for (int i = 0; i < m_earlier.size(); ++i)
    m_earlier[i]->setPen(QPen(colors.muted, scale, kDashes[i % std::size(kDashes)]));
  const auto circle = [&](const QColor &color) {
    return QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(color, ring), colors.panel, dot);
  };
  m_waiting->setScatterStyle(circle(colors.accent));
  m_found->setScatterStyle({QCPScatterStyle::ssDisc, QPen(colors.accent), colors.accent, dot});
  m_missed->setScatterStyle(circle(colors.difference));
  m_leftOut->setScatterStyle(circle(colors.muted));
  m_current->setScatterStyle({QCPScatterStyle::ssCircle, QPen(colors.highlight, ring),
                              colors.highlightSoft, kCurrentDot * scale});
}

}  // namespace shinglescope
