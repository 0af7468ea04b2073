#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/run_context.h"
#include "core/review/queue/review_queue.h"
#include "core/review/records/record_digests.h"
#include "core/review/verdicts/entry_judgements.h"

namespace shinglescope {

enum class VerdictFilter : std::uint8_t { All, Undecided, Duplicate, NotDuplicate, Unsure };

/// Similarities from one to the other, both included.
struct ScoreRange {
  Ratio from{0, 1};
  Ratio to{1, 1};
  bool operator==(const ScoreRange &) const = default;
};

/// Whether the two records of an entry have the same bytes in a column.
struct FieldCondition {
  ColumnId column;
  bool isEqual = true;
  bool operator==(const FieldCondition &) const = default;
};

/// What the queue is narrowed to, but for the threshold. Plain data.
struct QueueFilter {
  std::string text = {};  ///< held in any case, or /a regular expression/
  VerdictFilter verdict = VerdictFilter::All;
  std::optional<ScoreRange> scores = {};
  std::vector<FieldCondition> fields = {};   ///< all must hold
  std::optional<RecordId> sameGroupAs = {};  ///< both records are in this row's group
  bool isChangedOnly = false;                ///< verdicts to be looked at again
  bool isOfferedOnly = false;                ///< what follows from other verdicts
  std::string tag = {};                      ///< with this tag; empty: with or without
  bool operator==(const QueueFilter &) const = default;
};

/// What a filter reads. Values and shared immutable objects only.
struct QueueRequest {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const ReviewQueue> queue;
  QueueFilter filter = {};
  std::vector<ColumnId> columns = {};                 ///< that the text is looked for in
  std::vector<Verdict> verdicts = {};                 ///< by entry; beyond its end undecided
  std::vector<RecordId> groupRows = {};               ///< of the group of `sameGroupAs`
  std::vector<std::uint32_t> changed = {};            ///< entries to be looked at again
  std::shared_ptr<const RecordDigests> records = {};  ///< by which an audit is drawn
  std::vector<std::uint32_t> offered = {};            ///< entries that follow from verdicts
  EntryJudgements judgements = {};                    ///< with the tags
};

/// For each entry whether it passes. A text is looked for in every row of an
/// entry's texts, each text once. O(entries + bytes searched), on
/// `context.threads` threads, the same for any number of them. Errors:
/// BadParameter where the text between slashes is no regular expression or a
/// column is not there, Limit of a regular expression, Cancelled.
Result<std::vector<std::uint8_t>> passingEntries(const QueueRequest &request,
                                                 const RunContext &context);

}  // namespace shinglescope
