// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/table/two_tables.h"
#include "core/review/labels/pair_list.h"

namespace shinglescope {

/// A row, or why there is none.
using FoundRow = std::variant<RecordId, PairProblem>;

/// Finds the rows of a table by the cells of its id column, or by their numbers from 0. Refers to
/// the table. Building it is O(rows); a look-up is O(1).
class IdLookup {
 public:
  static constexpr PairProblem kOfSeveral = PairProblem::IdOfSeveral;
  /// `rows` are those of the table. Without a column, ids are the numbers of the rows from the
  /// first of these. Errors: Cancelled.
  static Result<IdLookup> build(const Dataset &dataset, std::optional<ColumnId> column,
                                RowSpan rows, const RunContext &context);
  FoundRow find(std::string_view id) const;

 private:
  explicit IdLookup(RowSpan rows) : m_span(rows) {}

  RowSpan m_span;
  bool m_hasColumn = false;
  std::unordered_map<std::string_view, std::uint32_t> m_rows;
};

/// Finds rows by the content of some columns, as programs that clean their data keep it: case of
/// ASCII letters, surrounding and repeated white space do not count, and numbers are compared by
/// value. Building it is O(cells of the columns); a look-up is O(bytes of the fields).
class ContentLookup {
 public:
  static constexpr PairProblem kOfSeveral = PairProblem::RecordOfSeveral;
  /// `rows` are those of the table. Errors: Cancelled.
  static Result<ContentLookup> build(const Dataset &dataset, std::vector<ColumnId> columns,
                                     RowSpan rows, const RunContext &context);
  /// `fields` are those of the columns, in their order.
  FoundRow find(std::span<const std::string> fields) const;

 private:
  std::unordered_map<std::string, std::uint32_t> m_rows;
};

}  // namespace shinglescope
