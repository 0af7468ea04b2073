// SPDX-License-Identifier: MIT
#include "ui/base/plots/plot_style.h"

#include <QApplication>
#include <algorithm>
#include <array>

#include "ui/base/plots/readout_text.h"
#include "ui/base/style/series_colors.h"
#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kLegendIcon = 26;      ///< the width of a sample; shows a whole dash pattern
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

/// Dashes and gaps in widths of the pen, as long as the legend's sample or shorter. The first is
/// solid.
const std::array<QList<qreal>, 8> &seriesDashes() {
  static const std::array<QList<qreal>, 8> kDashes = {
      {{}, {5, 2.5}, {5, 2, 1, 2}, {1, 2}, {5, 2, 1, 2, 1, 2}, {9, 3}, {2.5, 2.5}, {9, 2, 2, 2}}};
  return kDashes;
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
  // A sample is drawn in the middle of its height, which is that of its name.
  plot.legend->setIconSize(static_cast<int>(kLegendIcon * letterScale(plot)),
                           QFontMetrics(font).height());
  for (int i = 0; i < plot.legend->itemCount(); ++i) {
    QCPAbstractLegendItem *item = plot.legend->item(i);
    if (item == nullptr) continue;  // an unused cell of the last line
    QFont own = font;
    own.setStrikeOut(item->font().strikeOut());
    item->setFont(own);
    item->setTextColor(colors.muted);
  }
}

double letterScale(const QCustomPlot &plot) {
  const double usual = QFontInfo(QApplication::font()).pixelSize();
  return std::max(1.0, QFontInfo(plot.font()).pixelSize() / std::max(1.0, usual));
}

bool foldAxisLabels(QCustomPlot &plot) {
  bool isChanged = false;
  const QRect area = plot.viewport();
  const QPoint center = plot.axisRect()->center();
  for (QCPAxis *axis : plot.axisRect()->axes()) {
    const bool isLying = axis->orientation() == Qt::Horizontal;
    // A label is centred at its axis.
    const int half = isLying ? std::min(center.x() - area.left(), area.right() - center.x())
                             : std::min(center.y() - area.top(), area.bottom() - center.y());
    const QString folded =
        foldedText(axis->label().replace(u'\n', u' '), QFontMetrics(axis->labelFont()), 2 * half);
    isChanged = isChanged || folded != axis->label();
    axis->setLabel(folded);
  }
  return isChanged;
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
  const auto &colors = seriesColors(palette);
  const auto place = static_cast<std::size_t>(index);
  QPen pen = seriesPen(colors[place % colors.size()], width);
  // Each colour has its own dash pattern; when the colours repeat, the patterns differ.
  const auto &dashes = seriesDashes();
  const QList<qreal> &dash = dashes[(place + place / colors.size()) % dashes.size()];
  if (!dash.isEmpty()) pen.setDashPattern(dash);
  return pen;
}

QPen seriesPen(const QColor &color, double width) {
  QPen pen(color, width);
  pen.setJoinStyle(Qt::RoundJoin);
  return pen;
}

}  // namespace shinglescope
