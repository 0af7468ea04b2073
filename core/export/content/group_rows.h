// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// Writes the rows of a request's groups, group by group:
/// `group,row,id,role,size,weakest_link,weakest_row_a,weakest_row_b,weakest_basis` and the record.
/// Groups are numbered by their smallest rows among all groups. Rows that were taken out of a group
/// follow its other rows. Memory O(rows). Stage: Writing, in groups. Errors: BadParameter if the
/// recipe's id column does not exist; those of the writer and of measureWeakestLink(); Cancelled.
Result<void> writeGroupRows(const ExportRequest &request, RowWriter &writer,
                            const RunContext &context);

/// The slot of the group that contains rows of this text; kNoGroup if there is none. O(1).
std::uint32_t slotOfText(const ReviewGroups &groups, TextId text);

/// The slot of the group that a row was taken out of; kNoGroup for other rows and if the group no
/// longer exists. O(pairs of its text).
std::uint32_t groupTakenFrom(const ReviewGroups &groups, RecordId row);

}  // namespace shinglescope
