#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "core/review/groups/group_order.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/session/session.h"

namespace shinglescope {

/// The groups of the session's result at the threshold under review, as verdicts
/// and marks leave them. They are made off the GUI thread; after a verdict or a
/// mark only what it touches is made again, at once. Bulk steps and groups that
/// a job still reads make them all anew. GUI thread; lives as long as its page.
class GroupState final : public QObject {
  Q_OBJECT

 public:
  explicit GroupState(Session &session, QObject *parent = nullptr);

  /// Forgets the groups and makes those of the result; null for none.
  void setResult(std::shared_ptr<const DuplicateResult> result);
  /// Null while there is no result or its groups are being made for the first
  /// time. Valid until changed().
  const ReviewGroups *groups() const { return m_groups.get(); }
  /// For a job: while it reads them they are not changed but replaced.
  std::shared_ptr<const ReviewGroups> shared() const { return m_groups; }
  /// The slots in use, in the order of the queue (core/review/groups/group_order.h).
  const std::vector<std::uint32_t> &order() const { return m_order; }
  void setSort(QueueSort sort);
  std::size_t count() const { return m_order.size(); }
  /// count() where the groups are those at the threshold under review; nothing
  /// while these are being made. The definition is in docs/definitions.md.
  std::optional<std::size_t> currentCount() const;
  /// ReviewGroups::kNoGroup for a row outside groups.
  std::uint32_t slotOf(RecordId row) const;
  /// Null for a row outside groups.
  const ReviewGroup *groupOf(RecordId row) const;
  /// While others are being made that hold more.
  bool isBusy() const { return m_job.isRunning() || m_timer.isActive(); }
  /// The weakest link of a group; nothing while it is being measured, which
  /// asking begins and changed() ends.
  std::optional<RowLink> weakestLink(const ReviewGroup &group);
  bool isMeasuring() const { return m_measuring.isRunning(); }
  bool isSorting() const { return m_sorting.isRunning(); }

 signals:
  void changed();
  void failed(const QString &message);

 private:
  struct Made {
    std::shared_ptr<ReviewGroups> groups;
    std::vector<std::uint32_t> order;
    QueueSort sort;
  };
  struct Measured {
    std::vector<RecordId> rows;
    std::optional<RowLink> link;  ///< none while it is being measured
  };
  void followStep(std::uint64_t step);
  bool isSmall(const std::vector<EntryKey> &entries, const std::vector<RecordId> &rows) const;
  void reorder(std::vector<std::uint32_t> made);
  void startMaking();
  void useMade(Made made);
  void startSorting();

  Session &m_session;
  std::shared_ptr<const DuplicateResult> m_result;
  std::shared_ptr<ReviewGroups> m_groups;
  std::vector<std::uint32_t> m_order;
  QueueSort m_sort = QueueSort::Similarity;
  Ratio m_wanted;       ///< the threshold of the last making
  Measured m_measured;  ///< the group that was asked for last
  QTimer m_timer;
  JobSlot<Made> m_job;
  JobSlot<std::vector<std::uint32_t>> m_sorting;
  JobSlot<RowLink> m_measuring;
};

}  // namespace shinglescope
