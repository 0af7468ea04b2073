#include "ui/plots/plot_style.h"

#include "ui/style/theme.h"

namespace shinglescope {
namespace {

constexpr double kLabelPoints = 8.5;

void styleAxis(QCPAxis &axis, const ThemeColors &colors, const QFont &font) {
  axis.setBasePen(Qt::NoPen);
  axis.setTickPen(Qt::NoPen);
  axis.setSubTickPen(Qt::NoPen);
  axis.setTickLabelColor(colors.muted);
  axis.setLabelColor(colors.muted);
  axis.setTickLabelFont(font);
  axis.setLabelFont(font);
  axis.grid()->setPen(QPen(colors.barTrack, 1));
  axis.grid()->setZeroLinePen(QPen(colors.barTrack, 1));
  axis.grid()->setSubGridVisible(false);
}

}  // namespace

void applyPlotStyle(QCustomPlot &plot) {
  const ThemeColors &colors = themeColors(plot.palette());
  QFont font = plot.font();
  font.setPointSizeF(kLabelPoints);
  plot.setBackground(QBrush(colors.panel));
  for (QCPAxisRect *rect : plot.axisRects()) {
    for (QCPAxis *axis : rect->axes()) styleAxis(*axis, colors, font);
    rect->axis(QCPAxis::atBottom)->grid()->setVisible(false);
  }
}

QPen seriesPen(const QColor &color, double width) {
  QPen pen(color, width);
  pen.setJoinStyle(Qt::RoundJoin);
  return pen;
}

}  // namespace shinglescope
