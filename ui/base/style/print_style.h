#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

namespace shinglescope {

/// The look of a report on paper: black on white, whatever the theme. May be
/// called in any thread.
QString printStyleSheet();
QFont printFont();
QFont printCodeFont();
QPalette printPalette();
/// Of tables and frames, of the ground of headings and texts, and of a grid behind a
/// curve: greys that a copier keeps apart.
QColor printRule();
QColor printGround();
QColor printGrid();

}  // namespace shinglescope
