// SPDX-License-Identifier: MIT
#pragma once

#include <qcustomplot.h>

namespace shinglescope {

/// Applies the program's style to a plot, in the colours of the plot's palette: background, axes
/// without ticks, horizontal grid lines only. Call it again when the palette changes. Series keep
/// their pens; their owner restyles them.
void applyPlotStyle(QCustomPlot &plot);

/// How much larger the letters of a plot are than those of the program, at least 1: 2 in presenter
/// mode with letters of twice the size. Lines and dots grow with it, so that they are seen from the
/// last row too.
double letterScale(const QCustomPlot &plot);

/// Folds the labels of axes that would reach beyond the plot, and unfolds those that fit again.
/// Returns true if a label has changed. Call it after a layout.
bool foldAxisLabels(QCustomPlot &plot);

/// Labels an axis with numbers that have this number of decimals.
void setDecimals(QCPAxis &axis, int decimals);
/// Sets the ticks of an axis of similarities or probabilities: 0.0, 0.2, ... 1.0.
void setSimilarityTicks(QCPAxis &axis);

/// Adds a series to the legend or removes it.
void setInLegend(QCPAbstractPlottable &series, bool isIn);

/// Returns the pen of one of several series. Up to eight, every pen has its own colour and its own
/// dash pattern; when the colours repeat, they have other patterns.
QPen seriesPenOf(int index, const QPalette &palette, double width = 2.0);

/// Returns a solid pen for a series; the width is in logical pixels.
QPen seriesPen(const QColor &color, double width = 2.0);

}  // namespace shinglescope
