// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/review/merged/merge_rules.h"
#include "core/review/records/record_key.h"

namespace shinglescope {

/// What a person chose for one column of a group: a rule of its own, or a text.
struct ColumnChoice {
  std::string column;  ///< its name
  std::optional<MergeRule> rule = {};
  std::optional<std::string> text = {};  ///< takes precedence over a rule
  bool operator==(const ColumnChoice &) const = default;
};

/// The decision to merge a group: the records that it had, and what differs from the rules of the
/// table. Independent of any table; the verdict log keeps it as JSON under the keeper's key.
struct GroupMerge {
  std::vector<RecordKey> members;     ///< in the order of their rows at that time
  std::vector<ColumnChoice> columns;  ///< each column once
  bool operator==(const GroupMerge &) const = default;

  /// Null for a column that follows the rules of the table. O(columns).
  const ColumnChoice *choiceOf(std::string_view column) const;
};

/// Writes the JSON that docs/project-file.md describes. Text that is not UTF-8 is replaced.
std::string groupMergeToJson(const GroupMerge &merge);
/// Parses that JSON, from a file that may have been altered. Errors: Format.
Result<GroupMerge> groupMergeFromJson(std::string_view text);

}  // namespace shinglescope
