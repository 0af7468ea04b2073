// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/byte_sink.h"
#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"
#include "core/review/labels/label_plan.h"
#include "core/review/records/record_source.h"

namespace shinglescope {

/// Writes labels as a table for Splink: `unique_id_l,unique_id_r,clerical_match_score`, with 1 for
/// a match and 0 otherwise. The ids are the cells of the id column, or row numbers from 0 without
/// one. Of two tables also `source_dataset_l,source_dataset_r`, which are 1 or 2. Errors: those of
/// the writer, Cancelled.
Result<void> writeSplinkLabels(const std::vector<RowLabel> &labels, const RecordSource &source,
                               RowWriter &writer, const RunContext &context);

/// Writes labels as a training file of dedupe: the lists `match` and `distinct` of pairs of
/// records, each an object with every column of the table; an empty cell is null. Errors: those of
/// the sink, Cancelled.
Result<void> writeDedupeTraining(const std::vector<RowLabel> &labels, const Dataset &dataset,
                                 const ByteSink &sink, const RunContext &context);

/// Writes labels in the format of the path: ".json" is a training file, ".tsv" and ".tab" are
/// separated by tabs, everything else by commas.
Result<void> writeLabels(const std::vector<RowLabel> &labels, const RecordSource &source,
                         const std::string &path, const ByteSink &sink, const RunContext &context);

}  // namespace shinglescope
