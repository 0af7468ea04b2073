#pragma once

#include <QApplication>
#include <QLocale>

#include "ui/base/style/theme.h"

namespace shinglescope::test {

/// What texts and colours are in tests that look at both, whatever the machine's
/// own are: American English, the light theme.
inline void useEnglishAndLight() {
  QLocale::setDefault({QLocale::English, QLocale::UnitedStates});
  applyTheme(*qApp, ThemeChoice::Light);
}

}  // namespace shinglescope::test
