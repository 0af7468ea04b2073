#pragma once

#include <functional>
#include <string_view>

#include "core/base/result.h"

namespace shinglescope {

/// Consumes bytes, for example into a file, standard output or a string.
using ByteSink = std::function<Result<void>(std::string_view)>;

}  // namespace shinglescope
