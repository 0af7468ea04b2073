// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options/options.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// The name of an input in messages and reports: its path, or "standard input" for "-".
std::string sourceName(const std::string &path);

/// Reads a file, a folder or, for "-", standard input. If the first row was detected as data, but
/// the recipe names a column by one of its cells, that row is read as the header.
Result<LoadedDataset> loadInput(const std::string &path, const CliOptions &options,
                                const RunContext &context);

/// Checks columns before rows, so a wrong name is reported even for a file without rows.
Result<void> checkColumns(const Dataset &dataset, const Recipe &recipe, const std::string &file);

}  // namespace shinglescope
