// SPDX-License-Identifier: MIT
#include "ui/pages/review/groups/group_content.h"

#include <algorithm>

#include "core/review/groups/group_members.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/review/groups/group_model.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

struct GroupContent {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::GroupContent)
};

/// Returns the compared columns, then those that are also shown.
std::vector<ColumnId> shownColumns(const Session &session) {
  std::vector<ColumnId> columns = session.columnsWithRole(ColumnRole::Compared);
  for (const ColumnRole role : {ColumnRole::Id, ColumnRole::Shown, ColumnRole::Link}) {
    const std::vector<ColumnId> more = session.columnsWithRole(role);
    columns.insert(columns.end(), more.begin(), more.end());
  }
  return columns;
}

GroupMembers membersOf(const ReviewGroups &groups, std::uint32_t slot,
                       const std::vector<RecordId> &out) {
  const ReviewGroup &group = groups.bySlot()[slot];
  GroupMembers listed;
  listed.hasKeeper = group.keeper().has_value();
  listed.threshold = groups.threshold();
  const RecordId standard = group.keeper().value_or(group.rows.front());
  std::vector<RecordId> all;
  std::ranges::merge(group.rows, out, std::back_inserter(all));
  for (const RecordId row : all) {
    const bool isKeeper = std::ranges::binary_search(group.keepers, row);
    const bool isOut = std::ranges::binary_search(out, row);
    listed.members.push_back({row, isKeeper, isOut, knownSimilarity(groups, standard, row)});
  }
  return listed;
}

/// Example: "8 and 10 are only 0.62 similar, below 0.70. Only row 9 joins them."
QString chainText(const ReviewGroups &groups, const RowLink &link, const Dataset *dataset) {
  if (!isChain(link, groups.threshold())) return {};
  const QString apart =
      GroupContent::tr("A chain: rows %1 and %2 are only %3 similar, below the threshold of %4.")
          .arg(rowNumberText(link.a, dataset), rowNumberText(link.b, dataset),
               similarityText(link.similarity, groups.threshold()),
               similarityText(groups.threshold().toDouble()));
  std::vector<RecordId> between = linkChain(groups, link.a, link.b);
  if (between.size() < 3) return apart;
  between.erase(between.begin());
  between.pop_back();
  const QString joined =
      between.size() == 1
          ? GroupContent::tr("Only row %1 joins them.").arg(rowNumberText(between.front(), dataset))
          : GroupContent::tr("Rows %1 join them.").arg(rowListText(between, dataset));
  return apart + u' ' + joined;
}

QString warningText(const ReviewGroups &groups, const ReviewGroup &group,
                    const std::optional<RowLink> &weakest, bool isBlind, const Dataset *dataset) {
  QStringList said;
  if (!isBlind && weakest) said << chainText(groups, *weakest, dataset);
  if (group.isContradictory)
    said << GroupContent::tr("Verdicts in this group conflict: see Contradictions.");
  if (group.judgedNot == 1)
    said << GroupContent::tr("One pair in it was judged Not: both rows stay.");
  if (group.judgedNot > 1)
    said << GroupContent::tr("%n pairs in it were judged Not: those rows stay.", nullptr,
                             static_cast<int>(group.judgedNot));
  if (group.keepers.size() > 1)
    said << GroupContent::tr("Several rows are keepers: nothing is removed until only one is.");
  said.removeAll(QString());
  return said.join(u' ');
}

QString noteText(const ReviewGroups &groups, const ReviewGroup &group,
                 const std::optional<RowLink> &weakest, bool isBlind, const Dataset *dataset) {
  QStringList said;
  if (!isBlind && !weakest) said << GroupContent::tr("Measuring the weakest link...");
  if (!isBlind && weakest) said << weakestLinkText(*weakest, groups.threshold(), dataset) + u'.';
  if (weakest && weakest->basis == WeakestLinkBasis::VerifiedEdges)
    said << GroupContent::tr("The group is too large to compare every pair of rows.");
  if (const auto keeper = group.keeper()) {
    said << (group.isKeptByHand
                 ? GroupContent::tr("Row %1 stays.").arg(rowNumberText(*keeper, dataset))
                 : GroupContent::tr("Row %1 stays by rule.").arg(rowNumberText(*keeper, dataset)));
  } else if (group.keepers.empty()) {
    said << GroupContent::tr("No keeper yet.");
  }
  return said.join(u' ');
}

}  // namespace

MembersPanel::Content makeGroupContent(const Session &session, GroupState &state, RecordId member,
                                       bool isBlind) {
  const std::uint32_t slot = state.slotOf(member);
  if (slot == ReviewGroups::kNoGroup) return {};
  const ReviewGroups &groups = *state.groups();
  const ReviewGroup &group = groups.bySlot()[slot];
  const std::optional<RowLink> weakest = state.weakestLink(group);
  MembersPanel::Content content;
  content.dataset = session.dataset();
  content.columns = shownColumns(session);
  content.group = membersOf(groups, slot, rowsTakenOut(groups, slot));
  content.leastAlike = {group.rows[0], group.rows[1]};
  if (weakest) content.leastAlike = std::minmax(weakest->a, weakest->b);
  content.warning = warningText(groups, group, weakest, isBlind, content.dataset.get());
  content.note = noteText(groups, group, weakest, isBlind, content.dataset.get());
  return content;
}

MembersPanel::Content makeEndedGroupContent(const Session &session,
                                            const std::vector<RecordId> &rows) {
  MembersPanel::Content content;
  content.dataset = session.dataset();
  content.columns = shownColumns(session);
  for (const RecordId row : rows) {
    const bool isOut = session.verdicts().markOf(row) == RowMark::TakenOut;
    content.group.members.push_back({row, false, isOut});
  }
  content.leastAlike = {rows.front(), rows.back()};
  content.warning = GroupContent::tr(
      "Its remaining rows do not form a group. Put a row back, or move on to another group.");
  return content;
}

ReviewCommand keeperCommand(const Verdicts &verdicts, const GroupState &state, RecordId row) {
  ReviewCommand command;
  const ReviewGroup *group = state.groupOf(row);
  if (group == nullptr) return command;
  const bool isMarked = verdicts.markOf(row) == RowMark::Keeper;
  for (const RecordId other : group->keepers) {
    if (other != row && verdicts.markOf(other) == RowMark::Keeper)
      command.rows.push_back({other, RowMark::None});
  }
  const bool isTakenBack = isMarked && command.rows.empty();
  command.rows.push_back({row, isTakenBack ? RowMark::None : RowMark::Keeper});
  return command;
}

ReviewCommand takeOutCommand(const Verdicts &verdicts, RecordId row) {
  const bool isOut = verdicts.markOf(row) == RowMark::TakenOut;
  return {.rows = {{row, isOut ? RowMark::None : RowMark::TakenOut}}};
}

JudgedTogether judgedTogether(std::vector<RecordId> members, std::vector<RecordId> groups) {
  if (members.size() > 2) return {std::move(members), {}};
  if (groups.size() > 1) return {{}, std::move(groups)};
  return {};
}

std::vector<std::vector<RecordId>> rowsOf(const JudgedTogether &chosen, const GroupState &state) {
  std::vector<std::vector<RecordId>> lists;
  if (!chosen.members.empty()) lists.push_back(chosen.members);
  for (const RecordId row : chosen.groups)
    if (const ReviewGroup *group = state.groupOf(row)) lists.push_back(group->rows);
  return lists;
}

QString judgedTogetherText(const JudgedTogether &chosen, const Ratio &threshold) {
  const QString from = similarityText(threshold.toDouble());
  if (!chosen.members.empty())
    return GroupContent::tr("A key judges the pairs of the %1 selected rows from %2 up.")
        .arg(countText(chosen.members.size()), from);
  if (!chosen.groups.empty())
    return GroupContent::tr("A key judges the pairs of the %1 selected groups from %2 up.")
        .arg(countText(chosen.groups.size()), from);
  return {};
}

}  // namespace shinglescope
