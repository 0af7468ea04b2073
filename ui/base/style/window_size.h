// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

class QScreen;

namespace shinglescope {

/// The smallest size at which no page is cut.
inline constexpr QSize kSmallestWindow(1100, 700);

/// Returns the size of a new window: at most the usual one, and with its frame on the screen.
QSize firstWindowSize(const QScreen &screen);

/// Returns whether the smallest window still fits on the screen if texts and controls have
/// `percent` of their usual size. 100 always fits.
bool fitsAtScale(const QScreen &screen, int percent);

}  // namespace shinglescope
