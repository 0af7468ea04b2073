#pragma once

#include <stop_token>

#include "app/cli/options/options.h"

namespace shinglescope {

/// export: write what a project holds, with its manifest, and a summary on
/// standard error. Does not change the project.
Result<void> runExport(const CliOptions &options, const std::stop_token &stop);

}  // namespace shinglescope
