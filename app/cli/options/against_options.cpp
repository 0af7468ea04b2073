// SPDX-License-Identifier: MIT
#include "app/cli/options/against_options.h"

#include "core/dataset/source/raw_source.h"

namespace shinglescope {
namespace {

/// Parses the values of --against-column.
Result<void> settleAgainstColumns(CliOptions &options) {
  for (const std::string &text : options.againstColumns) {
    const std::size_t sign = text.find('=');
    if (sign == 0 || sign == std::string::npos || sign + 1 == text.size())
      return badParameter("--against-column is \"" + text +
                          "\"; give a column of FILE, =, and a column of FILE2, such as "
                          "title=name or #2=#3.");
    options.columnPairs.push_back({text.substr(0, sign), text.substr(sign + 1)});
  }
  return {};
}

}  // namespace

void bindAgainst(OptionBinder &binder, CliOptions &options) {
  binder.path("--against", "FILE2", "Form pairs only with rows of this reference", options.against);
  binder.text("--against-part", "NAME", "Sheet, database table or file in the archive of FILE2",
              options.againstPart);
  binder.texts("--against-column", "COL=COL2",
               "Compare column COL of FILE with COL2 of FILE2, if it is called differently there; "
               "repeatable",
               options.againstColumns);
  binder.flags("within", "With --against: form pairs within each file too (default the recipe's)",
               [&options](bool isOn) { options.isWithinGiven = isOn; });
}

Result<void> settleAgainst(CliOptions &options) {
  if (options.file == kStandardInputPath && options.against == options.file)
    return badParameter(
        "Standard input cannot be both FILE and the reference of --against; save one to a file.");
  if (options.againstPart && !options.against)
    return badParameter("--against-part requires --against; for FILE, give --part.");
  if (!options.againstColumns.empty() && !options.against)
    return badParameter("--against-column is about the columns of a reference; give --against.");
  if (options.isWithinGiven && !options.against)
    return badParameter("--within is for two files; give --against, or leave it out.");
  const auto &ofRecipe = options.recipe.against;
  if (options.against)
    options.hasPairsWithin = options.isWithinGiven.value_or(ofRecipe && ofRecipe->hasPairsWithin);
  return settleAgainstColumns(options);
}

}  // namespace shinglescope
