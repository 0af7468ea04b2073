// SPDX-License-Identifier: MIT
// The paths come from tests/CMakeLists.txt.
#include "tests/support/places.h"

namespace shinglescope::test {

QString sourcePath(const char *place) {
  return QStringLiteral(SOURCE_DIR) + QString::fromUtf8(place);
}

QString sharedPath(const char *place) {
  return QStringLiteral(SOURCE_DIR "/../shared") + QString::fromUtf8(place);
}

QString buildPath(const char *place) {
  return QStringLiteral(BUILD_DIR) + QString::fromUtf8(place);
}

const char *commandLineProgram() { return COMMAND_LINE_PROGRAM; }
const char *windowProgram() { return WINDOW_PROGRAM; }
const char *screenshotProgram() { return SCREENSHOT_PROGRAM; }
const char *reviewSessionProgram() { return REVIEW_SESSION_PROGRAM; }
const char *shiftedClock() { return SHIFTED_CLOCK; }
const char *cmakeProgram() { return CMAKE_PROGRAM; }

}  // namespace shinglescope::test
