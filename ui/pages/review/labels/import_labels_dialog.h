// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <memory>

#include "core/review/labels/label_plan.h"
#include "core/review/queue/review_queue.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/pages/review/labels/verdict_reading.h"

class QLabel;
class QPushButton;

namespace shinglescope {

class LabelsController;
class FormRows;
class SegmentedControl;
class UnusedPairsPanel;

/// Labels of a file, and what importing them would do.
struct LabelPreview {
  NamedPairs list;
  LabelPlan keeping;         ///< verdicts of reviewers stay
  LabelPlan overruling;      ///< they do not
  std::uint64_t queued = 0;  ///< labels of pairs in the queue
};

/// Shows what the labels of another program would do before they become verdicts: how many are new,
/// change nothing or contradict verdicts, and which lines cannot be used. The user chooses which
/// side counts. Importing is one undo step. The file is read and compared off the GUI thread. GUI
/// thread.
class ImportLabelsDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `queue` may be null.
  ImportLabelsDialog(Session &session, LabelsController &controller,
                     std::shared_ptr<const ReviewQueue> queue, const QString &path,
                     QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }

 public slots:
  void accept() override;

 private:
  enum Choice { VerdictsStay, LabelsCount };

  void createLayout();
  void start();
  /// Tests whether the verdicts or the result have changed since the comparison began.
  bool isOutdated() const;
  void show(std::shared_ptr<const LabelPreview> preview);
  void showEffect();
  void refuse(const QString &message);
  const LabelPlan &plan() const;

  Session &m_session;
  LabelsController &m_controller;
  std::shared_ptr<const ReviewQueue> m_queue;
  QString m_path;
  std::uint64_t m_steps = 0;  ///< step count of the compared verdicts
  std::shared_ptr<const TextClasses> m_classes;
  std::shared_ptr<const LabelPreview> m_preview;
  QLabel *m_facts = nullptr;
  FormRows *m_figures = nullptr;
  SegmentedControl *m_choice = nullptr;
  QLabel *m_effect = nullptr;
  UnusedPairsPanel *m_unused = nullptr;
  QPushButton *m_import = nullptr;
  VerdictReading m_reading;  ///< ends after the job
  JobSlot<std::shared_ptr<const LabelPreview>> m_job;
};

}  // namespace shinglescope
