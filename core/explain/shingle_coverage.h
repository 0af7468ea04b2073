// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// A stretch of a prepared text, in bytes, whose characters are all covered by the same numbers of
/// shingles. Neighbouring shingles overlap, so both shared and own ones may cover a character.
struct CoveredStretch {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t shared = 0;  ///< covering shingles that the other text also has
  std::uint32_t own = 0;     ///< covering shingles that only this text has
  bool operator==(const CoveredStretch &) const = default;
};

/// Two rows as they are compared: the prepared texts and the shingles that cover them. The
/// stretches of a text ascend and leave no gap.
struct ShingleCoverage {
  std::string textA;
  std::string textB;
  std::vector<CoveredStretch> stretchesA;
  std::vector<CoveredStretch> stretchesB;
  std::size_t sharedShingles = 0;  ///< distinct
  std::size_t onlyA = 0;
  std::size_t onlyB = 0;
};

/// The limit for prepared texts: longer ones would need too much memory for a view.
inline constexpr std::size_t kMostCoveredBytes = 8'000'000;

/// Computes the coverage. O(n log n) in the texts' length; 40 bytes per shingle. Errors: those of
/// resolveRecipe(), BadParameter for a row that does not exist, Limit for texts that are too long.
Result<ShingleCoverage> coverShingles(const Dataset &dataset, const Recipe &recipe, RecordId a,
                                      RecordId b, const RunContext &context = {});

}  // namespace shinglescope
