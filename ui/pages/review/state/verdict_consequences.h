// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "core/review/queue/review_queue.h"
#include "core/review/verdicts/contradictions.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/session/session.h"

namespace shinglescope {

/// Finds the duplicates that follow from the verdicts, and the verdicts that contradict each
/// other. Works off the GUI thread after every step that changes a verdict. GUI thread; lives as
/// long as its page.
class VerdictConsequences final : public QObject {
  Q_OBJECT

 public:
  explicit VerdictConsequences(Session &session, QObject *parent = nullptr);

  /// Sets the queue whose items may be offered; null for none.
  void setQueue(std::shared_ptr<const ReviewQueue> queue);
  const std::vector<Contradiction> &contradictions() const { return m_found.contradictions; }
  /// The chain of duplicates that joins the texts of an item.
  std::vector<RecordId> chain(ItemKey item) const;
  /// Undecided items at or above the threshold under review that are duplicates if the
  /// verdicts are right.
  const std::vector<ItemKey> &offered() const { return m_found.offered; }
  bool isBusy() const { return m_job.isRunning(); }

 signals:
  void changed();
  void failed(const QString &message);

 private:
  struct Found {
    std::shared_ptr<const VerdictGraph> graph;
    std::vector<Contradiction> contradictions;
    std::vector<ItemKey> offered;
  };
  struct Request;
  static Result<Found> find(const Request &request, const RunContext &context);
  void request();
  void use(Found found);

  Session &m_session;
  std::shared_ptr<const ReviewQueue> m_queue;
  Found m_found;
  JobSlot<Found> m_job;
};

}  // namespace shinglescope
