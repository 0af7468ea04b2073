#pragma once

#include <functional>
#include <string_view>

#include "core/base/result.h"

namespace shinglescope {

/// Takes bytes; a file, standard output or a string behind it.
using ByteSink = std::function<Result<void>(std::string_view)>;

}  // namespace shinglescope
