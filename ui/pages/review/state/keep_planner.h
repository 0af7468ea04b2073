#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "core/review/groups/keep_plan.h"
#include "core/review/queue/review_queue.h"
#include "ui/base/jobs/job_slot.h"

namespace shinglescope {

/// Which groups keep rules are applied to.
enum class KeepScope { Selected, Filtered, Reviewed };

/// What a plan is made of. Values and shared objects; the groups are not changed
/// while a job holds them.
struct KeepWish {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const ReviewGroups> groups;
  std::shared_ptr<const ReviewQueue> queue;
  std::vector<std::uint32_t> entries = {};   ///< of the queue: Filtered is their groups
  std::vector<std::uint32_t> selected = {};  ///< slots
  std::vector<ColumnType> types = {};        ///< set by hand, by column; others are guessed
  KeepScope scope = KeepScope::Filtered;
  KeepRules rules = {};
  bool overrulesHand = false;
};

/// One group under the rules.
struct KeepExample {
  RecordId keeper;
  std::vector<RecordId> removed;
  std::vector<RecordId> toldApart;  ///< stay, since verdicts tell them from the keeper
  DecidedBy decidedBy = DecidedBy::LastResort;
  std::uint32_t rule = 0;
};

/// What applying rules would do, with examples.
struct KeepPreview {
  KeepPlan plan;
  std::vector<KeepExample> examples;
};

/// The slots of a wish's scope, by the smallest rows of their groups. O(entries).
std::vector<std::uint32_t> slotsInScope(const KeepWish &wish);

/// Makes plans off the GUI thread; only the latest wish counts. GUI thread.
class KeepPlanner final : public QObject {
  Q_OBJECT

 public:
  explicit KeepPlanner(QObject *parent = nullptr);
  void plan(KeepWish wish);
  bool isBusy() const { return m_job.isRunning(); }

 signals:
  void planned(const shinglescope::KeepPreview &preview);
  void failed(const QString &message);

 private:
  JobSlot<KeepPreview> m_job;
};

}  // namespace shinglescope
