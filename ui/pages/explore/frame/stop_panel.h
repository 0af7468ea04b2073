// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/tune/comparison/bucket_statistics.h"
#include "ui/base/controls/panel.h"
#include "ui/base/jobs/job_slot.h"

class QDoubleSpinBox;
class QPushButton;

namespace shinglescope {

class FormRows;
class RecipeAdopter;
class TaskFooter;

/// Previews how buckets and candidates change if shingles that more than a given share of the rows
/// contain are left out. Can put that share into the recipe. Computed on request in a worker. GUI
/// thread; the adopter outlives it.
class StopPanel final : public Panel {
  Q_OBJECT

 public:
  explicit StopPanel(RecipeAdopter &adopter, QWidget *parent = nullptr);
  /// Sets the question and discards the answer to any other question. With a null data set,
  /// nothing can start.
  void setQuestion(std::shared_ptr<const Dataset> dataset, const Recipe &recipe);
  bool isBusy() const { return m_job.isRunning(); }
  void cancel() { m_job.cancel(); }
  const std::optional<StopShinglePreview> &preview() const { return m_preview; }
  TaskFooter &strip() const { return *m_strip; }

 private:
  void start();
  void show(StopShinglePreview preview);
  void clear();
  void adopt();

  RecipeAdopter &m_adopter;
  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
  std::optional<StopShinglePreview> m_preview;
  QDoubleSpinBox *m_share = nullptr;
  QPushButton *m_adopt = nullptr;
  FormRows *m_form = nullptr;
  TaskFooter *m_strip = nullptr;
  JobSlot<StopShinglePreview> m_job;
};

}  // namespace shinglescope
