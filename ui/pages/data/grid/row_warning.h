// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace shinglescope {

/// Shows a warning in one line, cut to a fixed width, because a long sentence must not make the
/// window wider. The tool tip shows the whole warning; an empty text hides the label.
void showWarning(QLabel *label, const QString &text);

}  // namespace shinglescope
