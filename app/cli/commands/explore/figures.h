// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/commands/table_command.h"
#include "app/cli/options/option_binder.h"
#include "app/cli/output/figure_table.h"
#include "app/cli/output/row_figures.h"
#include "core/tune/rows/exact_sets.h"

namespace shinglescope {

/// Binds columns, a second table, reading, text and search options, threads, and the output.
void bindExplore(OptionBinder &binder, CliOptions &options, const char *helpOfOutput);
/// Binds a list of whole numbers.
void bindCounts(OptionBinder &binder, const char *name, const char *help, std::uint64_t most,
                std::vector<std::uint32_t> &counts);

/// How the figures of a command name rows.
RowFigures rowFigures(const CliOptions &options, const Dataset &dataset);

/// The table of a command, and its rows as sets of shingles.
struct ExploredTable {
  std::shared_ptr<const Dataset> dataset;
  ExactSets texts;  ///< refers to the data set
};

/// Opens the output and reads the table. Errors: also BadParameter for a recipe that compares by
/// containment, if the figures are about bands.
Result<ExploredTable> openExplored(TableCommand &command, const Recipe &recipe, bool isAboutBands);
/// Prints how long the command took, and where its result is.
void sayTime(const TableCommand &command, const CliOptions &options);

/// Returns the text of a result: the table as CSV or, if the name of the output ends in .json, an
/// object with `facts` and the table under `name`.
std::string figuresText(const CliOptions &options, const FigureTable &table, const char *name,
                        FigureJson facts);

}  // namespace shinglescope
