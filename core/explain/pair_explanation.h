#pragma once

#include <cstdint>
#include <vector>

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/base/statistics.h"
#include "core/dataset/dataset.h"
#include "core/pipeline/recipe.h"

namespace shinglescope {

/// Why two rows are, or are not, a pair under a recipe.
struct PairExplanation {
  std::uint64_t intersection = 0;
  std::uint64_t unionSize = 0;
  double jaccard = 0;                ///< 0 for empty sets
  std::uint32_t equalPositions = 0;  ///< of the signatures
  std::uint32_t hashes = 0;
  double estimate = 0;                ///< equalPositions / hashes
  Interval interval;                  ///< Wilson, 95 %
  std::vector<bool> positionIsEqual;  ///< by signature position
  std::vector<bool> bandCollided;     ///< by band
  std::uint32_t collidedBands = 0;
  double foundProbability = 0;  ///< P(candidate) at the exact similarity
};

/// Computed afresh from the two rows; a few microseconds to milliseconds.
Result<PairExplanation> explainPair(const Dataset &dataset, const Recipe &recipe, RecordId a,
                                    RecordId b);

}  // namespace shinglescope
