#pragma once

#include "app/cli/options/options.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// What messages and reports call an input: its path, or "standard input" for "-".
std::string sourceName(const std::string &path);

/// Reads a file, a folder or, for "-", standard input. Where the first row was taken for data but a
/// column is called by what stands in it, the first row is the header after all.
Result<LoadedDataset> loadInput(const std::string &path, const CliOptions &options,
                                const RunContext &context);

/// Columns are looked at before rows: a wrong name is told even for a file
/// without rows.
Result<void> checkColumns(const Dataset &dataset, const Recipe &recipe, const std::string &file);

}  // namespace shinglescope
