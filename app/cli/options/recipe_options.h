// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options/option_binder.h"
#include "app/cli/options/options.h"

namespace shinglescope {

/// Binds the columns and the initial recipe. Call it before anything that changes the recipe.
void bindColumns(OptionBinder &binder, CliOptions &options);
void bindSame(OptionBinder &binder, CliOptions &options);
/// Binds the options for text preparation.
void bindText(OptionBinder &binder, Recipe &recipe);
/// Binds the unit of a shingle, and the handling of short texts.
void bindShingle(OptionBinder &binder, const char *help, Recipe &recipe);
/// Binds shingles, signatures, bands and the threshold.
void bindSearch(OptionBinder &binder, Recipe &recipe);
/// Does the same without the numbers of hashes and bands.
void bindSearchWithoutBands(OptionBinder &binder, Recipe &recipe);
void bindMeasure(OptionBinder &binder, Recipe &recipe);
/// Binds the options that determine which candidates are kept.
void bindPairs(OptionBinder &binder, Recipe &recipe);
/// Binds the options for the table, the columns and text preparation. Call settleTable() after
/// parsing.
void bindTable(OptionBinder &binder, CliOptions &options);
/// Checks the options for reading and for a second table, adds the columns and the kind of pairs
/// to the recipe and validates it. Errors: BadParameter.
Result<void> settleTable(const OptionBinder &binder, CliOptions &options);
/// Adds the columns to the recipe and validates it. Errors: BadParameter.
Result<void> settleRecipe(CliOptions &options);

}  // namespace shinglescope
