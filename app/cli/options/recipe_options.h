#pragma once

#include "app/cli/options/option_binder.h"
#include "app/cli/options/options.h"

namespace shinglescope {

/// Columns, and the recipe to start from. To be bound before all that changes the recipe.
void bindColumns(OptionBinder &binder, CliOptions &options);
void bindSame(OptionBinder &binder, CliOptions &options);
/// How texts are prepared.
void bindText(OptionBinder &binder, Recipe &recipe);
/// The unit of a shingle, and what becomes of short texts.
void bindShingle(OptionBinder &binder, const char *help, Recipe &recipe);
/// Shingles, signatures, bands and the threshold.
void bindSearch(OptionBinder &binder, Recipe &recipe);
/// What is kept of the candidates.
void bindPairs(OptionBinder &binder, Recipe &recipe);
/// Columns on top of the recipe, and whether the recipe holds together. BadParameter.
Result<void> settleRecipe(CliOptions &options);

}  // namespace shinglescope
