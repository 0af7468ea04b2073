#pragma once

#include <qcustomplot.h>

namespace shinglescope {

/// Colours of the product's look on a plot, from the plot's palette: ground,
/// axes without ticks, horizontal grid lines only. Call again when the palette
/// changes; series keep their pens and are restyled by their owner.
void applyPlotStyle(QCustomPlot &plot);

/// The ticks of an axis of similarities or probabilities: 0, 0.2, ... 1.
inline constexpr double kSimilarityTickStep = 0.2;
QSharedPointer<QCPAxisTickerFixed> makeSimilarityTicker();

/// The line of one of several series: told apart by colour and by dashes.
QPen seriesPenOf(int index, const QPalette &palette, double width = 2.0);

/// A solid line for a series; width in logical pixels.
QPen seriesPen(const QColor &color, double width = 2.0);

}  // namespace shinglescope
