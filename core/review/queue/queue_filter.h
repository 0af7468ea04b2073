// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/run_context.h"
#include "core/review/queue/review_queue.h"
#include "core/review/records/record_digests.h"
#include "core/review/verdicts/item_judgements.h"

namespace shinglescope {

enum class VerdictFilter : std::uint8_t { All, Undecided, Duplicate, NotDuplicate, Unsure };

/// A range of similarities; both ends are included.
struct ScoreRange {
  Ratio from{0, 1};
  Ratio to{1, 1};
  bool operator==(const ScoreRange &) const = default;
};

/// Whether the two records of an item have the same bytes in a column.
struct FieldCondition {
  ColumnId column;
  bool isEqual = true;
  bool operator==(const FieldCondition &) const = default;
};

/// The conditions of the queue, without the threshold. Plain data.
struct QueueFilter {
  std::string text = {};  ///< a text in any case, or /a regular expression/
  VerdictFilter verdict = VerdictFilter::All;
  std::optional<ScoreRange> scores = {};
  std::vector<FieldCondition> fields = {};   ///< all must be met
  std::optional<RecordId> sameGroupAs = {};  ///< both records are in this row's group
  bool isChangedOnly = false;                ///< only verdicts that need a check
  bool isOfferedOnly = false;                ///< only items whose verdict others imply
  std::string tag = {};                      ///< items with this tag; empty: any
  bool operator==(const QueueFilter &) const = default;
};

/// The input of a filter. Values and shared immutable objects only.
struct QueueRequest {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const ReviewQueue> queue;
  QueueFilter filter = {};
  std::vector<ColumnId> columns = {};                 ///< the columns to search for the text
  std::vector<Verdict> verdicts = {};                 ///< by item; undecided beyond its end
  std::vector<RecordId> groupRows = {};               ///< the rows in the group of `sameGroupAs`
  std::vector<std::uint32_t> changed = {};            ///< items that need a check
  std::shared_ptr<const RecordDigests> records = {};  ///< the digests by which an audit is drawn
  std::vector<std::uint32_t> offered = {};            ///< items that other verdicts imply
  ItemJudgements judgements = {};                     ///< with the tags
};

/// Tests each item. The filter's text is searched for in every row of an item's texts, once for
/// each of these texts. O(items + bytes searched), on `context.threads` threads; independent of
/// their number. Errors: BadParameter if the text between slashes is not a regular expression or a
/// column does not exist, Limit if a regular expression takes too long, Cancelled.
Result<std::vector<std::uint8_t>> passingItems(const QueueRequest &request,
                                               const RunContext &context);

}  // namespace shinglescope
