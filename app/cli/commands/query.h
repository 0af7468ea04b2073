#pragma once

#include <stop_token>

#include "app/cli/options/options.h"

namespace shinglescope {

/// query: read, look one text or row up, write the rows that are like it, and a
/// summary on standard error.
Result<void> runQuery(const CliOptions &options, const std::stop_token &stop);

}  // namespace shinglescope
