// SPDX-License-Identifier: MIT
#pragma once

namespace shinglescope {

/// Selects the offscreen platform if there is no display. Call it before the application is
/// created.
void doWithoutDisplay();

/// Sets the names and version of a program with a window. Prints a warning to standard error if the
/// requested CPU target is unknown.
void nameProgram();

}  // namespace shinglescope
