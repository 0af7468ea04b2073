#pragma once

#include <QString>

#include "core/pipeline/recipe/recipe.h"
#include "core/tune/sweep/sweep_grid.h"
#include "core/tune/sweep/sweep_table.h"

namespace shinglescope {

/// What the window says of sweeps, and what it makes of their settings.

/// "XXH3", "affine": the words of the recipe editor, short.
QString hashText(HashFunction hash);
QString schemeText(PermutationScheme scheme);
/// "1 setting", "432 settings".
QString settingsText(std::uint64_t count);
/// "432 settings, 4,000 rows, 18 s", with what there is to say of samples and of a
/// sweep that was cancelled.
QString resultText(const SweepResult &result);
/// How many settings rest on few pairs, and what tells more; empty where none does.
QString fewPairsText(const SweepResult &result, SweepPairs pairs);
/// "XXH3, k 10, 100 hashes, 20 × 5, at 0.80"; other permutations than affine
/// ones are named.
QString settingText(const SweepSetting &setting);
/// Why a setting cannot run, or cannot be adopted; empty where it can.
QString settingNote(const SweepSetting &setting);
/// "432 settings; 36 of them ...": how many a grid has, how many of them cannot
/// run, and how many run with hashes left over. The core's sentence for a grid
/// that is none. O(settings).
QString gridText(const SweepGrid &grid);

QString qualityText(SweepQuality quality);  ///< "F1"
QString costText(SweepCost cost);           ///< "time"
QString pairsText(SweepPairs pairs);        ///< "pairs that differ"
/// A cost in its unit: "23 ms", "1.4 MB".
QString costValueText(SweepCost cost, double value);
/// A share with three decimals; a dash where it is not defined.
QString shareText(const std::optional<double> &share);

/// The recipe with a setting's hash function, permutations, hashes, bands, k and
/// threshold; everything else, seed and floor among it, as far as it still fits.
Recipe adoptedRecipe(Recipe recipe, const SweepSetting &setting);

/// A grid around a recipe: its own hash function and permutations, half, all and
/// double its hashes, every number of bands that makes sense, its k and threshold.
SweepGrid gridAround(const Recipe &recipe);

}  // namespace shinglescope
