#pragma once

#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// Writes the rows of the groups of a request, group by group:
/// `group,row,id,role,size,weakest_link,weakest_row_a,weakest_row_b,
/// weakest_basis` and the record. Groups are numbered by their smallest rows
/// among all groups; rows that were taken out follow the others of the group
/// that they were in. Memory O(rows). Stage: Writing, in groups. Errors:
/// BadParameter where the recipe's id column is not there, those of the writer
/// and of measureWeakestLink(), Cancelled.
Result<void> writeGroupRows(const ExportRequest &request, RowWriter &writer,
                            const RunContext &context);

/// The slot of the group that rows of a text are in; kNoGroup where none is. O(1).
std::uint32_t slotOfText(const ReviewGroups &groups, TextId text);

/// The slot of the group that a row was in before it was taken out; kNoGroup for
/// other rows and where no group is left. O(pairs of its text).
std::uint32_t groupTakenFrom(const ReviewGroups &groups, RecordId row);

}  // namespace shinglescope
