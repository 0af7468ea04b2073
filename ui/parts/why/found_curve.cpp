// SPDX-License-Identifier: MIT
#include "ui/parts/why/found_curve.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr int kFoundCurveTopPadding = 6;
constexpr int kLeft = 4;
constexpr int kRight = 6;
constexpr int kAxisText = 14;
constexpr int kSteps = 80;
constexpr double kDot = 4;

}  // namespace

FoundCurve::FoundCurve(QWidget *parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FoundCurve::setPair(const BandPlan &plan, double similarity, double threshold) {
  m_plan = plan;
  m_similarity = similarity;
  m_threshold = threshold;
  setAccessibleName(
      tr("Chance of being found by similarity: %1 at %2")
          .arg(percentText(candidateProbability(similarity, plan)), similarityText(similarity)));
  update();
}

void FoundCurve::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF area(kLeft, kFoundCurveTopPadding, width() - kLeft - kRight,
                    height() - kFoundCurveTopPadding - kAxisText);
  const auto point = [&](double similarity, double chance) {
    return QPointF(area.left() + similarity * area.width(), area.bottom() - chance * area.height());
  };
  painter.setPen(QPen(colors.line, 1));
  painter.drawLine(area.bottomLeft(), area.bottomRight());
  painter.drawLine(area.bottomLeft(), area.topLeft());
  painter.setPen(QPen(colors.muted, 1, Qt::DashLine));
  painter.drawLine(point(m_threshold, 0), point(m_threshold, 1));
  QPainterPath curve(point(0, 0));
  for (int i = 1; i <= kSteps; ++i) {
    const double similarity = static_cast<double>(i) / kSteps;
    curve.lineTo(point(similarity, candidateProbability(similarity, m_plan)));
  }
  painter.setPen(QPen(colors.accent, 1.6));
  painter.drawPath(curve);
  const QPointF dot = point(m_similarity, candidateProbability(m_similarity, m_plan));
  painter.setPen(QPen(colors.second, 1));
  painter.drawLine(QPointF(dot.x(), area.bottom()), dot);
  painter.setBrush(colors.second);
  painter.drawEllipse(dot, kDot, kDot);
  QFont small = tabularFont(font());
  small.setPointSizeF(font().pointSizeF() - 2);
  painter.setFont(small);
  painter.setPen(colors.muted);
  const QRectF axis(area.left(), area.bottom() + 1, area.width(), kAxisText);
  painter.drawText(axis, Qt::AlignLeft | Qt::AlignTop, QStringLiteral("0"));
  painter.drawText(axis, Qt::AlignRight | Qt::AlignTop, QStringLiteral("1"));
  painter.drawText(axis, Qt::AlignHCenter | Qt::AlignTop, tr("similarity"));
}

}  // namespace shinglescope
