#pragma once

#include <stop_token>

#include "app/cli/options/options.h"

namespace shinglescope {

/// convert: read, write the table or its prepared texts, and a summary on
/// standard error.
Result<void> runConvert(const CliOptions &options, const std::stop_token &stop);

}  // namespace shinglescope
