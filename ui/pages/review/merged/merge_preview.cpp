// SPDX-License-Identifier: MIT
#include "ui/pages/review/merged/merge_preview.h"

#include <unordered_map>

namespace shinglescope {
namespace {

constexpr std::size_t kRowsOfValue = 8;

/// Collects the distinct texts of a column in the order of the rows.
MergeColumn columnOf(const Dataset &dataset, ColumnId column, const std::vector<RecordId> &rows) {
  MergeColumn made{column, {}, 0, {}};
  std::unordered_map<std::string_view, std::size_t> places;
  for (const RecordId row : rows) {
    const std::string_view text = dataset.cell(row, column);
    const auto [place, isNew] = places.try_emplace(text, places.size());
    if (place->second >= kMaxShownValues) {
      made.otherValues += isNew ? 1 : 0;
      continue;
    }
    if (isNew) made.values.push_back({std::string(text), 0, {}});
    ValueCount &value = made.values[place->second];
    ++value.count;
    if (value.rows.size() < kRowsOfValue) value.rows.push_back(row);
  }
  return made;
}

std::vector<MergeRule> ownRules(const std::optional<std::vector<ColumnChoice>> &choices) {
  std::vector<MergeRule> rules;
  if (!choices) return rules;
  for (const ColumnChoice &choice : *choices)
    if (choice.rule && !choice.text) rules.push_back(*choice.rule);
  return rules;
}

/// The project's merge of a group, also one that is not in effect.
const FoundMerge *storedMerge(const MergedGroups &groups, std::uint32_t slot) {
  const FoundMerge *found = nullptr;
  for (const FoundMerge &merge : groups.merges())
    if (merge.slot == slot) found = &merge;
  return found;
}

Result<void> checkOwn(const RecordMerger &merger, const std::vector<MergeRule> &rules) {
  for (const MergeRule &rule : rules) {
    if (auto checked = checkMergeRule(rule, MessageId::TheMergeRule); !checked) return checked;
    if (auto checked = merger.check(rule); !checked) return checked;
  }
  return {};
}

void addRecord(const MergeMaterial &material, const MergedGroups &groups, GroupPreview &preview) {
  for (const RecordId member : preview.members)
    preview.merge.members.push_back(material.digests->keyOf(member));
  MergedRecord record = groups.merger().merge(preview.members, preview.keeper, &preview.merge);
  for (std::uint32_t column = 0; column < record.cells.size(); ++column) {
    MergeColumn made = columnOf(*material.dataset, ColumnId{column}, preview.members);
    made.cell = std::move(record.cells[column]);
    preview.columns.push_back(std::move(made));
  }
  preview.unread = std::move(record.unread);
  preview.choicesLost = std::move(record.choicesLost);
}

}  // namespace

MergeInput MergeMaterial::input() const {
  return {.dataset = dataset.get(),
          .digests = digests.get(),
          .groups = groups.get(),
          .types = types,
          .stored = stored};
}

Result<GroupPreview> previewGroup(const MergeMaterial &material, RecordId row,
                                  const std::optional<std::vector<ColumnChoice>> &choices,
                                  const RunContext &context) {
  GroupPreview preview;
  preview.slot = material.groups->slotOf(row);
  if (preview.slot == ReviewGroups::kNoGroup) return preview;
  MergeInput input = material.input();
  input.prepared = ownRules(choices);
  const auto groups = MergedGroups::make(input, context);
  if (!groups) return groups.error();
  if (auto checked = checkOwn(groups->merger(), input.prepared); !checked) return checked.error();
  const ReviewGroup &group = material.groups->bySlot()[preview.slot];
  preview.hasKeeper = group.keeper().has_value();
  preview.keeper = group.keeper().value_or(group.rows.front());
  preview.members = rowsMergedInto(*material.groups, preview.slot, preview.keeper);
  if (preview.members.size() < 2) {
    preview.slot = ReviewGroups::kNoGroup;
    return preview;
  }
  if (const FoundMerge *stored = storedMerge(*groups, preview.slot)) {
    preview.isMerged = true;
    preview.standing = stored->standing;
    preview.merge.columns = stored->merge.columns;
  }
  if (choices) preview.merge.columns = *choices;
  addRecord(material, *groups, preview);
  preview.merging = mergeCommand(preview.merge, preview.keeper, preview.slot, input, *groups);
  preview.unmerging = unmergeCommand(preview.slot, *groups);
  return preview;
}

Result<MergePreview> previewMerges(const MergeWish &wish, const RunContext &context) {
  MergeInput input = wish.material.input();
  input.rules = wish.rules;
  input.mergesAll = true;
  input.dropsChoices = wish.dropsChoices;
  const auto groups = MergedGroups::make(input, context);
  if (!groups) return groups.error();
  auto plan = planMerges(input, *groups, slotsInScope(wish.scope), context);
  if (!plan) return plan.error();
  MergePreview preview{*std::move(plan), {}, {}};
  preview.examples = mergeExamples(preview.plan);
  for (const PlannedMerge &example : preview.examples) {
    const auto record = groups->recordOf(example.slot);
    preview.titles.push_back(record ? record->cells[wish.titleColumn.value].value : std::string());
  }
  return preview;
}

}  // namespace shinglescope
