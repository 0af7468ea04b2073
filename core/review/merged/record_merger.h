// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/columns/column_type.h"
#include "core/review/merged/group_merge.h"

namespace shinglescope {

/// A cell that a rule "newest" could not read as a date or number.
struct UnreadCell {
  RecordId row;
  ColumnId column;
  auto operator<=>(const UnreadCell &) const = default;
};

/// One cell of a merged record, and where it came from.
struct MergedCell {
  std::string value;
  bool isByHand = false;       ///< a person wrote the text; the rule is not used
  bool isOwnRule = false;      ///< the rule was chosen for this group
  bool isFallback = false;     ///< "newest" could read no date, so this is the cell of "filled"
  bool hasDifference = false;  ///< the cells of the rows are not all equal
  bool isChanged = false;      ///< differs from the keeper's cell
  MergeRule rule = {};
  /// The rows whose cells the value was taken from, ascending; for a text that a person wrote, the
  /// rows that have exactly this text.
  std::vector<RecordId> rows = {};
};

/// The record that a group's rows become.
struct MergedRecord {
  RecordId keeper;
  std::vector<RecordId> members;   ///< ascending, with the keeper
  std::vector<MergedCell> cells;   ///< by column
  std::vector<UnreadCell> unread;  ///< ascending
  /// Choices that could not be followed: their columns do not exist or have no dates.
  std::vector<std::string> choicesLost = {};
};

/// Merge rules compiled for a table. Immutable; shared between threads. Refers to the data set,
/// which must outlive it.
class RecordMerger {
 public:
  /// Compiles the rules of the table, and prepares `own` rules that groups may have. `types` is
  /// indexed by column; a type that is missing, or of texts, is guessed. Errors: BadParameter if a
  /// column of the table's rules does not exist, is named twice, or does not contain dates or
  /// numbers although a rule needs them; Cancelled.
  static Result<RecordMerger> compile(const Dataset &dataset, const std::vector<ColumnType> &types,
                                      const MergeRules &rules, std::span<const MergeRule> own,
                                      const RunContext &context);
  ~RecordMerger();
  RecordMerger(RecordMerger &&) noexcept;
  RecordMerger &operator=(RecordMerger &&) noexcept;

  /// BadParameter if the rule cannot be followed in this table, or was not prepared.
  Result<void> check(const MergeRule &rule) const;
  /// The rule of the table for a column.
  const MergeRule &ruleOf(ColumnId column) const;
  /// Merges rows, which must ascend and contain the keeper. `own` may be null. O(bytes of cells).
  MergedRecord merge(std::span<const RecordId> members, RecordId keeper,
                     const GroupMerge *own = nullptr) const;

 private:
  struct Compiled;
  explicit RecordMerger(std::unique_ptr<const Compiled> compiled);
  MergedCell cellBy(const MergeRule &rule, ColumnId column, MergedRecord &record) const;

  std::unique_ptr<const Compiled> m_compiled;
};

}  // namespace shinglescope
