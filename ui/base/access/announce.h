// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace shinglescope {

/// Tells screen readers that a text has changed that they should read although it does not have the
/// focus. The accessible name of the widget is that text. GUI thread.
void announce(QWidget &widget, const QString &text);

}  // namespace shinglescope
