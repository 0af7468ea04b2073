// SPDX-License-Identifier: MIT
#pragma once

namespace shinglescope {

/// Selects the offscreen platform if there is no display. Call it before the application is
/// created.
void doWithoutDisplay();

/// Sets the names and version of a program with a window. Prints a warning to standard error if the
/// requested CPU target is unknown.
void nameProgram();

/// Gives texts and controls the size that the user has chosen, unless the environment sets one.
/// Call it after nameProgram() and before the application is created, and call forgetTextScale()
/// after that if it returns true: other windows are started with the environment of this one, but
/// read the size themselves.
bool applyTextScale();
void forgetTextScale();

}  // namespace shinglescope
