// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/base/run_context.h"
#include "core/dataset/table/row_scope.h"
#include "core/dataset/table/row_window.h"
#include "core/shingle/shingle_options.h"
#include "core/shingle/shingle_sets.h"
#include "core/shingle/text_classes.h"
#include "core/text/preparation_options.h"

namespace shinglescope {

/// All rows of a data set, prepared, grouped by equal prepared text, and cut into shingle sets.
struct ShingledTexts {
  TextClasses classes;
  ShingleSets sets;  ///< one for each distinct text
};

/// Returns the text of a record: the chosen columns joined by one space, in order. `buffer` is used
/// for several columns. With a window, the row must be shown.
std::string_view recordText(const Dataset &dataset, RecordId row, std::span<const ColumnId> columns,
                            std::string &buffer);
std::string_view recordText(const RowWindow &rows, RecordId row, std::span<const ColumnId> columns,
                            std::string &buffer);

/// Prepares and shingles every row in parallel, then groups equal texts. Texts are equal if their
/// 128-bit digests and their shingle sets are, so a crafted collision cannot merge texts that
/// differ in a shingle; rows that the scope separates are never in one class. Identical for any
/// thread count. BadParameter for an unknown language, Limit if the shingles exceed the memory of
/// the run. Stage: Preparing, in rows. Memory: 8 bytes per shingle, 28 bytes per row.
Result<ShingledTexts> shingleDataset(const Dataset &dataset, std::span<const ColumnId> columns,
                                     const PreparationOptions &preparation,
                                     const ShingleOptions &shingling, const RunContext &context,
                                     const RowScope &scope = {});

}  // namespace shinglescope
