#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// What one look at the cells of all rows tells; their preparation may make some of them equal.
struct CellTexts {
  double distinct = 0;            ///< about
  std::uint64_t bytes = 0;        ///< of all cells
  std::uint64_t nearRepeats = 0;  ///< rows whose cells stood shortly before
  /// The first rows of some distinct texts, drawn at random and in random order.
  std::vector<std::uint32_t> drawn;
};

/// Looks at the columns of the rows [begin, end) and draws up to `most` texts. Takes as long as
/// reading the table once. Cancelled.
Result<CellTexts> lookAtCells(const Dataset &dataset, const std::vector<ColumnId> &columns,
                              std::uint32_t begin, std::uint32_t end, std::size_t most,
                              const RunContext &context);

/// Rows that are looked at closely, in a table that has them; all rows stand in their own.
struct LookedRows {
  std::shared_ptr<const Dataset> owned;  ///< where they were copied
  const Dataset *dataset = nullptr;
  std::vector<ColumnId> columns;      ///< that tell texts apart
  std::vector<std::uint32_t> spread;  ///< evenly over all rows, or all of them
  std::vector<std::uint32_t> drawn;   ///< those of CellTexts, in their order
  bool isAll = true;
};

/// How much text a sample may hold: `most`, or less where all that is made of it, some `growth`
/// bytes a byte, would take over a quarter of `memory`.
constexpr std::uint64_t sampledBytes(std::uint64_t most, std::uint64_t growth,
                                     std::uint64_t memory) {
  return std::min(most, memory / (4 * growth));
}
/// What a byte of text becomes: a copy and band keys; or a copy, hashes and what counts them.
inline constexpr std::uint64_t kGrowthSigned = 8;
inline constexpr std::uint64_t kGrowthShingled = 40;

/// All rows, where their cells take no more than `mostBytes`; else so many of them.
/// Only the named columns are filled. Cancelled.
Result<LookedRows> spreadRows(const Dataset &dataset, const std::vector<ColumnId> &columns,
                              const CellTexts &texts, std::uint64_t mostBytes,
                              const RunContext &context);

}  // namespace shinglescope
