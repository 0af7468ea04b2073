// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope::bench {

/// A table for which settings are advised, with the recipe without hashes and bands.
struct AdvisedTable {
  std::string name;
  std::string file;           ///< relative to the folder of the data; empty for a generated table
  std::uint64_t maxRows = 0;  ///< 0: all
  std::string generated;      ///< the text of a generated table
  Recipe recipe;
};

/// The tables of docs/tuning.md#advice: real ones of different kinds, and three that are generated
/// with fixed seeds: notices from templates, short names with typing errors, long documents with
/// revisions.
std::vector<AdvisedTable> advisedTables();

/// Loads a table; null if its file is missing.
Result<std::shared_ptr<const Dataset>> loadAdvised(const AdvisedTable &table,
                                                   const std::string &folder,
                                                   const RunContext &context);

}  // namespace shinglescope::bench
