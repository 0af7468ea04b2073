// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "core/pipeline/estimate/exact_estimate.h"
#include "core/pipeline/estimate/run_estimate.h"
#include "ui/base/controls/panel.h"
#include "ui/base/jobs/job_slot.h"

class QGridLayout;
class QLabel;

namespace shinglescope {

/// The estimated cost of the next run, computed in a worker a moment after the last change; another
/// change cancels it. Numbers of an older recipe are dimmed, unknown ones are shown as a dash. GUI
/// thread; owns its job.
class EstimateStrip final : public Panel {
  Q_OBJECT

 public:
  explicit EstimateStrip(QWidget *parent = nullptr);
  /// A null data set and a recipe without compared columns have no estimate.
  void setContent(std::shared_ptr<const Dataset> dataset, const Recipe &recipe);
  /// Sets the sentence about the parts that the next run reuses; empty if there are none.
  void setReuse(const QString &sentence);
  /// Pauses the estimates, so that they do not slow down a run.
  void setPaused(bool isPaused);
  bool isEstimating() const { return m_job.isRunning(); }

 signals:
  void estimated(const shinglescope::RunEstimate &estimate);

 private:
  QLabel *addFigure(QGridLayout *grid, int column, const QString &name);
  void schedule();
  /// The estimates for both engines.
  struct Estimate {
    RunEstimate run;
    ExactEstimate exact;
  };
  static Result<Estimate> estimate(const Dataset &dataset, const Recipe &recipe,
                                   const RunContext &context);
  void end(const std::optional<Estimate> &estimate, const QString &problem);
  void show(const std::optional<Estimate> &both);
  void showRerun();
  void setDimmed(bool isDimmed);
  void tell(const Estimate &estimate);
  static QString candidatesText(const RunEstimate &estimate);

  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
  QString m_reuse;
  JobSlot<Estimate> m_job;
  bool m_isPaused = false;
  QLabel *m_rows = nullptr;
  QLabel *m_time = nullptr;
  QLabel *m_memory = nullptr;
  QLabel *m_candidates = nullptr;
  QLabel *m_reruns = nullptr;
  QLabel *m_problem = nullptr;
};

}  // namespace shinglescope
