// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "core/review/groups/keep_plan.h"
#include "core/review/queue/review_queue.h"
#include "ui/base/jobs/job_slot.h"

namespace shinglescope {

/// The groups to which keep rules apply.
enum class KeepScope { Selected, Filtered, Reviewed };

/// The input of a plan: values and shared objects. The groups do not change while a job uses them.
struct KeepWish {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const ReviewGroups> groups;
  std::shared_ptr<const ReviewQueue> queue;
  std::vector<std::uint32_t> items = {};     ///< queue items; Filtered covers their groups
  std::vector<std::uint32_t> selected = {};  ///< slots of the selected groups
  std::vector<ColumnType> types = {};        ///< user's types by column; others are guessed
  KeepScope scope = KeepScope::Filtered;
  KeepRules rules = {};
  bool overrulesHand = false;
};

/// What the rules do to one group.
struct KeepExample {
  RecordId keeper;
  std::vector<RecordId> removed;
  std::vector<RecordId> toldApart;  ///< rows that stay: verdicts separate them from the keeper
  DecidedBy decidedBy = DecidedBy::LastResort;
  std::uint32_t rule = 0;
};

/// The effect of the rules, with examples.
struct KeepPreview {
  KeepPlan plan;
  std::vector<KeepExample> examples;
};

/// Returns the slots in a wish's scope, sorted by the smallest rows of their groups. O(items).
std::vector<std::uint32_t> slotsInScope(const KeepWish &wish);

/// Computes plans off the GUI thread; a new wish replaces the previous one. GUI thread.
class KeepPlanner final : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  void plan(KeepWish wish);
  bool isBusy() const { return m_job.isRunning(); }

 signals:
  void planned(const shinglescope::KeepPreview &preview);
  void failed(const QString &message);

 private:
  JobSlot<KeepPreview> m_job;
};

}  // namespace shinglescope
