// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/dataset/columns/cell_parser.h"
#include "core/dataset/query/row_order.h"

namespace shinglescope {

/// The sort values of blank cells and of cells that the column's type cannot read. They sort after
/// every value, in both directions.
constexpr std::uint64_t kBlankValue = ~std::uint64_t{0};
constexpr std::uint64_t kUnparsedValue = kBlankValue - 1;

/// The number of bytes of the folded text in one sort value.
constexpr std::size_t kBytesAValue = 7;

/// Maps finite numbers to unsigned numbers below kUnparsedValue that sort in the requested
/// direction.
std::uint64_t orderedValue(double value, bool isDescending);

/// Packs seven bytes of the folded text from `depth` and the number of bytes left, so that
/// comparing values compares these parts of the texts. The text must not be blank; `depth` may be
/// within a character of the folded text. O(depth).
std::uint64_t textValue(std::string_view utf8, std::size_t depth, bool isDescending);

/// Returns whether texts with this value continue after the packed bytes.
bool goesOn(std::uint64_t textValue, bool isDescending);

/// One prepared sort key: the values of numbers and dates by data row; texts are looked up.
/// Immutable once prepared.
class SortColumn {
 public:
  SortColumn(const Dataset &dataset, SortKey key, const ColumnType &type)
      : m_dataset(&dataset), m_key(key), m_isText(type.kind == ColumnKind::Text), m_type(type) {}

  /// Reads the values of these rows. Errors: Cancelled.
  Result<void> prepare(const std::vector<std::uint32_t> &rows, const RunContext &context);

  bool isText() const { return m_isText; }
  bool isDescending() const { return m_key.isDescending; }
  std::uint64_t unparsed() const { return m_unparsed; }
  std::string_view text(std::uint32_t row) const { return m_dataset->cell({row}, m_key.column); }
  /// Returns the value of a number or a date.
  std::uint64_t valueOf(std::uint32_t row) const { return m_values[row]; }
  /// Returns the value of the part of a text that begins at `depth`.
  std::uint64_t valueOf(std::string_view text, std::size_t depth) const;
  /// Compares two rows by this key alone: below 0, 0 or above 0.
  int compare(std::uint32_t a, std::uint32_t b) const;

 private:
  const Dataset *m_dataset;
  SortKey m_key;
  bool m_isText;
  ColumnType m_type;
  std::vector<std::uint64_t> m_values;
  std::uint64_t m_unparsed = 0;
};

}  // namespace shinglescope
