// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

class QWidget;

namespace shinglescope {

/// Scrolls by a line, up if `lines` is negative: the first visible part of these panels that is
/// higher than its room. Returns false if everything is shown. GUI thread.
bool scrollPanels(const QList<QWidget *> &panels, int lines);

}  // namespace shinglescope
