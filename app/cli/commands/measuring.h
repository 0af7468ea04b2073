// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "app/cli/options/accuracy_options.h"
#include "app/cli/options/option_binder.h"
#include "app/cli/output/console.h"
#include "core/tune/rows/row_sample.h"

namespace shinglescope {

/// Binds the choice of the rows of a sample.
void bindDrawn(OptionBinder &binder, RowsDrawn &drawn);

/// Binds the list of known pairs, with this description, and what it is taken for.
void bindTruth(OptionBinder &binder, const char *help, TruthOptions &truth);

/// Prints what would help if a share is based on too few pairs; `moreRows` is empty if all rows
/// were examined.
void sayFewPairs(const Console &console, std::uint64_t pairs, const std::string &moreRows);
/// The options that bring more similar pairs into a sample; empty if the sample contains all rows.
std::string moreRowsAdvice(bool isOfAllRows, RowsDrawn drawn, const std::string &option);
void sayRowsDrawn(const Console &console, std::uint64_t rows, std::uint64_t dataRows,
                  RowsDrawn drawn);

}  // namespace shinglescope
