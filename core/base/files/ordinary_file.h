#pragma once

#include <cstddef>
#include <string>

#include "core/base/result.h"

namespace shinglescope {

/// Refuses what is there and no ordinary file: a folder, a device, a socket, or a pipe, which would
/// be waited for without end. What is not there passes: whoever opens it says so. Errors: Io.
Result<void> checkOrdinaryFile(const std::string &path);

/// The first `mostBytes` of an ordinary file. What the file is, is asked after it was opened, so
/// that nothing can take its place between. Errors: Io, also where checkOrdinaryFile() refuses.
Result<std::string> readOrdinaryFile(const std::string &path, std::size_t mostBytes);

}  // namespace shinglescope
