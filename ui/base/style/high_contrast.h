// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/style/theme.h"

namespace shinglescope {

/// High-contrast colours, light and dark: text has a contrast of 7:1 on every background, and lines
/// are as strong as text.
const ThemeColors &highContrastColors();
const ThemeColors &highContrastDarkColors();

/// Sets whether themes that are applied later use high contrast. GUI thread.
void setHighContrast(QApplication &application, bool isOn);
bool isHighContrast(const QApplication &application);

}  // namespace shinglescope
