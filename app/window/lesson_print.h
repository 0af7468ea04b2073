#pragma once

#include "app/window/window_options.h"

namespace shinglescope {

/// Prints a lesson, a ready one or a file, as the options say, without a window. The
/// exit code: 0 with what was written on standard output, 1 with a message.
int printLesson(const WindowOptions &options);

}  // namespace shinglescope
