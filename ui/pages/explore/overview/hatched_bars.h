// SPDX-License-Identifier: MIT
#pragma once

#include <qcustomplot.h>

namespace shinglescope {

/// Bars filled with slanted lines in the colour of setHatch(). Drawn as lines, since
/// many SVG viewers ignore patterns. GUI thread; owned by the plot.
class HatchedBars final : public QCPBars {
  Q_OBJECT

 public:
  using QCPBars::QCPBars;
  void setHatch(const QColor &color) { m_hatch = color; }

 protected:
  void draw(QCPPainter *painter) override;
  void drawLegendIcon(QCPPainter *painter, const QRectF &rect) const override;

 private:
  void fill(QCPPainter &painter, const QRectF &rect) const;

  QColor m_hatch;
};

}  // namespace shinglescope
