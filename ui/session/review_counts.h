// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <cstdint>

#include "core/review/verdicts/verdicts.h"
#include "ui/base/jobs/job_slot.h"

namespace shinglescope {

class Session;

/// The numbers in "reviewed 41 of 212, 171 left, 3 unsure": queue items at or above the threshold
/// under review.
struct ReviewCounts {
  std::uint64_t items = 0;
  std::uint64_t reviewed = 0;  ///< with any verdict, Unsure included
  std::uint64_t unsure = 0;
  std::uint64_t left() const { return items - reviewed; }
};

/// Updates the counts of the queue after verdicts; a worker counts them if there are very many. GUI
/// thread; the session outlives it.
class ReviewCounter final : public QObject {
  Q_OBJECT

 public:
  explicit ReviewCounter(const Session &session, QObject *parent = nullptr);
  const ReviewCounts &counts() const { return m_counts; }
  /// Counts again after a change of result or threshold. O(pairs + texts), plus
  /// O(judged items × log pairs) for up to ten thousand judged items.
  void recount();
  /// Updates the counts after a step; 0 means that nothing changed. O(items of the step × log
  /// pairs), or as recount() if there are many.
  void follow(std::uint64_t step);

 signals:
  void changed();

 private:
  /// Counted items of the queue, by verdict.
  struct Judged {
    std::uint64_t reviewed = 0;
    std::uint64_t unsure = 0;
  };
  class Queue;
  static Result<Judged> judgedOf(const Queue &queue, const ItemJudgements &items,
                                 const RunContext &context);
  void recountJudged();
  void use(const Judged &judged);

  const Session &m_session;
  ReviewCounts m_counts;
  ItemJudgements m_counted;  ///< snapshot from which m_counts was computed
  JobSlot<Judged> m_job;
};

}  // namespace shinglescope
