// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "core/review/verdicts/item_key.h"
#include "core/tune/comparison/brute_force_comparison.h"
#include "ui/base/controls/panel.h"
#include "ui/base/jobs/job_slot.h"

class QCheckBox;
class QPushButton;
class QSpinBox;

namespace shinglescope {

class FormRows;
class TaskFooter;

/// Compares LSH with brute force on the same rows: the times of both, what each found,
/// and the extrapolated times for a number of rows. Runs in a worker. GUI thread;
/// shares the data set.
class BruteForcePanel final : public Panel {
  Q_OBJECT

 public:
  explicit BruteForcePanel(QWidget *parent = nullptr);
  /// Sets the question and discards the answer to any other question. With a null data set,
  /// nothing can start.
  void setQuestion(std::shared_ptr<const Dataset> dataset, const Recipe &recipe);
  bool isBusy() const { return m_job.isRunning(); }
  void cancel() { m_job.cancel(); }
  const std::optional<BruteForceComparison> &showdown() const { return m_showdown; }
  TaskFooter &strip() const { return *m_strip; }

 signals:
  /// Requests the explanation of a pair.
  void pairActivated(const shinglescope::ItemKey &rows);

 private:
  QWidget *createExamples();
  void showExamples();
  void start();
  void show(const BruteForceComparison &showdown);
  void extrapolate();
  void clear();

  std::shared_ptr<const Dataset> m_dataset;
  Recipe m_recipe;
  std::optional<BruteForceComparison> m_showdown;
  QSpinBox *m_rows = nullptr;
  QCheckBox *m_partners = nullptr;
  std::array<QPushButton *, 3> m_examples{};  ///< by fate
  FormRows *m_form = nullptr;
  TaskFooter *m_strip = nullptr;
  JobSlot<BruteForceComparison> m_job;
};

}  // namespace shinglescope
