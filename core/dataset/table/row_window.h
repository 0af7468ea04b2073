// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// The cells of some rows of a table, whether its text is in memory or in its source. Rows must be
/// shown before their cells are read; cells live until other rows are shown. If the text is in
/// memory, showing costs nothing. One thread shows; several may read afterwards. Refers to the
/// table.
class RowWindow {
 public:
  explicit RowWindow(const Dataset &table);

  /// Shows the rows from `begin` up to `end`. Consecutive calls read the source once. Errors: Io.
  Result<void> show(std::uint32_t begin, std::uint32_t end);
  /// Shows the given rows, in ascending order, or only some of their columns. Reads only the
  /// parts of the source that contain them. Memory: their text, and 4 bytes for each. Errors: Io.
  Result<void> show(std::span<const std::uint32_t> rows);
  Result<void> show(std::span<const std::uint32_t> rows, std::span<const ColumnId> columns);

  /// Returns a cell of a shown row. O(1) for consecutive rows, O(log rows) for listed ones.
  std::string_view cell(RecordId row, ColumnId column) const {
    if (m_shown == nullptr) return m_table->cell(row, column);
    return m_shown->cell({placeOf(row.value)}, column);
  }

 private:
  std::uint32_t placeOf(std::uint32_t row) const;
  std::uint64_t endOf(std::uint32_t row) const;
  /// Returns the number of the first rows that are worth reading together.
  std::size_t neighbours(std::span<const std::uint32_t> rows) const;
  Result<const Dataset *> read(std::uint32_t begin, std::uint32_t end);

  const Dataset *m_table;
  std::unique_ptr<RowReader> m_reader;
  std::optional<DatasetBuilder> m_copies;  ///< of listed rows
  const Dataset *m_shown = nullptr;        ///< what is shown; null: the table itself
  std::uint32_t m_first = 0;               ///< the first of consecutive rows
  std::vector<std::uint32_t> m_listed;     ///< ascending; empty for consecutive rows
};

}  // namespace shinglescope
