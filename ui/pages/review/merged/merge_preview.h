// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/review/merged/merge_plan.h"
#include "ui/pages/review/state/keep_planner.h"

namespace shinglescope {

/// Shared objects and values from which merged records are computed on another thread.
struct MergeMaterial {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const RecordDigests> digests;
  std::shared_ptr<const ReviewGroups> groups;
  std::vector<ColumnType> types;  ///< that the user set, by column; others are guessed
  MergeTexts stored;

  MergeInput input() const;
};

/// A text of a column, and the rows that have it.
struct ValueCount {
  std::string text;
  std::uint64_t count = 0;
  std::vector<RecordId> rows;  ///< the first eight
};

/// One column of a group: the texts of its rows and the merged cell.
struct MergeColumn {
  ColumnId column;
  std::vector<ValueCount> values;  ///< in the order of the rows, at most kMaxShownValues
  std::uint64_t otherValues = 0;   ///< distinct texts beyond these
  MergedCell cell;
};

inline constexpr std::size_t kMaxShownValues = 200;

/// What a group becomes with the choices of a person.
struct GroupPreview {
  std::uint32_t slot = ReviewGroups::kNoGroup;
  RecordId keeper;
  bool hasKeeper = true;  ///< otherwise the first row becomes the keeper
  bool isMerged = false;  ///< the project has a merge of this group
  MergeStanding standing = MergeStanding::InEffect;
  GroupMerge merge;  ///< the members now, and the choices
  std::vector<RecordId> members;
  std::vector<MergeColumn> columns;
  std::vector<UnreadCell> unread;
  std::vector<std::string> choicesLost;
  ReviewCommand merging;    ///< makes it the project's
  ReviewCommand unmerging;  ///< takes the project's merge back
};

/// Computes the preview of the group of a row. Without choices, those of the project are used. An
/// empty slot: the row is in no group, or verdicts separate all other rows from its keeper. Errors:
/// those of MergedGroups::make(), BadParameter for a choice that cannot be followed.
Result<GroupPreview> previewGroup(const MergeMaterial &material, RecordId row,
                                  const std::optional<std::vector<ColumnChoice>> &choices,
                                  const RunContext &context);

/// What merging by rules does, with examples.
struct MergePreview {
  MergePlan plan;
  std::vector<PlannedMerge> examples;
  std::vector<std::string> titles;  ///< of the examples: the merged cell of the title column
};

/// The input of previewMerges(): the groups are those of the wish.
struct MergeWish {
  MergeMaterial material;
  KeepWish scope;  ///< only its scope and what it covers are used
  MergeRules rules;
  bool dropsChoices = false;
  ColumnId titleColumn;
};

Result<MergePreview> previewMerges(const MergeWish &wish, const RunContext &context);

}  // namespace shinglescope
