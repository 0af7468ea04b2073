#pragma once

#include <cstdint>
#include <vector>

#include "core/base/ids.h"
#include "core/base/ratio.h"
#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope {

/// Rows of which matrices are made, and how many there were to choose from.
struct MatrixRows {
  std::vector<RecordId> rows;
  std::uint64_t available = 0;  ///< at least as many as there are rows
};

/// The rows of a result's first pairs at or over a threshold, both rows of a pair
/// side by side, each row once, at most `most`. Of a text that several rows have
/// the first row stands for it; where no two texts are alike, the first identical rows are
/// taken instead. `available` counts the pairs' texts, or the identical rows.
/// O(pairs + texts).
MatrixRows rowsOfFirstPairs(const DuplicateResult &result, const Ratio &threshold,
                            std::size_t most);

}  // namespace shinglescope
