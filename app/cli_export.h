#pragma once

#include <array>
#include <stop_token>

#include "app/cli_options.h"
#include "core/pipeline/option_names.h"

namespace shinglescope {

inline constexpr std::array kVerdictScopeNames = {NamedChoice{"all", VerdictScope::All},
                                                  NamedChoice{"flagged", VerdictScope::Flagged},
                                                  NamedChoice{"reviewed", VerdictScope::Reviewed}};

/// export: write what a project holds, with its manifest, and a summary on
/// standard error. Does not change the project.
Result<void> runExport(const CliOptions &options, const std::stop_token &stop);

}  // namespace shinglescope
