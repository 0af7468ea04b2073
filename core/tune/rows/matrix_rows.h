// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/ids.h"
#include "core/base/ratio.h"
#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope {

/// The rows for matrices, and how many there were to choose from.
struct MatrixRows {
  std::vector<RecordId> rows;
  std::uint64_t available = 0;  ///< at least the number of rows
};

/// The rows of a result's first pairs at or above a threshold: both rows of a pair adjacent, each
/// row once, at most `most`. A text of several rows is represented by its first row. If no two
/// texts are similar, returns the first identical rows instead. `available` counts the pairs'
/// texts, or the identical rows. O(pairs + texts).
MatrixRows rowsOfFirstPairs(const DuplicateResult &result, const Ratio &threshold,
                            std::size_t most);

}  // namespace shinglescope
