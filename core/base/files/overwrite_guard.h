// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "core/base/result.h"

namespace shinglescope {

/// Returns BadParameter for a file that must not be overwritten, such as the table being read or
/// the project that stores its review.
using OverwriteGuard = std::function<Result<void>(const std::string &path)>;

}  // namespace shinglescope
