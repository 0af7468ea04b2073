// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/columns/column_type.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

struct SortKey {
  ColumnId column;
  bool isDescending = false;
  bool operator==(const SortKey &) const = default;
};

/// The text of one filter entry; see parseCellFilter() for its grammar.
struct ColumnFilter {
  /// None: all cells of the row, including extra ones, each read as text. The row passes if any
  /// cell does; with != and !~ if every cell does.
  std::optional<ColumnId> column = {};
  std::string text = {};  ///< blank: no filter
  bool operator==(const ColumnFilter &) const = default;
};

/// The rows that a table shows, and their order.
struct RowOrderRequest {
  std::string text = {};      ///< searched in all cells, in any case; empty: no search
  bool textIsFilter = false;  ///< `text` is read as a filter over all cells, such as ~regex
  bool onlyMatches = true;    ///< false: other rows are shown too, and matches are marked
  std::vector<ColumnFilter> filters = {};  ///< the rows shown pass all of them
  std::vector<SortKey> sortKeys = {};      ///< a key decides if all previous ones are equal
  /// By column. Missing types are guessed if needed.
  std::vector<ColumnType> types = {};
  /// Data rows, ascending, such as LoadReport::problemRows; null: all rows.
  std::shared_ptr<const std::vector<std::uint32_t>> onlyRows = {};
  bool operator==(const RowOrderRequest &) const = default;
};

/// Data rows in the order in which a table shows them.
struct RowOrder {
  std::vector<std::uint32_t> rows;
  /// Positions in `rows` of rows that contain the text, ascending; empty without a text.
  std::vector<std::uint32_t> matches;
  /// For each sort key, how many filled cells of `rows` its type cannot read.
  std::vector<std::uint64_t> unparsed;
};

/// Filters and sorts the rows of a table. Numbers and dates sort by value, texts by their
/// case-folded letters. In both directions, cells that the type cannot read follow all readable
/// ones, and blank cells are last; equal cells keep the file's order. The result does not depend on
/// the number of threads. O(bytes + n log n) on `context.threads` threads; advances the context by
/// the rows done. Errors: BadParameter of a filter, Limit of a regular expression, Cancelled.
Result<RowOrder> makeRowOrder(const Dataset &dataset, const RowOrderRequest &request,
                              const RunContext &context);

}  // namespace shinglescope
