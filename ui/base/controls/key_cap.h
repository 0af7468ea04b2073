#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QRect>
#include <QSize>
#include <QString>

namespace shinglescope {

struct ThemeColors;

/// Where a key cap stands, which decides its colours.
enum class KeyCapGround { Panel, Accent };

/// The size of a small key cap such as [D] or [Ctrl R] beside text of `font`.
QSize keyCapSize(const QFont &font, const QString &key);
/// Draws the cap, vertically centred in `rect` at its left edge.
void paintKeyCap(QPainter &painter, const QRect &rect, const QFont &font, const QString &key,
                 const ThemeColors &colors, KeyCapGround ground = KeyCapGround::Panel);

}  // namespace shinglescope
