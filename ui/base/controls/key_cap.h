// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QPainter>
#include <QRect>
#include <QSize>
#include <QString>

namespace shinglescope {

struct ThemeColors;

/// The background of a key cap, which decides its colours.
enum class KeyCapGround { Panel, Accent };

/// Returns the size of a small key cap such as [D] or [Ctrl R] next to text in `font`.
QSize keyCapSize(const QFont &font, const QString &key);
/// Draws the cap at the left edge of `rect`, vertically centred.
void paintKeyCap(QPainter &painter, const QRect &rect, const QFont &font, const QString &key,
                 const ThemeColors &colors, KeyCapGround ground = KeyCapGround::Panel);

}  // namespace shinglescope
