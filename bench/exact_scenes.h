// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bench/cancel_probe.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope::bench {

/// A table for exact runs. As on the command line, the text of a large one stays in its file.
struct ExactTable {
  std::string name;
  std::shared_ptr<const Dataset> dataset;
  Recipe recipe;
};

/// Returns the worst tables for stopping an exact run: `file`; `rows` rows "item I of list J", each
/// of which is similar to dozens of others; and rows of which one has 2 x `rows` words. The last
/// two are written to `folder`. Errors: Io and those of loadDataset().
Result<std::vector<ExactTable>> exactTables(const std::string &file, const std::string &folder,
                                            const Recipe &recipe, std::uint64_t rows,
                                            unsigned threads);

/// Returns exact runs of the table that are cancelled from the beginning on, while they join, and
/// while they form groups. They must not outlive it.
std::vector<Scene> exactScenes(const ExactTable &table);

}  // namespace shinglescope::bench
