// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/hatched_bars.h"

#include <algorithm>
#include <cmath>

namespace shinglescope {
namespace {

constexpr double kGap = 8;  ///< distance between lines, along an edge

}  // namespace

void HatchedBars::draw(QCPPainter *painter) {
  const QRectF inside = clipRect();
  for (const QCPBarsData &bar : *mDataContainer)
    fill(*painter, getBarRect(bar.key, bar.value).normalized().intersected(inside));
  QCPBars::draw(painter);
}

void HatchedBars::drawLegendIcon(QCPPainter *painter, const QRectF &rect) const {
  fill(*painter, rect);
  QCPBars::drawLegendIcon(painter, rect);
}

/// Draws lines of constant x + y clipped to `rect`, so that adjacent bars line up.
void HatchedBars::fill(QCPPainter &painter, const QRectF &rect) const {
  if (rect.isEmpty()) return;
  painter.setPen(QPen(m_hatch, 1));
  const double last = rect.right() + rect.bottom();
  for (double sum = std::ceil((rect.left() + rect.top()) / kGap) * kGap; sum < last; sum += kGap) {
    const double left = std::max(rect.left(), sum - rect.bottom());
    const double right = std::min(rect.right(), sum - rect.top());
    painter.drawLine(QLineF(left, sum - left, right, sum - right));
  }
}

}  // namespace shinglescope
