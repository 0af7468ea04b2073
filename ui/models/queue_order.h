#pragma once

#include <QString>
#include <cstdint>
#include <map>
#include <vector>

#include "ui/models/review_queue.h"

namespace shinglescope {

enum class QueueSort { Similarity, Borderline, FileOrder };
enum class VerdictFilter { All, Undecided, Duplicate, NotDuplicate, Unsure };

/// What the queue is narrowed to, but for the threshold.
struct QueueFilter {
  QString text;  ///< contained in any case, or /a regular expression/
  VerdictFilter verdict = VerdictFilter::All;
  bool operator==(const QueueFilter &) const = default;
};

/// The entries that pass a filter, in the orders that the queue offers. Made
/// off the GUI thread; a threshold then only cuts off a tail.
struct QueueOrder {
  std::vector<std::uint32_t> bySimilarity;  ///< entries, highest first
  std::vector<std::uint32_t> byFile;        ///< positions in bySimilarity, by row
  std::vector<std::uint64_t> rowPairs;      ///< of the first n entries, n from 0

  std::size_t size() const { return bySimilarity.size(); }
};

/// What a filter reads. Values and shared immutable objects only.
struct FilterInput {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const ReviewQueue> queue;
  std::vector<ColumnId> columns;  ///< that are searched, in the first row of each text
  QueueFilter filter;
  std::map<EntryKey, Judgement> judgements;
};

/// BadParameter where the text between slashes is no regular expression. Each
/// distinct text is looked at once.
Result<QueueOrder> makeQueueOrder(const FilterInput &input, const RunContext &context);

/// How many entries of the order are at or over a threshold. O(log n).
std::size_t countAtLeast(const QueueOrder &order, const ReviewQueue &queue, const Ratio &threshold);
/// The first `count` entries of the order in the given sort. O(n), milliseconds
/// for a million.
std::vector<std::uint32_t> sortedEntries(const QueueOrder &order, std::size_t count,
                                         QueueSort sort);

}  // namespace shinglescope
