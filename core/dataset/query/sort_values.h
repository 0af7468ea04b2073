#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/dataset/columns/cell_parser.h"
#include "core/dataset/query/row_order.h"

namespace shinglescope {

/// What blank cells are sorted by, and those that their type cannot read:
/// behind every value, in both directions.
constexpr std::uint64_t kBlankValue = ~std::uint64_t{0};
constexpr std::uint64_t kUnparsedValue = kBlankValue - 1;

/// Bytes of the folded text that one value of a text holds.
constexpr std::size_t kBytesAValue = 7;

/// Unsigned numbers in the order of the finite numbers; below kUnparsedValue.
std::uint64_t orderedValue(double value, bool isDescending);

/// The seven bytes of the folded text from `depth`, and how many more there
/// are, so that comparing values compares the texts as far as they go. The text
/// must not be blank; `depth` ends a character of the folded text or part of
/// one. O(depth).
std::uint64_t textValue(std::string_view utf8, std::size_t depth, bool isDescending);

/// Whether texts of this value go on behind it.
bool goesOn(std::uint64_t textValue, bool isDescending);

/// One sort key made ready: the values of numbers and dates, by data row; texts
/// are looked up. Immutable once prepared.
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
  /// Of a number or a date.
  std::uint64_t valueOf(std::uint32_t row) const { return m_values[row]; }
  /// Of the part of a text from `depth`.
  std::uint64_t valueOf(std::string_view text, std::size_t depth) const;
  /// Below 0, 0 or above 0: how the rows stand to each other by this key alone.
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
