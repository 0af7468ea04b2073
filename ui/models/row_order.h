#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/dataset.h"

namespace shinglescope {

/// Which rows a table shows, and in which order.
struct RowOrderRequest {
  QString text = {};        ///< rows hold it in any cell, whatever its case; empty: no search
  bool onlyMatches = true;  ///< false: all rows are shown, the matches are only marked
  std::optional<ColumnId> sortColumn = {};
  bool isDescending = false;
  bool operator==(const RowOrderRequest &) const = default;
};

/// Data rows in the order in which a table shows them.
struct RowOrder {
  std::vector<std::uint32_t> rows;
  /// Positions in `rows` that hold the text, ascending; empty without a text.
  std::vector<std::uint32_t> matches;
};

/// Filters and sorts. Text is compared without case; a column whose filled
/// cells are all plain numbers is sorted by value, any other by its letters,
/// case folded. Empty cells stand last in both directions; equal cells keep
/// the file's order. O(bytes + n log n), on `context.threads` threads; the same
/// result for any number of them. Blocking; Cancelled or Limit may be returned.
Result<RowOrder> makeRowOrder(const Dataset &dataset, const RowOrderRequest &request,
                              const RunContext &context);

/// True if every filled cell of the column is a plain number.
Result<bool> isNumberColumn(const Dataset &dataset, ColumnId column, const RunContext &context);

}  // namespace shinglescope
