// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "core/base/result.h"

namespace shinglescope {

/// Rejects an existing path that is not an ordinary file: a folder, device or socket, or a pipe,
/// which could block for ever. A missing file passes; opening it reports the error. Errors: Io.
Result<void> checkOrdinaryFile(const std::string &path);

/// Reads the first `mostBytes` bytes of an ordinary file. The type is checked after opening, so
/// that the file cannot be swapped in between. Errors: Io, also if checkOrdinaryFile() fails.
Result<std::string> readOrdinaryFile(const std::string &path, std::size_t mostBytes);

}  // namespace shinglescope
