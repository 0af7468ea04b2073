#pragma once

#include <string>

#include "core/base/result.h"

namespace shinglescope {

/// Refuses what is there and no ordinary file: a folder, a device, a socket, or a pipe, which would
/// be waited for without end. What is not there passes: whoever opens it says so. Errors: Io.
Result<void> checkOrdinaryFile(const std::string &path);

}  // namespace shinglescope
