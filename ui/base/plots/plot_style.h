#pragma once

#include <qcustomplot.h>

namespace shinglescope {

/// Applies the program's colours to a plot, from the plot's palette: background, axes without
/// ticks, horizontal grid lines only. Call it again when the palette changes. Series keep their
/// pens; their owner restyles them.
void applyPlotStyle(QCustomPlot &plot);

/// Tick step of an axis of similarities or probabilities: 0, 0.2, ... 1.
inline constexpr double kSimilarityTickStep = 0.2;
QSharedPointer<QCPAxisTickerFixed> makeSimilarityTicker();

/// Returns the pen of one of several series, which differ in colour and in dashes.
QPen seriesPenOf(int index, const QPalette &palette, double width = 2.0);

/// Returns a solid pen for a series; the width is in logical pixels.
QPen seriesPen(const QColor &color, double width = 2.0);

}  // namespace shinglescope
