// SPDX-License-Identifier: MIT
#include "ui/pages/review/groups/group_plot.h"

#include <algorithm>
#include <cmath>

#include "ui/base/plots/plot_style.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr double kPointSize = 9;
constexpr double kReach = 14;  ///< pixels around a point that belong to it
constexpr double kMarginLow = -0.12;
constexpr double kMarginHigh = 1.12;
constexpr int kNameGap = 9;

}  // namespace

GroupPlot::GroupPlot(QWidget *parent) : PlotView(parent) {
  setAccessibleName(tr("Picture of the group"));
  xAxis->setVisible(false);
  yAxis->setVisible(false);
  m_points = addGraph();
  m_points->setLineStyle(QCPGraph::lsNone);
  m_points->removeFromLegend();
  GroupPlot::restyle();
  setKeyboardOn();
}

void GroupPlot::setPicture(GroupPicture picture, const Ratio &threshold,
                           std::shared_ptr<const Dataset> dataset) {
  m_picture = std::move(picture);
  m_threshold = threshold;
  m_dataset = std::move(dataset);
  draw();
  setHomeRanges({kMarginLow, kMarginHigh}, {kMarginLow, kMarginHigh});
}

void GroupPlot::draw() {
  for (QCPAbstractItem *item : std::as_const(m_drawn)) removeItem(item);
  m_drawn.clear();
  // The points are above the lines. A graph keeps its data sorted by x, so it is not indexed.
  QVector<double> xs, ys;
  for (const GroupPoint &point : m_picture.points) {
    xs << point.x;
    ys << point.y;
  }
  m_points->setData(xs, ys);
  for (const bool isWeakest : {false, true})
    for (const GroupEdge &edge : m_picture.edges)
      if (edge.isWeakest == isWeakest) drawEdge(edge);
  for (const GroupPoint &point : m_picture.points) drawName(point);
  for (const GroupEdge &edge : m_picture.edges)
    if (edge.isWeakest) drawWeakest(edge);
}

QPen GroupPlot::penOf(const GroupEdge &edge) const {
  const ThemeColors &colors = themeColors(palette());
  const double scale = letterScale(*this);
  if (edge.isWeakest) return {colors.differenceText, 3.5 * scale, Qt::DashDotLine};
  if (edge.isJudgedNot) return {colors.differenceText, 1.4 * scale, Qt::DashLine};
  if (edge.isIdentical) return {colors.ink, 3 * scale};
  if (!edge.isLink) return {colors.muted, 1.2 * scale, Qt::DotLine};
  return {colors.accent, 1.5 * scale};
}

void GroupPlot::drawEdge(const GroupEdge &edge) {
  auto *line = new QCPItemLine(this);
  line->setLayer(QStringLiteral("grid"));
  line->setSelectable(false);
  const GroupPoint &a = m_picture.points[edge.a];
  const GroupPoint &b = m_picture.points[edge.b];
  line->start->setCoords(a.x, a.y);
  line->end->setCoords(b.x, b.y);
  line->setPen(penOf(edge));
  m_drawn << line;
}

void GroupPlot::drawName(const GroupPoint &point) {
  auto *name = new QCPItemText(this);
  name->setSelectable(false);
  name->setText(rowNumberText(point.row, m_dataset.get()));
  name->position->setCoords(point.x, point.y);
  // Lines come from the middle, so names in the lower half are below their points.
  const bool isLow = point.y < (kMarginLow + kMarginHigh) / 2;
  name->setPositionAlignment(Qt::AlignHCenter | (isLow ? Qt::AlignTop : Qt::AlignBottom));
  name->setPadding(isLow ? QMargins(0, kNameGap, 0, 0) : QMargins(0, 0, 0, kNameGap));
  name->setFont(xAxis->labelFont());
  name->setColor(themeColors(palette()).ink);
  m_drawn << name;
}

void GroupPlot::drawWeakest(const GroupEdge &edge) {
  const ThemeColors &colors = themeColors(palette());
  const GroupPoint &a = m_picture.points[edge.a];
  const GroupPoint &b = m_picture.points[edge.b];
  auto *text = new QCPItemText(this);
  text->setSelectable(false);
  text->setText(tr("weakest link %1").arg(similarityText(edge.similarity, m_threshold)));
  text->position->setCoords((a.x + b.x) / 2, (a.y + b.y) / 2);
  text->setFont(xAxis->labelFont());
  text->setColor(colors.differenceText);
  text->setBrush(colors.panel);
  text->setPen(QPen(colors.differenceText, 1));
  text->setPadding(QMargins(4, 1, 4, 1));
  m_drawn << text;
}

QString GroupPlot::nameOf(std::uint32_t point) const {
  return rowNumberText(m_picture.points[point].row, m_dataset.get());
}

QString GroupPlot::kindText(const GroupEdge &edge) const {
  QStringList said;
  if (edge.isWeakest) said << tr("weakest link");
  if (edge.isJudgedNot)
    said << tr("judged Not");
  else if (edge.isIdentical)
    said << tr("same text");
  else
    said << (edge.isLink ? tr("at or above %1").arg(similarityText(m_threshold.toDouble()))
                         : tr("below %1").arg(similarityText(m_threshold.toDouble())));
  return said.join(QStringLiteral(", "));
}

int GroupPlot::pointAt(const QPointF &coordinates) const {
  const QPointF wanted = pixelsOf(coordinates);
  int nearest = -1;
  double least = kReach * letterScale(*this);
  for (std::size_t i = 0; i < m_picture.points.size(); ++i) {
    const QPointF place = pixelsOf({m_picture.points[i].x, m_picture.points[i].y});
    const double distance = std::hypot(place.x() - wanted.x(), place.y() - wanted.y());
    if (distance > least) continue;
    least = distance;
    nearest = static_cast<int>(i);
  }
  return nearest;
}

QString GroupPlot::readoutAt(const QPointF &coordinates) {
  const int found = pointAt(coordinates);
  if (found < 0) return {};
  const auto point = static_cast<std::uint32_t>(found);
  QString text = tr("Row %1").arg(nameOf(point));
  std::vector<GroupEdge> own;
  for (const GroupEdge &edge : m_picture.edges)
    if (edge.a == point || edge.b == point) own.push_back(edge);
  std::ranges::stable_sort(own, std::ranges::greater(), &GroupEdge::similarity);
  constexpr std::size_t kMostNamed = 6;
  for (std::size_t i = 0; i < own.size() && i < kMostNamed; ++i)
    text += u'\n' + tr("row %1: %2, %3")
                        .arg(nameOf(own[i].a == point ? own[i].b : own[i].a),
                             similarityText(own[i].similarity, m_threshold), kindText(own[i]));
  if (own.size() > kMostNamed)
    text += u'\n' + tr("and %n more", nullptr, static_cast<int>(own.size() - kMostNamed));
  return text;
}

void GroupPlot::activateAt(const QPointF &coordinates) {
  const int found = pointAt(coordinates);
  if (found >= 0) emit rowChosen(m_picture.points[static_cast<std::size_t>(found)].row.value);
}

QList<QPointF> GroupPlot::stops() const {
  QList<QPointF> places;
  for (const GroupPoint &point : m_picture.points) places << QPointF(point.x, point.y);
  return places;
}

PlotTable GroupPlot::table() const {
  PlotTable twin{{tr("row"), tr("row"), tr("similarity"), tr("kind")}, {}};
  for (const GroupEdge &edge : m_picture.edges)
    twin.rows << QStringList{nameOf(edge.a), nameOf(edge.b),
                             similarityText(edge.similarity, m_threshold), kindText(edge)};
  return twin;
}

void GroupPlot::restyle() {
  PlotView::restyle();
  if (m_points == nullptr) return;
  const ThemeColors &colors = themeColors(palette());
  m_points->setScatterStyle({QCPScatterStyle::ssCircle, QPen(colors.ink, 1.4), colors.panel,
                             kPointSize * letterScale(*this)});
  xAxis->grid()->setVisible(false);
  yAxis->grid()->setVisible(false);
  draw();
}

}  // namespace shinglescope
