// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/cli/options/options.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// The name of an input in messages and reports: its path, or "standard input" for "-".
std::string sourceName(const std::string &path);

/// Reads a file, a folder or, for "-", standard input. If the first row was detected as data, but
/// the recipe names a column by one of its cells, that row is read as the header.
Result<LoadedDataset> loadInput(const std::string &path, const CliOptions &options,
                                const RunContext &context);

/// A file, or a file followed by a reference.
struct InputTables {
  std::shared_ptr<const Dataset> dataset;       ///< the rows of both
  std::optional<std::uint32_t> firstReference;  ///< if pairs within a table are not wanted
  LoadedDataset file = {};
  LoadedDataset reference = {};              ///< the second of two
  std::vector<ColumnPair> columnPairs = {};  ///< called differently in the reference

  bool hasTwo() const { return reference.dataset != nullptr; }
};

/// Reads the file and, for --against, the reference, whose rows follow in the same data set with
/// the columns that the recipe names. Errors: those of loadInput() and checkColumns(), Format for
/// a reference without rows, BadParameter for a column that it lacks.
Result<InputTables> readTables(const CliOptions &options, const RunContext &context);

/// What a list of pairs may call the two tables: the names of their files. Empty for one table.
std::vector<std::string> tableNames(const CliOptions &options);

/// Checks columns before rows, so a wrong name is reported even for a file without rows.
Result<void> checkColumns(const Dataset &dataset, const Recipe &recipe, const std::string &file);

}  // namespace shinglescope
