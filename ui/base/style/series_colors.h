// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>
#include <array>

#include "ui/base/style/theme.h"

namespace shinglescope {

/// Returns the colours of the curves of one plot, in the theme to which a widget's palette belongs.
/// Any two are at least 16 apart in CIE Lab, also for the colour-blind, and each has a contrast of
/// at least 2.75 with the panel.
const std::array<QColor, 8> &seriesColors(const QPalette &palette);

/// Returns the set for pictures on paper that goes with a widget's palette: the light one, or the
/// light one of high contrast.
const ThemeColors &paperColors(const QPalette &palette);

}  // namespace shinglescope
