#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/dataset/columns/column_type.h"

namespace shinglescope {

/// Cells of one column from rows that are spread evenly over the table.
struct ColumnSample {
  std::vector<std::string_view> cells;  ///< filled ones that may be a number or a date
  std::uint64_t tooLong = 0;            ///< filled ones that are too long for either
  std::uint64_t rows = 0;

  std::uint64_t filled() const { return cells.size() + tooLong; }
};

ColumnSample sampleColumn(const Dataset &dataset, ColumnId column, std::size_t rows);

/// Whether a type that reads so many of the sample's cells is the column's: it
/// reads nine tenths of them, or at least half where what it cannot read are up
/// to three texts that stand for no value, such as "n/a".
bool fitsColumn(const ColumnSample &sample, const ColumnType &type, std::uint64_t unparsed);

/// Cells of the sample that the type cannot read, the long ones included.
std::uint64_t unparsedIn(const ColumnSample &sample, const ColumnType &type);

/// The marks that read the sample best, whether or not they fit it, and the
/// other reading where nothing decides; nothing where the numbers are codes
/// (leading zeros, over 15 digits, telephone numbers) or there are none.
/// `isCode` says that it was the former.
struct NumberGuess {
  std::optional<ColumnType> type;
  std::optional<ColumnType> other;
  bool isCode = false;
};
NumberGuess guessNumber(const ColumnSample &sample, std::string_view columnName);

}  // namespace shinglescope
