#pragma once

#include <stop_token>

#include "app/cli/options/options.h"

namespace shinglescope {

/// Writes to standard output how a file would be read: each item with its value,
/// its score and the reason, as lines or as JSON. Reads one row at most.
Result<void> runSniff(const CliOptions &options, const std::stop_token &stop);

}  // namespace shinglescope
