// SPDX-License-Identifier: MIT
#include "ui/base/style/series_colors.h"

#include "ui/base/style/high_contrast.h"

namespace shinglescope {
namespace {

using SeriesColors = std::array<QColor, 8>;

bool isHighContrastTheme(const ThemeColors &colors) {
  return &colors == &highContrastColors() || &colors == &highContrastDarkColors();
}

const SeriesColors &plainSeries(bool isDark) {
  static const SeriesColors kLight = {{QColor(0x0072b2), QColor(0xd55e00), QColor(0x12b05b),
                                       QColor(0xa4437f), QColor(0x9b4000), QColor(0x2d9eff),
                                       QColor(0x20232a), QColor(0x8a5a44)}};
  static const SeriesColors kDark = {{QColor(0x56b4e9), QColor(0xf0914d), QColor(0x4ce6ab),
                                      QColor(0xd089b3), QColor(0xe9d651), QColor(0x3c7fd0),
                                      QColor(0xe6e7e9), QColor(0xb06a50)}};
  return isDark ? kDark : kLight;
}

const SeriesColors &strongSeries(bool isDark) {
  static const SeriesColors kLight = {{QColor(0x004a86), QColor(0x993100), QColor(0x00744e),
                                       QColor(0x771a58), QColor(0xaa6b00), QColor(0x1985ca),
                                       QColor(Qt::black), QColor(0x603722)}};
  static const SeriesColors kDark = {{QColor(0x82d0ff), QColor(0xffab6e), QColor(0x46f9be),
                                      QColor(0xd49cc1), QColor(0xffe066), QColor(0x4a8ce0),
                                      QColor(Qt::white), QColor(0xba765c)}};
  return isDark ? kDark : kLight;
}

}  // namespace

const std::array<QColor, 8> &seriesColors(const QPalette &palette) {
  const ThemeColors &theme = themeColors(palette);
  return isHighContrastTheme(theme) ? strongSeries(theme.isDark) : plainSeries(theme.isDark);
}

const ThemeColors &paperColors(const QPalette &palette) {
  return isHighContrastTheme(themeColors(palette)) ? highContrastColors() : lightColors();
}

}  // namespace shinglescope
