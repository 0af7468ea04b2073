// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/pipeline/recipe/recipe.h"
#include "core/tune/sweep/sweep_grid.h"
#include "core/tune/sweep/sweep_table.h"

namespace shinglescope {

/// Texts about sweeps, and conversions between their settings and recipes.

/// The short names of the recipe editor: "XXH3", "affine".
QString hashText(HashFunction hash);
QString schemeText(PermutationScheme scheme);
/// "1 setting", "432 settings".
QString settingsText(std::uint64_t count);
/// "432 settings, 4,000 rows, 18 s", with notes about samples and cancellation.
QString resultText(const SweepResult &result);
/// The number of settings that rest on few pairs, and how to get more; empty if there are none.
QString fewPairsText(const SweepResult &result, SweepPairs pairs);
/// The number of settings that halving left out by a sample with few pairs; empty if there are
/// none.
QString fewTrialsText(const SweepResult &result);
/// "10 characters", "3 words": what k counts.
QString shinglesText(const SweepSetting &setting);
/// "XXH3, 10 characters, 100 hashes, 20 × 5, at 0.80"; names the permutations unless they are
/// affine.
QString settingText(const SweepSetting &setting);
/// Explains why a setting cannot run or cannot be adopted; empty if it can.
QString settingNote(const SweepSetting &setting);
/// The same, and what halving or a zone did; empty if there is nothing to say.
QString rowNote(const SweepRow &row);
/// "432 settings; 36 of them ...": the number of settings of a grid, how many cannot run, and
/// how many leave hashes unused. Returns the core's message for an invalid grid. O(settings).
QString gridText(const SweepGrid &grid);

QString qualityText(SweepQuality quality);  ///< "F1"
QString costText(SweepCost cost);           ///< "time"
QString pairsText(SweepPairs pairs);        ///< "pairs that differ"
/// A cost in its unit: "23 ms", "1.4 MB".
QString costValueText(SweepCost cost, double value);
/// A share with three decimals; a dash if it is undefined.
QString shareText(const std::optional<double> &share);

/// Returns the recipe with a setting's hash function, permutations, hashes, bands, shingles and
/// threshold. The rest, including seed and floor, is kept as far as it still fits.
Recipe adoptedRecipe(Recipe recipe, const SweepSetting &setting);

}  // namespace shinglescope
