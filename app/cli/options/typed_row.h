// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/dataset/table/dataset.h"

namespace shinglescope {

class OptionBinder;

/// A row as it was typed: "12", or "2:12" for row 12 of the second table, counted from 0.
struct TypedRow {
  std::uint32_t table = 1;
  std::uint32_t number = 0;
};

/// Binds a list of rows: "3,17,20" or "1:3,2:17".
void bindRowNumbers(OptionBinder &binder, const char *name, const char *help,
                    std::vector<TypedRow> &rows);

/// Returns the rows of the data set that were typed. Errors: BadParameter for a row that one of two
/// tables does not have, or that names a second table if there is none. Whether a row of a single
/// table exists is for its user to check.
Result<std::vector<RecordId>> rowsTyped(const std::vector<TypedRow> &rows, const Dataset &dataset);

}  // namespace shinglescope
