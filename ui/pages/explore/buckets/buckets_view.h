// SPDX-License-Identifier: MIT
#pragma once

#include "core/tune/comparison/bucket_statistics.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/pages/explore/frame/explore_tools.h"
#include "ui/pages/explore/frame/explore_view.h"

class QTableView;

namespace shinglescope {

class BucketContentModel;
class BucketModel;
class BucketSizePlot;
class Panel;
class PlotPanel;
class RecipeAdopter;
class StopPanel;
class TaskFooter;

/// The Buckets view: sizes of the recipe's buckets, the content of the largest and
/// the shingles that cause them, and a preview of leaving out common shingles.
/// Computed on request in a worker. GUI thread; the tools outlive it.
class BucketsView final : public ExploreView {
  Q_OBJECT

 public:
  explicit BucketsView(const ExploreTools &tools, QWidget *parent = nullptr);
  bool isBusy() const override;
  void activate() override;
  const std::shared_ptr<const BucketStatistics> &buckets() const { return m_view; }

 public slots:
  void look();

 protected:
  void forget(Changes changes) override;
  void refresh(Changes changes) override;
  bool cancelWork() override;

 private:
  void createLayout(RecipeAdopter &adopter);
  Panel *createSizes();
  Panel *createLargest();
  Panel *createContent();
  void setView(std::shared_ptr<const BucketStatistics> view);
  void showBucket(int row);

  std::shared_ptr<ExactSetCache> m_shelf;
  std::shared_ptr<const BucketStatistics> m_view;
  std::shared_ptr<const Dataset> m_dataset;  ///< the data set of m_view
  Recipe m_recipe;
  BucketSizePlot *m_plot = nullptr;
  PlotPanel *m_plotPanel = nullptr;
  TaskFooter *m_strip = nullptr;
  StopPanel *m_stop = nullptr;
  Panel *m_largestPanel = nullptr;
  QTableView *m_largestTable = nullptr;
  BucketModel *m_largest = nullptr;
  Panel *m_contentPanel = nullptr;
  QTableView *m_contentTable = nullptr;
  BucketContentModel *m_content = nullptr;
  JobSlot<BucketStatistics> m_job;
};

}  // namespace shinglescope
