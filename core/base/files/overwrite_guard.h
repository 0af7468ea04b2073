#pragma once

#include <functional>
#include <string>

#include "core/base/result.h"

namespace shinglescope {

/// Returns BadParameter for a file that must not be overwritten, such as the table that is being
/// read or the project in which its review is kept.
using OverwriteGuard = std::function<Result<void>(const std::string &path)>;

}  // namespace shinglescope
