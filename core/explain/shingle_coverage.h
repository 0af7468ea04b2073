#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// A stretch of a prepared text, in bytes, whose characters all stand in the
/// same numbers of shingles. Neighbouring shingles overlap, so that a character
/// may be in shared ones and in own ones at the same time.
struct CoveredStretch {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t shared = 0;  ///< shingles over it that the other text has too
  std::uint32_t own = 0;     ///< shingles over it that only this text has
  bool operator==(const CoveredStretch &) const = default;
};

/// Two rows as they are compared: the prepared texts, and which shingles stand
/// where. The stretches of a text ascend and leave no gap.
struct ShingleCoverage {
  std::string textA;
  std::string textB;
  std::vector<CoveredStretch> stretchesA;
  std::vector<CoveredStretch> stretchesB;
  std::size_t sharedShingles = 0;  ///< distinct ones
  std::size_t onlyA = 0;
  std::size_t onlyB = 0;
};

/// Longer prepared texts are refused: they would take more memory than a look is worth.
inline constexpr std::size_t kMostCoveredBytes = 8'000'000;

/// O(n log n) in the texts' length; 40 bytes a shingle. Errors as resolveRecipe,
/// BadParameter for a row that is not there, Limit for texts that are too long.
Result<ShingleCoverage> coverShingles(const Dataset &dataset, const Recipe &recipe, RecordId a,
                                      RecordId b, const RunContext &context = {});

}  // namespace shinglescope
