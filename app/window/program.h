#pragma once

namespace shinglescope {

/// Draws without a display where there is none. Before the application is made.
void doWithoutDisplay();

/// The names and version of the programs with a window, and a word on standard
/// error where the CPU that was asked for is not known.
void nameProgram();

}  // namespace shinglescope
