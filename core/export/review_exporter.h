#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/dataset/dataset.h"
#include "core/export/pairs_writer.h"
#include "core/review/entry_judgements.h"
#include "core/review/queue_entry.h"

namespace shinglescope {

enum class ExportFormat { Csv, Tsv, Json };

/// What the window's Export writes: queue entries with both records, their
/// scores and their judgement.
struct ReviewExport {
  const Dataset *dataset = nullptr;
  const DuplicateResult *result = nullptr;
  const EntryJudgements *verdicts = nullptr;  ///< null: all undecided
  std::vector<QueueEntry> entries;            ///< flagged, filtered or all, in the order to write
  ExportFormat format = ExportFormat::Csv;
};

/// Streams the entries: 0-based rows, ids, scores, verdict, keep, note, then
/// every column of A and of B. CSV and TSV quote where needed; JSON is an array
/// of objects, each with `partial` true where the run was cancelled.
Result<void> writeReview(const ReviewExport &request, const ByteSink &sink,
                         const RunContext &context);
/// The same into a file, atomically.
Result<void> exportReview(const ReviewExport &request, const std::string &path,
                          const RunContext &context);

}  // namespace shinglescope
