// SPDX-License-Identifier: MIT
#include "ui/base/plots/plot_style.h"

#include <array>

#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr double kLabelScale = 0.9;  ///< labels relative to the text of the plot's page

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
  font.setPointSizeF(font.pointSizeF() * kLabelScale);
  plot.setBackground(QBrush(colors.panel));
  for (QCPAxisRect *rect : plot.axisRects()) {
    for (QCPAxis *axis : rect->axes()) styleAxis(*axis, colors, font);
    rect->axis(QCPAxis::atBottom)->grid()->setVisible(false);
  }
  plot.legend->setBrush(Qt::NoBrush);
  plot.legend->setTextColor(colors.muted);
  plot.legend->setFont(font);
  for (int i = 0; i < plot.legend->itemCount(); ++i) {
    QCPAbstractLegendItem *item = plot.legend->item(i);
    if (item == nullptr) continue;  // an unused cell of the last line
    QFont own = font;
    own.setStrikeOut(item->font().strikeOut());
    item->setFont(own);
    item->setTextColor(colors.muted);
  }
}

void setDecimals(QCPAxis &axis, int decimals) {
  axis.setNumberFormat(QStringLiteral("f"));
  axis.setNumberPrecision(decimals);
}

void setSimilarityTicks(QCPAxis &axis) {
  auto ticker = QSharedPointer<QCPAxisTickerFixed>::create();
  ticker->setTickStep(0.2);
  axis.setTicker(ticker);
  setDecimals(axis, 1);
}

void setInLegend(QCPAbstractPlottable &series, bool isIn) {
  isIn ? series.addToLegend() : series.removeFromLegend();
}

QPen seriesPenOf(int index, const QPalette &palette, double width) {
  const ThemeColors &colors = themeColors(palette);
  const std::array all = {colors.accent, colors.difference, colors.good, colors.second,
                          colors.highlight};
  constexpr std::array kDashes = {Qt::SolidLine, Qt::DashLine, Qt::DashDotLine, Qt::DotLine,
                                  Qt::DashDotDotLine};
  const auto place = static_cast<std::size_t>(index);
  QPen pen = seriesPen(all[place % all.size()], width);
  // Each colour has its own dash pattern; when the colours repeat, the patterns differ.
  pen.setStyle(kDashes[(place + place / all.size()) % kDashes.size()]);
  return pen;
}

QPen seriesPen(const QColor &color, double width) {
  QPen pen(color, width);
  pen.setJoinStyle(Qt::RoundJoin);
  return pen;
}

}  // namespace shinglescope
