#pragma once

#include "ui/pages/review/groups/members_panel.h"
#include "ui/session/group_state.h"

namespace shinglescope {

/// What the members' table shows of a group: its rows with those that were taken
/// out, the columns that records are known by, and in words whether it holds
/// together. Empty for a row outside groups. O(rows of the table).
MembersPanel::Content makeGroupContent(const Session &session, GroupState &state, RecordId member,
                                       bool isBlind);

/// The act that makes a row the only marked keeper of its group, or takes the
/// mark from it where it is that already. Empty for a row outside groups.
Act keeperAct(const Verdicts &verdicts, const GroupState &state, RecordId row);
/// The act that takes a row out of its group, or puts it back.
Act takeOutAct(const Verdicts &verdicts, RecordId row);

/// What a verdict judges at once: the pairs at or over the threshold of more than two selected
/// members, else of each of several selected groups. Both are empty where it is about two rows.
struct JudgedTogether {
  std::vector<RecordId> members;
  std::vector<RecordId> groups;  ///< a row of each
};
JudgedTogether judgedTogether(std::vector<RecordId> members, std::vector<RecordId> groups);
/// The rows whose pairs are judged: those of each group apart.
std::vector<std::vector<RecordId>> rowsOf(const JudgedTogether &chosen, const GroupState &state);
/// Says so; empty where a verdict is about two rows.
QString judgedTogetherText(const JudgedTogether &chosen, const Ratio &threshold);

}  // namespace shinglescope
