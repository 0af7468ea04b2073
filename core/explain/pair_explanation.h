// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/base/statistics.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// The result of a run for a pair, and the step at which it drops out.
enum class PairFate {
  NotAllowed,      ///< the recipe's `same` columns differ
  NoShingles,      ///< a text without a shingle is not in any pair
  FewShingles,     ///< a text is smaller than the measure allows
  NoCandidate,     ///< no band is equal: the run never compares the two
  BelowThreshold,  ///< compared, and not similar enough
  Found
};

/// Why two rows are, or are not, a pair under a recipe.
struct PairExplanation {
  std::uint64_t shinglesA = 0;  ///< distinct
  std::uint64_t shinglesB = 0;
  std::uint64_t intersection = 0;
  std::uint64_t unionSize = 0;
  double jaccard = 0;  ///< 0 for empty sets
  Measure measure;
  std::uint64_t whole = 0;                ///< of which the shared shingles are a share: see Measure
  double similarity = 0;                  ///< by the measure; 0 for empty sets
  bool isOneText = false;                 ///< equal once prepared: grouped without a comparison
  bool isSimilar = false;                 ///< similarity >= threshold, on integers
  std::vector<std::uint32_t> signatureA;  ///< empty for a text without a shingle
  std::vector<std::uint32_t> signatureB;
  std::uint32_t equalPositions = 0;  ///< of the signatures
  std::uint32_t numHashes = 0;
  double estimate = 0;                ///< equalPositions / hashes
  Interval interval;                  ///< Wilson, 95 %
  std::vector<bool> positionIsEqual;  ///< by signature position
  std::vector<bool> bandCollided;     ///< by band
  std::uint32_t collidedBands = 0;
  std::vector<std::uint32_t> equalRows;  ///< by band: the number of its equal positions
  std::uint32_t closestBand = 0;         ///< the first one with the most equal rows
  double foundProbability = 0;           ///< P(candidate) at the exact similarity
  double missProbability = 1;            ///< (1 - s^rows)^bands, also accurate if tiny
  PairFate fate = PairFate::NoShingles;
};

/// Explains a pair from its two rows alone, in microseconds to a few milliseconds. Takes as long as
/// findStopShingles if the recipe needs stop shingles that it does not have yet. Errors: those of
/// resolveRecipe(), and BadParameter for a row that does not exist.
Result<PairExplanation> explainPair(const Dataset &dataset, const Recipe &recipe, RecordId a,
                                    RecordId b, const RunContext &context = {});

/// Fills the part that depends on two signatures: positions, estimate with its interval, bands.
/// Both have plan.numHashes() values, or one is empty: a text without a shingle has no minima, so
/// none of its positions is equal. O(hashes).
void explainSignatures(PairExplanation &explanation, std::span<const std::uint32_t> a,
                       std::span<const std::uint32_t> b, const BandPlan &plan);

/// A pair under two recipes, to show what a change would do to it.
struct WhatIf {
  PairExplanation before;
  PairExplanation after;
  /// Returns whether the pair is found under only one of the two recipes.
  bool changesFate() const {
    return (before.fate == PairFate::Found) != (after.fate == PairFate::Found);
  }
};

/// Explains a pair under a recipe and under a changed one. Finds the stop shingles again if the
/// change requires it. Errors: those of explainPair().
Result<WhatIf> whatIf(const Dataset &dataset, const Recipe &recipe, const Recipe &changed,
                      RecordId a, RecordId b, const RunContext &context = {});

}  // namespace shinglescope
