// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QWidget;

namespace shinglescope {

/// Returns the painted texts of a window that a screen reader does not find at their place: neither
/// in the name, value or description of the object there, nor in those of the objects around it.
/// Each with the class of its widget. GUI thread.
QStringList unspokenTexts(QWidget &window);

/// Returns the controls of a window at which Tab stops and that have no name: a screen reader would
/// say only what kind they are.
QStringList namelessStops(QWidget &window);

}  // namespace shinglescope
