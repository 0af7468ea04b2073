// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <memory>

#include "core/review/verdicts/verdict_merge.h"
#include "ui/base/jobs/job_slot.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace shinglescope {

class ActionsController;
class Session;

/// Compares another review with this one before they are merged: agreement as text and as a
/// three-by-three table of verdicts, and the effect of merging. The file is read, folded and
/// compared off the GUI thread. The dialog closes once merging has begun. If merging cannot
/// begin, the user can try again, with a new comparison if the verdicts have changed. GUI
/// thread.
class MergeDialog final : public QDialog {
  Q_OBJECT

 public:
  MergeDialog(const Session &session, ActionsController &controller, const QString &path,
              QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }

 public slots:
  void accept() override;

 private:
  void createLayout();
  void start();
  /// Tests whether the verdicts or the result have changed since the comparison began.
  bool isOutdated() const;
  void showComparison(std::shared_ptr<const OtherReview> other);
  void fillTable(const Agreement &agreement);

  const Session &m_session;
  ActionsController &m_controller;
  QString m_path;
  std::uint64_t m_steps = 0;  ///< step count of the compared verdicts
  std::shared_ptr<const TextClasses> m_classes;
  std::shared_ptr<const OtherReview> m_other;
  QLabel *m_agreement = nullptr;
  QTableWidget *m_table = nullptr;
  QLabel *m_effect = nullptr;
  QPushButton *m_merge = nullptr;
  JobSlot<std::shared_ptr<const OtherReview>> m_job;
};

/// Describes an agreement: "Both decided 50 pairs and agree on 35 (70 %). Cohen's kappa is
/// 0.40: 1 is full agreement, 0 is agreement by chance."
QString agreementText(const Agreement &agreement);

}  // namespace shinglescope
