// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// What one pass over the cells of all rows finds. Preparation may still make some texts equal.
struct CellTexts {
  double distinct = 0;            ///< estimated
  std::uint64_t bytes = 0;        ///< of all cells
  std::uint64_t nearRepeats = 0;  ///< rows that repeat the cells of a recent row
  /// The first rows of random distinct texts, in random order.
  std::vector<std::uint32_t> drawn;
};

/// Scans the columns of the rows [begin, end) and draws up to `most` texts. With a reference, whose
/// first row is `firstReference`, equal texts of both sides are two texts. Takes as long as reading
/// the table once. Cancelled.
Result<CellTexts> lookAtCells(const Dataset &dataset, const std::vector<ColumnId> &columns,
                              std::uint32_t begin, std::uint32_t end, std::size_t most,
                              const RunContext &context,
                              std::optional<std::uint32_t> firstReference = {});

/// The rows that are examined in detail, and the table that contains them: the original table if
/// these are all rows.
struct LookedRows {
  std::shared_ptr<const Dataset> owned;  ///< set if the rows were copied
  const Dataset *dataset = nullptr;
  std::vector<ColumnId> columns;      ///< columns that distinguish texts
  std::vector<std::uint32_t> spread;  ///< evenly spaced over all rows, or all; consecutive numbers
  std::vector<std::uint32_t> drawn;   ///< the rows of CellTexts::drawn, in the same order
  std::optional<std::uint32_t> firstReference;  ///< in this table; its rows are the last
  bool isAll = true;
};

/// The bytes of text that a sample may contain: `most`, or less if everything built from it, about
/// `growth` bytes per byte, would use over a quarter of `memory`.
constexpr std::uint64_t sampledBytes(std::uint64_t most, std::uint64_t growth,
                                     std::uint64_t memory) {
  return std::min(most, memory / (4 * growth));
}
/// Bytes built from a byte of text: a copy and band keys; or a copy, hashes and their counters.
inline constexpr std::uint64_t kGrowthSigned = 8;
inline constexpr std::uint64_t kGrowthShingled = 40;

/// Returns all rows if their cells take no more than `mostBytes`, otherwise only the number of rows
/// that fits. Only the named columns are filled. Cancelled.
Result<LookedRows> spreadRows(const Dataset &dataset, const std::vector<ColumnId> &columns,
                              const CellTexts &texts, std::uint64_t mostBytes,
                              const RunContext &context,
                              std::optional<std::uint32_t> firstReference = {});

/// The estimated number of distinct texts in the spread rows, at least 1. Cancelled.
Result<double> distinctSpread(const LookedRows &looked, const RunContext &context);

}  // namespace shinglescope
