// SPDX-License-Identifier: MIT
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

/// The groups of the session's result at the threshold under review, with verdicts and marks
/// applied. They are built off the GUI thread. After a verdict or a mark only the affected
/// groups are rebuilt, immediately. After a bulk step, or while a job reads the groups, all of
/// them are rebuilt. GUI thread; lives as long as its page.
class GroupState final : public QObject {
  Q_OBJECT

 public:
  explicit GroupState(Session &session, QObject *parent = nullptr);

  /// Drops the groups and builds those of the result, which may be null.
  void setResult(std::shared_ptr<const DuplicateResult> result);
  /// Null while there is no result or its groups are being built for the first time. Valid until
  /// changed().
  const ReviewGroups *groups() const { return m_groups.get(); }
  /// The groups for a job: while the job has this pointer, they are replaced instead of changed.
  std::shared_ptr<const ReviewGroups> shared() const { return m_groups; }
  /// The slots in use, in the order of the queue (core/review/groups/group_order.h).
  const std::vector<std::uint32_t> &order() const { return m_order; }
  void setSort(QueueSort sort);
  std::size_t count() const { return m_order.size(); }
  /// Returns count() if the groups are those at the threshold under review; nullopt while those
  /// are being built. The definition is in docs/definitions.md.
  std::optional<std::size_t> currentCount() const;
  /// Returns ReviewGroups::kNoGroup for a row outside groups.
  std::uint32_t slotOf(RecordId row) const;
  /// Returns null for a row outside groups.
  const ReviewGroup *groupOf(RecordId row) const;
  /// Tests whether the groups are being rebuilt.
  bool isBusy() const { return m_job.isRunning() || m_timer.isActive(); }
  /// The weakest link of a group. The first call starts measuring it and returns nullopt;
  /// changed() is emitted when it is known.
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
    std::optional<RowLink> link;  ///< nullopt while it is being measured
  };
  void followStep(std::uint64_t step);
  bool isSmall(const std::vector<ItemKey> &items, const std::vector<RecordId> &rows) const;
  void reorder(std::vector<std::uint32_t> made);
  void startMaking();
  void useMade(Made made);
  void startSorting();

  Session &m_session;
  std::shared_ptr<const DuplicateResult> m_result;
  std::shared_ptr<ReviewGroups> m_groups;
  std::vector<std::uint32_t> m_order;
  QueueSort m_sort = QueueSort::Similarity;
  Ratio m_wanted;       ///< the threshold last requested
  Measured m_measured;  ///< the group last requested
  QTimer m_timer;
  JobSlot<Made> m_job;
  JobSlot<std::vector<std::uint32_t>> m_sorting;
  JobSlot<RowLink> m_measuring;
};

}  // namespace shinglescope
