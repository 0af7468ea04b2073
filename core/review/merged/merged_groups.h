// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "core/review/groups/removal.h"
#include "core/review/merged/record_merger.h"
#include "core/review/records/record_digests.h"
#include "core/review/verdicts/merge_texts.h"

namespace shinglescope {

/// What became of a group's merge.
enum class MergeStanding : std::uint8_t {
  InEffect,
  GroupChanged,  ///< in effect, but the group has other records than when it was merged
  NoKeeper,      ///< its group has no keeper, or several, or the keeper has no duplicates left
  Replaced,      ///< a later merge of the same group is in effect
  NoGroup,       ///< its record is not in the table, or in no group at this threshold
  Unreadable     ///< the project contains something else in its place
};

/// A merge of the log, and the group that it belongs to now.
struct FoundMerge {
  RecordKey record;             ///< the keeper when the group was merged
  std::optional<RecordId> row;  ///< of that record now
  GroupMerge merge;
  std::uint32_t slot = ReviewGroups::kNoGroup;
  std::uint32_t decidedIn = 0;  ///< the step
  MergeStanding standing = MergeStanding::NoGroup;

  bool isUsed() const {
    return standing == MergeStanding::InEffect || standing == MergeStanding::GroupChanged;
  }
};

/// The input of MergedGroups: shared objects and values, which must outlive it.
struct MergeInput {
  const Dataset *dataset = nullptr;
  const RecordDigests *digests = nullptr;
  const ReviewGroups *groups = nullptr;  ///< must not change meanwhile
  std::vector<ColumnType> types = {};    ///< by column; missing ones are guessed
  MergeTexts stored = {};
  std::optional<MergeRules> rules = {};  ///< in place of those of the table
  std::vector<MergeRule> prepared = {};  ///< rules that single groups may be given
  bool mergesAll = false;                ///< also groups that nobody merged
  bool dropsChoices = false;             ///< ignores what was chosen for single groups
};

/// The merged records of a table: which groups are merged, from which rows, and their cells.
/// A group is merged from its keeper and the rows that cleaning the group would remove, so a row
/// that verdicts separate from the keeper stays a record of its own. A merge belongs to the group
/// of the record that was the keeper; if that record is not in the table any more, to the group of
/// the first of its other records. Immutable; shared between threads.
class MergedGroups {
 public:
  /// O(rows + pairs + merges). Stage: Choosing. Errors: those of RecordMerger::compile(), except
  /// that a stored rule of a column that the table does not have is counted in choicesLost();
  /// Cancelled.
  static Result<MergedGroups> make(MergeInput input, const RunContext &context);

  const MergeRules &rules() const { return m_rules; }
  const RecordMerger &merger() const { return *m_merger; }
  /// The rows that become one record, ascending, the keeper included; empty if the group has not
  /// exactly one keeper, or if no row would be removed. O(rows of the group).
  std::vector<RecordId> membersOf(std::uint32_t slot) const;
  /// The merge in effect; null if nobody merged this group.
  const FoundMerge *mergeOf(std::uint32_t slot) const;
  /// The merged record of a group that is merged, otherwise none. O(bytes of its cells).
  std::optional<MergedRecord> recordOf(std::uint32_t slot) const;
  bool isMerged(std::uint32_t slot) const;
  /// Every merge of the log, in the order of the steps.
  const std::vector<FoundMerge> &merges() const { return m_merges; }
  /// Columns of the table's stored rules that the table does not have.
  const std::vector<std::string> &choicesLost() const { return m_choicesLost; }
  const std::vector<RowFate> &fates() const { return m_fates; }

 private:
  explicit MergedGroups(MergeInput input) : m_input(std::move(input)) {}
  void takeRules();
  void find(const MergeText &text);
  void settle();

  MergeInput m_input;
  MergeRules m_rules;
  std::vector<std::string> m_choicesLost;
  std::vector<RowFate> m_fates;
  std::vector<FoundMerge> m_merges;
  std::unordered_map<std::uint32_t, std::size_t> m_mergeOfSlot;
  std::optional<RecordMerger> m_merger;
};

/// The rows of a group that would become one record with this keeper, ascending: the keeper, and
/// those that verdicts do not separate from it. O(pairs + texts), or O(rows) without verdicts.
std::vector<RecordId> rowsMergedInto(const ReviewGroups &groups, std::uint32_t slot,
                                     RecordId keeper);

/// The slots of groups that contain the record of a merge. For marks in a list. O(merges).
std::vector<std::uint32_t> slotsWithMerges(const MergeTexts &texts, const ReviewGroups &groups);

}  // namespace shinglescope
