// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options/options.h"
#include "core/export/request/shown_table.h"

namespace shinglescope {

/// Chooses rows and columns of a table and their order, as the window's Data page does: `--where`,
/// `--search`, `--sort` and `--columns`. The types of the columns are guessed. Errors: BadParameter
/// if a column does not exist or a filter cannot be read; those of makeRowOrder().
Result<ShownTable> chooseRows(const Dataset &dataset, const ConvertOptions &convert,
                              const RunContext &context);

}  // namespace shinglescope
