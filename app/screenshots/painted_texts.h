// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QPoint>
#include <QString>

class QWidget;

namespace shinglescope {

/// A text that a widget painted, and the middle of it on the screen.
struct PaintedText {
  const QWidget *widget = nullptr;
  QString text;
  QPoint place;
};

/// Paints the visible widgets of a window once more and returns their texts, line by line as they
/// are drawn: also those of delegates and custom widgets, but not those inside pictures and plots.
QList<PaintedText> paintedTexts(QWidget &window);

}  // namespace shinglescope
