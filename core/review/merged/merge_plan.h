// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/review/merged/merged_groups.h"
#include "core/review/verdicts/log_step.h"
#include "core/review/verdicts/review_command.h"

namespace shinglescope {

inline constexpr std::size_t kMergeCriteria = 6;

/// One group that the rules merge.
struct PlannedMerge {
  std::uint32_t slot = 0;
  RecordId keeper;
  std::uint32_t rows = 0;     ///< the keeper and the rows that become part of it
  std::uint32_t changed = 0;  ///< cells that differ from the keeper's
};

/// The effect of merging the groups of a scope by rules.
struct MergePlan {
  MergeRules rules;
  std::vector<PlannedMerge> groups;  ///< in the order of the scope
  std::uint64_t withoutKeeper = 0;   ///< groups left as they are: choose keepers first
  std::uint64_t withoutOthers = 0;   ///< groups of which no row would be removed
  std::uint64_t cellsChanged = 0;    ///< cells that differ from the keeper's
  std::uint64_t cellsByHand = 0;     ///< cells that a person wrote
  std::uint64_t cellsByOwnRule = 0;  ///< cells by a rule that was chosen for the group
  std::array<std::uint64_t, kMergeCriteria> changedBy{};  ///< changed cells by criterion
  std::uint64_t choicesLost = 0;   ///< choices whose columns are not in the table
  std::vector<UnreadCell> unread;  ///< by row: the first kMaxUnreadListed
  std::uint64_t unreadCount = 0;
  /// Merges with choices of a person that are not in effect, or whose groups changed.
  std::vector<FoundMerge> toCheck;
  ReviewCommand command;  ///< makes the plan the project's; one undo step
};

inline constexpr std::size_t kMaxUnreadListed = 100;

/// Plans merging the groups of these slots by the rules of the groups' input, which must have
/// `mergesAll` set. Groups that are merged already keep what was chosen for them unless
/// `dropsChoices` is set. O(bytes of the groups' cells). Stage: Choosing, in groups. Errors:
/// Cancelled.
Result<MergePlan> planMerges(const MergeInput &input, const MergedGroups &groups,
                             std::span<const std::uint32_t> scope, const RunContext &context);

/// True if the person chose something for single columns.
inline bool hasChoices(const FoundMerge &merge) { return !merge.merge.columns.empty(); }

/// The command that merges one group with these choices, and makes the keeper its keeper if the
/// group has none. Replaces earlier merges of the group. `rules` are stored as those of the table
/// if there are none yet.
ReviewCommand mergeCommand(const GroupMerge &merge, RecordId keeper, std::uint32_t slot,
                           const MergeInput &input, const MergedGroups &groups);
/// The command that takes the merges of a group back.
ReviewCommand unmergeCommand(std::uint32_t slot, const MergedGroups &groups);

/// Up to `most` groups of a plan, evenly spaced, those with changed cells first; deterministic.
std::vector<PlannedMerge> mergeExamples(const MergePlan &plan, std::size_t most = 10);

/// The word that names a column in stored rules: its name, or "#2" if the name would be read as the
/// number of another column.
std::string columnWord(const Dataset &dataset, ColumnId column);
/// The rules with the names of the columns in place of their numbers. Errors: BadParameter.
Result<MergeRules> withColumnNames(const MergeRules &rules, const Dataset &dataset);

}  // namespace shinglescope
