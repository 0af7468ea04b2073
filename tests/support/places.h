// SPDX-License-Identifier: MIT
// Where the files and programs are that tests read and start. All are absolute paths.
#pragma once

#include <QString>

namespace shinglescope::test {

/// Returns the path of a file of the checkout, such as "/docs/guide".
QString sourcePath(const char *place = "");

/// Returns the path of a file that is shared with the developers and may not exist.
QString sharedPath(const char *place = "");

/// Returns the path of a file of the build directory.
QString buildPath(const char *place = "");

/// The folder of the compiled translations.
inline QString translationsFolder() { return buildPath("/translations"); }

const char *commandLineProgram();

/// Empty if the window is not built, like screenshotProgram().
const char *windowProgram();
const char *screenshotProgram();

/// A scripted review that tests start and kill.
const char *reviewSessionProgram();

/// A library that shifts the clock of the program that it is loaded into.
const char *shiftedClock();

const char *cmakeProgram();

}  // namespace shinglescope::test
