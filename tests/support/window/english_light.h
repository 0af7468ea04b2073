// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QLocale>

#include "ui/base/style/theme.h"

namespace shinglescope::test {

/// Sets American English and the light theme, whatever the machine's settings, for tests that
/// compare texts and colours.
inline void useEnglishAndLight() {
  QLocale::setDefault({QLocale::English, QLocale::UnitedStates});
  applyTheme(*qApp, ThemeChoice::Light);
}

}  // namespace shinglescope::test
