// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <cmath>

#include "ui/base/plots/plot_view.h"

/// Mouse actions for tests of plots.
namespace shinglescope::test {

inline QPoint pixelOf(const PlotView &plot, double x, double y) {
  return {static_cast<int>(std::lround(plot.xAxis->coordToPixel(x))),
          static_cast<int>(std::lround(plot.yAxis->coordToPixel(y)))};
}

inline bool showPlot(PlotView &plot, const QSize &size = {560, 320}) {
  plot.setKeyboardOn();
  plot.resize(size);
  plot.show();
  plot.setFocus();
  if (!QTest::qWaitForWindowActive(&plot)) return false;
  plot.replot();
  return true;
}

inline void dragMouse(PlotView &plot, const QPoint &from, const QPoint &to) {
  QTest::mousePress(&plot, Qt::LeftButton, {}, from);
  // QTest's mouse moves have no pressed buttons.
  for (const QPoint &at : {(from + to) / 2, to}) {
    QMouseEvent move(QEvent::MouseMove, at, plot.mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&plot, &move);
  }
  QTest::mouseRelease(&plot, Qt::LeftButton, {}, to);
  plot.replot();
}

}  // namespace shinglescope::test
