#pragma once

#include <QFont>
#include <QPalette>
#include <QString>

namespace shinglescope {

/// The look of a report on paper: black on white, whatever the theme. May be
/// called in any thread.
QString printStyleSheet();
QFont printFont();
QPalette printPalette();

}  // namespace shinglescope
