// SPDX-License-Identifier: MIT
#pragma once

#include "core/cluster/best_matches.h"
#include "core/dataset/table/dataset.h"
#include "core/export/format/row_writer.h"
#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope {

/// The best match of each row in the reference, at the threshold of the run, or matches one to one.
/// Only for a run against a reference. Errors: Cancelled.
Result<Matching> matchingOf(const DuplicateResult &result, bool isOneToOne,
                            const RunContext &context);

/// Writes `row_a,row_b,id_a,id_b`, scores, `ties`: the matches, in row order. row_b is a row number
/// of the reference. Stage: Writing, in rows. Errors: those of the writer, Cancelled.
Result<void> writeMatchRows(const DuplicateResult &result, const Dataset &dataset,
                            const Matching &matching, RowWriter &writer, const RunContext &context);

}  // namespace shinglescope
