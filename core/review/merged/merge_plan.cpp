// SPDX-License-Identifier: MIT
#include "core/review/merged/merge_plan.h"

#include <algorithm>

namespace shinglescope {
namespace {

GroupMerge mergeOfRows(const std::vector<RecordId> &members, const RecordDigests &digests) {
  GroupMerge merge;
  for (const RecordId row : members) merge.members.push_back(digests.keyOf(row));
  return merge;
}

/// The edits that clear merges of a group under other records than the keeper.
void clearOthers(std::uint32_t slot, const RecordKey *kept, const MergedGroups &groups,
                 ReviewCommand &command) {
  for (const FoundMerge &merge : groups.merges()) {
    if (merge.slot == slot && (kept == nullptr || merge.record != *kept))
      command.merges.push_back({merge.record, merge.row, {}});
  }
}

/// Counts and collects what the rules do, group by group.
class MergePlanner {
 public:
  MergePlanner(const MergeInput &input, const MergedGroups &groups)
      : m_input(input), m_groups(groups) {
    m_plan.rules = groups.rules();
    m_plan.command.origin = kRecordMergeOrigin;
    m_plan.command.merges.push_back({kTableOfMerges, {}, mergeRulesToJson(m_plan.rules)});
  }

  void add(std::uint32_t slot) {
    const ReviewGroup &group = m_input.groups->bySlot()[slot];
    const auto keeper = group.keeper();
    if (!keeper) {
      ++m_plan.withoutKeeper;
      return;
    }
    const auto record = m_groups.recordOf(slot);
    if (!record) {
      ++m_plan.withoutOthers;
      return;
    }
    PlannedMerge planned{slot, *keeper, static_cast<std::uint32_t>(record->members.size()), 0};
    for (const MergedCell &cell : record->cells) count(cell, planned);
    m_plan.choicesLost += record->choicesLost.size();
    m_plan.unreadCount += record->unread.size();
    m_plan.unread.insert(m_plan.unread.end(), record->unread.begin(), record->unread.end());
    m_plan.groups.push_back(planned);
    addEdit(*record, slot);
  }

  MergePlan finish() {
    m_plan.choicesLost += m_groups.choicesLost().size();
    std::ranges::sort(m_plan.unread);
    if (m_plan.unread.size() > kMaxUnreadListed) m_plan.unread.resize(kMaxUnreadListed);
    for (const FoundMerge &merge : m_groups.merges()) {
      const bool isDoubtful =
          merge.standing != MergeStanding::InEffect && merge.standing != MergeStanding::Replaced;
      if (isDoubtful && (hasChoices(merge) || merge.standing == MergeStanding::Unreadable))
        m_plan.toCheck.push_back(merge);
    }
    return std::move(m_plan);
  }

 private:
  void count(const MergedCell &cell, PlannedMerge &planned) {
    m_plan.cellsByHand += cell.isByHand ? 1 : 0;
    m_plan.cellsByOwnRule += cell.isOwnRule ? 1 : 0;
    if (!cell.isChanged) return;
    ++planned.changed;
    ++m_plan.cellsChanged;
    if (!cell.isByHand) ++m_plan.changedBy[static_cast<std::size_t>(cell.rule.criterion)];
  }

  void addEdit(const MergedRecord &record, std::uint32_t slot) {
    const FoundMerge *known = m_groups.mergeOf(slot);
    // What a person chose stays with its records until the person looks at it.
    if (known != nullptr && hasChoices(*known) && !m_input.dropsChoices) return;
    const RecordKey key = m_input.digests->keyOf(record.keeper);
    if (known != nullptr && known->record != key)
      m_plan.command.merges.push_back({known->record, known->row, {}});
    m_plan.command.merges.push_back(
        {key, record.keeper, groupMergeToJson(mergeOfRows(record.members, *m_input.digests))});
  }

  const MergeInput &m_input;
  const MergedGroups &m_groups;
  MergePlan m_plan;
};

Result<MergeRule> withColumnName(MergeRule rule, const Dataset &dataset) {
  if (rule.by.empty()) return rule;
  const auto by = dataset.findColumn(rule.by);
  if (!by) return by.error();
  rule.by = columnWord(dataset, *by);
  return rule;
}

}  // namespace

Result<MergePlan> planMerges(const MergeInput &input, const MergedGroups &groups,
                             std::span<const std::uint32_t> scope, const RunContext &context) {
  context.startStage(Stage::Choosing, WorkUnit::Groups, scope.size());
  MergePlanner planner(input, groups);
  for (const std::uint32_t slot : scope) {
    if (context.isCancelled()) return cancelledError();
    planner.add(slot);
    context.advance(1);
  }
  return planner.finish();
}

ReviewCommand mergeCommand(const GroupMerge &merge, RecordId keeper, std::uint32_t slot,
                           const MergeInput &input, const MergedGroups &groups) {
  ReviewCommand command;
  command.origin = kRecordMergeOrigin;
  const ReviewGroup &group = input.groups->bySlot()[slot];
  if (!group.keeper()) {
    for (const RecordId row : group.keepers)
      if (row != keeper) command.rows.push_back({row, RowMark::None});
    command.rows.push_back({keeper, RowMark::Keeper});
  }
  if (input.stored.rules.empty())
    command.merges.push_back({kTableOfMerges, {}, mergeRulesToJson(groups.rules())});
  const RecordKey key = input.digests->keyOf(keeper);
  clearOthers(slot, &key, groups, command);
  command.merges.push_back({key, keeper, groupMergeToJson(merge)});
  return command;
}

ReviewCommand unmergeCommand(std::uint32_t slot, const MergedGroups &groups) {
  ReviewCommand command;
  command.origin = kRecordMergeOrigin;
  clearOthers(slot, nullptr, groups, command);
  return command;
}

std::vector<PlannedMerge> mergeExamples(const MergePlan &plan, std::size_t most) {
  std::vector<PlannedMerge> changed;
  std::ranges::copy_if(plan.groups, std::back_inserter(changed),
                       [](const PlannedMerge &group) { return group.changed > 0; });
  if (changed.empty()) changed = plan.groups;
  std::vector<PlannedMerge> examples;
  const std::size_t count = std::min(most, changed.size());
  for (std::size_t i = 0; i < count; ++i) examples.push_back(changed[i * changed.size() / count]);
  return examples;
}

std::string columnWord(const Dataset &dataset, ColumnId column) {
  const std::string &name = dataset.columnName(column);
  const auto found = dataset.findColumn(name);
  return found && *found == column ? name : "#" + std::to_string(column.value + 1);
}

Result<MergeRules> withColumnNames(const MergeRules &rules, const Dataset &dataset) {
  MergeRules named;
  if (auto done = assignTo(named.byDefault, withColumnName(rules.byDefault, dataset)); !done)
    return done.error();
  for (const auto &[name, rule] : rules.columns) {
    const auto column = dataset.findColumn(name);
    if (!column) return column.error();
    auto own = withColumnName(rule, dataset);
    if (!own) return own.error();
    if (!named.columns.emplace(columnWord(dataset, *column), *std::move(own)).second)
      return badParameter({MessageId::MergeColumnTwice, {dataset.columnName(*column)}});
  }
  return named;
}

}  // namespace shinglescope
