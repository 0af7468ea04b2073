// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/review/groups/members_panel.h"
#include "ui/session/group_state.h"

namespace shinglescope {

/// Returns the content of the members' panel for a group: its rows, including those taken
/// out, the columns that identify records, and notes about how well the group is connected.
/// Empty for a row outside groups. O(rows of the table).
MembersPanel::Content makeGroupContent(const Session &session, GroupState &state, RecordId member,
                                       bool isBlind);

/// Returns the content of the panel for a group that ended because rows of it were taken out.
MembersPanel::Content makeEndedGroupContent(const Session &session,
                                            const std::vector<RecordId> &rows);

/// Returns the command that makes a row the only marked keeper of its group, or removes the
/// mark if the row has it already. Empty for a row outside groups.
ReviewCommand keeperCommand(const Verdicts &verdicts, const GroupState &state, RecordId row);
/// Returns the command that takes a row out of its group, or puts it back.
ReviewCommand takeOutCommand(const Verdicts &verdicts, RecordId row);

/// The rows whose pairs at or above the threshold are judged by one verdict: more than two selected
/// members, or else several selected groups. Both are empty if a verdict judges two rows.
struct JudgedTogether {
  std::vector<RecordId> members;
  std::vector<RecordId> groups;  ///< one row of each group
};
JudgedTogether judgedTogether(std::vector<RecordId> members, std::vector<RecordId> groups);
/// Returns the rows whose pairs are judged, one list for each group.
std::vector<std::vector<RecordId>> rowsOf(const JudgedTogether &chosen, const GroupState &state);
/// Describes what a verdict judges; empty if that is only two rows.
QString judgedTogetherText(const JudgedTogether &chosen, const Ratio &threshold);

}  // namespace shinglescope
