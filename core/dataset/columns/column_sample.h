// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/dataset/columns/column_type.h"

namespace shinglescope {

/// Cells of one column from rows spread evenly over the table.
struct ColumnSample {
  std::vector<std::string_view> cells;  ///< filled cells that may be a number or a date
  std::uint64_t tooLong = 0;            ///< filled cells that are too long for either
  std::uint64_t rows = 0;

  std::uint64_t filled() const { return cells.size() + tooLong; }
};

ColumnSample sampleColumn(const Dataset &dataset, ColumnId column, std::size_t rows);

/// Returns whether a type that fails on `unparsed` of the sample's cells fits the column: it reads
/// nine tenths of them, or at least half if the unreadable ones are up to three distinct texts for
/// "no value", such as "n/a".
bool fitsColumn(const ColumnSample &sample, const ColumnType &type, std::uint64_t unparsed);

/// Counts the cells of the sample that the type cannot read, including the long ones.
std::uint64_t unparsedIn(const ColumnSample &sample, const ColumnType &type);

/// The number format that reads the sample best, whether or not it fits, and the alternative if the
/// cells do not decide between the two. Both are empty if there are no numbers, or if they are
/// codes (leading zeros, over 15 digits, telephone numbers), which sets `isCode`.
struct NumberGuess {
  std::optional<ColumnType> type;
  std::optional<ColumnType> other;
  bool isCode = false;
};
NumberGuess guessNumber(const ColumnSample &sample, std::string_view columnName);

}  // namespace shinglescope
