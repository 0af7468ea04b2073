// SPDX-License-Identifier: MIT
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

/// The part of the session's result that the Review page shows: the queue and the groups at
/// the threshold under review. The queue is sorted and filtered off the GUI thread, then cut
/// at the threshold. GUI thread; lives as long as the page.
class ReviewState final : public QObject {
  Q_OBJECT

 public:
  explicit ReviewState(Session &session, QObject *parent = nullptr);

  /// Null while there is no result or the result is being sorted.
  const std::shared_ptr<const ReviewQueue> &queue() const { return m_judged.queue; }
  /// The shown items of queue(), in order.
  const std::vector<std::uint32_t> &items() const { return m_items; }
  std::uint64_t rowPairs() const;  ///< row pairs that the shown items represent
  /// Items that pass the filter at any threshold.
  std::size_t filteredTotal() const { return m_order.size(); }
  const QueueFilter &filter() const { return m_filter; }
  void setFilter(const QueueFilter &filter);
  const QueueArrangement &arrangement() const { return m_arrangement; }
  void setArrangement(const QueueArrangement &arrangement);
  /// The verdict on an item of this queue; nullopt for an item of another queue. O(1).
  std::optional<Verdict> verdictOf(const ItemHandle &item) const;
  /// The number of items whose content changed after the verdict, which must be checked.
  std::size_t changedCount() const { return m_judged.changed.size(); }
  /// Tags that an item of the queue has, or had while this queue was shown.
  const std::set<std::string> &tags() const { return m_judged.tags; }
  GroupState &groups() { return m_groups; }
  const GroupState &groups() const { return m_groups; }
  const VerdictConsequences &consequences() const { return m_consequences; }
  /// The keep rules in the order in which they are tried; saved with the view of the page.
  const KeepRules &keepRules() const { return m_keepRules; }
  void setKeepRules(KeepRules rules) { m_keepRules = std::move(rules); }
  /// Tests whether the queue or its order is being computed.
  bool isFiltering() const {
    return m_queueJob.isRunning() || m_filterJob.isRunning() || m_isFilterOutdated;
  }
  /// Tests whether the list is empty because the first list is still being computed.
  bool isListBeingMade() const { return m_items.empty() && isFiltering(); }
  /// Tests whether the queue, its order or its groups are being computed.
  bool isBusy() const;
  ColumnId titleColumn() const;  ///< the first compared column

 signals:
  void queueReset();    ///< the queue was replaced or removed
  void itemsChanged();  ///< the shown items or their order changed
  void changedCountChanged();
  void tagsChanged();
  void filterRefused(const QString &message);  ///< empty if the filter is valid again

 private:
  struct JudgedQueue {
    std::shared_ptr<const ReviewQueue> queue;
    std::vector<Verdict> verdicts;    ///< indexed by item
    std::set<std::uint32_t> changed;  ///< items to be checked
    std::set<std::string> tags;
  };
  static JudgedQueue judged(std::shared_ptr<const ReviewQueue> queue,
                            const ItemJudgements &judgements);
  void resetQueue();
  void startQueue();
  void showFailure(const QString &message);
  void useQueue(JudgedQueue judged);
  void followStep(std::uint64_t step);
  void followJudgement(ItemKey key);
  void followLog();
  void noteOutdated();
  void judgeQueueAgain();
  void startFilter();
  void cutAtThreshold();
  std::vector<ColumnId> searchedColumns() const;

  Session &m_session;
  JudgedQueue m_judged;
  QueueOrder m_order;
  QueueFilter m_filter;
  QueueArrangement m_arrangement;
  KeepRules m_keepRules{{.criterion = KeepCriterion::MostFilled}};
  std::vector<std::uint32_t> m_items;
  GroupState m_groups;
  VerdictConsequences m_consequences;
  bool m_isQueueOutdated = false;   ///< a verdict changed while the queue was being computed
  bool m_isFilterOutdated = false;  ///< apply the filter once the replaced verdicts are known
  JobSlot<JudgedQueue> m_queueJob;
  JobSlot<JudgedQueue> m_verdictsJob;
  JobSlot<QueueOrder> m_filterJob;
};

}  // namespace shinglescope
