// SPDX-License-Identifier: MIT
#pragma once

#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// Returns whether a row is one of the second table of a data set that was made of two.
inline bool isInSecondTable(const Dataset &dataset, RecordId row) {
  return dataset.secondTable().has_value() && row.value >= *dataset.secondTable();
}

/// Returns the number of a row, from 0, in the table that it belongs to.
inline std::uint32_t numberInTable(const Dataset &dataset, RecordId row) {
  return isInSecondTable(dataset, row) ? row.value - *dataset.secondTable() : row.value;
}

/// Consecutive rows of a data set, from `begin` to before `end`.
struct RowSpan {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// Returns the rows of a table of a data set that was made of two; `table` is 1 or 2. Of any other
/// data set, returns all rows.
inline RowSpan rowsOfTable(const Dataset &dataset, std::uint32_t table) {
  const auto all = static_cast<std::uint32_t>(dataset.rowCount());
  if (!dataset.secondTable()) return {0, all};
  return table == 2 ? RowSpan{*dataset.secondTable(), all} : RowSpan{0, *dataset.secondTable()};
}

/// Returns the number of the rows of the first table, or of the only one.
inline std::uint32_t rowsOfFirstTable(const Dataset &dataset) {
  return dataset.secondTable().value_or(static_cast<std::uint32_t>(dataset.rowCount()));
}

}  // namespace shinglescope
