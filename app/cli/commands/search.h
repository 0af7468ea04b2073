#pragma once

#include <stop_token>

#include "app/cli/options/options.h"

namespace shinglescope {

/// find and exact: read, search, write, and a summary on standard error.
Result<void> runSearch(const CliOptions &options, const std::stop_token &stop);

}  // namespace shinglescope
