// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "app/cli/worker/frames/frame.h"
#include "core/dataset/table/row_scope.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/signature/signing_input.h"

namespace shinglescope {

/// Some rows of the table as a small table, in ascending order, with the number of each. The
/// engine's own functions work on it.
struct RowTable {
  std::shared_ptr<const Dataset> dataset;
  std::vector<std::uint64_t> rows;
  std::optional<std::uint32_t> firstReference;  ///< index in `rows`
  std::vector<ColumnId> compare;
  std::vector<ColumnId> same;
  std::optional<ColumnId> id;

  /// Refers to this table and to the recipe.
  SigningInput signingInput(const Recipe &recipe) const {
    return {*dataset,       compare,          recipe.preparation,
            recipe.shingle, recipe.signature, RowScope(*dataset, same, firstReference)};
  }
};

/// Collects the rows of frames until there are enough to work on. One thread.
class RowBatch {
 public:
  /// `reference` is the number of the reference's first row.
  RowBatch(const Recipe &recipe, std::optional<std::uint64_t> reference);

  /// Adds the rows of a frame that `isWanted` accepts. Errors: Format if the payload is not valid,
  /// Encoding for a cell that is not UTF-8.
  Result<void> add(Frame frame, const std::function<bool(std::uint64_t)> &isWanted);
  bool isEmpty() const { return m_rows.empty(); }
  bool isFull() const { return m_rows.size() >= kMostRows || m_bytes >= kMostBytes; }
  /// Returns the rows, and starts again. Errors: Format if a row occurs twice.
  Result<RowTable> take();

 private:
  static constexpr std::size_t kMostRows = 32768;
  static constexpr std::size_t kMostBytes = std::size_t{32} << 20U;

  struct Row {
    std::uint64_t number = 0;
    std::size_t firstCell = 0;
  };

  std::size_t m_compared;
  std::size_t m_same;
  bool m_hasId;
  std::optional<std::uint64_t> m_reference;
  std::deque<std::string> m_payloads;  ///< the cells refer to these; a deque does not move them
  std::vector<Row> m_rows;
  std::vector<std::string_view> m_cells;
  std::size_t m_bytes = 0;  ///< of payloads

  std::size_t columns() const { return m_compared + m_same + (m_hasId ? 1 : 0); }
};

}  // namespace shinglescope
