// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options/option_binder.h"
#include "app/cli/options/options.h"

namespace shinglescope {

/// Binds the second table, its part, the columns that are called differently there, and whether
/// rows of one table form pairs.
void bindAgainst(OptionBinder &binder, CliOptions &options);

/// Checks these options and completes them from the recipe. Errors: BadParameter.
Result<void> settleAgainst(CliOptions &options);

}  // namespace shinglescope
