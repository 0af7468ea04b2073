// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace shinglescope {

/// Receives bytes, for example to write them to a file, standard output or a string.
using ByteSink = std::function<Result<void>(std::string_view)>;

/// Returns a sink that appends all bytes to a text, which must outlive the sink.
inline ByteSink appendingTo(std::string &text) {
  return [&text](std::string_view bytes) -> Result<void> {
    text += bytes;
    return {};
  };
}

}  // namespace shinglescope
