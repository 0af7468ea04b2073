#pragma once

#include <QObject>
#include <cstdint>

#include "core/review/verdicts/verdicts.h"
#include "ui/base/jobs/job_slot.h"

namespace shinglescope {

class Session;

/// "reviewed 41 of 212, 171 left, 3 unsure": queue entries at or over the
/// threshold under review.
struct ReviewCounts {
  std::uint64_t entries = 0;
  std::uint64_t reviewed = 0;  ///< with any verdict, Unsure included
  std::uint64_t unsure = 0;
  std::uint64_t left() const { return entries - reviewed; }
};

/// Keeps the counts of the queue as verdicts come in; very many are counted by a
/// worker. GUI thread; the session outlives it.
class ReviewCounter final : public QObject {
  Q_OBJECT

 public:
  explicit ReviewCounter(const Session &session, QObject *parent = nullptr);
  const ReviewCounts &counts() const { return m_counts; }
  /// After another result or threshold. O(pairs + texts), and of up to ten
  /// thousand judged entries O(those log pairs).
  void recount();
  /// After a step; 0: none, nothing was new. O(its entries log pairs), or as recount() where they
  /// are many.
  void follow(std::uint64_t step);

 signals:
  void changed();

 private:
  /// Entries of the queue that were counted, by their verdicts.
  struct Judged {
    std::uint64_t reviewed = 0;
    std::uint64_t unsure = 0;
  };
  class Queue;
  static Result<Judged> judgedOf(const Queue &queue, const EntryJudgements &entries,
                                 const RunContext &context);
  Queue queue() const;
  void recountJudged();
  void use(const Judged &judged);

  const Session &m_session;
  ReviewCounts m_counts;
  EntryJudgements m_counted;  ///< as they were when they were counted
  JobSlot<Judged> m_job;
};

}  // namespace shinglescope
