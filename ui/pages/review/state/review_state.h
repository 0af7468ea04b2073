#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/review/groups/keep_rules.h"
#include "core/review/queue/queue_order.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/pages/review/state/verdict_consequences.h"
#include "ui/session/group_state.h"
#include "ui/session/session.h"

namespace shinglescope {

/// What the Review page shows of the session's result: the queue, sorted and
/// filtered off the GUI thread and cut at the threshold under review at once, and
/// the groups at that threshold. GUI thread; lives as long as the page.
class ReviewState final : public QObject {
  Q_OBJECT

 public:
  explicit ReviewState(Session &session, QObject *parent = nullptr);

  /// Null while there is no result or it is still being sorted.
  const std::shared_ptr<const ReviewQueue> &queue() const { return m_queue; }
  /// Those of queue() that are shown, in order.
  const std::vector<std::uint32_t> &entries() const { return m_entries; }
  std::uint64_t rowPairs() const;     ///< that the shown entries stand for
  std::size_t filteredTotal() const;  ///< entries that pass the filter at any threshold
  const QueueFilter &filter() const { return m_filter; }
  void setFilter(const QueueFilter &filter);
  const QueueArrangement &arrangement() const { return m_arrangement; }
  void setArrangement(const QueueArrangement &arrangement);
  /// What was said of an entry of the queue; nothing for one of another. O(1).
  std::optional<Verdict> verdictOf(const EntryHandle &entry) const;
  /// Entries whose verdict was given of other content and is to be checked.
  std::size_t changedCount() const { return m_changed.size(); }
  /// That some entry of the queue has, or had while it was shown.
  const std::set<std::string> &tags() const { return m_tags; }
  GroupState &groups() { return m_groups; }
  const GroupState &groups() const { return m_groups; }
  const VerdictConsequences &consequences() const { return m_consequences; }
  /// In the order in which they are tried; kept with the view of the page.
  const KeepRules &keepRules() const { return m_keepRules; }
  void setKeepRules(KeepRules rules) { m_keepRules = std::move(rules); }
  /// While the queue or its order is being made.
  bool isFiltering() const {
    return m_queueJob.isRunning() || m_filterJob.isRunning() || m_isFilterOutdated;
  }
  /// While nothing is listed because the first list is still being made.
  bool isListBeingMade() const { return m_entries.empty() && isFiltering(); }
  /// While the queue, its order or its groups are being made.
  bool isBusy() const;
  ColumnId titleColumn() const;  ///< the first compared column

 signals:
  void queueReset();      ///< another result, or none
  void entriesChanged();  ///< other entries or another order
  void changedCountChanged();
  void tagsChanged();
  void filterRefused(const QString &message);  ///< empty where it is fine again

 private:
  struct JudgedQueue {
    std::shared_ptr<const ReviewQueue> queue;
    std::vector<Verdict> verdicts;    ///< by entry
    std::set<std::uint32_t> changed;  ///< entries to be checked
    std::set<std::string> tags;
  };
  static JudgedQueue judged(std::shared_ptr<const ReviewQueue> queue,
                            const EntryJudgements &judgements);
  void resetQueue();
  void startQueue();
  void showFailure(const QString &message);
  void useQueue(JudgedQueue judged);
  void followStep(std::uint64_t step);
  void followJudgement(EntryKey key);
  void followLog();
  void noteOutdated();
  void judgeQueueAgain();
  void startFilter();
  void cutAtThreshold();
  std::vector<ColumnId> searchedColumns() const;

  Session &m_session;
  std::shared_ptr<const ReviewQueue> m_queue;
  QueueOrder m_order;
  QueueFilter m_filter;
  QueueArrangement m_arrangement;
  KeepRules m_keepRules{{.criterion = KeepCriterion::MostFilled}};
  std::vector<Verdict> m_verdicts;
  std::set<std::uint32_t> m_changed;
  std::set<std::string> m_tags;
  std::vector<std::uint32_t> m_entries;
  GroupState m_groups;
  VerdictConsequences m_consequences;
  bool m_isQueueOutdated = false;   ///< something was judged while it was being made
  bool m_isFilterOutdated = false;  ///< to be applied to what others judged, once it is known
  JobSlot<JudgedQueue> m_queueJob;
  JobSlot<JudgedQueue> m_verdictsJob;
  JobSlot<QueueOrder> m_filterJob;
};

}  // namespace shinglescope
