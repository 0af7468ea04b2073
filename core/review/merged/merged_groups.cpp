// SPDX-License-Identifier: MIT
#include "core/review/merged/merged_groups.h"

#include <algorithm>

#include "core/base/sorted_list.h"
#include "core/review/groups/told_apart.h"

namespace shinglescope {
namespace {

/// The group of a row, if the result contains the row.
std::uint32_t slotOfRow(const ReviewGroups &groups, std::optional<RecordId> row) {
  const bool isKnown = row && row->value < groups.index().result().classes.textOfRow.size();
  return isKnown ? groups.slotOf(*row) : ReviewGroups::kNoGroup;
}

std::vector<RecordKey> keysOf(const std::vector<RecordId> &rows, const RecordDigests &digests) {
  std::vector<RecordKey> keys;
  for (const RecordId row : rows) keys.push_back(digests.keyOf(row));
  std::ranges::sort(keys);
  return keys;
}

}  // namespace

Result<MergedGroups> MergedGroups::make(MergeInput input, const RunContext &context) {
  context.startStage(Stage::Choosing, WorkUnit::Nothing, 0);
  MergedGroups made(std::move(input));
  made.takeRules();
  const std::vector<std::uint32_t> slots = made.m_input.groups->inOrder();
  made.m_fates = planRemoval(*made.m_input.groups, slots).fates;
  for (const MergeText &text : made.m_input.stored.groups) {
    if (context.isCancelled()) return cancelledError();
    made.find(text);
  }
  made.settle();
  std::vector<MergeRule> own = made.m_input.prepared;
  for (const FoundMerge &merge : made.m_merges)
    for (const ColumnChoice &choice : merge.merge.columns)
      if (choice.rule && std::ranges::find(own, *choice.rule) == own.end())
        own.push_back(*choice.rule);
  auto merger =
      RecordMerger::compile(*made.m_input.dataset, made.m_input.types, made.m_rules, own, context);
  if (!merger) return merger.error();
  made.m_merger.emplace(*std::move(merger));
  return made;
}

/// A stored rule may name a column of an earlier version of the table. What a caller gives is
/// checked when it is compiled.
void MergedGroups::takeRules() {
  if (m_input.rules) {
    m_rules = *m_input.rules;
    return;
  }
  const auto stored = mergeRulesFromJson(m_input.stored.rules);
  if (!stored) return;
  const auto isThere = [this](const std::string &name) {
    return m_input.dataset->findColumn(name).hasValue();
  };
  const auto isUsable = [&](const MergeRule &rule) { return rule.by.empty() || isThere(rule.by); };
  if (isUsable(stored->byDefault)) {
    m_rules.byDefault = stored->byDefault;
  } else {
    m_choicesLost.push_back(stored->byDefault.by);
  }
  for (const auto &[name, rule] : stored->columns) {
    if (isThere(name) && isUsable(rule)) {
      m_rules.columns.emplace(name, rule);
    } else {
      m_choicesLost.push_back(name);
    }
  }
}

void MergedGroups::find(const MergeText &text) {
  FoundMerge found{text.record,           text.row, {}, ReviewGroups::kNoGroup, text.decidedIn,
                   MergeStanding::NoGroup};
  auto merge = groupMergeFromJson(text.remark->note);
  if (merge) {
    found.merge = *std::move(merge);
    found.slot = slotOfRow(*m_input.groups, text.row);
    for (auto key = found.merge.members.begin();
         found.slot == ReviewGroups::kNoGroup && !text.row && key != found.merge.members.end();
         ++key)
      found.slot = slotOfRow(*m_input.groups, m_input.digests->find(*key));
  } else {
    found.standing = MergeStanding::Unreadable;
  }
  m_merges.push_back(std::move(found));
}

/// Decides which merge of each group is in effect: the latest.
void MergedGroups::settle() {
  std::ranges::stable_sort(m_merges, {}, &FoundMerge::decidedIn);
  for (std::size_t i = 0; i < m_merges.size(); ++i) {
    FoundMerge &merge = m_merges[i];
    if (merge.slot == ReviewGroups::kNoGroup) continue;
    const std::vector<RecordId> members = membersOf(merge.slot);
    if (members.empty()) {
      merge.standing = MergeStanding::NoKeeper;
      continue;
    }
    std::vector<RecordKey> then = merge.merge.members;
    std::ranges::sort(then);
    const bool isSame = then == keysOf(members, *m_input.digests);
    merge.standing = isSame ? MergeStanding::InEffect : MergeStanding::GroupChanged;
    const auto [place, isNew] = m_mergeOfSlot.try_emplace(merge.slot, i);
    if (isNew) continue;
    m_merges[place->second].standing = MergeStanding::Replaced;
    place->second = i;
  }
}

std::vector<RecordId> MergedGroups::membersOf(std::uint32_t slot) const {
  const ReviewGroup &group = m_input.groups->bySlot()[slot];
  std::vector<RecordId> rows;
  if (!group.keeper()) return rows;
  for (const RecordId row : group.rows) {
    const RowFate fate = m_fates[row.value];
    if (fate == RowFate::Keeper || fate == RowFate::Removed) rows.push_back(row);
  }
  if (rows.size() < 2) rows.clear();
  return rows;
}

const FoundMerge *MergedGroups::mergeOf(std::uint32_t slot) const {
  const auto found = m_mergeOfSlot.find(slot);
  return found == m_mergeOfSlot.end() ? nullptr : &m_merges[found->second];
}

bool MergedGroups::isMerged(std::uint32_t slot) const {
  return (m_input.mergesAll || mergeOf(slot) != nullptr) && !membersOf(slot).empty();
}

std::optional<MergedRecord> MergedGroups::recordOf(std::uint32_t slot) const {
  const FoundMerge *merge = mergeOf(slot);
  if (merge == nullptr && !m_input.mergesAll) return std::nullopt;
  const std::vector<RecordId> members = membersOf(slot);
  if (members.empty()) return std::nullopt;
  const bool isPlain = merge == nullptr || m_input.dropsChoices;
  return m_merger->merge(members, *m_input.groups->bySlot()[slot].keeper(),
                         isPlain ? nullptr : &merge->merge);
}

std::vector<RecordId> rowsMergedInto(const ReviewGroups &groups, std::uint32_t slot,
                                     RecordId keeper) {
  const ToldApart apart(groups.index());
  std::vector<RecordId> rows;
  for (const RecordId row : groups.bySlot()[slot].rows) {
    if (row == keeper || apart.verdictOn(row, keeper) == Verdict::Undecided ||
        apart.verdictOn(row, keeper) == Verdict::Duplicate)
      rows.push_back(row);
  }
  return rows;
}

std::vector<std::uint32_t> slotsWithMerges(const MergeTexts &texts, const ReviewGroups &groups) {
  std::vector<std::uint32_t> slots;
  for (const MergeText &text : texts.groups) {
    const std::uint32_t slot = slotOfRow(groups, text.row);
    if (slot != ReviewGroups::kNoGroup) slots.push_back(slot);
  }
  sortUnique(slots);
  return slots;
}

}  // namespace shinglescope
