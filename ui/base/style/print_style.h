// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

namespace shinglescope {

/// Returns the style sheet of a printed report: black on white, whatever the theme. May be called
/// in any thread.
QString printStyleSheet();
QFont printFont();
QFont printCodeFont();
QPalette printPalette();
/// Greys for borders of tables and frames, for backgrounds of headings and texts, and for a grid
/// behind a curve. They remain distinct on a photocopy.
QColor printRule();
QColor printGround();
QColor printGrid();

}  // namespace shinglescope
