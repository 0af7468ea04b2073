// SPDX-License-Identifier: MIT
#pragma once

#include <QFontMetrics>
#include <QSize>
#include <QString>

namespace shinglescope {

/// Folds the lines of a text at spaces so that none is wider than `width` pixels. A word that is
/// wider stays in one piece.
QString foldedText(const QString &text, const QFontMetrics &metrics, int width);

/// Returns a read-out that fits into `room`, in pixels: too long lines are folded, and too many
/// lines after the first are put next to one another.
QString fittedReadout(const QString &text, const QFontMetrics &metrics, const QSize &room);

}  // namespace shinglescope
