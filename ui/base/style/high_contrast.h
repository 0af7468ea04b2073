#pragma once

#include "ui/base/style/theme.h"

namespace shinglescope {

/// High contrast, in light and in dark: text of 7:1 on every ground, lines as strong
/// as the text.
const ThemeColors &highContrastColors();
const ThemeColors &highContrastDarkColors();

/// Themes that are applied from now on are those of high contrast, or not. GUI thread.
void setHighContrast(QApplication &application, bool isOn);
bool isHighContrast(const QApplication &application);

}  // namespace shinglescope
